import Findings
import Foundation
import HitTestTerms
import JSONText
import Ledger
import Playback
import PrintedText
import RecordingStore
import Reporting

/// Pending differences and unknown outcomes as text and as JSON.
enum PendingText {
  static func lines(
    _ pending: PendingDifferences, _ items: [PendingItem], listsCauses: Bool
  ) -> [String] {
    var lines = [pending.source]
    if listsCauses { lines += CauseText(pending.causes).lines() }
    var heading = ""
    for item in items {
      let title = "\(place(item)): strategy \(item.comparison.strategy), against \(item.comparison.against)"
      if title != heading { lines.append(title) }
      heading = title
      lines.append("  \(item.id)  \(sentence(item))")
      lines.append("    \(reason(item, pending))")
      if let refusal = item.refusal { lines.append("    cannot be accepted: \(refusal)") }
      if let rejection = item.rejection {
        lines.append("    rejected by \(rejection.owner) on \(rejection.day): \(rejection.reason)")
      }
    }
    return lines + summary(pending)
  }

  /// The difference or the unknown outcome, with its touch or event and its place.
  static func sentence(_ item: PendingItem) -> String {
    switch item {
    case .difference(let difference): CauseText.firstSentence(difference.divergence)
    case .unknown(let unknown): UnknownText.sentence(unknown.unknown)
    }
  }

  /// The sentence of a decision: with the reason of an unknown outcome.
  static func decided(_ item: PendingItem) -> String {
    sentence(item) + (item.unknown.map { ": \($0.unknown.why)" } ?? "")
  }

  /// The cause of a difference or the reason of an unknown outcome, with its id.
  static func reason(_ item: PendingItem, _ pending: PendingDifferences) -> String {
    switch item {
    case .difference(let difference):
      let cause = pending.cause(of: difference)
      return "cause \(cause.id): \(CauseText.sentence(cause))"
    case .unknown(let unknown): return "reason \(unknown.unknown.reasonID): \(unknown.unknown.why)"
    }
  }

  /// A number of items: `1 difference and 2 unknowns`.
  static func count(_ items: [PendingItem]) -> String {
    let unknowns = items.count { $0.unknown != nil }
    let differences = items.count - unknowns
    guard unknowns > 0 else { return Counted.text(differences, "difference") }
    return (differences > 0 ? "\(Counted.text(differences, "difference")) and " : "") + AcceptanceText.unknown(unknowns)
  }

  /// How many differences and unknown outcomes are pending, accepted and rejected, and what to do about them.
  static func summary(_ pending: PendingDifferences) -> [String] {
    let rejected = pending.items.count { $0.rejection != nil }
    let (differences, unknowns) = (pending.differences, pending.unknowns)
    var lines = [
      "pending: \(Counted.text(differences.count, "difference")) of \(Counted.text(pending.causes.causes.count, "cause"))"
        + (unknowns.isEmpty
          ? "" : ", \(AcceptanceText.unknown(unknowns.count)) of \(Counted.text(pending.reasons.count, "reason"))")
        + (rejected > 0 ? ", \(rejected) rejected" : "")
    ]
    let uncounted = pending.report.rootCount - differences.count
    if uncounted > 0 {
      lines.append(
        "\(Counted.text(uncounted, "more difference")) were only counted; they cannot be accepted one by one")
    }
    let unlisted = pending.report.comparisons.reduce(0) { $0 + $1.unlistedUnknowns }
    if unlisted > 0 {
      lines.append(
        "\(Counted.text(unlisted, "more unknown")) were only counted, and cannot be accepted; divide the recording")
    }
    lines += AcceptanceText.summary(pending.report)
    if pending.items.contains(where: { $0.refusal == nil }) {
      lines.append("accept with 'replayer accept ID --reason TEXT', decide one by one with 'replayer review'")
    }
    return lines
  }

  static func place(_ item: PendingItem) -> String {
    item.comparison.recording + (item.comparison.session == 0 ? "" : "#\(item.comparison.session)")
  }

  static func json(_ pending: PendingDifferences, _ items: [PendingItem]) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("schema", "touchreplay.pending/1")
      writer.member("command", pending.run.command)
      writer.member("pending", pending.differences.count)
      writer.member("pendingUnknowns", pending.unknowns.count)
      writer.member("accepted", pending.report.acceptedCounts.roots)
      writer.member("acceptedUnknowns", pending.report.acceptedUnknownCount)
      writer.member("differences", objects: items.compactMap(\.difference)) { write($1, pending, to: &$0) }
      writer.member("unknowns", objects: items.compactMap(\.unknown)) { write($1, to: &$0) }
    }
    return writer.finish()
  }

  private static func write(_ item: RootDifference, _ pending: PendingDifferences, to writer: inout JSONWriter) {
    let cause = pending.cause(of: item)
    writer.member("id", item.divergence.id)
    writer.member("cause", cause.id)
    writeComparison(.difference(item), to: &writer)
    writer.member("event", item.divergence.event)
    writer.member("kind", item.divergence.kind)
    writer.key("recorded")
    item.divergence.writeValue(of: item.divergence.recordedOutcome, to: &writer)
    writer.key("replayed")
    item.divergence.writeValue(of: item.divergence.replayedOutcome, to: &writer)
    writer.member("text", CauseText.firstSentence(item.divergence))
    writer.member("reason", CauseText.sentence(cause))
    writer.member("follows", item.followers.count)
    writer.member("rejected", item.rejection?.reason)
  }

  private static func write(_ item: PendingUnknown, to writer: inout JSONWriter) {
    let unknown = item.unknown
    writer.member("id", unknown.id)
    writer.member("cause", unknown.reasonID)
    writeComparison(.unknown(item), to: &writer)
    writer.member("event", unknown.place?.event)
    writer.member("touch", unknown.trouble.touch)
    writer.member("point", unknown.place?.point.map { [Double($0.x), Double($0.y)] })
    writer.member("view", unknown.trouble.view?.name)
    writer.member("text", UnknownText.sentence(unknown))
    writer.member("reason", unknown.why)
    writer.member("refusal", unknown.refusal)
    writer.member("rejected", item.rejection?.reason)
  }

  private static func writeComparison(_ item: PendingItem, to writer: inout JSONWriter) {
    writer.member("recording", item.comparison.recording)
    writer.member("session", item.comparison.session)
    writer.member("about", item.comparison.about)
    writer.member("strategy", item.comparison.strategy)
    writer.member("profile", item.comparison.profile)
    writer.member("against", item.comparison.against)
  }
}
