/// The secret part of a page's address: who knows it may speak to the server.
struct Token: Sendable {
  /// 26 letters and digits of five random bits each, 130 bits together; they are easy to type on a phone.
  let text: String

  init() {
    var random = SystemRandomNumberGenerator()
    self.init(text: String((0..<26).map { _ in "abcdefghijklmnopqrstuvwxyz234567".randomElement(using: &random)! }))
  }

  init(text: String) {
    self.text = text
  }

  /// Whether these bytes are the token. The time it takes says nothing about how many of them are right.
  func matches(_ bytes: some Collection<UInt8>) -> Bool {
    guard bytes.count == text.utf8.count else { return false }
    return zip(bytes, text.utf8).reduce(into: UInt8(0)) { difference, pair in difference |= pair.0 ^ pair.1 } == 0
  }
}
