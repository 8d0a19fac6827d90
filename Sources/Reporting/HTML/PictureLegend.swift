import PrintedText
import RecordingStore
import ScenePictures

/// The legend of a picture; only marks that occur in it.
struct PictureLegend {
  private let picture: SessionPicture
  private let state: Int
  private let hasTouches: Bool

  init(_ picture: SessionPicture, state: Int, hasTouches: Bool) {
    self.picture = picture
    self.state = state
    self.hasTouches = hasTouches
  }

  func write(to writer: inout MarkupWriter) {
    let shapes = picture.states[state].scene.shapes
    let trails = picture.trails(ofState: state)
    writer.element("ul", ["class": "legend"]) { writer in
      if hasTouches {
        entry("had it before", to: &writer) { $0.empty("rect", Self.box("receiver old")) }
        entry("has it now", to: &writer) { $0.empty("rect", Self.box("receiver new")) }
      }
      if shapes.contains(where: \.isMarked) {
        entry("marked passThrough", to: &writer) { $0.empty("rect", Self.box("v marked")) }
      }
      if shapes.contains(where: { $0.touchDelegate != nil }) {
        entry("has a touch delegate", to: &writer) { $0.empty("rect", Self.box("v delegating")) }
      }
      if shapes.contains(where: { $0.isHidden || $0.alpha < 0.01 }) {
        entry("cannot be seen", to: &writer) { $0.empty("rect", Self.box("v unseen")) }
      }
      if !trails.isEmpty {
        entry("finger down, up", to: &writer) { writer in
          writer.element("g", ["class": "trail"]) { writer in
            writer.empty("polyline", ["points": "5,7 19,7"])
            writer.empty("circle", ["class": "down", "cx": "5", "cy": "7", "r": "3"])
            writer.empty("circle", ["class": "up", "cx": "19", "cy": "7", "r": "5"])
          }
        }
      }
      if trails.contains(where: { $0.end == .cancelled }) {
        entry("cancelled", to: &writer) { writer in
          writer.element("g", ["class": "trail"]) { $0.empty("path", ["d": "M9,4 L15,10 M9,10 L15,4"]) }
        }
      }
    }
    for note in notes { writer.element("p", ["class": "note"], text: note) }
  }

  private var notes: [String] {
    let views = picture.states[state].scene.omittedViews
    let fingers = picture.omittedTrails
    return (views > 0 ? ["\(Counted.text(views, "view")) not drawn: too many, or too far away"] : [])
      + (fingers > 0 ? ["the ways of later fingers are not drawn: \(fingers)"] : [])
      + (picture.isCutShort && state == picture.states.count - 1
        ? ["the scene changes after this; later touches are shown on this picture"] : [])
  }

  private func entry(_ text: String, to writer: inout MarkupWriter, _ drawing: (inout MarkupWriter) -> Void) {
    writer.element("li") { writer in
      writer.element(
        "svg", ["viewBox": "0 0 24 14", "width": "24", "height": "14", "aria-hidden": "true"], drawing)
      writer.text(" " + text)
    }
  }

  private static func box(_ classes: String) -> KeyValuePairs<String, String?> {
    ["class": classes, "x": "2", "y": "2", "width": "20", "height": "10"]
  }
}
