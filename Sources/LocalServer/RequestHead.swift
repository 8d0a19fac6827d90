/// The head of a request as it came, before any rule.
struct RequestHead {
  var method: String
  var target: [UInt8]
  /// Names in any case, in the order in which they came.
  var fields: [(name: String, value: String)]

  /// The values of all fields of a name given in lower case.
  func values(of name: String) -> [String] {
    fields.lazy.filter { Self.isSame($0.name, name) }.map(\.value)
  }

  /// Whether two texts are the same bytes but for the case of ASCII letters.
  ///
  /// Equality of `String` takes different bytes for the same text, such as the sign for kelvin and the letter K.
  static func isSame(_ one: some StringProtocol, _ other: some StringProtocol) -> Bool {
    func folded(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }
    return one.utf8.lazy.map(folded).elementsEqual(other.utf8.lazy.map(folded))
  }
}
