import CommandLineSupport
import Findings
import Foundation
import Ledger
import Playback
import Reporting

/// The differences of the last comparison that are not accepted.
struct PendingDifferences {
  /// A difference that follows from no other.
  struct Item {
    let divergence: Divergence
    let followers: [Divergence]
    let comparison: ComparisonReport.Comparison
    let cause: Cause
    let rejection: ResultStore.Rejection?
    /// The id and the recording: two recordings of one file name can have the same ids.
    let key: String
  }

  /// The key of the difference that an acceptance is about.
  func key(of acceptance: Acceptance) -> String { Self.key(acceptance.id, acceptance.place.recording) }

  private static func key(_ id: String, _ recording: String) -> String { "\(id) \(recording)" }

  let store: ResultStore
  let run: StoredRun
  /// The report with the ledger's acceptances.
  let report: ComparisonReport
  let causes: CauseList
  let items: [Item]
  /// The differences that the ledger accepts.
  let accepted: [Item]
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
    causes = CauseList(report)
    let rejections = try store.rejections()
    let ledger = ledger
    func key(_ id: String, _ comparison: ComparisonReport.Comparison) -> String {
      Self.key(id, ledger.place(of: comparison.recording, in: run.folder))
    }
    func list(_ causes: CauseList, _ divergences: (ComparisonReport.Comparison) -> [Divergence]) -> [Item] {
      var causeOf: [String: Cause] = [:]
      for cause in causes.causes {
        for id in cause.divergences { causeOf[id] = cause }
      }
      return report.comparisons.flatMap { comparison in
        let divergences = divergences(comparison)
        let followers = Dictionary(grouping: divergences.filter { $0.followsFrom != nil }, by: { $0.followsFrom! })
        return divergences.filter { $0.followsFrom == nil }.compactMap { root in
          causeOf[root.id].map { cause in
            let key = key(root.id, comparison)
            return Item(
              divergence: root, followers: followers[root.id] ?? [], comparison: comparison, cause: cause,
              rejection: rejections[key], key: key)
          }
        }
      }
    }
    items = list(causes, \.divergences)
    accepted =
      report.acceptedCounts.all == 0 ? [] : list(CauseList(run.report)) { $0.accepted.map(\.divergence) }
  }

  /// The line about the run.
  var source: String {
    let words = run.command.map { word in
      let isPlain = !word.isEmpty && word.allSatisfy { $0.isLetter || $0.isNumber || "-_./=,:+@".contains($0) }
      return isPlain ? word : "'" + word.replacingOccurrences(of: "'", with: "'\\''") + "'"
    }
    return "results of 'replayer \(words.joined(separator: " "))', \(Self.text(of: run.started))"
  }

  /// The acceptance of an item. Throws if the recording has changed since the comparison.
  func acceptance(
    of item: Item, reason: String, owner: String, expires: LedgerDate?
  ) throws(CommandFailure) -> Acceptance {
    let path = file(of: item)
    let changed = try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    guard let changed, changed <= run.started else {
      throw CommandFailure(
        .data, path: item.comparison.recording,
        changed == nil
          ? "does not exist any more; compare again" : "has changed since it was compared; compare again, then accept")
    }
    return Acceptance(
      item.divergence, followers: item.followers,
      place: report.place(of: item.comparison) { ledger.place(of: $0, in: run.folder) },
      scene: item.comparison.sceneHash ?? "", reason: reason, owner: owner, accepted: LedgerDate(Date()),
      expires: expires)
  }

  /// The path of an item's recording.
  func file(of item: Item) -> String {
    let recording = item.comparison.recording
    return recording.hasPrefix("/") ? recording : "\(run.folder)/\(recording)"
  }

  private static func text(of date: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyy-MM-dd HH:mm"
    return formatter.string(from: date)
  }
}
