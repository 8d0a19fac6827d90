import Foundation
package import RecordingStore

extension LiveSession {
  /// The interval at which ``store(nowNanoseconds:)`` checks that the recording was not removed.
  static let checkNanoseconds: UInt64 = 1_000_000_000

  /// Commits the captured data when a commit is due, and checks that the recording is still there. Call it often, with
  /// the time of a monotonic clock.
  package func store(nowNanoseconds: UInt64) throws(RecordingError) {
    guard finished == nil, failure == nil else { return }
    do throws(RecordingError) {
      try checkFile(nowNanoseconds: nowNanoseconds)
      try file.writer.commitIfDue(nowNanoseconds: nowNanoseconds)
    } catch {
      failure = error
      throw error
    }
  }

  /// The error to report when writing failed: that the recording was removed, if it was, because SQLite reports that as a
  /// database that cannot be written.
  func reported(_ error: RecordingError) -> RecordingError { file.writer.isInPlace ? error : .removed(path) }

  private func checkFile(nowNanoseconds: UInt64) throws(RecordingError) {
    guard nowNanoseconds >= lastCheckNanoseconds + Self.checkNanoseconds else { return }
    lastCheckNanoseconds = nowNanoseconds
    guard file.writer.isInPlace else { throw .removed(path) }
  }

  /// The file that has the captured data after a failure. `nil` if there is none.
  package var kept: String? {
    rescued ?? (FileManager.default.fileExists(atPath: path) ? path : nil)
  }

  /// The file that has the captured data after a failure, and how to use it, in one sentence without a full stop.
  package var keptSentence: String {
    guard let kept else { return "the captured data could not be saved" }
    if (try? RecordingReader(path: kept)) != nil { return "the captured data is complete in \(kept)" }
    return "the captured data is in \(kept), unfinished (keep it with 'recorder recover \(kept) -o OUT')"
  }
}

extension RecordingError {
  /// The recording, or its folder, was removed or replaced while it was captured.
  static func removed(_ path: String) -> RecordingError {
    RecordingError(
      path: path, kind: .inputOutput, problem: "the recording or its folder was removed or replaced during the capture",
      remedy: "start another capture")
  }
}
