/// The reason why a request is refused. The connection is closed after the response.
struct Refusal: Error, Hashable {
  var status: Int
  var sentence: String

  init(_ status: Int, _ sentence: String) {
    self.status = status
    self.sentence = sentence
  }

  /// Does not reveal whether the resource exists: the address may have been guessed.
  static let notFound = Refusal(404, "Not found.")

  var response: Response { .problem(status, sentence) }
}
