/// The reason of a cut, from the compiler's message.
enum CutReason {
  /// A part of a sentence: "it needs `UIVisualEffectView`".
  ///
  /// - Parameter reasons: The reasons of declarations that were removed before, by name.
  static func text(_ message: String, after reasons: [String: String] = [:]) -> String {
    let names = message.quotedNames
    if message.contains("has no member") || message.hasPrefix("cannot find"),
      let reason = names.last.flatMap({ reasons[$0] })
    {
      return reason
    }
    if message.hasPrefix("cannot find"), let name = names.first { return "it needs `\(name)`" }
    if message.hasPrefix("unknown attribute"), let name = names.first { return "it needs the macro `@\(name)`" }
    if message.hasPrefix("no macro named"), let name = names.first { return "it needs the macro `#\(name)`" }
    if message.hasPrefix("no such module"), let name = names.first { return "it needs the module `\(name)`" }
    if message.contains("has no member"), names.count >= 2 { return "it needs `\(names[0]).\(names[1])`" }
    if message.contains("does not override any") { return "UIKit has no such member here" }
    return message.isEmpty ? "it does not compile" : message
  }
}
