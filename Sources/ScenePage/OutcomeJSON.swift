import JSONText
import RecordingStore
import Reporting

/// An outcome as a line of the page's log.
enum OutcomeJSON {
  /// - Parameter endsSilentTouch: Whether it ends a touch on a control that ran no code of the app for it.
  static func write(
    _ outcome: Outcome, number: Int, endsSilentTouch: Bool = false, to writer: inout JSONWriter
  ) {
    writer.object { writer in
      writer.member("number", number)
      writer.member("event", outcome.event)
      writer.member("t", outcome.timestampMicroseconds)
      writer.member("kind", outcome.kind.name)
      writer.member("text", OutcomeText.phrase(outcome) + (endsSilentTouch ? " → nothing" : ""))
      writer.member("touch", outcome.kind.touch)
      writer.member("view", outcome.kind.view)
      if let area = outcome.detail?.extent.flatMap({ UnknownExtent(json: $0) })?.area {
        writer.member("area", [area.x, area.y, area.width, area.height])
      }
    }
  }
}
