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
    var text = OutcomeText()
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
      var list: [Outcome] = []
      while let next = outcome, sample == nil || next.event <= first.event {
        list.append(next)
        outcome = try outcomes.next()
      }
      let silent = text.silentEnds(list)
      for (index, next) in list.enumerated() {
        // A timer after the event has a time of its own.
        let isLater = next.timestampMicroseconds != first.timestampMicroseconds
        let time = isLater ? " at \(Formatting.seconds(next.timestampMicroseconds))" : ""
        let ending = silent.contains(index) ? " → nothing" : ""
        output("      \(next.kind.name)\(time): \(OutcomeText.phrase(next))\(ending)")
      }
    }
  }
}
