import Foundation

/// What sources say about numbers that Apple has not published; what ``PlatformBehavior`` says is one of them.
///
/// A recognizer whose answer hangs on one of them reports a ``Dispute`` – only when the readings give different answers.
enum DisputedReadings {
  /// Points that a tap's finger may move. Source: WinObjC and CrossMobile say 10, Mocha 45 [R].
  static let tapMovement: [Double] = [10, 45]
  /// Seconds that a tap's finger may stay down.
  /// Source: CrossMobile says 0.25, Mocha and WinObjC 0.75 [R], Gestouch's author 1.5 [O].
  static let tapDuration: [Double] = [0.25, 0.75, 1.5]
  /// Seconds between two taps. Source: CrossMobile says 0.25, Mocha and WinObjC 0.35 [R].
  static let multiTapInterval: [Double] = [0.25, 0.35]
  /// A swipe by distance, time and angle alone. Source: WinObjC [R].
  static let earlySwipe = (distance: 10.0, duration: 0.1, degrees: 20.0)

  /// Whether a limit of one of the readings gives another answer than `limit` does.
  static func differ(about measure: Double, limit: Double, _ readings: [Double]) -> Bool {
    readings.contains { (measure <= $0) != (measure <= limit) }
  }

  /// The readings as a part of a sentence.
  static func list(limit: Double, _ readings: [Double]) -> String {
    "\(short(limit)) here, \(readings.filter { $0 != limit }.map(short).joined(separator: " or ")) elsewhere"
  }

  /// A number with two decimals at most.
  static func short(_ number: Double) -> String {
    let rounded = (number * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
  }
}

extension TapSequence {
  /// Reports what the readings disagree about in taps that were taken for good.
  @MainActor
  func noteDisputes(of recognizer: UIGestureRecognizer, touch: UITouch?) {
    let platform = PlatformBehavior.current
    noteDispute(
      of: recognizer, touch, Double(longestMovement), Double(platform.tapMaximumMovement), DisputedReadings.tapMovement
    ) { "whether a tap may move \($0) points" }
    noteDispute(
      of: recognizer, touch, Double(longestHold) / 1_000_000_000, platform.tapMaximumDuration,
      DisputedReadings.tapDuration
    ) { "whether a tap may take \($0) seconds" }
    noteDispute(
      of: recognizer, touch, Double(longestGap) / 1_000_000_000, platform.multiTapInterval,
      DisputedReadings.multiTapInterval
    ) { "whether two taps may be \($0) seconds apart" }
  }

  @MainActor
  private func noteDispute(
    of recognizer: UIGestureRecognizer, _ touch: UITouch?, _ measure: Double, _ limit: Double, _ readings: [Double],
    _ question: (String) -> String
  ) {
    guard DisputedReadings.differ(about: measure, limit: limit, readings) else { return }
    let list = DisputedReadings.list(limit: limit, readings)
    Dispute("\(question(DisputedReadings.short(measure))) (\(list))").note(by: recognizer, touch: touch)
  }
}
