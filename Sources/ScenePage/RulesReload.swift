import Capture
import JSONText

/// The last attempt to use new code of the user's classes during a capture.
struct RulesReload {
  /// The number of attempts.
  var number = 0
  /// The touches that hit another view since the last reload.
  var moved: [MovedTouch] = []
  /// The compiler's message, if the new code cannot be used.
  var error: String?

  func write(to writer: inout JSONWriter) {
    writer.key("rules")
    writer.object { writer in
      writer.member("number", number)
      writer.member("error", error)
      writer.member("moved", objects: moved) { writer, touch in
        writer.member("touch", touch.number)
        writer.member("x", touch.x)
        writer.member("y", touch.y)
        writer.member("before", touch.before)
        writer.member("after", touch.after)
      }
    }
  }
}
