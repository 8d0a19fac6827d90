import Foundation

/// A limit of the platform on which sources disagree, such as the maximum duration of a tap.
///
/// A measured value is disputed if the number of one source accepts it and the platform's does not, or the reverse.
struct DisputedLimit {
  static let tapMovement = DisputedLimit("tapMaximumMovement")
  static let tapDuration = DisputedLimit("tapMaximumDuration", endsWithTimer: true)
  /// The time in which a recognizer expects the next tap.
  static let multiTapInterval = DisputedLimit("multiTapInterval", endsWithTimer: true)
  /// The time in which a touch counts as a further tap. No timer runs: the touch is compared when it begins.
  static let tapCountInterval = DisputedLimit("multiTapInterval")

  /// The smallest number that a source gives.
  let smallest: Double
  /// The largest number that a source gives.
  let largest: Double

  private let parameter: PlatformParameter
  private let readings: [Double]
  /// Whether a timer enforces the limit. It fires before an event of the same time, so a measured value that equals the
  /// limit exceeds it.
  private let endsWithTimer: Bool

  private init(_ name: String, endsWithTimer: Bool = false) {
    guard let parameter = PlatformParameter.named(name) else { preconditionFailure("no parameter \(name)") }
    self.parameter = parameter
    self.endsWithTimer = endsWithTimer
    readings = Self.numbers(of: parameter)
    smallest = readings.min() ?? 0
    largest = readings.max() ?? 0
  }

  /// Whether a source's number gives another result for a measured value than the platform's.
  ///
  /// - Parameters:
  ///   - measure: the measured value, in the parameter's unit.
  ///   - isWithin: whether it is within the limit by the platform's number.
  func isDisputed(_ measure: Double, isWithin: Bool) -> Bool {
    isWithin ? exceeds(smallest, measure) : !exceeds(largest, measure)
  }

  /// Whether a measured value exceeds the limits of all sources.
  func isExceededByAllReadings(_ measure: Double) -> Bool { exceeds(largest, measure) }

  private func exceeds(_ limit: Double, _ measure: Double) -> Bool {
    endsWithTimer ? measure >= limit : measure > limit
  }

  /// Reports a disputed value.
  @MainActor
  func note(_ measure: Double, isWithin: Bool, by recognizer: UIGestureRecognizer?, touch: UITouch?) {
    guard isDisputed(measure, isWithin: isWithin),
      case .number(let limit) = parameter.value(in: PlatformBehavior.current)
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
