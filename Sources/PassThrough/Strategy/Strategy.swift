/// A way of making views pass-through: one mechanism or several combined.
///
/// Its text form is `NAME[:key=value,…]`, joined by `+`: `uikit`, `tag:scope=class,body=head`, `swizzle+delegate`.
package struct Strategy: Hashable, Sendable, CustomStringConvertible {
  /// The mechanisms in the given order. Empty: plain UIKit.
  package let mechanisms: [any StrategyMechanism]

  /// Plain UIKit.
  package static let uikit = Strategy(mechanisms: [])

  /// Plain UIKit and each mechanism in its usual variant: what `all` means.
  package static let all: [Strategy] = [.uikit] + StrategyCatalog.mechanisms.map { Strategy(mechanisms: [$0.init()]) }

  /// Whether the mark of a view has an effect.
  package var readsMark: Bool {
    mechanisms.contains { type(of: $0).entries.contains { $0.reads.hasPrefix("passThrough") } }
  }

  package init(mechanisms: [any StrategyMechanism]) {
    self.mechanisms = mechanisms
  }

  /// The shortest text form of the strategy, without default parameters.
  package var description: String {
    mechanisms.isEmpty ? "uikit" : mechanisms.map(\.description).joined(separator: "+")
  }

  package static func == (left: Strategy, right: Strategy) -> Bool { left.description == right.description }

  package func hash(into hasher: inout Hasher) { hasher.combine(description) }
}
