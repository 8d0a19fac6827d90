import RecordingStore
import SeededRandom

/// A simulated person at a simulated page, with the times at which the fingers did what they did.
///
/// It is the oracle for the times of a recording: it has real times only, and neither the page's clock nor the
/// session's.
struct FingerTimes {
  /// One sample that the session must have.
  struct Sample {
    /// The real time, in microseconds.
    var time: Int64
    var phase: TouchPhase
    var page: Int
    /// How well the clocks of the pages could be compared when their times were used, in microseconds, by page.
    var accuracy: [Int64]
    /// What happens to the device, as a touch file has it. `nil` for a finger.
    var device: String?
  }

  /// The samples of each touch sequence, and of each event of the device while no finger is down.
  var sequences: [[Sample]] = []

  /// The first difference between the recorded times and the real ones, in words. `nil` if the times are right.
  func difference(from recorded: [TouchSample]) -> String? {
    let samples = sequences.flatMap(\.self)
    let devices = recorded.map { $0.sceneEvent.map { "\($0.kind.rawValue) \($0.value)" } }
    guard samples.map(\.device) == devices else { return "expected \(samples.map(\.device)), recorded \(devices)" }
    guard samples.map(\.phase) == recorded.map(\.phase) else {
      return "expected \(samples.map(\.phase.rawValue)), recorded \(recorded.map(\.phase.rawValue))"
    }
    for index in samples.indices.dropFirst() {
      let (before, after) = (samples[index - 1], samples[index])
      let expected = min(after.time - before.time, 10_000_000)
      let gap = recorded[index].timestampMicroseconds - recorded[index - 1].timestampMicroseconds
      // Events have different times, and a page's time has fractions of a microsecond.
      var tolerance: Int64 = 4
      if before.page != after.page { tolerance += max(after.accuracy[before.page], after.accuracy[after.page]) }
      if abs(gap - expected) > tolerance {
        return "sample \(index): \(expected) µs between the fingers (± \(tolerance)), \(gap) µs in the recording"
      }
    }
    return nil
  }
}
