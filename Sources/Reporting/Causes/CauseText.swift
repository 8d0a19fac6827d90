package import Findings
import Foundation
import HitTestTerms
package import PrintedText

/// The causes of a report's differences as text.
package struct CauseText {
  /// The maximum number of causes that are listed in text.
  package static let shownCauses = 20
  private static let shownPromises = 2

  private let list: CauseList

  package init(_ list: CauseList) { self.list = list }

  /// A heading and the causes, the largest first. Empty if each cause has only one difference, unless `always`.
  package func lines(always: Bool = false) -> [String] { styledLines(always: always).map(\.text) }

  /// The same lines, with what each is.
  package func styledLines(always: Bool = false) -> [StyledLine] {
    guard list.isSummary || always && !list.causes.isEmpty else { return [] }
    let count = list.causes.reduce(0) { $0 + $1.divergences.count }
    var lines = kinds()
    lines.append(
      StyledLine(
        "\(Counted.text(count, "difference")), \(Counted.text(list.causes.count, "cause")), the largest first:",
        .heading))
    for (index, cause) in list.causes.prefix(Self.shownCauses).enumerated() {
      let number = String(index + 1)
      let indent = String(repeating: " ", count: max(0, 3 - number.count))
      for (row, line) in Self.lines(cause).enumerated() {
        lines.append(
          row == 0 ? StyledLine("\(indent)\(number). " + line, .differs) : StyledLine("     " + line))
      }
    }
    let rest = list.causes.count - Self.shownCauses
    if rest > 0 { lines.append(StyledLine("… and \(Counted.text(rest, "more cause")); --json lists all")) }
    if list.uncounted > 0 {
      lines.append(StyledLine("… and \(Counted.text(list.uncounted, "difference")) that were only counted"))
    }
    return lines + [StyledLine("")]
  }

  /// The kinds of the causes, if the causes are more than a list shows.
  private func kinds() -> [StyledLine] {
    guard list.causes.count > Self.shownCauses else { return [] }
    let kinds = CauseKind.kinds(of: list)
    guard kinds.count < list.causes.count else { return [] }
    var lines = [StyledLine("\(Counted.text(kinds.count, "kind")) of causes, the largest first:", .heading)]
    for kind in kinds.prefix(Self.shownCauses) {
      lines.append(StyledLine("  - \(kind.sentence)", .differs))
      let change = kind.strategies.isEmpty ? "" : ", strategies \(kind.strategies.joined(separator: ", "))"
      let promises = kind.promiseCount > 0 ? ", \(Counted.text(kind.promiseCount, "promise")) broken" : ""
      lines.append(
        StyledLine(
          "    \(Counted.text(kind.divergenceCount, "difference")) of \(Counted.text(kind.causes.count, "cause")) in "
            + "\(Counted.text(kind.recordingCount, "recording"))\(promises)\(change)"))
    }
    let rest = kinds.count - Self.shownCauses
    if rest > 0 { lines.append(StyledLine("  … and \(Counted.text(rest, "more kind"))")) }
    return lines + [StyledLine("")]
  }

  /// The cause, what the view did before, what it concerns, and the first difference.
  static func lines(_ cause: Cause) -> [String] {
    var lines = [sentence(cause)]
    if ownCode(cause) == nil, let before = before(cause) { lines.append("before, \(before)") }
    if let changes = OwnCodeText.changes(cause.first) { lines.append(changes) }
    if let change = change(cause) { lines.append(change) }
    lines.append(extent(cause))
    lines.append("first: \(cause.first.recording): \(firstSentence(cause.first))")
    return lines
  }

  /// A difference with its touch or event, its time and place, and both sides.
  package static func firstSentence(_ divergence: Divergence) -> String {
    DivergenceText(divergence).sentence(divergence)
  }

  /// The strategies, rules builds and profiles of the replays: `strategies tag, flag`. `nil` if none needs a mention.
  package static func change(_ cause: Cause) -> String? {
    let parts = [
      ("strategy", "strategies", cause.strategies), ("build", "builds", cause.builds),
      ("profile", "profiles", cause.profiles),
    ]
    .filter { !$0.2.isEmpty }
    .map { one, several, names in "\(names.count == 1 ? one : several) \(names.joined(separator: ", "))" }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  /// What the deciding view does in the replay, or what differs.
  package static func sentence(_ cause: Cause) -> String {
    if let own = ownCode(cause) { return own }
    guard cause.first.isEnd else { return "\(cause.reason.view ?? "-"): \(clause(cause))" }
    return clause(cause) + (HandlerText.line(of: cause.first).map { " (\($0))" } ?? "")
  }

  /// What the app's code did before and does now. `nil` if it has no part in the cause.
  static func ownCode(_ cause: Cause) -> String? {
    cause.reason.replayed == nil ? nil : cause.first.decidedBy.flatMap(OwnCodeText.sentence)
  }

  /// The sentence without the view.
  static func clause(_ cause: Cause) -> String {
    guard let decision = cause.first.decidedBy, let side = cause.reason.replayed else {
      return cause.reason.outcome ?? ""
    }
    return "it \(decision.rule.text(other: side.other, line: decision.line))"
  }

  /// What the deciding view did in the baseline. `nil` if the hit test there did not query it, or is not known.
  package static func before(_ cause: Cause) -> String? {
    guard let side = cause.reason.recorded, let baseline = cause.first.decidedBy?.baseline else { return nil }
    return "it \(baseline.rule.text(other: side.other, line: baseline.line))"
  }

  /// How many touches and recordings a cause concerns: `3 touches and 1 outcome in 2 recordings`.
  static func size(_ cause: Cause) -> String {
    let others = cause.divergences.count - cause.touches
    let parts =
      (cause.touches > 0 ? [cause.touches == 1 ? "1 touch" : "\(cause.touches) touches"] : [])
      + (others > 0 ? [Counted.text(others, "outcome")] : [])
    return "\(parts.joined(separator: " and ")) in \(Counted.text(cause.recordings.count, "recording"))"
  }

  /// The size of a cause, and which descriptions of sessions are no longer true.
  package static func extent(_ cause: Cause) -> String {
    let text = size(cause)
    guard !cause.promises.isEmpty else { return text }
    let promises = cause.promises.prefix(shownPromises).map { "“\($0)”" }
    let rest = cause.promises.count - promises.count
    return "\(text), \(Counted.text(cause.promises.count, "promise")) broken: \(promises.joined(separator: ", "))"
      + (rest > 0 ? " and \(rest) more" : "")
  }
}
