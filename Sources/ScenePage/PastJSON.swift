import Capture
import JSONText
import LocalServer

/// The state of a live session at an earlier time in the page's JSON.
@MainActor
enum PastJSON {
  static func response(_ past: PastScene, of session: LiveSession) -> Response {
    let kept = session.kept(resumingAfterEventCount: past.eventCount)
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("events", past.eventCount)
      writer.member("t", past.timestampMicroseconds)
      writer.member("touch", session.touchCount(before: past.eventCount))
      writer.key("frame")
      FrameJSON.write(past.frame(), to: &writer)
      writer.key("log")
      SessionJSON.write(past.lastLines, to: &writer)
      // What is lost if the session goes on from here.
      writer.member("isWithin", kept.events > past.eventCount)
      writer.member("keeps", kept.touches)
      writer.member("discards", session.discarded(resumingAfterEventCount: past.eventCount).map(TouchText.words))
    }
    return .json(writer.utf8)
  }
}
