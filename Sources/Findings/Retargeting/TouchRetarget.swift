package import Foundation

/// A touch of a replay that is moved because its recorded receiver is elsewhere.
package struct TouchRetarget: Hashable, Sendable {
  /// The event in which the touch begins.
  package var event: Int
  /// The finger, as in the recording.
  package var touch: Int
  /// The number of the touch in the session, from 1.
  package var touchNumber: Int
  /// The name of the recorded receiver.
  package var view: String
  /// The recorded point, in points of the screen.
  package var from: CGPoint
  /// The point in the replay. The whole touch is moved by the same distance.
  package var to: CGPoint

  package init(event: Int, touch: Int, touchNumber: Int, view: String, from: CGPoint, to: CGPoint) {
    (self.event, self.touch, self.touchNumber, self.view) = (event, touch, touchNumber, view)
    (self.from, self.to) = (from, to)
  }
}
