public import Foundation

/// The scene at a moment, or what has changed in it since the frame before.
public struct SceneFrame: Hashable, Sendable {
  /// A frame has no more views than this; those beyond it are counted in ``omittedViews``.
  public static let viewLimit = 5_000

  /// A finger that is down.
  public struct Finger: Hashable, Sendable {
    /// Its number.
    public var touch: Int
    /// Where it is, in points of the screen.
    public var location: CGPoint
    /// The name of the view that it touches; `nil` for none.
    public var receiver: String?
    /// The number of that view, while it is there.
    public var view: Int?

    /// Makes a finger from its parts.
    public init(touch: Int, location: CGPoint, receiver: String?, view: Int?) {
      self.touch = touch
      self.location = location
      self.receiver = receiver
      self.view = view
    }
  }

  /// Microseconds since the start of the session.
  public var timestampMicroseconds: Int64
  /// Whether ``views`` are all that there are; else those that are new or have changed.
  public var isFull: Bool
  /// The views, each after its superview, siblings back to front.
  public var views: [ViewSnapshot]
  /// The numbers of views that have gone; what was in them is gone with them and not named.
  public var removed: [Int]
  /// The fingers that are down, in the order in which they came down.
  public var fingers: [Finger]
  /// Whether something is going on that time alone moves: an animation, a delay, a fling.
  public var isRunning: Bool
  /// How many views are not in the frame.
  public var omittedViews: Int
}
