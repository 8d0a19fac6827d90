/// An error of the compiler in a source of the user.
struct SourceError: Equatable {
  /// The path of the source as the user named it.
  let path: String
  let error: CompilerMessages.Error

  /// The value of the translator's option `--cut`, which cuts the member with the error.
  var cut: String { "\(path):\(error.line):\(error.column):\(error.text)" }

  /// The errors that are in sources of the user.
  static func list(_ errors: [CompilerMessages.Error], in inputs: [TranslatedSources.Input]) -> [SourceError] {
    errors.compactMap { error in
      inputs.first { $0.name == CompilerMessages.unescaped(error.path) }
        .map { SourceError(path: $0.name, error: error) }
    }
  }
}
