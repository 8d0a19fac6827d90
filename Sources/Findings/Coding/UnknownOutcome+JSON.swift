import Foundation
import HitTestTerms
package import JSONText
import RecordingStore

extension UnknownOutcome {
  /// Writes the members of an object that ``init(json:)`` reads.
  package func writeMembers(to writer: inout JSONWriter) {
    writer.member("id", id)
    writer.key("place")
    if let place { writer.object { place.writeMembers(to: &$0) } } else { writer.null() }
    writer.key("trouble")
    trouble.write(to: &writer)
    writeExtent(to: &writer)
  }

  private func writeExtent(to writer: inout JSONWriter) {
    writer.key("extent")
    if let extent { extent.write(to: &writer) } else { writer.null() }
  }

  /// Reads an unknown outcome; `nil` if a value is missing.
  package init?(json: JSONValue) {
    guard let id = json["id"]?.string, let trouble = json["trouble"].flatMap(SceneOutcome.Trouble.init(json:)) else {
      return nil
    }
    let place = json["place"].flatMap { $0.isNull ? nil : $0 }
    self.init(
      id: id, trouble, at: place.flatMap(Place.init(json:)), extent: json["extent"].flatMap(UnknownExtent.init(value:)))
  }

  /// Writes the members of the object in the document `touchreplay.diff/1`.
  package func writeMembers(of comparison: ComparisonReport.Comparison, to writer: inout JSONWriter) {
    writer.member("id", id)
    writer.member("recording", comparison.recording)
    writer.member("session", comparison.session)
    writer.member("strategy", comparison.strategy)
    writer.member("profile", comparison.profile)
    writeTouch(to: &writer)
  }

  /// Writes the members of the object about the touch, its place and the reason.
  package func writeTouch(to writer: inout JSONWriter) {
    writer.member("event", place?.event)
    writer.key("t")
    if let place { writer.number(Double(place.timestampMicroseconds) / 1_000_000) } else { writer.null() }
    writer.member("touch", trouble.touch)
    writer.member("point", place?.point.map { [Double($0.x), Double($0.y)] })
    writer.member("view", trouble.view?.name)
    writer.member("what", trouble.what.rawValue)
    writer.member("why", why)
    writer.member("reason", reasonID)
    writeExtent(to: &writer)
  }
}

extension UnknownOutcome.Place {
  fileprivate func writeMembers(to writer: inout JSONWriter) {
    writer.member("event", event)
    writer.member("microseconds", Int(timestampMicroseconds))
    writer.member("touchNumber", touchNumber)
    writer.member("point", point.map { [Double($0.x), Double($0.y)] })
  }

  /// Without an event the place is not known, and the outcome cannot be accepted.
  fileprivate init?(json: JSONValue) {
    guard let event = json["event"]?.integer, let time = json["microseconds"]?.integer else { return nil }
    let point = json["point"]?.array?.compactMap(\.number) ?? []
    self.init(
      event: event, timestampMicroseconds: Int64(time), touchNumber: json["touchNumber"]?.integer,
      point: point.count == 2 ? CGPoint(x: point[0], y: point[1]) : nil)
  }
}
