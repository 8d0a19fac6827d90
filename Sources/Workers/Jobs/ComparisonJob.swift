import Findings
import Foundation
import JSONText
import Playback
import RecordingStore

/// The comparisons of one recording, or a part of them. With a baseline of another program, a worker of that program first
/// stores its outcomes.
@MainActor
final class ComparisonJob: WorkerJob {
  /// The result: the comparisons, or why the recording could not be compared.
  struct Result {
    var comparisons: [ComparisonReport.Comparison] = []
    var failure: ComparisonReport.Failure?
    /// Whether all comparisons were made before the failure, so that the recording as a whole is its cause.
    var isComplete = false
    /// The time from the request to the last answer.
    var duration = Duration.zero
  }

  private let path: String
  private let run: ComparisonRun
  private let part: RecordingPart
  private let take: (Result) -> Void
  private var comparisons: [ComparisonReport.Comparison] = []
  private var begun: ComparisonReport.Comparison?
  private var failure: ComparisonReport.Failure?
  private var isComplete = false
  private var start: ContinuousClock.Instant?
  private var end: ContinuousClock.Instant?
  var printed = ""

  /// The files of the baseline's outcomes; `nil` without a baseline of another program.
  private let files: OutcomeFile?
  private var isStoring: Bool
  /// The number of the next comparison whose baseline is stored.
  private var nextStored: Int
  /// The comparisons whose baseline failed, by number.
  private var withoutBaseline: [Int: ComparisonReport.Comparison] = [:]

  /// `files` are those into which the second program stores the outcomes of the baseline.
  init(
    _ path: String, _ run: ComparisonRun, _ part: RecordingPart, baseline files: OutcomeFile?,
    take: @escaping (Result) -> Void
  ) {
    self.path = path
    self.run = run
    self.part = part
    self.files = files
    self.take = take
    isStoring = files != nil
    nextStored = part.numbers.lowerBound
  }

  /// The number of the next comparison.
  private var next: Int { part.numbers.lowerBound + comparisons.count }

  var request: (program: Int, line: [UInt8])? {
    if isComplete { return nil }
    if start == nil { start = .now }
    if isStoring { return (1, request(run, from: nextStored, to: part.numbers.upperBound).storeLine()) }
    let end = min(withoutBaseline.keys.min() ?? .max, part.numbers.upperBound)
    var run = run
    if let files { run.baseline = .outcomes(files) }
    return (0, request(run, from: next, to: end).compareLine())
  }

  private func request(_ run: ComparisonRun, from start: Int, to end: Int) -> ComparisonRequest {
    ComparisonRequest(
      recording: path, run: run, numbers: start..<max(start, end), files: files, isVerifying: part.isFirst)
  }

  let heldBytes = 0

  func receive(_ message: WorkerProtocol.Message, _ content: JSONValue) -> Bool {
    switch message {
    case .begun:
      begun = content["comparison"].flatMap(ComparisonReport.Comparison.init)
      return true
    case .found: begun?.add(early: content)
    case .compared:
      if let comparison = content["comparison"].flatMap(ComparisonReport.Comparison.init) {
        comparisons.append(comparison)
      }
      begun = nil
      addThoseWithoutBaseline()
      return true
    case .stored:
      nextStored += 1
      begun = nil
      return true
    case .failed:
      fail(content["message"]?.string ?? "\(path): cannot be compared", content["kind"]?.string)
    case .done:
      end = .now
      if isStoring {
        isStoring = false
        addThoseWithoutBaseline()
        isComplete = next == nextStored
      } else {
        isComplete = files == nil || next >= nextStored
      }
    case .lines, .picture, .hello: break
    }
    return false
  }

  func workerDidEnd(_ end: WorkerEnd) {
    guard var comparison = begun else { return fail("\(path): \(end.sentence())", nil) }
    begun = nil
    guard isStoring else {
      comparison.failure = end.failure()
      comparisons.append(comparison)
      addThoseWithoutBaseline()
      return
    }
    comparison.against = files?.name ?? comparison.against
    comparison.failure = end.failure(of: "the replay of \(comparison.against)")
    withoutBaseline[nextStored] = comparison
    nextStored += 1
  }

  func beginDelivery() {}

  func deliver() {
    for number in part.numbers.lowerBound..<nextStored {
      if let file = files?.numbered(number) { unlink(file.path) }
    }
    take(
      Result(
        comparisons: comparisons, failure: failure, isComplete: next >= part.numbers.upperBound,
        duration: start.map { (end ?? .now) - $0 } ?? .zero))
  }

  /// Adds the results of the next comparisons that cannot be made.
  private func addThoseWithoutBaseline() {
    guard !isStoring else { return }
    while let comparison = withoutBaseline.removeValue(forKey: next) { comparisons.append(comparison) }
  }

  private func fail(_ message: String, _ kind: String?) {
    failure = ComparisonReport.Failure(
      recording: path, message: message, kind: kind.flatMap(RecordingError.Kind.init))
    isComplete = true
  }
}
