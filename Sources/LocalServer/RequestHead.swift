/// The head of a request before any check.
struct RequestHead {
  var method: String
  var target: [UInt8]
  /// Names in any case, in the order of the request.
  var fields: [(name: String, value: String)]

  /// The values of all fields with a name, given in lower case.
  func values(of name: String) -> [String] {
    fields.lazy.filter { Self.isSame($0.name, name) }.map(\.value)
  }

  /// Whether two texts are equal except for the case of ASCII letters.
  ///
  /// `String` equality is not used: it treats some different bytes as equal, such as the kelvin sign and the letter K.
  static func isSame(_ one: some StringProtocol, _ other: some StringProtocol) -> Bool {
    func folded(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }
    return one.utf8.lazy.map(folded).elementsEqual(other.utf8.lazy.map(folded))
  }
}
