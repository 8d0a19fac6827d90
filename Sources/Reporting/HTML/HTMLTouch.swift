import Playback
import RecordingStore
import UIKit

/// One differing touch: its point, old and new receiver, the deciding view, and the consequences.
struct HTMLTouch {
  private let touch: NumberedTouch
  private let wording: DivergenceText

  init(_ touch: NumberedTouch, wording: DivergenceText) {
    self.touch = touch
    self.wording = wording
  }

  func write(to writer: inout MarkupWriter) {
    place(to: &writer)
    if touch.divergence.kind == "hit" {
      receivers(to: &writer)
      decision(to: &writer)
      changes(of: touch.followers, to: &writer)
    } else {
      writer.element("p", ["class": "headline"], text: short(wording.headline(touch.divergence)))
      changes(of: [touch.divergence] + touch.followers, to: &writer)
    }
    if !touch.followers.isEmpty { followers(to: &writer) }
  }

  private func place(to writer: inout MarkupWriter) {
    let divergence = touch.divergence
    writer.element("p", ["class": "place"]) { writer in
      writer.element("span", ["class": "number"], text: String(touch.number))
      var place = (divergence.touchNumber ?? divergence.touch).map { " touch \($0)" } ?? " event \(divergence.event)"
      place += " at \(Formatting.seconds(divergence.timestampMicroseconds))"
      if let point = divergence.point { place += " \(Formatting.point(point))" }
      writer.text(place + " ")
      writer.element("a", ["class": "id", "href": "#d-" + divergence.id], text: divergence.id)
    }
  }

  private func receivers(to writer: inout MarkupWriter) {
    writer.element("p", ["class": "receivers"]) { writer in
      writer.element(
        "span", ["class": "old"], text: short(wording.receiver(\.recorded, of: touch.divergence, touch.followers)))
      writer.element("span", ["class": "arrow"], text: " → ")
      writer.element(
        "span", ["class": "new"], text: short(wording.receiver(\.replayed, of: touch.divergence, touch.followers)))
    }
  }

  private func decision(to writer: inout MarkupWriter) {
    guard let decision = touch.divergence.decidedBy else { return }
    writer.element("p", ["class": "decision"]) { writer in
      writer.text("decided by ")
      writer.element("b", text: short(decision.view.name))
      writer.text(": it \(decision.rule.sentence.text(other: (decision.other?.name).map(short))) ")
      writer.element("code", text: decision.rule.name)
    }
  }

  private func changes(of divergences: [Divergence], to writer: inout MarkupWriter) {
    let lines = wording.changes(divergences)
    guard !lines.isEmpty else { return }
    writer.element("ul", ["class": "changes"]) { writer in
      for line in lines.prefix(HTMLReport.shownFollowers) {
        let kind = line.contains(" lost: ") ? "lost" : "gained"
        writer.element("li", ["class": kind], text: MarkupText.shortened(line, to: 600))
      }
      if lines.count > HTMLReport.shownFollowers {
        writer.element("li", text: "… and \(lines.count - HTMLReport.shownFollowers) more")
      }
    }
  }

  private func followers(to writer: inout MarkupWriter) {
    let count = touch.followers.count
    writer.element("details") { writer in
      writer.element("summary", text: count == 1 ? "1 outcome follows" : "\(count) outcomes follow")
      writer.element("ul") { writer in
        for follower in touch.followers.prefix(HTMLReport.shownFollowers) {
          writer.element("li") { writer in
            writer.element("span", ["class": "time"], text: Formatting.seconds(follower.timestampMicroseconds))
            writer.text(" \(follower.kind) ")
            writer.element(
              "span", ["class": "old"], text: follower.recorded.map { short(Formatting.phrase($0)) } ?? "-")
            writer.text(" → ")
            writer.element(
              "span", ["class": "new"], text: follower.replayed.map { short(Formatting.phrase($0)) } ?? "-")
          }
        }
        if count > HTMLReport.shownFollowers {
          writer.element("li", text: "… and \(count - HTMLReport.shownFollowers) more")
        }
      }
    }
  }

  private func short(_ text: String) -> String { MarkupText.shortened(text, to: HTMLSections.longestName) }
}
