public import Foundation
public import PassThrough
public import RecordingStore

/// Where one finger landed, and where it would have landed under the other strategies.
public struct StrategyPreviewEntry: Hashable, Sendable {
  /// What one strategy made of the finger.
  public struct Entry: Hashable, Sendable {
    public var strategy: Strategy
    /// The name of the view it touched; `nil` for none.
    public var receiver: String?
    /// Whether the hit test would never have ended.
    public var isRecursion: Bool
    /// The first thing that followed here and not, or not so, under the running strategy; `nil` while all is the same.
    public var otherwise: Difference?
  }

  /// Where two strategies part.
  public struct Difference: Hashable, Sendable {
    /// What followed under the running strategy; `nil` for nothing.
    public var running: Outcome.Kind?
    /// What followed under the other; `nil` for nothing.
    public var other: Outcome.Kind?
  }

  /// The event in which the finger came down.
  public var event: Int
  /// The finger's number in the recording.
  public var touch: Int
  /// When it came down, in microseconds of the session.
  public var timestampMicroseconds: Int64
  /// Where it came down, in points of the screen.
  public var location: CGPoint
  /// The strategy that the session runs under.
  public var running: Strategy
  /// Every strategy's answer, the running one's included.
  public var entries: [Entry]

  /// Whether some strategy has another receiver than the running one, or something else followed.
  public var differs: Bool {
    let own = entries.first { $0.strategy == running }
    return entries.contains {
      $0.receiver != own?.receiver || $0.isRecursion != own?.isRecursion || $0.otherwise != nil
    }
  }
}
