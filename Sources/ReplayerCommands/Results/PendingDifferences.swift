import CommandLineSupport
import Findings
import Foundation
import Ledger
import Playback
import Reporting

/// The differences and unknown outcomes of the last comparison that are not accepted.
struct PendingDifferences {
  let store: ResultStore
  let run: StoredRun
  /// The report with the ledger's acceptances.
  let report: ComparisonReport
  let causes: CauseList
  /// The reasons of the pending unknown outcomes.
  let reasons: [UnknownReason]
  /// The causes by the ids of the differences.
  private let causesByID: [String: Cause]
  /// The items in the order of the comparisons: the differences of a comparison, then its unknown outcomes.
  let items: [PendingItem]
  /// What the ledger accepts.
  let accepted: [PendingItem]
  var ledger: LedgerFile

  /// Reads the last results of the project and the ledger.
  init(_ arguments: Arguments) throws {
    store = try StoredResults.open()
    guard let run = try store.lastRun() else { throw StoredResults.missing }
    ledger = try LedgerFile(of: arguments)
    var report = run.report
    ledger.apply(to: &report, folder: run.folder)
    self.run = run
    self.report = report
    let causes = CauseList(report)
    self.causes = causes
    causesByID = Dictionary(causes.causes.flatMap { cause in cause.divergences.map { ($0, cause) } }) { $1 }
    let rejections = try store.rejections()
    let file = ledger
    let placed = { (recording: String) -> String in file.place(of: recording, in: run.folder) }
    items = report.pendingItems(rejections, placed: placed)
    accepted = report.acceptedItems(rejections, placed: placed)
    reasons = UnknownReason.list(items.compactMap { $0.unknown?.unknown })
  }

  /// The pending differences.
  var differences: [RootDifference] { items.compactMap(\.difference) }
  /// The pending unknown outcomes.
  var unknowns: [PendingUnknown] { items.compactMap(\.unknown) }

  /// The cause of a pending difference.
  func cause(of item: RootDifference) -> Cause {
    guard let cause = causesByID[item.divergence.id] else {
      preconditionFailure("every pending difference has a cause")
    }
    return cause
  }

  /// The id of the cause of a difference, or of the reason of an unknown outcome.
  func causeID(of item: PendingItem) -> String {
    switch item {
    case .difference(let difference): cause(of: difference).id
    case .unknown(let unknown): unknown.unknown.reasonID
    }
  }

  /// 1 if a difference is pending, 2 if only unknown outcomes are, 0 if nothing is.
  var exitCode: ExitCode {
    if report.divergenceCount > 0 { return .differs }
    return report.comparisons.contains { $0.unknownCount > 0 } ? .inconclusive : .ok
  }

  /// The line about the run.
  var source: String {
    let words = run.command.map { word in
      let isPlain = !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || "-_./=,:+@".contains($0) }
      return isPlain ? word : "'" + word.replacingOccurrences(of: "'", with: "'\\''") + "'"
    }
    return "results of 'replayer \(words.joined(separator: " "))', \(Self.text(of: run.started))"
  }

  /// Fails if the recording of an item has changed since the comparison.
  func requireUnchanged(_ item: PendingItem) throws(CommandFailure) {
    let changed = try? FileManager.default.attributesOfItem(atPath: file(of: item))[.modificationDate] as? Date
    guard let refusal = run.refusal(ofRecordingChanged: changed) else { return }
    throw CommandFailure(.data, path: item.comparison.recording, refusal)
  }

  /// The path of an item's recording.
  func file(of item: PendingItem) -> String { run.file(of: item.comparison.recording) }

  private static func text(of date: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyy-MM-dd HH:mm"
    return formatter.string(from: date)
  }
}
