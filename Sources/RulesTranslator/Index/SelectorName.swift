/// The Objective-C names of methods.
enum SelectorName {
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
    "using", "via", "when", "with", "within",
  ]

  /// The name in Swift that the module UIKit derives from a name in Objective-C: `toggle:` is `toggle(_:)`.
  static func followingName(_ selector: String) -> String {
    let parts = selector.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1 else { return selector }
    let labels = ["_"] + parts.dropFirst().dropLast().map { $0.isEmpty ? "_" : $0 }
    return "\(parts[0])(\(labels.map { "\($0):" }.joined()))"
  }

  /// The name of a method with a base name and argument labels; `_` is no label.
  static func text(_ baseName: String, _ labels: [String]) -> String {
    guard let first = labels.first else { return baseName }
    var text = baseName
    if first != "_" {
      let firstWord = String(first.prefix { $0.isLowercase })
      if !prepositions.contains(firstWord) { text += "With" }
      text += first.prefix(1).uppercased() + first.dropFirst()
    }
    text += ":"
    for label in labels.dropFirst() { text += (label == "_" ? "" : label) + ":" }
    return text
  }
}
