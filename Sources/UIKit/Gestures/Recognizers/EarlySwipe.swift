import Foundation

/// The other known reading of what a swipe is: fingers that go a short way in one direction right after they came down.
///
/// Source: WinObjC [R]; as unverified as the numbers that the platform has.
struct EarlySwipe {
  static let reading = EarlySwipe()

  private let distance = CGFloat(EarlySwipe.other("swipeMinimumDistance"))
  private let duration = Int64(nanosecondsIn: EarlySwipe.other("swipeMaximumDuration"))
  /// How much it may go across for what it goes along: 20 degrees to either side.
  private let spread = CGFloat(tan(20 * Double.pi / 180))

  /// Whether a way, seen from one direction, is a swipe some nanoseconds after the beginning.
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
