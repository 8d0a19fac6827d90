/// The initializers of UIKit's types that the module may lack, according to the compiler's errors about arguments: each once.
///
/// The compiler does not name the type of a call whose labels it does not find; the source does.
struct MissingInitializers: Equatable {
  /// The types with the labels of the calls: `UISegmentedControl(frame:actions:)`.
  let calls: [String]

  /// - Parameter texts: The sources by path.
  init(_ errors: [CompilerMessages.Error], _ texts: [String: [UInt8]]) {
    var calls: [String] = []
    for error in errors where Self.isAboutArguments(error.text) {
      guard let text = texts[error.path], let call = Self.call(at: error, in: text), !calls.contains(call) else {
        continue
      }
      calls.append(call)
    }
    self.calls = calls
  }

  /// One line for each call.
  var lines: [String] {
    calls.map { "there is no initializer \($0) here; if UIKit has it, it is not modelled" }
  }

  private static func isAboutArguments(_ text: String) -> Bool {
    [
      "extra argument", "incorrect argument label", "extraneous argument label",
      "argument passed to call that takes no",
    ]
    .contains(where: text.hasPrefix)
  }

  /// The call of a system type's initializer around the place of an error.
  private static func call(at error: CompilerMessages.Error, in text: [UInt8]) -> String? {
    guard var index = offset(of: error, in: text) else { return nil }
    // The error is at an argument, or at the parenthesis of the call.
    var depth = 0
    if index < text.count, text[index] == UInt8(ascii: "(") { index += 1 }
    while index > 0 {
      index -= 1
      switch text[index] {
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth += 1
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        if depth == 0 {
          guard text[index] == UInt8(ascii: "("), let type = type(before: index, in: text) else { return nil }
          return "\(type)(\(labels(from: index + 1, in: text)))"
        }
        depth -= 1
      default: break
      }
    }
    return nil
  }

  private static func offset(of error: CompilerMessages.Error, in text: [UInt8]) -> Int? {
    var (line, index) = (1, 0)
    while line < error.line {
      guard let end = text[index...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      (line, index) = (line + 1, end + 1)
    }
    let offset = index + error.column - 1
    return offset <= text.count ? offset : nil
  }

  /// The name before a parenthesis, if it is that of a type of the system.
  private static func type(before index: Int, in text: [UInt8]) -> String? {
    let name = text[..<index].reversed().prefix { byte in
      byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_") || (48...57).contains(byte) || (65...90).contains(byte)
        || (97...122).contains(byte)
    }
    var type = String(decoding: name.reversed(), as: UTF8.self)
    if type.hasSuffix(".init") { type.removeLast(5) }
    return MissingSymbols.isSystem(type) && type.split(separator: ".").last?.first?.isUppercase == true ? type : nil
  }

  /// The labels of the arguments from a place after a parenthesis on: `frame:actions:`.
  private static func labels(from start: Int, in text: [UInt8]) -> String {
    var (labels, depth, word, isAtStart) = ("", 0, "", true)
    for byte in text[start...] {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): (depth, isAtStart) = (depth + 1, false)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if depth == 0 { return labels }
        depth -= 1
      case UInt8(ascii: ",") where depth == 0: (word, isAtStart) = ("", true)
      case UInt8(ascii: ":") where depth == 0 && isAtStart:
        labels += word + ":"
        isAtStart = false
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
      default: if depth == 0, isAtStart { word.append(Character(Unicode.Scalar(byte))) }
      }
    }
    return labels
  }
}
