import Findings
import Pictures
import PrintedText

/// The pictures of a cause: the scene of both sides at its first difference, with the finger and the receivers.
struct HTMLThumbnails {
  private let touch: NumberedTouch
  private let states: [(side: ReportPictures.Side, picture: SessionPicture, state: Int, drawing: String)]

  /// The pictures of a difference. `nil` if the page has no drawing of its scenes.
  init?(
    _ divergence: Divergence, of comparison: ComparisonReport.Comparison, _ pictures: ReportPictures,
    drawings: [ScenePicture: String]
  ) {
    let touches = NumberedTouch.list(comparison, 0..<HTMLReport.shownTouches)
    guard let touch = touches.first(where: { $0.divergence.id == divergence.id })
    else { return nil }
    self.touch = touch
    states = [ReportPictures.Side.before, .after].compactMap { side in
      guard let picture = pictures[comparison, side] else { return nil }
      let state = picture.state(ofEvent: divergence.event)
      guard let drawing = drawings[picture.states[state].scene] else { return nil }
      return (side, picture, state, drawing)
    }
    if states.isEmpty { return nil }
  }

  func write(to writer: inout MarkupWriter) {
    writer.element("div", ["class": "thumbs"]) { writer in
      for (side, picture, state, drawing) in states {
        writer.element("figure", ["class": side == .before ? "thumb old" : "thumb new"]) { writer in
          ComparisonPictureMarkup(
            picture.states[state].scene, touches: [touch], sides: states.count == 1 ? [.before, .after] : [side],
            trails: picture.trails, baseID: drawing, magnification: 2
          ).write(to: &writer)
          writer.element("figcaption", text: states.count == 1 ? "before and now" : side == .before ? "before" : "now")
        }
      }
    }
  }
}
