/// The ids of a scene: the identifiers of a hierarchy that can name one view.
struct SceneIdentifiers {
  private var counts: [String: Int] = [:]
  private(set) var notes: [ImportNote] = []

  /// Collects the identifiers of views.
  init(of windows: [ImportedView]) {
    var repeated: (line: Int, count: Int) = (0, 0)
    var unusable: (line: Int, count: Int) = (0, 0)
    func visit(_ view: ImportedView) {
      if let identifier = view.identifier, !identifier.isEmpty {
        if let id = Self.id(from: identifier) {
          counts[id, default: 0] += 1
        } else {
          unusable = (unusable.count == 0 ? view.line : unusable.line, unusable.count + 1)
        }
      }
      for child in view.subviews { visit(child) }
    }
    for window in windows { visit(window) }
    func visitRepeated(_ view: ImportedView) {
      if let id = view.identifier.flatMap(Self.id), counts[id, default: 0] > 1 {
        repeated = (repeated.count == 0 ? view.line : repeated.line, repeated.count + 1)
      }
      for child in view.subviews { visitRepeated(child) }
    }
    for window in windows { visitRepeated(window) }
    if repeated.count > 0 {
      notes.append(ImportNote(.identifiers, "not unique", line: repeated.line, count: repeated.count))
    }
    if unusable.count > 0 {
      notes.append(ImportNote(.identifiers, "injected or an address", line: unusable.line, count: unusable.count))
    }
  }

  /// The id of a view. `nil` if it has none that is unique.
  func id(of view: ImportedView) -> String? {
    guard let id = view.identifier.flatMap(Self.id), counts[id] == 1 else { return nil }
    return id
  }

  /// The id for an identifier. `nil` for one that differs from run to run.
  ///
  /// Source: identifiers that Detox injects, `detox_temp_0_1` (ViewHierarchyGenerator.swift) [S]; identifiers with the address
  /// of an object, appium#16385 [I].
  static func id(from identifier: String) -> String? {
    guard !identifier.hasPrefix("detox_temp_"), !Address.isIn(identifier) else { return nil }
    let scalars = identifier.unicodeScalars.map { scalar -> Unicode.Scalar in
      scalar == "/"
        ? "."
        : scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value || scalar.value == 0x2028
          || scalar.value == 0x2029 ? "_" : scalar
    }
    var id = String(String.UnicodeScalarView(scalars))
    if id.hasPrefix("!") || id == "-" { id = "_" + id }
    // A path of a window, such as `UIWindow[0]`, would be ambiguous.
    return id.isEmpty || id.hasSuffix("]") ? nil : id
  }
}

/// Addresses of objects in texts: `0x600003d2c1e0`.
public enum Address {
  /// The fewest digits of an address that is not a small number.
  private static let fewestDigits = 6

  /// Whether a text contains an address.
  public static func isIn(_ text: String) -> Bool {
    var digits = -1
    var last: UInt8 = 0
    for byte in text.utf8 {
      if digits >= 0, isDigit(byte) {
        digits += 1
        if digits >= fewestDigits { return true }
      } else {
        digits = (byte == UInt8(ascii: "x") || byte == UInt8(ascii: "X")) && last == UInt8(ascii: "0") ? 0 : -1
      }
      last = byte
    }
    return false
  }

  /// Whether a text contains an address, or a word that looks like one without the `0x`: `600003d2c1e0`, `7f8a01c0b2d0`.
  ///
  /// Objects on the heap have 12 digits, the first of which is 6 or 7, in simulators, and 9 to 12 on devices, the first of which is
  /// 1 or 2 [O]. A word of decimal digits can be any number, and the end of a UUID is no address.
  public static func isLikelyIn(_ text: String) -> Bool {
    if isIn(text) { return true }
    let uuid = #/[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}/#
    return text.replacing(uuid, with: "").split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.contains { word in
      let lengths = "67".contains(word.first!) ? 12...12 : "12".contains(word.first!) ? 9...12 : 0...0
      return lengths.contains(word.utf8.count) && word.utf8.allSatisfy(isDigit) && word.contains(where: \.isLetter)
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x46, 0x61...0x66: true
    default: false
    }
  }
}
