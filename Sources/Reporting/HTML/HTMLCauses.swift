import Playback
import PrintedText

/// The causes of the differences, the largest first, each with a link to its first difference.
struct HTMLCauses {
  /// The number of causes that are listed.
  private static let shownCauses = 50
  private static let longestText = 500

  private let list: CauseList

  init(_ list: CauseList) { self.list = list }

  func write(to writer: inout MarkupWriter) {
    guard list.isSummary else { return }
    writer.element("section", ["class": "causes", "aria-labelledby": "causes"]) { writer in
      writer.element("h2", ["id": "causes"], text: Counted.text(list.causes.count, "cause"))
      writer.newLine()
      writer.element("ol") { writer in
        writer.newLine()
        for cause in list.causes.prefix(Self.shownCauses) {
          writer.element("li") { write(cause, to: &$0) }
          writer.newLine()
        }
      }
      let rest = list.causes.count - Self.shownCauses
      if rest > 0 { writer.element("p", ["class": "note"], text: "… and \(Counted.text(rest, "more cause"))") }
      if list.uncounted > 0 {
        writer.element(
          "p", ["class": "note"], text: "… and \(Counted.text(list.uncounted, "difference")) that were only counted")
      }
    }
    writer.newLine()
  }

  private func write(_ cause: Cause, to writer: inout MarkupWriter) {
    writer.element("p", ["class": "reason"]) { writer in
      writer.element("b", text: short(CauseText.sentence(cause)))
      if let before = CauseText.before(cause) { writer.text("; before, " + short(before)) }
    }
    writer.element("p", ["class": "facts"]) { writer in
      if let change = CauseText.change(cause) { writer.text("under \(short(change)): ") }
      writer.text(short(CauseText.extent(cause)) + " · ")
      writer.element("a", ["href": "#d-" + cause.first.id], text: "the first")
    }
  }

  private func short(_ text: String) -> String { MarkupText.shortened(text, to: Self.longestText) }
}
