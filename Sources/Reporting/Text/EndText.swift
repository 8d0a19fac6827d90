import Findings
import PrintedText
import RecordingStore

/// How the app's code ends sessions, as text.
enum EndText {
  /// The maximum number of sessions that a summary names.
  private static let shown = 5

  /// What differs about the end of a session: `the session ends: crash: the code called exit(0) in Bar.close, at event 3`. `nil` if
  /// the divergence is another one.
  static func change(_ divergence: Divergence) -> String? {
    guard divergence.isEnd else { return nil }
    let (recorded, replayed) = (divergence.recorded.map(Formatting.phrase), divergence.replayed.map(Formatting.phrase))
    return switch (recorded, replayed) {
    case (let recorded?, let replayed?): "the session ends in another way: \(recorded) → \(replayed)"
    case (nil, let replayed?): "the session ends: \(replayed)"
    case (let recorded?, nil): "the session no longer ends: \(recorded)"
    case (nil, nil): nil
    }
  }

  /// The same without the number of the event, so that the same end at other events is the same cause.
  static func cause(_ divergence: Divergence) -> String? {
    change(divergence)?.replacing(#/, (at event \d+|before the first event)/#, with: "")
  }

  /// The sessions whose ends are those of their baselines, for the summary.
  static func summary(_ report: ComparisonReport) -> [String] {
    let ends = report.comparisons.filter { $0.end?.isInBaseline == true }
    guard !ends.isEmpty else { return [] }
    let lines = ends.prefix(shown).map { "  \($0.place): \($0.end?.what.rawValue ?? ""): \($0.end?.why ?? "")" }
    let rest = ends.count - lines.count
    return ["ended by the code, as in the baseline: \(Counted.text(ends.count, "session"))"] + lines
      + (rest > 0 ? ["  … and \(rest) more"] : [])
  }
}

extension Divergence {
  /// Whether the end of the session differs.
  var isEnd: Bool { recorded?.endsSession == true || replayed?.endsSession == true }
}
