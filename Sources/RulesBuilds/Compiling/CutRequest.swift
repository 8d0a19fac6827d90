/// An error of the compiler for which the translator cuts a member.
struct CutRequest: Equatable {
  /// The path of the source as the user named it.
  let path: String
  let error: CompilerMessages.Error

  /// The value of the translator's option `--cut`.
  var text: String { "\(path):\(error.line):\(error.column):\(error.text)" }

  /// The requests for the errors that are in sources of the user.
  static func list(_ errors: [CompilerMessages.Error], in inputs: [Translation.Input]) -> [CutRequest] {
    errors.compactMap { error in
      inputs.first { $0.name == CompilerMessages.unescaped(error.path) }.map { CutRequest(path: $0.name, error: error) }
    }
  }
}
