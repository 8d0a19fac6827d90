/// The hit test of a touch that began in a session.
package struct TouchTrace: Hashable, Sendable {
  package let event: Int
  /// Microseconds since the start of the session.
  package let timestampMicroseconds: Int64
  /// The finger.
  package let touch: Int
  package let trace: HitTrace

  package init(event: Int, timestampMicroseconds: Int64, touch: Int, trace: HitTrace) {
    self.event = event
    self.timestampMicroseconds = timestampMicroseconds
    self.touch = touch
    self.trace = trace
  }
}
