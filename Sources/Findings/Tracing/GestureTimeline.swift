/// The actions of recognizers for the touches of one event, from the beginning of the touches to their end.
package struct GestureTimeline: Sendable {
  /// The touches of the event.
  package var touches: [Int]
  /// The actions of recognizers that track these touches, in order.
  package var notes: [GestureNote]

  package init(touches: [Int], notes: [GestureNote]) {
    (self.touches, self.notes) = (touches, notes)
  }
}
