import Findings
import Foundation
import JSONText
import Playback

/// What a baseline was before it was replaced, as JSON for the recording's metadata.
enum BaselineHistory {
  static func text(_ divergences: [Divergence], session: Int, owner: String, reason: String) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("day", LedgerDate(Date()).description)
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
