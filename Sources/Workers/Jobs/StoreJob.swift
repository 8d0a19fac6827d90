import Findings
import Foundation
import JSONText
package import Playback
import RecordingStore

/// The replay of the first session of a recording, whose outcomes are stored in a file.
@MainActor
final class StoreJob: WorkerJob {
  private let program: Int
  private let line: [UInt8]
  private let file: OutcomeFile
  private let take: (String?) -> Void
  private var begun: ComparisonReport.Comparison?
  private var failure: String?
  private var isComplete = false
  var printed = ""

  init(_ path: String, _ run: ComparisonRun, program: Int, into file: OutcomeFile, take: @escaping (String?) -> Void) {
    (self.program, self.file, self.take) = (program, file, take)
    line = ComparisonRequest(recording: path, run: run, numbers: 0..<1, files: file).storeLine()
  }

  var request: (program: Int, line: [UInt8])? { isComplete ? nil : (program, line) }
  var isInSession: Bool { begun != nil }
  let heldBytes = 0

  func receive(_ message: WorkerProtocol.Message, _ content: JSONValue) -> Bool {
    switch message {
    case .begun:
      begun = content["comparison"].flatMap(ComparisonReport.Comparison.init)
      return true
    case .failed:
      failure = content["message"]?.string ?? "the recording cannot be replayed"
      isComplete = true
    case .done: isComplete = true
    case .found, .compared, .stored, .lines, .picture, .explored, .areas, .hello: break
    }
    return false
  }

  func workerDidEnd(_ end: WorkerEnd) {
    isComplete = true
    guard let begun, end.isOfCode,
      (try? OutcomeFileWriter.append(SessionEnding(end, of: begun).outcome, to: file.numbered(0))) != nil
    else {
      failure = end.sentence()
      return
    }
  }

  func stop() { isComplete = true }

  func beginDelivery() {}

  func deliver() { take(failure) }
}

extension WorkerPool {
  /// Replays the first sessions of recordings and stores the outcomes, as ``store(_:_:program:into:)``. Those of a recording that
  /// cannot be replayed are `nil`.
  package func store(
    _ paths: [String], _ run: ComparisonRun, program: Int, into file: (_ index: Int) -> OutcomeFile
  ) throws -> [OutcomeFile?] {
    var files: [OutcomeFile?] = []
    var index = 0
    try self.run {
      guard index < paths.count else { return nil }
      let target = file(index)
      index += 1
      return StoreJob(paths[index - 1], run, program: program, into: target) { failure in
        files.append(failure == nil ? target.numbered(0) : nil)
      }
    }
    return files
  }

  /// Replays the first session of a recording and stores the outcomes, with the end if the code ends the session.
  ///
  /// - Parameter program: The index of the program that replays.
  /// - Returns: The file, and why there is none if the recording cannot be replayed.
  package func store(
    _ path: String, _ run: ComparisonRun, program: Int, into file: OutcomeFile
  ) throws -> (file: OutcomeFile, failure: String?) {
    var failure: String?
    var jobs = [StoreJob(path, run, program: program, into: file) { failure = $0 }][...]
    try self.run { jobs.popFirst() }
    return (file.numbered(0), failure)
  }
}
