import Foundation

/// A limit of the platform on which sources disagree, such as the maximum duration of a tap.
///
/// A measured value is disputed if the number of one source accepts it and the platform's does not, or the reverse.
struct DisputedLimit {
  static let tapMovement = DisputedLimit("tapMaximumMovement")
  static let tapDuration = DisputedLimit("tapMaximumDuration")
  static let multiTapInterval = DisputedLimit("multiTapInterval")

  /// The smallest number that a source gives.
  let smallest: Double
  /// The largest number that a source gives.
  let largest: Double

  private let parameter: PlatformParameter
  private let readings: [Double]

  private init(_ name: String) {
    guard let parameter = PlatformParameter.named(name) else { preconditionFailure("no parameter \(name)") }
    self.parameter = parameter
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
    isWithin ? measure > smallest : measure <= largest
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
