/// The places where sources make an object of a class that is known only at run time, by an initializer that is not `required`.
enum MetatypeCalls {
  /// The values of the translator's option `--metatype-call` for the errors of a run: `FILE:LINE:COLUMN`, of the sources.
  static func list(
    _ errors: [CompilerMessages.Error], in inputs: [TranslatedSources.Input], _ columns: [String: [Int: [ColumnShift]]]
  ) -> Set<String> {
    Set(
      SourceError.list(errors, in: inputs).compactMap { found in
        let (error, path) = (found.error, found.path)
        guard error.text.contains("with a metatype value must use a 'required' initializer") else { return nil }
        return "\(path):\(error.line):\(ColumnShift.sourceColumn(of: error.column, columns[path]?[error.line] ?? []))"
      })
  }
}
