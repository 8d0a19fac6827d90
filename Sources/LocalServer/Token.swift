/// The secret part of a page's address, which authorizes requests.
struct Token: Sendable {
  /// 26 letters and digits with five random bits each, 130 bits together; easy to type on a phone.
  let text: String

  init() {
    var random = SystemRandomNumberGenerator()
    self.init(text: String((0..<26).map { _ in "abcdefghijklmnopqrstuvwxyz234567".randomElement(using: &random)! }))
  }

  init(text: String) {
    self.text = text
  }

  /// Whether these bytes are the token. The time does not depend on the number of matching bytes.
  func matches(_ bytes: some Collection<UInt8>) -> Bool {
    guard bytes.count == text.utf8.count else { return false }
    return zip(bytes, text.utf8).reduce(into: UInt8(0)) { difference, pair in difference |= pair.0 ^ pair.1 } == 0
  }
}
