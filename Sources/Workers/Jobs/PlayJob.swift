package import Findings
import JSONText
import Playback
import RecordingStore

/// The replay of one recording or a part of it, whose outcomes are printed.
@MainActor
final class PlayJob: WorkerJob {
  private let path: String
  private let printing: OutcomePrinting
  private let take: (String) -> Void
  private let complete: (PlayedRecording) -> Void
  private var result = PlayedRecording()
  private var session: OutcomePrinting.Session?
  private let part: RecordingPart
  /// The number of the next session.
  private var next: Int
  private var isComplete = false
  private var isFirst = false
  private var held = ""
  var printed = ""

  /// - Parameters:
  ///   - take: Called with lines of output in their order.
  ///   - complete: Called after the last line.
  init(
    _ path: String, _ printing: OutcomePrinting, _ part: RecordingPart, take: @escaping (String) -> Void,
    complete: @escaping (PlayedRecording) -> Void
  ) {
    self.part = part
    next = part.numbers.lowerBound
    self.path = path
    self.printing = printing
    self.take = take
    self.complete = complete
  }

  var request: (program: Int, line: [UInt8])? {
    let sessions = next..<max(next, part.numbers.upperBound)
    return isComplete ? nil : (0, printing.request(path, sessions, isVerifying: part.isFirst))
  }

  var isInSession: Bool { session != nil }

  var heldBytes: Int { held.utf8.count }

  func receive(_ message: WorkerProtocol.Message, _ content: JSONValue) -> Bool {
    switch message {
    case .begun:
      let number = content["session"]?.integer ?? next
      session = OutcomePrinting.Session(number: number, isLabelled: content["isLabelled"]?.bool ?? true)
      next = number + 1
      return true
    case .lines: pass(content["text"]?.string ?? "")
    case .failed:
      result.failure = ComparisonReport.Failure(
        recording: path, message: content["message"]?.string ?? "\(path): cannot be replayed",
        kind: content["kind"]?.string.flatMap(RecordingError.Kind.init))
      isComplete = true
    case .done:
      if content["hasTrouble"]?.bool == true { result.hasTrouble = true }
      if let why = content["unknown"]?.string {
        var end = WorkerEnd(what: .unknown, reason: EndReason(why))
        end.event = content["event"]?.integer
        end.microseconds = Int64(content["microseconds"]?.integer ?? 0)
        passTrouble(end.unknownOutcome)
      }
      isComplete = true
    case .compared, .found, .stored, .picture, .explored, .areas, .hello: break
    }
    return false
  }

  func workerDidEnd(_ end: WorkerEnd) {
    guard session != nil else {
      result.failure = ComparisonReport.Failure(
        recording: path, message: "\(path): \(end.sentence())", kind: nil, isOfWorker: true)
      isComplete = true
      return
    }
    result.hasTrouble = true
    passTrouble(end.outcome)
    session = nil
  }

  func stop() { isComplete = true }

  func beginDelivery() {
    isFirst = true
    if !held.isEmpty { take(held) }
    held = ""
  }

  func deliver() { complete(result) }

  /// Passes on an outcome of the session that began last.
  private func passTrouble(_ outcome: Outcome) {
    guard let session else { return }
    let label = session.isLabelled ? (recording: path, session: session.number) : nil
    pass(OutcomePrinting.line(outcome, isJSON: printing.isJSON, label))
  }

  private func pass(_ lines: String) {
    if isFirst { take(lines) } else { held += lines }
  }
}

extension OutcomePrinting {
  /// Replays a recording in this process, as a ``PlayJob`` does on a worker.
  package func play(_ path: String, take: (String) -> Void) -> PlayedRecording {
    do {
      return PlayedRecording(hasTrouble: try play(path, begin: { _ in }, take: take))
    } catch {
      return PlayedRecording(failure: ComparisonReport.Failure(of: path, error))
    }
  }
}

/// The result of a replayed recording beside its lines.
package struct PlayedRecording: Sendable {
  /// Whether an outcome is trouble.
  package var hasTrouble = false
  /// Why the recording could not be replayed.
  package var failure: ComparisonReport.Failure?
}
