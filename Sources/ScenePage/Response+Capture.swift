import Capture
import JSONText
import LocalServer

extension Response {
  /// A refusal, with the number of the page's message that was used last.
  static func refusal(_ status: Int, _ sentence: String, last: Int) -> Response {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("error", sentence)
      writer.member("seq", last)
    }
    return .json(writer.utf8, status: status)
  }

  /// Reports to the page that capturing has ended, and why.
  @MainActor
  static func over(_ sentence: String, reason: String, _ session: LiveSession? = nil) -> Response {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("error", sentence)
      writer.member("reason", reason)
      if let session {
        writer.key("session")
        SessionJSON.write(session, to: &writer)
      }
    }
    return .json(writer.utf8, status: 409)
  }
}
