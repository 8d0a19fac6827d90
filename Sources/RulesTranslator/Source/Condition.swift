import SwiftSyntax

/// The values of conditions of `#if` on an iOS device.
struct Condition {
  /// The modules that a translated file can import.
  static let modules: Set<String> = [
    "UIKit", "Foundation", "QuartzCore", "CoreGraphics", "CoreFoundation", "Dispatch", "Swift", "_Concurrency",
    "Synchronization", "Observation", "RegexBuilder", "Combine", "TouchReplay", "SwiftUI",
  ]

  /// The conditions that the build sets, such as `DEBUG`.
  let definitions: Set<String>

  /// `nil` if the compiler must decide.
  func value(_ condition: ExprSyntax) -> Bool? {
    if let literal = condition.as(BooleanLiteralExprSyntax.self) { return literal.literal.tokenKind == .keyword(.true) }
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return value(only.expression)
    }
    if let not = condition.as(PrefixOperatorExprSyntax.self), not.operator.text == "!" {
      return value(not.expression).map { !$0 }
    }
    if let sequence = condition.as(SequenceExprSyntax.self) { return value(of: Array(sequence.elements)) }
    if let call = condition.as(FunctionCallExprSyntax.self) { return value(of: call) }
    if condition.is(DeclReferenceExprSyntax.self) { return definitions.contains(condition.trimmedDescription) }
    return nil
  }

  private func value(of call: FunctionCallExprSyntax) -> Bool? {
    let argument = call.arguments.first?.expression.trimmedDescription ?? ""
    return switch call.calledExpression.trimmedDescription {
    case "os": argument == "iOS"
    case "canImport": Self.modules.contains(String(argument.prefix { $0 != "." }))
    case "targetEnvironment": false
    case "arch": argument == "arm64"
    case "_endian": argument == "little"
    case "swift": isFulfilled(argument, by: Self.languageVersion)
    case "compiler": isFulfilled(argument, by: Self.compilerVersion)
    default: nil
    }
  }

  /// The version of the language that the copies are compiled as.
  private static let languageVersion = [5, 10]

  #if compiler(>=6.4)
    private static let compilerVersion = [6, 4]
  #elseif compiler(>=6.3)
    private static let compilerVersion = [6, 3]
  #else
    private static let compilerVersion = [6, 0]
  #endif

  /// Whether a version fulfils a condition such as `>=5.9`.
  private func isFulfilled(_ condition: String, by version: [Int]) -> Bool? {
    let digits = condition.drop { !$0.isNumber }
    let wanted = digits.split(separator: ".").compactMap { Int($0) }
    guard !wanted.isEmpty else { return nil }
    let isBefore = version.lexicographicallyPrecedes(wanted)
    return switch condition.prefix(while: { "<>=".contains($0) }) {
    case ">=": !isBefore
    case "<": isBefore
    default: nil
    }
  }

  /// The text of a condition that the compiler must decide, with the values of the parts that are decided here.
  func text(_ condition: ExprSyntax) -> String {
    if let value = value(condition) { return "\(value)" }
    if let tuple = condition.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return "(\(text(only.expression)))"
    }
    if let not = condition.as(PrefixOperatorExprSyntax.self) { return not.operator.text + text(not.expression) }
    if let sequence = condition.as(SequenceExprSyntax.self) {
      return sequence.elements.map { $0.is(BinaryOperatorExprSyntax.self) ? $0.trimmedDescription : text($0) }
        .joined(separator: " ")
    }
    return condition.trimmedDescription
  }

  /// `&&` binds more tightly than `||`.
  private func value(of elements: [ExprSyntax]) -> Bool? {
    if let place = elements.lastIndex(where: { $0.trimmedDescription == "||" }) {
      return either(
        value(of: Array(elements[..<place])), value(of: Array(elements[(place + 1)...])), decisive: true)
    }
    if let place = elements.lastIndex(where: { $0.trimmedDescription == "&&" }) {
      return either(
        value(of: Array(elements[..<place])), value(of: Array(elements[(place + 1)...])), decisive: false)
    }
    return elements.count == 1 ? value(elements[0]) : nil
  }

  private func either(_ one: Bool?, _ other: Bool?, decisive: Bool) -> Bool? {
    if one == decisive || other == decisive { return decisive }
    return one == nil || other == nil ? nil : !decisive
  }
}
