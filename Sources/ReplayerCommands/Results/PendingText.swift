import Findings
import JSONText
import Ledger
import Playback
import PrintedText
import Reporting

/// Pending differences as text and as JSON.
enum PendingText {
  static func lines(
    _ pending: PendingDifferences, _ items: [RootDifference], listsCauses: Bool
  ) -> [String] {
    var lines = [pending.source]
    if listsCauses { lines += CauseText(pending.causes).lines() }
    var heading = ""
    for item in items {
      let title = "\(place(item)): strategy \(item.comparison.strategy), against \(item.comparison.against)"
      if title != heading { lines.append(title) }
      heading = title
      lines.append("  \(item.divergence.id)  \(CauseText.firstSentence(item.divergence))")
      let cause = pending.cause(of: item)
      lines.append("    cause \(cause.id): \(CauseText.sentence(cause))")
      if let rejection = item.rejection {
        lines.append("    rejected by \(rejection.owner) on \(rejection.day): \(rejection.reason)")
      }
    }
    return lines + summary(pending)
  }

  /// How many differences are pending, accepted and rejected, and what to do about them.
  static func summary(_ pending: PendingDifferences) -> [String] {
    let rejected = pending.items.count { $0.rejection != nil }
    let uncounted = pending.report.rootCount - pending.items.count
    var lines = [
      "pending: \(Counted.text(pending.items.count, "difference")) of \(Counted.text(pending.causes.causes.count, "cause"))"
        + (rejected > 0 ? ", \(rejected) rejected" : "")
    ]
    if uncounted > 0 {
      lines.append(
        "\(Counted.text(uncounted, "more difference")) were only counted; they cannot be accepted one by one")
    }
    lines += AcceptanceText.summary(pending.report)
    if !pending.items.isEmpty {
      lines.append("accept with 'replayer accept ID --reason TEXT', decide one by one with 'replayer review'")
    }
    return lines
  }

  static func place(_ item: RootDifference) -> String {
    item.comparison.recording + (item.comparison.session == 0 ? "" : "#\(item.comparison.session)")
  }

  static func json(_ pending: PendingDifferences, _ items: [RootDifference]) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("schema", "touchreplay.pending/1")
      writer.member("command", pending.run.command)
      writer.member("pending", pending.items.count)
      writer.member("accepted", pending.report.acceptedCounts.roots)
      writer.member("differences", objects: items) { writer, item in
        let cause = pending.cause(of: item)
        writer.member("id", item.divergence.id)
        writer.member("cause", cause.id)
        writer.member("recording", item.comparison.recording)
        writer.member("session", item.comparison.session)
        writer.member("about", item.comparison.about)
        writer.member("strategy", item.comparison.strategy)
        writer.member("profile", item.comparison.profile)
        writer.member("against", item.comparison.against)
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
    }
    return writer.finish()
  }
}
