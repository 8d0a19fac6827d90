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

  /// Reads what ``writeMembers(to:)`` writes; `nil` if a required value is missing.
  package init?(json: JSONValue) {
    guard let event = json["event"]?.integer, let touch = json["touch"]?.integer, let view = json["view"]?.string,
      let from = json["from"]?.array?.compactMap(\.number), let to = json["to"]?.array?.compactMap(\.number),
      from.count == 2, to.count == 2
    else { return nil }
    self.init(
      event: event, touch: touch, touchNumber: json["touchNumber"]?.integer ?? touch, view: view,
      from: CGPoint(x: from[0], y: from[1]), to: CGPoint(x: to[0], y: to[1]))
  }
}
