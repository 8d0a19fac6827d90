/// The name of a class in the form that a scene has: without its module.
enum ClassName {
  /// The name without its module, with the characters that a scene does not allow replaced by `_`.
  static func inScene(_ name: String) -> String {
    if isPlain(name) { return name }
    let plain = withoutModule(demangled(name) ?? name)
    let allowed = String(String.UnicodeScalarView(plain.unicodeScalars.map { isAllowed($0) ? $0 : "_" }))
    return allowed.isEmpty ? "UIView" : allowed
  }

  /// Whether a name has only letters, digits and `_`, and is not mangled: the form of most names.
  private static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix("_Tt")
      && name.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F: true
        default: false
        }
      }
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    !["/", "[", "]"].contains(scalar) && !(0..<0x20 ~= scalar.value) && !(0x7F...0x9F ~= scalar.value)
      && scalar.value != 0x2028 && scalar.value != 0x2029
  }

  /// `App.Card<App.Item>` is `Card<App.Item>`.
  private static func withoutModule(_ name: String) -> String {
    let arguments = name.firstIndex(of: "<") ?? name.endIndex
    guard let dot = name[..<arguments].lastIndex(of: "."), name.index(after: dot) < arguments else { return name }
    return String(name[name.index(after: dot)...])
  }

  /// `_TtC3App4Card` is `App.Card`. `nil` for other forms, generic classes among them.
  ///
  /// Source: the mangling of Swift 3 that the Objective-C runtime has, docs/ABI/OldMangling.rst of Swift [D].
  private static func demangled(_ name: String) -> String? {
    guard name.hasPrefix("_TtC") else { return nil }
    var rest = name.utf8.dropFirst(4)
    var parts: [String] = []
    while let digit = rest.first, 0x30...0x39 ~= digit {
      var length = 0
      while let digit = rest.first, 0x30...0x39 ~= digit, length < 1_000 {
        length = length * 10 + Int(digit - 0x30)
        rest = rest.dropFirst()
      }
      guard length > 0, length <= rest.count, let part = String(rest.prefix(length)) else { return nil }
      parts.append(part)
      rest = rest.dropFirst(length)
    }
    return parts.count > 1 && rest.isEmpty ? parts.joined(separator: ".") : nil
  }
}
