import CommandLineSupport
import Findings
import Foundation
import Ledger
import Playback
import Reporting

/// The differences of the last comparison that are not accepted.
struct PendingDifferences {
  let store: ResultStore
  let run: StoredRun
  /// The report with the ledger's acceptances.
  let report: ComparisonReport
  let causes: CauseList
  /// The causes by the ids of the differences.
  private let causesByID: [String: Cause]
  let items: [RootDifference]
  /// The differences that the ledger accepts.
  let accepted: [RootDifference]
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
    items = report.rootDifferences(rejections, placed: placed) { $0.divergences }
    accepted =
      report.acceptedCounts.all == 0
      ? [] : report.rootDifferences(rejections, placed: placed) { $0.accepted.map(\.divergence) }
  }

  /// The cause of a pending difference.
  func cause(of item: RootDifference) -> Cause {
    guard let cause = causesByID[item.divergence.id] else {
      preconditionFailure("every pending difference has a cause")
    }
    return cause
  }

  /// The line about the run.
  var source: String {
    let words = run.command.map { word in
      let isPlain = !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || "-_./=,:+@".contains($0) }
      return isPlain ? word : "'" + word.replacingOccurrences(of: "'", with: "'\\''") + "'"
    }
    return "results of 'replayer \(words.joined(separator: " "))', \(Self.text(of: run.started))"
  }

  /// Fails if the recording of a difference has changed since the comparison.
  func requireUnchanged(_ item: RootDifference) throws(CommandFailure) {
    let changed = try? FileManager.default.attributesOfItem(atPath: file(of: item))[.modificationDate] as? Date
    guard let refusal = run.refusal(ofRecordingChanged: changed) else { return }
    throw CommandFailure(.data, path: item.comparison.recording, refusal)
  }

  /// The path of a difference's recording.
  func file(of item: RootDifference) -> String { run.file(of: item.comparison.recording) }

  private static func text(of date: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyy-MM-dd HH:mm"
    return formatter.string(from: date)
  }
}
