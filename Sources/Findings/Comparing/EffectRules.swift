import HitTestTerms
import RecordingStore

/// Which effects are compared.
package struct EffectRules: Hashable, Sendable {
  /// How much of them.
  package enum Extent: String, CaseIterable, Sendable {
    /// All effects.
    case all
    /// What enters, leaves, is presented, pushed or opened.
    case structure
    case none
  }

  package var extent = Extent.all
  /// The patterns of the effects that are not compared: `clock.text`, `*.alpha`. A `*` stands for any text.
  package var ignored: [String] = []

  package init(extent: Extent = .all, ignored: [String] = []) { (self.extent, self.ignored) = (extent, ignored) }

  /// Reads `all`, `structure` or `none`, and `ignore:PATTERN`, separated by commas. Throws ``Invalid`` for another text.
  package init(parsing text: String) throws(Invalid) {
    for part in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      if let extent = Extent(rawValue: part) {
        self.extent = extent
      } else if part.hasPrefix("ignore:"), part.count > "ignore:".count {
        let pattern = String(part.dropFirst("ignore:".count))
        guard pattern.contains(".") || pattern.contains("*") else {
          throw Invalid(
            description:
              "the pattern '\(pattern)' has no property; write VIEW.PROPERTY, as in 'clock.text' or '*.alpha'")
        }
        ignored.append(pattern)
      } else {
        throw Invalid(
          description: "'\(part)' is no choice of effects; use all, structure, none or ignore:VIEW.PROPERTY")
      }
    }
  }

  /// The text that ``init(parsing:)`` reads.
  package var text: String { ([extent.rawValue] + ignored.map { "ignore:\($0)" }).joined(separator: ",") }

  /// A text that states no rules.
  package struct Invalid: Error, CustomStringConvertible {
    package let description: String
  }

  /// Whether all effects are compared.
  package var compareAll: Bool { extent == .all && ignored.isEmpty }

  private static let structure: Set<String> = [
    "entered", "left", "appeared", "disappeared", "presented", "dismissed", "pushed", "popped", "viewControllers",
    "rootViewController", "selectedIndex", "isKeyWindow", "windowLevel", "opened",
  ]

  /// The outcomes that are compared.
  ///
  /// - Parameter ignoring: Called with the pattern of each effect that a pattern leaves out.
  package func compared(
    _ outcomes: [SceneOutcome], ignoring: (String) -> Void = { _ in }
  ) -> [SceneOutcome] {
    guard !compareAll, outcomes.contains(where: \.isEffect) else { return outcomes }
    return outcomes.filter { outcome in
      guard case .effect(let view, let controller, let what, _, _) = outcome.kind else { return true }
      let name = "\(view?.name ?? controller ?? "").\(what)"
      if let pattern = ignored.first(where: { Self.matches(name[...], $0[...]) }) {
        ignoring(pattern)
        return false
      }
      return extent == .all || extent == .structure && Self.structure.contains(what)
    }
  }

  /// Whether a text has the form of a pattern in which `*` stands for any text.
  static func matches(_ text: Substring, _ pattern: Substring) -> Bool {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard parts.count > 1 else { return text == pattern }
    guard text.hasPrefix(parts[0]) else { return false }
    var rest = text.dropFirst(parts[0].count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(parts[parts.count - 1])
  }
}
