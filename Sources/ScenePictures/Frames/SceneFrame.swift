package import Foundation
package import HitTestTerms

/// The state of the scene at one time, or its changes since the previous frame.
package struct SceneFrame: Hashable, Sendable {
  /// The maximum number of views of a frame. Further ones are counted in ``omittedViews``.
  package static let viewLimit = 5_000

  /// A finger that is down.
  package struct Finger: Hashable, Sendable {
    package var touch: Int
    /// The position in points of the screen.
    package var location: CGPoint
    /// The view that it touches; `nil` for none.
    package var receiver: ViewID?
    /// The number of that view, while it exists.
    package var view: Int?

    package init(touch: Int, location: CGPoint, receiver: ViewID?, view: Int?) {
      self.touch = touch
      self.location = location
      self.receiver = receiver
      self.view = view
    }
  }

  /// Microseconds since the start of the session.
  package var timestampMicroseconds: Int64
  /// The size of the screen, if it is not the same as in the previous frame, or for a full frame not that of the scene's file.
  package var screen: CGSize?
  /// Whether ``views`` contains all views; if not, only new and changed ones.
  package var isFull: Bool
  /// The views, each after its superview, siblings back to front.
  package var views: [ViewSnapshot]
  /// The numbers of removed views, without their descendants.
  package var removed: [Int]
  /// The fingers that are down, in the order in which they came down.
  package var fingers: [Finger]
  /// Whether time alone changes the scene: an animation, a delay or a deceleration is running.
  package var isRunning: Bool
  /// The number of views that are not in the frame.
  package var omittedViews: Int
}
