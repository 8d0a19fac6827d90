import CommandLineSupport
import Foundation
import Playback
import RecordingStore
import Results
import RulesBuilds

/// The stored results of the last comparisons.
enum StoredResults {
  /// Stores a report. Without a folder that can be written there are no results; the comparison is valid all the same.
  static func save(_ report: ComparisonReport, started: Date, _ console: Console) {
    var reason = "no folder can be written"
    if let folder = ResultFolder.make() {
      do {
        return try ResultStore.save(
          report, to: "\(folder)/\(ResultStore.name)", folder: FileManager.default.currentDirectoryPath,
          command: Array(CommandLine.arguments.dropFirst()), started: started)
      } catch {
        reason = "\(error)"
      }
    }
    guard report.divergenceCount > 0 else { return }
    console.error.line("replayer: the results are not kept, so 'replayer pending' lacks them: \(reason)")
  }

  /// The store with the last run. Throws if nothing was compared yet.
  ///
  /// The folder of a project that could not be written has older results than the temporary folder.
  static func open() throws -> ResultStore {
    let paths = ResultFolder.candidates.map { "\($0)/\(ResultStore.name)" }.filter(InputFile.exists)
    guard let first = paths.first else { throw missing }
    if paths.count == 1 { return try ResultStore(first) }
    let stores = paths.compactMap { try? ResultStore($0) }
    guard let last = stores.max(by: { ($0.lastStart ?? 0) < ($1.lastStart ?? 0) }) else {
      return try ResultStore(first)
    }
    return last
  }

  static var missing: CommandFailure {
    CommandFailure(
      .noInput, "no results of this folder are stored; compare first, for example with 'replayer diff Recordings'")
  }
}
