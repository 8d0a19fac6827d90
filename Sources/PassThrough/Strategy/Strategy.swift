/// A way of making views pass-through: one mechanism or several combined.
///
/// Its text form is `NAME[:key=value,…]`, joined by `+`: `uikit`, `tag:scope=class,body=head`, `swizzle+delegate`.
public struct Strategy: Hashable, Sendable, CustomStringConvertible {
  /// The mechanisms in the given order. Empty: plain UIKit.
  package let mechanisms: [any StrategyMechanism]

  /// Plain UIKit.
  public static let uikit = Strategy(mechanisms: [])

  /// Plain UIKit and each mechanism in its usual variant: what `all` means.
  public static let all: [Strategy] = [.uikit] + StrategyCatalog.mechanisms.map { Strategy(mechanisms: [$0.init()]) }

  package init(mechanisms: [any StrategyMechanism]) {
    self.mechanisms = mechanisms
  }

  /// The shortest text form of the strategy, without default parameters.
  public var description: String {
    mechanisms.isEmpty ? "uikit" : mechanisms.map(\.description).joined(separator: "+")
  }

  public static func == (left: Strategy, right: Strategy) -> Bool { left.description == right.description }

  public func hash(into hasher: inout Hasher) { hasher.combine(description) }
}
