import Foundation

/// The other known reading of a swipe: touches that move a short distance in one direction right after they began.
///
/// Source: WinObjC [R]. It is not verified, like the platform's numbers.
struct EarlySwipe {
  static let reading = EarlySwipe()

  private let distance = CGFloat(EarlySwipe.other("swipeMinimumDistance"))
  /// The time within which the touches must have moved, in seconds.
  let seconds: Double
  private let duration: Int64

  private init() {
    seconds = Self.other("swipeMaximumDuration")
    duration = Int64(nanosecondsIn: seconds)
  }

  /// The largest ratio of the movement across to the movement along: 20 degrees to either side.
  private static let spread = CGFloat(tan(20 * Double.pi / 180))

  /// Whether a movement along and across a direction is a swipe at a time after the beginning. The timer that ends a swipe
  /// fires before an event of the same time.
  func isSwipe(along: CGFloat, across: CGFloat, after nanoseconds: Int64) -> Bool {
    mayFollow(after: nanoseconds) && along >= distance && Self.isWithinAngle(along: along, across: across)
  }

  /// Whether touches can still become a swipe at a time after the beginning.
  func mayFollow(after nanoseconds: Int64) -> Bool { nanoseconds < duration }

  static func isWithinAngle(along: CGFloat, across: CGFloat) -> Bool { abs(across) <= along * spread }

  private static func other(_ name: String) -> Double {
    guard let parameter = PlatformParameter.named(name),
      let number = DisputedLimit.numbers(of: parameter).dropFirst().first
    else { preconditionFailure("no other reading of \(name)") }
    return number
  }
}
