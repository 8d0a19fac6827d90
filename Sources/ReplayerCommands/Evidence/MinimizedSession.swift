import Evidence
import Findings
import Foundation
import JSONText
import PrintedText
import Reporting

/// The result of `replayer minimize` as text and as JSON.
struct MinimizedSession {
  private let recording: String
  private let whole: EvidenceSession
  private let output: String
  private let against: String
  /// The session that is left.
  var session: EvidenceSession
  var comparison: ComparisonReport.Comparison?
  /// The difference in ``comparison``. `nil` if a last replay did not have it.
  var divergence: Divergence?
  var freedoms: [TouchFreedom] = []
  var playedCount = 0
  /// Whether a signal ended the search, so that the outcomes of a replayed baseline are not known.
  var isInterrupted = false

  init(of recording: String, whole: EvidenceSession, output: String, against: String) {
    (self.recording, self.whole, self.output, self.against) = (recording, whole, output, against)
    session = whole
  }

  private var isAgainstRecording: Bool { against == "recorded" }

  func lines() -> [String] {
    let (before, after) = (SceneText(whole.sceneJSON), SceneText(session.sceneJSON))
    var lines = [
      "\(recording): \(Counted.text(whole.eventCount, "event")) → \(session.eventCount), "
        + "\(Counted.text(before?.viewCount ?? 0, "view")) → \(after?.viewCount ?? 0), "
        + "\(before?.propertyCount == 1 ? "1 property" : "\(before?.propertyCount ?? 0) properties") → "
        + "\(after?.propertyCount ?? 0)"
    ]
    if let comparison, let divergence {
      lines += DivergenceText.lines(of: divergence, in: comparison).map { "  " + $0 }
    } else {
      lines.append("  a last replay did not have the difference: two replays of the session disagree")
    }
    if !freedoms.isEmpty { lines.append("the difference remains, as far as it was tried:") }
    for freedom in freedoms { lines += text(freedom).map { "  " + $0 } }
    if isAgainstRecording {
      lines.append(
        "the outcomes of these events are the recorded ones; they were not replayed without the other events "
          + "(--against rev:COMMIT replays them)")
    }
    if isInterrupted, !isAgainstRecording {
      lines.append("interrupted: the outcomes of \(against) are not in the recording")
    }
    lines.append("\(output): written after \(Counted.text(playedCount, "session")) played on both sides")
    return lines
  }

  private func text(_ freedom: TouchFreedom) -> [String] {
    func number(_ value: Double) -> String { Formatting.number(value) }
    let (left, right) = (freedom.x - freedom.left, freedom.x + freedom.right)
    let (top, bottom) = (freedom.y - freedom.up, freedom.y + freedom.down)
    var lines = [
      "touch \(freedom.touchNumber) at x \(number(left)) to \(number(right)), and at y \(number(top)) to \(number(bottom))"
    ]
    if freedom.shortestMicroseconds < freedom.longestMicroseconds {
      lines.append(
        "touch \(freedom.touchNumber) for \(Formatting.seconds(freedom.shortestMicroseconds)) to "
          + Formatting.seconds(freedom.longestMicroseconds))
    }
    return lines
  }

  /// One JSON document.
  func json() -> String {
    let (before, after) = (SceneText(whole.sceneJSON), SceneText(session.sceneJSON))
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("schema", "touchreplay.minimize/1")
      writer.member("verdict", divergence == nil ? "inconclusive" : "differs")
      writer.member("recording", recording)
      writer.member("output", output)
      writer.member("against", against)
      writer.member("isBaselineReplayed", !isAgainstRecording)
      for (key, counts) in [
        ("events", (whole.eventCount, session.eventCount)),
        ("views", (before?.viewCount ?? 0, after?.viewCount ?? 0)),
        ("properties", (before?.propertyCount ?? 0, after?.propertyCount ?? 0)),
      ] {
        writer.key(key)
        writer.object { writer in
          writer.member("before", counts.0)
          writer.member("after", counts.1)
        }
      }
      writer.key("divergence")
      if let divergence { divergence.write(to: &writer, as: .document) } else { writer.null() }
      writer.member("freedoms", objects: freedoms) { writer, freedom in
        writer.member("touch", freedom.touchNumber)
        writer.member("x", [freedom.x - freedom.left, freedom.x + freedom.right])
        writer.member("y", [freedom.y - freedom.up, freedom.y + freedom.down])
        writer.member(
          "seconds", [freedom.shortestMicroseconds, freedom.longestMicroseconds].map { Double($0) / 1_000_000 })
      }
      writer.member("played", playedCount)
      writer.member("isInterrupted", isInterrupted)
    }
    return writer.finish()
  }

  /// The document where nothing differs.
  static func jsonOfNothing(_ report: ComparisonReport, _ recording: String) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("schema", "touchreplay.minimize/1")
      writer.member("verdict", report.verdict.rawValue)
      writer.member("recording", recording)
      writer.member("unknowns", report.comparisons.flatMap(\.unknowns).reasons)
    }
    return writer.finish()
  }
}
