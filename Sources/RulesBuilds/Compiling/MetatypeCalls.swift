/// The places where sources make an object of a class that is known only at run time, by an initializer that is not `required`.
enum MetatypeCalls {
  /// The values of the translator's option `--metatype-call` for the errors of a run: `FILE:LINE:CLASS`.
  static func list(_ errors: [CompilerMessages.Error], in inputs: [Translation.Input]) -> Set<String> {
    let requests = CutRequest.list(errors, in: inputs)
    return Set(
      requests.compactMap { request in
        request.error.text.firstMatch(
          of: /constructing an object of class type '(.+?)' with a metatype value must use a 'required' initializer/
        ).map { "\(request.path):\(request.error.line):\($0.1)" }
      })
  }
}
