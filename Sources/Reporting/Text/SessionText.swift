import Foundation
package import RecordingStore

/// A recorded session as text: each event with its touches, followed by its outcomes.
package enum SessionText {
  /// Writes the session line by line. Memory use does not grow with it.
  ///
  /// - Throws: ``RecordingError`` if the recording cannot be read.
  package static func write(
    _ session: SessionMetadata, of reader: RecordingReader, to output: (String) -> Void
  ) throws(RecordingError) {
    let samples = try reader.samples(ofSession: session.id)
    let outcomes = try reader.outcomes(ofSession: session.id)
    var sample = try samples.next()
    var outcome = try outcomes.next()
    while let first = sample {
      output("  event \(first.event) at \(Formatting.seconds(first.timestampMicroseconds))")
      while let next = sample, next.event == first.event {
        if let sceneEvent = next.sceneEvent {
          output("    \(sceneEvent)")
        } else {
          output("    touch \(next.touch) \(next.phase.rawValue) \(Formatting.point(CGPoint(x: next.x, y: next.y)))")
        }
        sample = try samples.next()
      }
      while let next = outcome, sample == nil || next.event <= first.event {
        // A timer after the event has a time of its own.
        let isLater = next.timestampMicroseconds != first.timestampMicroseconds
        let time = isLater ? " at \(Formatting.seconds(next.timestampMicroseconds))" : ""
        output("      \(next.kind.name)\(time): \(phrase(next))")
        outcome = try outcomes.next()
      }
    }
  }

  private static func phrase(_ outcome: Outcome) -> String {
    if case .hit(let touch, let view) = outcome.kind { return "touch \(touch) → \(Formatting.view(view))" }
    return Formatting.phrase(outcome.kind)
  }
}
