import JSONText
import RecordingStore
import Reporting

/// An outcome as a line of the page's log.
enum OutcomeJSON {
  static func write(_ outcome: Outcome, number: Int, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("number", number)
      writer.member("event", outcome.event)
      writer.member("t", outcome.timestampMicroseconds)
      writer.member("kind", outcome.kind.name)
      writer.member("text", OutcomeText.phrase(outcome))
      writer.member("touch", outcome.kind.touch)
      writer.member("view", outcome.kind.view)
    }
  }
}
