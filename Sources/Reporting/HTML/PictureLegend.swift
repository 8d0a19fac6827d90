import Pictures
import PrintedText
import RecordingStore

/// The legend of the page's pictures, and what one of them leaves out.
struct PictureLegend {
  private let picture: SessionPicture
  private let state: Int
  private let hasTouches: Bool

  init(_ picture: SessionPicture, state: Int, hasTouches: Bool) {
    self.picture = picture
    self.state = state
    self.hasTouches = hasTouches
  }

  /// Writes what the picture leaves out.
  func writeNotes(to writer: inout MarkupWriter) {
    for note in notes { writer.element("p", ["class": "note"], text: note) }
  }

  /// Writes the meaning of all marks, once for the page.
  static func write(to writer: inout MarkupWriter) {
    writer.element("ul", ["class": "legend", "aria-label": "Marks of the pictures"]) { writer in
      entry("had it before", to: &writer) { $0.empty("rect", box("receiver old")) }
      entry("has it now", to: &writer) { $0.empty("rect", box("receiver new")) }
      entry("unknown which view is there", to: &writer) { writer in
        writer.element("g", ["class": "uncertain"]) { $0.empty("rect", box(nil)) }
      }
      entry("marked passThrough", to: &writer) { $0.empty("rect", box("v marked")) }
      entry("has a touch delegate", to: &writer) { $0.empty("rect", box("v delegating")) }
      entry("cannot be seen", to: &writer) { $0.empty("rect", box("v unseen")) }
      entry("finger down, up", to: &writer) { writer in
        writer.element("g", ["class": "trail"]) { writer in
          writer.empty("polyline", ["points": "5,7 19,7"])
          writer.empty("circle", ["class": "down", "cx": "5", "cy": "7", "r": "3"])
          writer.empty("circle", ["class": "up", "cx": "19", "cy": "7", "r": "5"])
        }
      }
      entry("cancelled", to: &writer) { writer in
        writer.element("g", ["class": "trail"]) { $0.empty("path", ["d": "M9,4 L15,10 M9,10 L15,4"]) }
      }
    }
  }

  private var notes: [String] {
    let views = picture.states[state].scene.omittedViews
    let fingers = picture.omittedTrails
    return (views > 0 ? ["\(Counted.text(views, "view")) not drawn: too many, or too far away"] : [])
      + (fingers > 0 ? ["the ways of later fingers are not drawn: \(fingers)"] : [])
      + (picture.isCutShort && state == picture.states.count - 1
        ? ["the scene changes after this; later touches are shown on this picture"] : [])
  }

  private static func entry(_ text: String, to writer: inout MarkupWriter, _ drawing: (inout MarkupWriter) -> Void) {
    writer.element("li") { writer in
      writer.element(
        "svg", ["viewBox": "0 0 24 14", "width": "24", "height": "14", "aria-hidden": "true"], drawing)
      writer.text(" " + text)
    }
  }

  private static func box(_ classes: String?) -> KeyValuePairs<String, String?> {
    ["class": classes, "x": "2", "y": "2", "width": "20", "height": "10"]
  }
}
