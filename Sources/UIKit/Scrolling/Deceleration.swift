import Foundation

/// The motion of a scroll view's content after a drag, along both axes.
struct Deceleration {
  let x: ScrollMotion
  let y: ScrollMotion
  /// When it began, in nanoseconds of the clock.
  let start: Int64

  /// Why it is not known where the content is during the motion; `nil` if it is known.
  var uncertainty: String? {
    x.isReturnUnknown || y.isReturnUnknown
      ? "the touch begins while content returns from beyond its edge, and how fast it does so after such a release is not known"
      : nil
  }

  /// Seconds until both axes are at rest.
  var duration: CGFloat { max(x.duration, y.duration) }

  /// The final offset.
  var end: CGPoint { CGPoint(x: x.end, y: y.end) }

  /// The offset at a time of the clock.
  func offset(at nanoseconds: Int64) -> CGPoint {
    let time = CGFloat(nanoseconds - start) / 1_000_000_000
    return CGPoint(x: x.position(at: time), y: y.position(at: time))
  }

  func isOver(at nanoseconds: Int64) -> Bool {
    CGFloat(nanoseconds - start) / 1_000_000_000 >= duration
  }
}

/// The animation of a scroll view's content to an offset that code requested.
///
/// It begins and ends slowly, as half a cosine. Source: a scroll by 400 points and the turn of a page, which it gives within half a point
/// (Vercantez/openuikit) [M].
struct ScrollAnimation {
  let from: CGPoint
  let to: CGPoint
  /// When it began, in nanoseconds of the clock.
  let start: Int64
  /// In seconds.
  let duration: TimeInterval

  /// The offset at a time of the clock.
  func offset(at nanoseconds: Int64) -> CGPoint {
    let time = min(CGFloat(nanoseconds - start) / 1_000_000_000 / duration, 1)
    guard time < 1 else { return to }
    let part = (1 - cos(.pi * time)) / 2
    return CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
  }

  func isOver(at nanoseconds: Int64) -> Bool {
    CGFloat(nanoseconds - start) / 1_000_000_000 >= duration
  }
}
