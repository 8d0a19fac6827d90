/// A line of an element tree of XCUITest: `Button, 0x600, {{16, 380}, {370, 52}}, identifier: 'home', label: 'Home'`.
enum XCUITestLine {
  /// The element and the indent of a line. `nil` for another text.
  static func element(_ bytes: ArraySlice<UInt8>, line: Int) -> (AccessibilityElement, indent: Int)? {
    var text = Substring(String(decoding: bytes.prefix(longest), as: UTF8.self))
    let start = text.startIndex
    text = text.drop { $0 == " " || $0 == "\t" || $0 == "→" || $0 == "|" }
    let indent = text.base.distance(from: start, to: text.startIndex)
    let type = text.prefix { $0.isLetter }
    guard !type.isEmpty, text.contains("0x"), let first = text.dropFirst(type.count).first, first == "," || first == " "
    else { return nil }
    let rest = text.dropFirst(type.count)
    // What follows the type is an address, or "(Main), 0x".
    guard let address = rest.firstRange(of: "0x"),
      rest[..<address.lowerBound].allSatisfy({ ", ():=".contains($0) || $0.isLetter })
    else { return nil }
    var element = AccessibilityElement(line: line, type: String(type))
    if let open = rest.firstRange(of: "{{"), let close = rest[open.lowerBound...].firstRange(of: "}}") {
      element.frame = ImportedFrame(braced: rest[open.lowerBound..<close.upperBound])
    }
    element.identifier = value("identifier", in: rest)
    element.text = value("label", in: rest) ?? value("title", in: rest) ?? value("value", in: rest)
    if type == "NavigationBar", let title = element.identifier {
      element.identifier = nil
      element.text = element.text ?? title
    }
    element.isEnabled = !rest.hasSuffix("Disabled") && !rest.contains(", Disabled,")
    return (element, indent)
  }

  /// The greatest length of a line that is read, in bytes.
  private static let longest = 20_000

  /// A text in quotes after a key, or without quotes up to the next comma.
  private static func value(_ key: String, in text: Substring) -> String? {
    guard let found = text.firstRange(of: ", \(key): ") else { return nil }
    let rest = text[found.upperBound...]
    guard rest.first == "'" else {
      let value = rest.prefix { $0 != "," }
      return value.isEmpty ? nil : String(value)
    }
    let quoted = rest.dropFirst()
    // Apostrophes in a text are not escaped: the quote before a comma ends it.
    let end = quoted.firstRange(of: "',")?.lowerBound ?? quoted.lastIndex(of: "'") ?? quoted.endIndex
    return end > quoted.startIndex ? String(quoted[..<end]) : nil
  }
}
