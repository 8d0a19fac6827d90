/// Why a request is not answered. The connection is closed after it.
struct Refusal: Error, Hashable {
  var status: Int
  var sentence: String

  init(_ status: Int, _ sentence: String) {
    self.status = status
    self.sentence = sentence
  }

  /// Says nothing about what there is: the address may have been guessed.
  static let notFound = Refusal(404, "Not found.")

  var response: Response { .problem(status, sentence) }
}
