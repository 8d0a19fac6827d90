package import Findings
import HitTestTerms
import PrintedText
import RecordingStore

/// An unknown outcome as text.
package enum UnknownText {
  /// The touch or event, its time and place, and the view: `touch 1 at 0.000 s (50, 30) on table is unknown`.
  package static func sentence(_ unknown: UnknownOutcome) -> String {
    "\(touch(unknown)) is \(unknown.trouble.what.rawValue)"
  }

  /// The touch or event, its time and place, and the view: `touch 1 at 0.000 s (50, 30) on table`.
  package static func touch(_ unknown: UnknownOutcome) -> String {
    guard let place = unknown.place else { return "the session as a whole" }
    var text =
      unknown.trouble.touch.map { Formatting.touch($0, number: place.touchNumber) } ?? "event \(place.event)"
    text += " at \(Formatting.seconds(place.timestampMicroseconds))"
    if let point = place.point { text += " \(Formatting.point(point))" }
    if let view = unknown.trouble.view { text += " on \(view.name)" }
    return text
  }
}
