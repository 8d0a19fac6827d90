import Findings
import HitTestTerms
import PrintedText
import RecordingStore

/// One differing touch: its point, old and new receiver, the deciding view, and the consequences.
///
/// Views have short names. The whole text is shown on hover, and is what is copied.
struct HTMLTouch {
  private let touch: NumberedTouch
  private let wording: DivergenceText
  private let names: ShortNames

  init(_ touch: NumberedTouch, wording: DivergenceText, names: ShortNames) {
    self.touch = touch
    self.wording = wording
    self.names = names
  }

  func write(to writer: inout MarkupWriter) {
    place(to: &writer)
    if touch.divergence.kind == "hit", !touch.divergence.isOfHandlers {
      receivers(to: &writer)
      decision(to: &writer)
      HTMLCode.write(touch.divergence, to: &writer)
      changes(of: touch.followers, to: &writer)
    } else {
      write(wording.headline(touch.divergence), in: "p", "headline", to: &writer)
      lines(of: touch.divergence, to: &writer)
      HTMLCode.write(touch.divergence, to: &writer)
      changes(
        of: (touch.divergence.isOfCode || touch.divergence.kind == "effect" ? [] : [touch.divergence])
          + touch.followers, to: &writer)
    }
    if let trace = touch.divergence.trace { HTMLTrace(trace, names: names).write(to: &writer) }
    if !touch.followers.isEmpty { followers(to: &writer) }
  }

  /// Writes the place and the receivers only, with a link to the page that shows the difference in full.
  func writeBrief(link: String?, to writer: inout MarkupWriter) {
    place(to: &writer)
    if let link {
      writer.element("p", ["class": "note"]) { writer in
        writer.element("a", ["href": link + "#d-" + touch.divergence.id], text: "in full")
      }
    }
    if touch.divergence.kind == "hit", !touch.divergence.isOfHandlers {
      receivers(to: &writer)
    } else {
      write(wording.headline(touch.divergence), in: "p", "headline", to: &writer)
    }
  }

  private func place(to writer: inout MarkupWriter) {
    let divergence = touch.divergence
    writer.element("p", ["class": "place"]) { writer in
      writer.element("span", ["class": "number"], text: touch.label)
      var place = (divergence.touchNumber ?? divergence.touch).map { " touch \($0)" } ?? " event \(divergence.event)"
      place += " at \(Formatting.seconds(divergence.timestampMicroseconds))"
      if let point = divergence.point { place += " \(Formatting.point(point))" }
      writer.text(place + " ")
      writer.element("a", ["class": "id", "href": "#d-" + divergence.id], text: divergence.id)
    }
  }

  /// Writes the lines of the code that ran on either side, where only that differs.
  private func lines(of divergence: Divergence, to writer: inout MarkupWriter) {
    guard divergence.isOfCode || divergence.kind == "effect", !divergence.handlerLines.isEmpty else { return }
    writer.element("ul", ["class": "changes"]) { writer in
      for (name, line) in divergence.handlerLines.sorted(by: { $0.key < $1.key }) {
        writer.element("li") { writer in
          writer.element("code", text: line.description)
          writer.text(" ")
          write(name, in: "span", nil, to: &writer)
        }
      }
    }
  }

  private func receivers(to writer: inout MarkupWriter) {
    writer.element("p", ["class": "receivers"]) { writer in
      write(wording.receiver(\.recorded, of: touch.divergence, touch.followers), in: "span", "old", to: &writer)
      writer.element("span", ["class": "arrow"], text: " → ")
      write(wording.receiver(\.replayed, of: touch.divergence, touch.followers), in: "span", "new", to: &writer)
    }
  }

  private func decision(to writer: inout MarkupWriter) {
    if let note = FirstPassText.sentence(touch.divergence) {
      writer.element("p", ["class": "decision"]) { write(note, in: "span", nil, to: &$0) }
    }
    guard let decision = touch.divergence.decidedBy else { return }
    let text = DecisionText(decision)
    if let own = OwnCodeText.sentence(decision) {
      writer.element("p", ["class": "decision own"]) { writer in
        writer.element("b", text: MarkupText.shortened(own, to: 500))
      }
    }
    writer.element("p", ["class": "decision"]) { writer in
      writer.text("decided by ")
      write(text.view, in: "b", nil, to: &writer)
      writer.text(": ")
      clause("it " + text.replayed, text.rule, to: &writer)
      if let recorded = text.recorded, let rule = decision.baseline?.rule.name {
        writer.text("; before, ")
        clause("it " + recorded, rule, to: &writer)
      }
    }
  }

  /// What a view did, and the name of the rule.
  private func clause(_ text: String, _ rule: String, to writer: inout MarkupWriter) {
    if names.text(text) == text {
      writer.text(MarkupText.shortened(text, to: HTMLSections.longestName))
    } else {
      write(text, in: "span", nil, to: &writer)
    }
    writer.text(" ")
    writer.element("code", text: rule)
  }

  private func changes(of divergences: [Divergence], to writer: inout MarkupWriter) {
    let lines = wording.changes(divergences)
    guard !lines.isEmpty else { return }
    writer.element("ul", ["class": "changes"]) { writer in
      for line in lines.prefix(HTMLReport.shownFollowers) {
        let kind = line.contains(" lost: ") ? "lost" : "gained"
        write(line, in: "li", kind, limit: 600, to: &writer)
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
            write(Formatting.side(follower.recordedOutcome, of: follower), in: "span", "old", to: &writer)
            writer.text(" → ")
            write(Formatting.side(follower.replayedOutcome, of: follower), in: "span", "new", to: &writer)
          }
        }
        if count > HTMLReport.shownFollowers {
          writer.element("li", text: "… and \(count - HTMLReport.shownFollowers) more")
        }
      }
    }
  }

  /// Writes an element with a text in which views have short names.
  private func write(
    _ text: String, in element: StaticString, _ classes: String?, limit: Int = HTMLSections.longestName,
    to writer: inout MarkupWriter
  ) {
    let short = names.text(text)
    let isShorter = short != text
    let marks = [classes, isShorter ? "short" : nil].compactMap { $0 }
    writer.element(
      element,
      ["class": marks.isEmpty ? nil : marks.joined(separator: " "), "title": isShorter ? whole(text) : nil],
      text: MarkupText.shortened(short, to: limit))
  }

  private func whole(_ text: String) -> String { MarkupText.shortened(text, to: 1_000) }
}
