import Foundation
import JSONText

/// A raw profile of the counters that sessions have left in files.
@MainActor
final class ProfileJob: WorkerJob {
  private let counters: [String]
  private let output: String
  private var isComplete = false
  private(set) var failure: String?
  let isInSession = false
  let heldBytes = 0
  var printed = ""

  init(_ counters: [String], to output: String) { (self.counters, self.output) = (counters, output) }

  var request: (program: Int, line: [UInt8])? {
    guard !isComplete else { return nil }
    return (
      0,
      WorkerProtocol.request(.profile) { writer in
        writer.member("counters", counters)
        writer.member("output", output)
      }
    )
  }

  func receive(_ message: WorkerProtocol.Message, _ content: JSONValue) -> Bool {
    isComplete = message == .done || message == .failed
    if message == .failed { failure = content["message"]?.string ?? "it cannot be written" }
    return false
  }

  func workerDidEnd(_ end: WorkerEnd) { (isComplete, failure) = (true, end.sentence()) }

  func stop() { isComplete = true }

  func beginDelivery() {}

  func deliver() {}
}

extension WorkerPool {
  /// Writes the counts of files as raw profiles, one for each list of files.
  ///
  /// - Throws: ``ProfileFailure`` if one cannot be written.
  package func writeProfiles(_ profiles: [(counters: [String], output: String)]) throws {
    var rest = profiles[...]
    var jobs: [ProfileJob] = []
    try run {
      guard let next = rest.popFirst() else { return nil }
      let job = ProfileJob(next.counters, to: next.output)
      jobs.append(job)
      return job
    }
    if let failure = jobs.lazy.compactMap(\.failure).first { throw ProfileFailure(description: failure) }
  }
}

/// A profile that could not be written.
package struct ProfileFailure: Error, CustomStringConvertible {
  package let description: String
}
