import CommandLineSupport
import Evidence
import Findings
import Foundation
import JSONText
import PrintedText
import Reporting

/// The result of `replayer search` as text and as JSON.
@MainActor
struct SearchResult {
  private let scene: String
  private let against: String
  private let seed: Int
  private let output: String
  /// The session that was written, with its difference.
  var found: (session: EvidenceSession, comparison: ComparisonReport.Comparison, divergence: Divergence)?
  /// Whether the difference that was found was not there any more in a last replay.
  var isNondeterministic = false
  var isInterrupted = false
  /// Whether the time sufficed to shorten the session.
  var isShortest = true
  /// The number of sessions that were played up to the difference, and after it.
  private var played = 0
  var shrunkPlayed = 0
  private var rounds = 0
  private var mapped = 0
  private var hit = 0
  private var counts: [(name: String, count: Int)] = []
  private var unknowns: [String] = []
  private var leftOut: [(event: String, reason: String)] = []

  init(_ scene: String, against: String, seed: Int, output: String) {
    (self.scene, self.against, self.seed, self.output) = (scene, against, seed, output)
  }

  /// Takes what a search has reached.
  mutating func take(_ search: SessionSearch, played: Int) {
    self.played = played
    rounds = search.rounds
    (mapped, hit) = (search.mappedReceivers.count, search.hitReceivers.count)
    counts = ["action", "gesture", "scroll", "select", "call", "effect"].map { ($0, search.count(of: $0)) }
    unknowns = search.unknowns
    leftOut = search.leftOut
  }

  private var verdict: String {
    if found != nil { return "differs" }
    return unknowns.isEmpty && !isNondeterministic ? "same" : "inconclusive"
  }

  var exitCode: ExitCode {
    if found != nil { return .differs }
    if isInterrupted { return .interrupted }
    return verdict == "same" ? .ok : .inconclusive
  }

  func lines() -> [String] {
    var lines: [String] = []
    if let found {
      lines += DivergenceText.lines(of: found.divergence, in: found.comparison)
      lines.append(
        "\(output): \(Counted.text(found.session.eventCount, "event")), the outcomes are those of \(against)")
      if !isShortest { lines.append("the time was over before the session was as short as possible") }
    } else if isNondeterministic {
      lines.append("a session differed, and a last replay of it did not: its replays disagree")
    } else {
      lines.append("no difference was found, which is no proof that there is none")
    }
    let reached = counts.filter { $0.count > 0 }.map { Counted.text($0.count, $0.name) }.joined(separator: ", ")
    lines.append(
      "played \(Counted.text(played, "session")) in \(Counted.text(rounds, "round")), seed \(seed)"
        + (found == nil ? "; hit \(hit) of \(Counted.text(mapped, "receiver")) of the maps" : "")
        + (reached.isEmpty ? "" : "; different outcomes: \(reached)"))
    if found == nil {
      lines += leftOut.map { "not tried: \($0.event), because \($0.reason)" }
      lines += unknowns.prefix(20).map { "unknown: \($0)" }
    }
    if isInterrupted { lines.append("interrupted") }
    return lines
  }

  /// One JSON document.
  func json() -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("schema", "touchreplay.search/1")
      writer.member("verdict", verdict)
      writer.member("scene", scene)
      writer.member("against", against)
      writer.member("seed", seed)
      writer.member("output", found == nil ? nil : output)
      writer.member("events", found?.session.eventCount)
      writer.member("isShortest", isShortest)
      writer.key("divergence")
      if let found { found.divergence.write(to: &writer, as: .document) } else { writer.null() }
      writer.member("sessions", played)
      writer.member("rounds", rounds)
      writer.key("receivers")
      writer.object { writer in
        writer.member("mapped", mapped)
        writer.member("hit", hit)
      }
      writer.key("reached")
      writer.object { writer in
        for entry in counts { writer.member(entry.name, entry.count) }
      }
      writer.member("leftOut", objects: leftOut) { writer, entry in
        writer.member("event", entry.event)
        writer.member("reason", entry.reason)
      }
      writer.member("isInterrupted", isInterrupted)
      writer.member("unknowns", unknowns)
    }
    return writer.finish()
  }
}
