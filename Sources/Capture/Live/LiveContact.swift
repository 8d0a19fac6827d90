package import RecordingStore

/// One sample of a person's finger, or an event of the device, as the page reported it.
package struct LiveContact: Hashable, Sendable {
  /// The time in milliseconds of the page's clock.
  package var milliseconds: Double
  /// The page's number for the finger, from `began` to its end.
  package var finger: Int
  package var phase: TouchPhase
  /// Points from the screen's left edge.
  package var x: Double
  /// Points from the screen's top edge.
  package var y: Double
  /// The screen edge at which the finger entered. Set only at `began`.
  package var edge: TouchEdge?
  /// What happens to the device. The contact is not that of a finger then: ``finger`` and the position are 0 and ``phase`` is
  /// `stationary`.
  package var sceneEvent: SceneEvent?

  package init(
    milliseconds: Double, finger: Int, phase: TouchPhase, x: Double, y: Double, edge: TouchEdge? = nil
  ) {
    self.milliseconds = milliseconds
    self.finger = finger
    self.phase = phase
    self.x = x
    self.y = y
    self.edge = edge
  }

  /// Creates an event of the device.
  package init(milliseconds: Double, sceneEvent: SceneEvent) {
    self.init(milliseconds: milliseconds, finger: 0, phase: .stationary, x: 0, y: 0)
    self.sceneEvent = sceneEvent
  }
}

/// The error for a rejected message. The session is unchanged.
package struct LiveSessionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The error and the suggested correction, in one sentence.
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}
