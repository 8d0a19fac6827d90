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
        return try ResultStore("\(folder)/\(ResultStore.name)").save(
          report, folder: FileManager.default.currentDirectoryPath, command: Array(CommandLine.arguments.dropFirst()),
          started: started)
      } catch {
        reason = "\(error)"
      }
    }
    guard report.divergenceCount > 0 else { return }
    console.error.line("replayer: the results are not kept, so 'replayer pending' lacks them: \(reason)")
  }

  /// The store. Throws if nothing was compared yet.
  static func open() throws -> ResultStore {
    let path = ResultFolder.candidates.map { "\($0)/\(ResultStore.name)" }.first(where: InputFile.exists)
    guard let path else { throw missing }
    return try ResultStore(path)
  }

  static var missing: CommandFailure {
    CommandFailure(
      .noInput, "no results of this folder are stored; compare first, for example with 'replayer diff Recordings'")
  }
}
