import Foundation
package import JSONText

extension TouchRetarget {
  /// Writes the touch and its two points as members of a JSON object.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("event", event)
    writer.member("touch", touch)
    writer.member("touchNumber", touchNumber)
    writer.member("view", view)
    writer.member("from", [Double(from.x), Double(from.y)])
    writer.member("to", [Double(to.x), Double(to.y)])
  }
}
