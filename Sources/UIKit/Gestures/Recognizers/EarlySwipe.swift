import Foundation

/// The other known reading of a swipe: touches that move a short distance in one direction right after they began.
///
/// Source: WinObjC [R]. It is not verified, like the platform's numbers.
struct EarlySwipe {
  static let reading = EarlySwipe()

  private let distance = CGFloat(EarlySwipe.other("swipeMinimumDistance"))
  private let duration = Int64(nanosecondsIn: EarlySwipe.other("swipeMaximumDuration"))
  /// The largest ratio of the movement across to the movement along: 20 degrees to either side.
  private let spread = CGFloat(tan(20 * Double.pi / 180))

  /// Whether a movement along and across a direction is a swipe at a time after the beginning.
  func isSwipe(along: CGFloat, across: CGFloat, after nanoseconds: Int64) -> Bool {
    nanoseconds <= duration && along >= distance && abs(across) <= along * spread
  }

  private static func other(_ name: String) -> Double {
    guard let parameter = PlatformParameter.named(name),
      let number = DisputedLimit.numbers(of: parameter).dropFirst().first
    else { preconditionFailure("no other reading of \(name)") }
    return number
  }
}
