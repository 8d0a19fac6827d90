public import Foundation

// Linux's Foundation has predicates of blocks only. Formats that compare the object itself with a text, as apps check what a user
// enters, are modelled; other formats are reported, and match nothing.
extension NSPredicate {
  /// Makes a predicate of a format such as `SELF MATCHES %@`.
  @_disfavoredOverload
  public convenience init(format predicateFormat: String, _ args: Any...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  /// As ``init(format:_:)``, with the arguments in an array.
  @_disfavoredOverload
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    guard let comparison = TextComparison(predicateFormat, arguments ?? []) else {
      Unmodelled.noteFromAnyThread(
        "the predicate `\(predicateFormat)` is not modelled: only comparisons of SELF with a text are")
      self.init { _, _ in false }
      return
    }
    self.init { object, _ in comparison.isTrue(for: object) }
  }
}

/// A comparison of an object with a text, as a predicate's format states it.
private struct TextComparison: Sendable {
  private enum Operator: String {
    case matches, like, contains, beginswith, endswith, equals
  }

  private let comparison: Operator
  private let text: String
  private let options: String.CompareOptions

  /// `nil` for another kind of format.
  init?(_ format: String, _ arguments: [Any]) {
    let pattern = #/\s*(?i:SELF)\s*(==?|[A-Za-z]+)\s*(?:\[([cdCD]+)\])?\s*(?:(%@)|'([^'\\]*)'|"([^"\\]*)")\s*/#
    guard let match = try? pattern.wholeMatch(in: format) else { return nil }
    let name = match.1.lowercased()
    guard let comparison = Operator(rawValue: name.hasPrefix("=") ? "equals" : name) else { return nil }
    let argument = match.3 == nil ? (match.4 ?? match.5).map(String.init) : arguments.first.flatMap(Self.text)
    guard let argument else { return nil }
    self.comparison = comparison
    text = argument
    let flags = match.2?.lowercased() ?? ""
    var options: String.CompareOptions = []
    if flags.contains("c") { options.insert(.caseInsensitive) }
    if flags.contains("d") { options.insert(.diacriticInsensitive) }
    if comparison == .matches, flags.contains("d") { return nil }
    self.options = options
  }

  func isTrue(for object: Any?) -> Bool {
    guard let object else { return false }
    guard let original = Self.text(object) else {
      Unmodelled.noteFromAnyThread("a predicate compares a text with a \(type(of: object)), which is not modelled")
      return false
    }
    let (value, text) = (original.folding(options: options, locale: nil), text.folding(options: options, locale: nil))
    switch comparison {
    case .matches: return isWhole(self.text, original)
    case .like:
      let pattern = NSRegularExpression.escapedPattern(for: text)
        .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
      return isWhole(pattern, value)
    case .contains: return value.contains(text)
    case .beginswith: return value.hasPrefix(text)
    case .endswith: return value.hasSuffix(text)
    case .equals: return value == text
    }
  }

  private static func text(_ value: Any) -> String? { value as? String ?? (value as? NSString).map { "\($0)" } }

  /// Whether a regular expression matches the whole text. Source: Apple's Predicate Programming Guide, string comparisons [D].
  private func isWhole(_ pattern: String, _ value: String) -> Bool {
    let flags: NSRegularExpression.Options = options.contains(.caseInsensitive) ? .caseInsensitive : []
    guard let expression = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z", options: flags) else {
      return false
    }
    return expression.firstMatch(in: value, range: NSRange(value.startIndex..., in: value)) != nil
  }
}
