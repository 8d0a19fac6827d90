import Foundation

/// The motion of a scroll view's content by itself, along both axes.
struct Deceleration {
  let x: ScrollMotion
  let y: ScrollMotion
  /// The clock's time when it began, in nanoseconds.
  let start: Int64

  /// Seconds until both axes are at rest.
  var duration: CGFloat { max(x.duration, y.duration) }

  /// Where it ends.
  var end: CGPoint { CGPoint(x: x.end, y: y.end) }

  /// Where the content is at a time of the clock.
  func offset(at nanoseconds: Int64) -> CGPoint {
    let time = CGFloat(nanoseconds - start) / 1_000_000_000
    return CGPoint(x: x.position(at: time), y: y.position(at: time))
  }

  func isOver(at nanoseconds: Int64) -> Bool {
    CGFloat(nanoseconds - start) / 1_000_000_000 >= duration
  }
}

/// The way of a scroll view's content to an offset that code asked for.
///
/// How fast it goes in between nobody knows; it goes evenly here [I].
struct ScrollAnimation {
  let from: CGPoint
  let to: CGPoint
  /// The clock's time when it began, in nanoseconds.
  let start: Int64
  /// Seconds.
  let duration: TimeInterval

  /// Where the content is at a time of the clock.
  func offset(at nanoseconds: Int64) -> CGPoint {
    let part = min(CGFloat(nanoseconds - start) / 1_000_000_000 / duration, 1)
    guard part < 1 else { return to }
    return CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
  }

  func isOver(at nanoseconds: Int64) -> Bool {
    CGFloat(nanoseconds - start) / 1_000_000_000 >= duration
  }
}
