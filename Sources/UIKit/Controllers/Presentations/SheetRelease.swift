import Foundation

/// Whether a sheet that is released below its smallest height is dismissed.
///
/// Source: releases at rest and at speed in iOS 26.1 (Vercantez/openuikit) [M]. At rest the sheet is dismissed from half of its height on. At
/// 1,000 points a second it is dismissed after 54 points, at 975 it is not. Whether the speed alone decides, or where the sheet would come to
/// a stop, is not known: where the two differ the release is open, as it is between the heights and the speeds that were tried.
struct SheetRelease: Hashable {
  let dismisses: Bool
  /// Whether it is not known.
  let isOpen: Bool

  /// Seconds.
  static let certainRest = 0.4

  /// Points per second with which a sheet was not dismissed, and was, with the error of a velocity.
  private static let speeds: (stays: CGFloat, leaves: CGFloat) = (976, 999)
  /// How many seconds a sheet goes on with its speed, if that decides, at least and at most.
  private static let seconds: (least: CGFloat, most: CGFloat) = (0.3425, 0.3513)

  /// - Parameters:
  ///   - moved: How far the sheet was pulled down, in points.
  ///   - velocities: The possible velocities of the release, downwards, in points per second.
  ///   - height: The height of the sheet with the bottom safe area, in points.
  ///   - shownHeight: The height that it has on the screen.
  ///   - bottom: The bottom safe area.
  init(moved: CGFloat, velocities: [CGFloat], height: CGFloat, shownHeight: CGFloat, bottom: CGFloat) {
    let isFloating = shownHeight < height
    // Which height of a floating sheet counts is known only within a range.
    let least = (isFloating ? height - bottom : height) / 2
    let most = height / 2
    let answers = Set(velocities.map { Self.answer(moved, $0, least, most) })
    isOpen = answers.count != 1 || answers.contains(nil)
    dismisses = velocities.last.map { moved > shownHeight / 2 || $0 >= Self.speeds.leaves } ?? false
  }

  /// Whether the sheet leaves; `nil` if it is not known.
  private static func answer(_ moved: CGFloat, _ velocity: CGFloat, _ least: CGFloat, _ most: CGFloat) -> Bool? {
    if velocity < 0 { return moved < least ? false : nil }
    if velocity >= speeds.leaves, moved + velocity * seconds.least >= most { return true }
    if velocity == 0, moved > most { return true }
    if velocity <= speeds.stays, moved + velocity * seconds.most < least { return false }
    return nil
  }
}
