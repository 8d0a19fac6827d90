public import Foundation

/// The state of the scene at one time, or its changes since the previous frame.
public struct SceneFrame: Hashable, Sendable {
  /// The maximum number of views of a frame. Further ones are counted in ``omittedViews``.
  public static let viewLimit = 5_000

  /// A finger that is down.
  public struct Finger: Hashable, Sendable {
    public var touch: Int
    /// The position in points of the screen.
    public var location: CGPoint
    /// The name of the view that it touches; `nil` for none.
    public var receiver: String?
    /// The number of that view, while it exists.
    public var view: Int?

    public init(touch: Int, location: CGPoint, receiver: String?, view: Int?) {
      self.touch = touch
      self.location = location
      self.receiver = receiver
      self.view = view
    }
  }

  /// Microseconds since the start of the session.
  public var timestampMicroseconds: Int64
  /// Whether ``views`` contains all views; if not, only new and changed ones.
  public var isFull: Bool
  /// The views, each after its superview, siblings back to front.
  public var views: [ViewSnapshot]
  /// The numbers of removed views, without their descendants.
  public var removed: [Int]
  /// The fingers that are down, in the order in which they came down.
  public var fingers: [Finger]
  /// Whether time alone changes the scene: an animation, a delay or a deceleration is running.
  public var isRunning: Bool
  /// The number of views that are not in the frame.
  public var omittedViews: Int
}
