/// The hit test of a touch that began in a session.
package struct TouchTrace: Hashable, Sendable {
  package let event: Int
  /// Microseconds since the start of the session.
  package let timestampMicroseconds: Int64
  /// The finger.
  package let touch: Int
  /// The queries that the app's code decided: see ``HitTrace/ownDecisions``.
  package let ownDecisions: [HitTrace.Step]
  /// All queries. `nil` if they are not kept.
  package let trace: HitTrace?

  package init(
    event: Int, timestampMicroseconds: Int64, touch: Int, ownDecisions: [HitTrace.Step], trace: HitTrace? = nil
  ) {
    self.event = event
    self.timestampMicroseconds = timestampMicroseconds
    self.touch = touch
    self.ownDecisions = ownDecisions
    self.trace = trace
  }

  /// The hit test of a touch, of which all queries are known.
  package init(event: Int, timestampMicroseconds: Int64, touch: Int, trace: HitTrace) {
    self.init(
      event: event, timestampMicroseconds: timestampMicroseconds, touch: touch, ownDecisions: trace.ownDecisions,
      trace: trace)
  }
}
