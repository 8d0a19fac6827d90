package import Findings
import JSONText

/// What a baseline was before it was replaced, as JSON for the recording's metadata.
package enum BaselineHistory {
  package static func text(
    _ divergences: [Divergence], session: Int, owner: String, reason: String, on day: LedgerDate
  ) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("day", day.description)
      writer.member("owner", owner)
      writer.member("reason", reason)
      writer.member("session", session)
      writer.member("differences", objects: divergences) { writer, divergence in
        writer.member("event", divergence.event)
        writer.member("kind", divergence.kind)
        writer.key("from")
        divergence.writeValue(of: divergence.recordedOutcome, to: &writer)
        writer.key("to")
        divergence.writeValue(of: divergence.replayedOutcome, to: &writer)
      }
    }
    return writer.finish()
  }
}
