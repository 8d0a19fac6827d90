/// A decision of the app's code in the hit test of a touch that began.
package struct RecordedDecision: Hashable, Sendable {
  package var event: Int
  /// Microseconds since the start of the session.
  package let timestampMicroseconds: Int64
  /// The finger.
  package let touch: Int
  /// The view, the rule, the file, the line and the lines around it: a JSON object.
  package let json: String

  package init(event: Int, timestampMicroseconds: Int64, touch: Int, json: String) {
    self.event = event
    self.timestampMicroseconds = timestampMicroseconds
    self.touch = touch
    self.json = json
  }
}
