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
    /// The faults whose places each of them reached, if the run is of code with faults.
    var reachedMutants: [[Int]] = []
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
  private var reachedMutants: [[Int]] = []
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
  /// How the code of the baseline ended sessions, by number.
  private var baselineEnds: [Int: WorkerEnd] = [:]
  /// How the code ended the replay of the next comparison, if the same process replays the baseline after it. The comparison is made
  /// again, with the baseline first.
  private var firstEnd: WorkerEnd?
  /// Whether the current request is for that comparison alone.
  private var isSecondRun = false

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
    if firstEnd != nil {
      run.playsBaselineFirst = true
      return (0, request(run, from: next, to: next + 1).compareLine())
    }
    return (0, request(run, from: next, to: end).compareLine())
  }

  private func request(_ run: ComparisonRun, from start: Int, to end: Int) -> ComparisonRequest {
    ComparisonRequest(
      recording: path, run: run, numbers: start..<max(start, end), files: files,
      isVerifying: part.isFirst && (run.mutant ?? 0) == 0)
  }

  let heldBytes = 0

  var isInSession: Bool { begun != nil }

  func receive(_ message: WorkerProtocol.Message, _ content: JSONValue) -> Bool {
    switch message {
    case .begun:
      begun = content["comparison"].flatMap(ComparisonReport.Comparison.init)
      isSecondRun = firstEnd != nil
      return true
    case .found: begun?.add(early: content)
    case .compared:
      if var comparison = content["comparison"].flatMap(ComparisonReport.Comparison.init) {
        // A replay that ends in one run and not in another.
        if firstEnd != nil { comparison.isNondeterministic = true }
        comparisons.append(comparison)
        reachedMutants.append((content["reached"]?.array ?? []).compactMap(\.integer))
      }
      (begun, firstEnd) = (nil, nil)
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
        isComplete = files == nil ? !isSecondRun : next >= nextStored
      }
      isSecondRun = false
    case .lines, .picture, .explored, .areas, .hello: break
    }
    return false
  }

  func workerDidEnd(_ end: WorkerEnd) {
    guard var comparison = begun else { return fail("\(path): \(end.sentence())", nil, isOfWorker: true) }
    begun = nil
    if isStoring { return baselineDidEnd(end, comparison) }
    defer { if comparisons.count > reachedMutants.count { reachedMutants.append(end.reachedMutants) } }
    guard end.isOfCode, !isUndecided(end) else {
      comparison.failure = end.failure()
      return append(withoutHash(comparison))
    }
    if !replaysBothSides {
      SessionEnding(end, of: comparison).add(to: &comparison, baseline: baselineEnds[next])
    } else if end.part == .baseline {
      // In a second run the baseline comes first, at the event at which the replay ended in the first one.
      if let firstEnd {
        SessionEnding(firstEnd, of: comparison).add(to: &comparison, baseline: end)
      } else {
        SessionEnding(end, of: comparison).addBaselineEnd(to: &comparison)
      }
    } else if firstEnd == nil {
      firstEnd = end
      return
    } else {
      SessionEnding(end, of: comparison).add(to: &comparison)
    }
    append(withoutHash(comparison))
  }

  /// Whether one process replays the baseline beside the replay.
  private var replaysBothSides: Bool { if case .strategy = run.baseline { files == nil } else { false } }

  /// Whether an end does not show which side has it: the scene cannot be built, or touches are moved to where the baseline has them.
  private func isUndecided(_ end: WorkerEnd) -> Bool { replaysBothSides && (end.event == nil || run.isRetargeting) }

  private func baselineDidEnd(_ end: WorkerEnd, _ begun: ComparisonReport.Comparison) {
    defer { nextStored += 1 }
    var comparison = begun
    comparison.against = files?.name ?? comparison.against
    if end.isOfCode, let file = files?.numbered(nextStored),
      (try? OutcomeFileWriter.append(SessionEnding(end, of: comparison).outcome, to: file)) != nil
    {
      baselineEnds[nextStored] = end
      return
    }
    comparison.failure = end.failure(of: "the replay of \(comparison.against)")
    withoutBaseline[nextStored] = withoutHash(comparison)
  }

  /// A comparison states the scene only with differences and unknown outcomes.
  private func withoutHash(_ comparison: ComparisonReport.Comparison) -> ComparisonReport.Comparison {
    var comparison = comparison
    if !comparison.hasFindings { comparison.sceneHash = nil }
    return comparison
  }

  private func append(_ comparison: ComparisonReport.Comparison) {
    firstEnd = nil
    comparisons.append(comparison)
    addThoseWithoutBaseline()
  }

  func stop() { isComplete = true }

  func beginDelivery() {}

  func deliver() {
    for number in part.numbers.lowerBound..<nextStored {
      if let file = files?.numbered(number) { unlink(file.path) }
    }
    take(
      Result(
        comparisons: comparisons, reachedMutants: reachedMutants, failure: failure,
        isComplete: next >= part.numbers.upperBound,
        duration: start.map { (end ?? .now) - $0 } ?? .zero))
  }

  /// Adds the results of the next comparisons that cannot be made.
  private func addThoseWithoutBaseline() {
    guard !isStoring else { return }
    while let comparison = withoutBaseline.removeValue(forKey: next) { comparisons.append(comparison) }
  }

  private func fail(_ message: String, _ kind: String?, isOfWorker: Bool = false) {
    failure = ComparisonReport.Failure(
      recording: path, message: message, kind: kind.flatMap(RecordingError.Kind.init), isOfWorker: isOfWorker)
    isComplete = true
  }
}
