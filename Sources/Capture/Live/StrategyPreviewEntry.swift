public import Foundation
public import PassThrough
public import RecordingStore

/// The view that one finger hit, and the views that it hits with the other strategies.
public struct StrategyPreviewEntry: Hashable, Sendable {
  /// The result of one strategy for the finger.
  public struct Entry: Hashable, Sendable {
    public var strategy: Strategy
    /// The name of the hit view. `nil` for none.
    public var receiver: String?
    /// Whether the hit test recurses without end.
    public var isRecursion: Bool
    /// The first outcome that differs from the running strategy. `nil` while there is none.
    public var otherwise: Difference?
  }

  /// A difference between two strategies.
  public struct Difference: Hashable, Sendable {
    /// The outcome with the running strategy. `nil` for none.
    public var running: Outcome.Kind?
    /// The outcome with the other strategy. `nil` for none.
    public var other: Outcome.Kind?
  }

  /// The event in which the finger came down.
  public var event: Int
  /// The finger's number in the recording.
  public var touch: Int
  /// The time at which it came down, in microseconds of the session.
  public var timestampMicroseconds: Int64
  /// The point at which it came down, in points of the screen.
  public var location: CGPoint
  /// The session's strategy.
  public var running: Strategy
  /// The results of all strategies, including the running one.
  public var entries: [Entry]

  /// Whether a strategy has another receiver or another outcome than the running one.
  public var differs: Bool {
    let own = entries.first { $0.strategy == running }
    return entries.contains {
      $0.receiver != own?.receiver || $0.isRecursion != own?.isRecursion || $0.otherwise != nil
    }
  }
}
