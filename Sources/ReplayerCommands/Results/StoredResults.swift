import CommandLineSupport
import Findings
import Foundation
import Ledger
import Playback
import RecordingStore
import RulesBuilds

/// The stored results of the last comparisons.
enum StoredResults {
  /// Stores a report. Without a folder that can be written there are no results; the comparison is valid all the same.
  ///
  /// `costs` are what the recordings took; `nil` for those of the report.
  static func save(
    _ report: ComparisonReport, costs: CostTable? = nil, started: Date, _ arguments: Arguments, _ console: Console
  ) {
    var reason = "no folder can be written"
    if let folder = ResultFolder.make() {
      do {
        let path = "\(folder)/\(ResultStore.name)"
        try ResultStore.save(
          report, to: path, folder: FileManager.default.currentDirectoryPath,
          command: arguments.commandLine, started: started)
        return try ResultStore(path).add(costs ?? Self.costs(of: report), measured: started)
      } catch {
        reason = "\(error)"
      }
    }
    guard report.comparisons.contains(where: { $0.divergenceCount > 0 || $0.unknownCount > 0 }) else { return }
    console.error.line("replayer: the results are not kept, so 'replayer pending' lacks them: \(reason)")
  }

  private static func costs(of report: ComparisonReport) -> CostTable {
    CostTable(Dictionary(report.costs.map { (ProjectPlace.path(of: $0.key), $0.value) }) { $1 })
  }

  /// The store with the last run. Throws if nothing was compared yet.
  ///
  /// The folder of a project that could not be written has older results than the temporary folder.
  static func open() throws -> ResultStore {
    let paths = ResultFolder.candidates.map { "\($0)/\(ResultStore.name)" }.filter(InputFile.exists)
    guard let first = paths.first else { throw missing }
    if paths.count == 1 { return try ResultStore(first) }
    let project = try? FileManager.default.attributesOfItem(atPath: first)[.modificationDate] as? Date
    let other = try? ResultStore(paths[1])
    // The file of the project changes with each of its results, also if they are of another version and cannot be read.
    guard let other, let started = other.lastStart, started > project?.timeIntervalSince1970 ?? 0 else {
      return try ResultStore(first)
    }
    return other
  }

  static var missing: CommandFailure {
    CommandFailure(
      .noInput, "no results of this folder are stored; compare first, for example with 'replayer diff Recordings'")
  }
}
