import Capture
import CommandLineSupport
import Findings
import Foundation
import Ledger
import Playback
import PrintedText
import RecordingStore

/// Makes the replayed outcomes of sessions their new baseline, instead of accepting their differences in the ledger.
@MainActor
struct Rebasing {
  private let decision: Decision

  init(_ decision: Decision) { self.decision = decision }

  /// Rewrites the recordings of the items. Each session must be selected with all its differences.
  ///
  /// `didRewrite` is called with each recording that is rewritten.
  ///
  /// - Returns: The paths of the recordings.
  func run(_ items: [RootDifference], of pending: inout PendingDifferences, didRewrite: (String) -> Void)
    throws
    -> [String]
  {
    var bySession: [String: [RootDifference]] = [:]
    var order: [String] = []
    for item in items {
      let key = "\(item.comparison.session) \(pending.file(of: .difference(item)))"
      if bySession[key] == nil { order.append(key) }
      bySession[key, default: []].append(item)
    }
    for key in order { try check(bySession[key] ?? [], pending) }
    var files: [String] = []
    for key in order {
      guard let group = bySession[key], let first = group.first else { continue }
      let path = pending.file(of: .difference(first))
      _ = try RecordingRebase.rebase(
        path, sessions: [first.comparison.session],
        history: [
          BaselineHistory.text(
            first.comparison.accepted.map(\.divergence) + group.flatMap { [$0.divergence] + $0.followers },
            session: first.comparison.session, owner: decision.owner, reason: decision.reason,
            on: LedgerDate(Date()))
        ])
      if !files.contains(first.comparison.recording) {
        files.append(first.comparison.recording)
        didRewrite(first.comparison.recording)
      }
      try pending.ledger.change { $0.removeAcceptances(ofDifferencesAt: first.place) }
    }
    try pending.store.removeRejections(of: items.map(PendingItem.difference))
    return files
  }

  /// Fails unless a replay now gives exactly the differences of the items, and those are all of the session.
  private func check(_ items: [RootDifference], _ pending: PendingDifferences) throws {
    guard let first = items.first else { return }
    let comparison = first.comparison
    let name = PendingText.place(.difference(first))
    let path = pending.file(of: .difference(first))
    let reader = try RecordingReader(path: path)
    guard let record = reader.sessions.first(where: { $0.id == comparison.session }) else {
      throw CommandFailure(.data, path: path, "has no session \(comparison.session) any more; compare again")
    }
    if let refusal = comparison.rebaseRefusal(selected: items.count, recordedProfile: record.profile) {
      throw failure(refusal, of: comparison, name)
    }
    let session = try ReplayableSession(record, of: reader)
    let now = try SessionComparison(
      session, name: comparison.recording, strategy: nil, profile: nil, baseline: .recorded
    ).run()
    guard Set(now.divergences.map(\.id)) == comparison.foundIDs else {
      throw CommandFailure(
        .data,
        "\(name): a replay now has other differences than the stored results; compare again"
          + (pending.report.replayBuild == nil ? "" : ", and give the same --rules or --build here"))
    }
  }

  private func failure(
    _ refusal: RebaseRefusal, of comparison: ComparisonReport.Comparison, _ name: String
  ) -> CommandFailure {
    switch refusal {
    case .endedEarly(let why):
      CommandFailure(
        .inconclusive, "\(name): \(why), so that its outcomes are not complete; correct that and compare again")
    case .isNondeterministic:
      CommandFailure(
        .inconclusive,
        "\(name): two replays had different outcomes, and only one of them could be kept; "
          + "correct that and compare again")
    case .isOtherReplay:
      CommandFailure(
        .usage,
        "\(name): compared under strategy \(comparison.strategy) and profile \(comparison.profile), against "
          + "\(comparison.against); only a replay as it was recorded can become the baseline. Leave --rebase out")
    case .hasOthers(let count):
      CommandFailure(
        .usage,
        "\(name): has \(Counted.text(count, "more pending difference")), which would become the baseline too; "
          + "select the whole session with --session \(name)")
    }
  }
}
