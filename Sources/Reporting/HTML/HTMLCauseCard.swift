import Findings
import HitTestTerms
import PrintedText

/// One cause: what it means for a person who uses the app, the line of the code, both pictures, what it concerns, and the commands
/// to go on with.
struct HTMLCauseCard {
  private static let shownPromises = 4
  private static let foldedPromises = 20
  private static let longestText = 500

  let cause: Cause
  /// The first comparison with a difference of this cause.
  let comparison: ComparisonReport.Comparison?
  let options: ReplayOptions?
  /// The address of the first difference. `nil` if no page shows it.
  let link: String?
  /// What a person reads in a view at the first difference. `nil` where no picture has it.
  let textOf: (ViewID) -> String?
  /// The small pictures of the first difference. `nil` if it has none.
  let pictures: HTMLThumbnails?

  func write(to writer: inout MarkupWriter) {
    let followers = comparison?.divergences.filter { $0.followsFrom == cause.first.id } ?? []
    writer.element("div", ["class": "card"]) { writer in
      pictures?.write(to: &writer)
      writer.element("div", ["class": "card-text"]) { writer in
        writer.element(
          "p", ["class": "impact"], text: short(ImpactText.sentence(cause.first, followers, textOf: textOf)))
        reason(to: &writer)
        if let changes = OwnCodeText.changes(cause.first) { writer.element("p", text: short(changes)) }
        HTMLCode.write(cause.first, to: &writer)
        facts(to: &writer)
        promises(cause.promises.prefix(Self.shownPromises), to: &writer)
        morePromises(to: &writer)
        commands(to: &writer)
      }
    }
  }

  private func reason(to writer: inout MarkupWriter) {
    writer.element("p", ["class": "reason"]) { writer in
      writer.element("b", text: short(CauseText.sentence(cause)))
      if CauseText.ownCode(cause) == nil, let before = CauseText.before(cause) {
        writer.text("; before, " + short(before))
      }
    }
  }

  private func facts(to writer: inout MarkupWriter) {
    writer.element("p", ["class": "facts"]) { writer in
      if let change = CauseText.change(cause) { writer.text("under \(short(change)): ") }
      let promises = cause.promises.isEmpty ? "" : ", \(Counted.text(cause.promises.count, "promise")) broken:"
      writer.text(CauseText.size(cause))
      if let link {
        writer.text(", ")
        writer.element("a", ["href": link], text: "the first")
      }
      writer.text(promises)
    }
  }

  private func morePromises(to writer: inout MarkupWriter) {
    let more = cause.promises.dropFirst(Self.shownPromises)
    guard !more.isEmpty else { return }
    writer.element("details", ["class": "folded"]) { writer in
      writer.element("summary", text: "\(Counted.text(more.count, "more promise"))")
      promises(more.prefix(Self.foldedPromises), to: &writer)
      let rest = more.count - Self.foldedPromises
      if rest > 0 { writer.element("p", ["class": "note"], text: "… and \(rest) more") }
    }
  }

  private func promises(_ promises: some Collection<String>, to writer: inout MarkupWriter) {
    guard !promises.isEmpty else { return }
    writer.element("ul", ["class": "promises", "aria-label": "Promises broken"]) { writer in
      for promise in promises { writer.element("li", text: short(promise)) }
    }
  }

  private func commands(to writer: inout MarkupWriter) {
    guard let comparison else { return }
    writer.element("details", ["class": "commands"]) { writer in
      writer.element("summary", text: "Commands: play, explain, accept")
      writer.element("ul") { writer in
        for step in NextSteps(cause, in: comparison, options).steps {
          writer.element("li") { writer in
            writer.element("span", text: step.purpose + " ")
            writer.element("code", ["class": "command"], text: step.command)
          }
        }
      }
    }
  }

  private func short(_ text: String) -> String { MarkupText.shortened(text, to: Self.longestText) }
}
