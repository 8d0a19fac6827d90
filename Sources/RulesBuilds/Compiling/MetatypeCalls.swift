/// The places where sources make an object of a class that is known only at run time, by an initializer that is not `required`.
enum MetatypeCalls {
  /// The values of the translator's option `--metatype-call` for the errors of a run: `FILE:LINE:COLUMN`, of the sources.
  static func list(
    _ errors: [CompilerMessages.Error], in inputs: [Translation.Input], _ columns: [String: [Int: [ColumnChange]]]
  ) -> Set<String> {
    let requests = CutRequest.list(errors, in: inputs)
    return Set(
      requests.compactMap { request in
        let (error, path) = (request.error, request.path)
        guard error.text.contains("with a metatype value must use a 'required' initializer") else { return nil }
        return "\(path):\(error.line):\(ColumnChange.sourceColumn(of: error.column, columns[path]?[error.line] ?? []))"
      })
  }
}
