/// Finds the parts of an object's description: `<Class: 0xADDRESS; key = value; key: value> more`.
///
/// A `;` separates values only outside of brackets and quotes, in which values can hold other descriptions.
struct DescriptionScanner {
  private let bytes: ArraySlice<UInt8>
  private var position: Int
  /// The quotes that no later quote closes.
  private var unclosed: (single: Bool, double: Bool) = (false, false)

  /// Whether the text begins with `<Class: 0x`, or with `<<Class: 0x` as the description that contains another one.
  static func hasClassAndAddress(_ bytes: ArraySlice<UInt8>) -> Bool {
    DescriptionScanner(bytes).classEnd != nil
  }

  /// Whether the description that the text begins with has its closing `>`.
  static func isClosed(_ bytes: ArraySlice<UInt8>) -> Bool {
    var scanner = DescriptionScanner(bytes)
    guard let end = scanner.classEnd else { return true }
    scanner.position = end
    while let (_, isLast) = scanner.nextPart() {
      if isLast { return true }
    }
    return false
  }

  init(_ bytes: ArraySlice<UInt8>) {
    // `<<_UITextContainerView: 0x1; frame = …> minSize = …>`: the inner description is the view's.
    let isDouble = bytes.dropFirst().first == UInt8(ascii: "<")
    self.bytes = isDouble ? bytes.dropFirst() : bytes
    position = self.bytes.startIndex
  }

  /// The longest name of a class, in bytes. Generic classes have long ones.
  private static let longestName = 2_000

  /// The place of the `:` between the class and the address. `nil` if the text has another form.
  private var classEnd: Int? {
    guard bytes.first == UInt8(ascii: "<") else { return nil }
    let colon = UInt8(ascii: ":")
    var index = bytes.startIndex + 1
    let end = min(bytes.endIndex, index + Self.longestName)
    while index < end {
      if bytes[index] == colon, index + 4 < bytes.endIndex, bytes[index + 1] == 0x20,
        bytes[index + 2] == UInt8(ascii: "0"), bytes[index + 3] == UInt8(ascii: "x")
      {
        return index > bytes.startIndex + 1 ? index : nil
      }
      switch bytes[index] {
      // No class has one of these in its name.
      case UInt8(ascii: ";"), UInt8(ascii: "="), UInt8(ascii: "'"): return nil
      default: break
      }
      index += 1
    }
    return nil
  }

  /// The class, and the address in the form `0x7f`.
  mutating func classAndAddress() -> (name: String, address: String)? {
    guard let end = classEnd else { return nil }
    let name = String(decoding: bytes[(bytes.startIndex + 1)..<end], as: UTF8.self)
    let address = bytes[(end + 2)...].prefix { byte in
      byte != UInt8(ascii: ";") && byte != UInt8(ascii: ">") && byte > 0x20
    }
    position = address.endIndex
    return (name, String(decoding: address, as: UTF8.self))
  }

  /// The next value with its key, and whether it ends the description. `nil` at the end of the text.
  mutating func nextPart() -> (part: ArraySlice<UInt8>, isLast: Bool)? {
    guard position < bytes.endIndex else { return nil }
    var depth = 0
    var index = position
    if bytes[index] == UInt8(ascii: ";") { index += 1 }
    let start = index
    while index < bytes.endIndex {
      switch bytes[index] {
      case UInt8(ascii: "<"), UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ">") where depth == 0:
        position = bytes.endIndex
        return (bytes[start..<index], true)
      case UInt8(ascii: ">"), UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"): depth = max(0, depth - 1)
      case UInt8(ascii: ";") where depth == 0:
        position = index
        return (bytes[start..<index], false)
      case UInt8(ascii: "'"), UInt8(ascii: "\""):
        if isOpening(index), let end = closingQuote(of: index) { index = end }
      default: break
      }
      index += 1
    }
    position = bytes.endIndex
    return start < bytes.endIndex ? (bytes[start...], false) : nil
  }

  /// Whether a quote begins a value: it follows ` = ` or `: `.
  private func isOpening(_ index: Int) -> Bool {
    index - 2 >= bytes.startIndex && bytes[index - 1] == 0x20
      && (bytes[index - 2] == UInt8(ascii: "=") || bytes[index - 2] == UInt8(ascii: ":"))
  }

  /// The quote that ends a text: the first one before a `;` or a `>`, because apostrophes in texts are not escaped.
  private mutating func closingQuote(of start: Int) -> Int? {
    let quote = bytes[start]
    let isSingle = quote == UInt8(ascii: "'")
    // Without this, a text of quotes would be searched to its end at each of them.
    if isSingle ? unclosed.single : unclosed.double { return nil }
    var index = start + 1
    while index < bytes.endIndex {
      if bytes[index] == quote {
        let next = index + 1 < bytes.endIndex ? bytes[index + 1] : UInt8(ascii: ">")
        if next == UInt8(ascii: ";") || next == UInt8(ascii: ">") { return index }
      }
      index += 1
    }
    if isSingle { unclosed.single = true } else { unclosed.double = true }
    return nil
  }
}
