import Foundation

/// The name of a Swift function for messages: `StackView.depth`.
enum FunctionName {
  /// The name without module, parameters and results. `nil` for a symbol that Swift has not mangled.
  static func short(ofMangled symbol: String) -> String? {
    guard symbol.hasPrefix("$s"), let whole = demangled(symbol) else { return nil }
    return short(whole)
  }

  /// The same of a name as the runtime demangles it: `Rules.StackView.depth(UIKit.UIView?) -> Swift.Int`.
  static func short(_ name: String) -> String? {
    // A private declaration: (depth in _43EB5980FDDF6AB7A6644AED84DFF718).
    var name = name.replacing(#/\((\w+) in _[0-9A-F]+\)/#) { $0.output.1 }
    if let generic = name.range(of: "> of ") { name = String(name[generic.upperBound...]) }
    // A function in a function: closure #1 () -> () in Rules.StackView.depth().
    if let inner = name.range(of: " in ", options: .backwards) { name = String(name[inner.upperBound...]) }
    for end in ["(", " : ", "<"] {
      if let range = name.range(of: end) { name = String(name[..<range.lowerBound]) }
    }
    guard var short = name.split(separator: " ").last, let dot = short.firstIndex(of: ".") else { return nil }
    short = short[short.index(after: dot)...]
    for accessor in [".getter", ".setter", ".modify", ".read"] where short.hasSuffix(accessor) {
      short = short.dropLast(accessor.count)
    }
    return short.isEmpty ? nil : String(short)
  }

  private static func demangled(_ symbol: String) -> String? {
    let text = symbol.withCString { swiftDemangle($0, UInt(strlen($0)), nil, nil, 0) }
    guard let text else { return nil }
    defer { free(text) }
    return String(cString: text)
  }
}

/// A function of the Swift runtime's stable interface.
@_silgen_name("swift_demangle")
private func swiftDemangle(
  _ name: UnsafePointer<CChar>?, _ length: UInt, _ buffer: UnsafeMutablePointer<CChar>?,
  _ size: UnsafeMutablePointer<UInt>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
