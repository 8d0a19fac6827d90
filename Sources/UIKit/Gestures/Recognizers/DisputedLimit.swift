import Foundation

/// A number of the platform that sources disagree about, and that a recognizer holds something it measured against.
///
/// An outcome is reported as a ``Dispute`` only when another reading of the number gives another answer.
struct DisputedLimit {
  static let tapMovement = DisputedLimit("tapMaximumMovement")
  static let tapDuration = DisputedLimit("tapMaximumDuration")
  static let multiTapInterval = DisputedLimit("multiTapInterval")

  private let parameter: PlatformParameter
  private let readings: [Double]

  private init(_ name: String) {
    guard let parameter = PlatformParameter.named(name) else { preconditionFailure("no parameter \(name)") }
    self.parameter = parameter
    readings = Self.numbers(of: parameter)
  }

  /// The largest number that a source gives.
  var largest: Double { readings.max() ?? 0 }

  /// Reports `measure` if some reading says otherwise than the platform about its being within the limit.
  @MainActor
  func note(_ measure: Double, by recognizer: UIGestureRecognizer, touch: UITouch?) {
    guard case .number(let limit) = parameter.value(in: PlatformBehavior.current),
      readings.contains(where: { (measure <= $0) != (measure <= limit) })
    else { return }
    let others = readings.filter { $0 != limit }.map { parameter.text(.number($0)) }.joined(separator: " or ")
    let subject = parameter.summary.prefix(1).lowercased() + parameter.summary.dropFirst().dropLast()
    Dispute(
      "\(subject) (this one \(parameter.text(.number(measure))); \(parameter.text(.number(limit))) here, \(others) elsewhere)"
    ).note(by: recognizer, touch: touch)
  }

  /// Every number that a source gives for a parameter.
  static func numbers(of parameter: PlatformParameter) -> [Double] {
    parameter.readings.compactMap { if case .number(let number) = $0 { number } else { nil } }
  }
}

extension TapSequence {
  /// Reports what the readings disagree about in taps that are taken for good.
  @MainActor
  func noteDisputes(of recognizer: UIGestureRecognizer, touch: UITouch?) {
    // The way in a straight line: that it is measured along the axes is one source's reading.
    DisputedLimit.tapMovement.note(Double(longestMovement), by: recognizer, touch: touch)
    DisputedLimit.tapDuration.note(Double(longestHold) / 1_000_000_000, by: recognizer, touch: touch)
    DisputedLimit.multiTapInterval.note(Double(longestGap) / 1_000_000_000, by: recognizer, touch: touch)
  }
}
