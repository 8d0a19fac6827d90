/// A request's target: path and query, still encoded.
struct RequestTarget: Hashable {
  /// The first path component: the token in a valid request.
  let key: ArraySlice<UInt8>
  /// Whether a slash follows the key. Browsers resolve the page's relative addresses only with it.
  let hasSlash: Bool
  private let rest: ArraySlice<UInt8>
  private let parameters: ArraySlice<UInt8>

  /// Parses `/KEY/REST?PARAMETERS` and `/KEY`. `nil` for every other form, such as an absolute URL.
  init?(_ target: [UInt8]) {
    let path = target.prefix { $0 != UInt8(ascii: "?") }
    guard path.first == UInt8(ascii: "/") else { return nil }
    let slash = path.dropFirst().firstIndex(of: UInt8(ascii: "/"))
    hasSlash = slash != nil
    key = path[1..<(slash ?? path.endIndex)]
    rest = path[(slash.map { $0 + 1 } ?? path.endIndex)...]
    parameters = target[path.endIndex...].dropFirst()
  }

  /// The decoded path after the key.
  func path() throws(Refusal) -> String {
    guard let path = Self.decoded(rest, plusIsSpace: false) else {
      throw Refusal(400, "The path is not UTF-8 in percent encoding.")
    }
    let parts = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    // The page has no path with dot components or control characters.
    let isPlain =
      path.isEmpty || parts.allSatisfy { !$0.isEmpty && !$0.elementsEqual(".".utf8) && !$0.elementsEqual("..".utf8) }
    guard isPlain, !path.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "\\") }) else {
      throw Refusal.notFound
    }
    return path
  }

  /// The decoded parameters by name; one without `=` is empty.
  func query() throws(Refusal) -> [String: String] {
    var query: [String: String] = [:]
    for parameter in parameters.split(separator: UInt8(ascii: "&")) {
      let name = parameter.prefix { $0 != UInt8(ascii: "=") }
      guard let key = Self.decoded(name, plusIsSpace: true),
        let value = Self.decoded(parameter[name.endIndex...].dropFirst(), plusIsSpace: true)
      else { throw Refusal(400, "The parameters are not UTF-8 in percent encoding.") }
      guard query.updateValue(value, forKey: key) == nil else {
        throw Refusal(400, "The parameter '\(key)' is there twice; give it once.")
      }
    }
    return query
  }

  private static func decoded(_ text: ArraySlice<UInt8>, plusIsSpace: Bool) -> String? {
    var bytes: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "%"):
        guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else { return nil }
        bytes.append(high << 4 | low)
      case UInt8(ascii: "+") where plusIsSpace: bytes.append(UInt8(ascii: " "))
      default: bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map(UInt8.init)
  }
}
