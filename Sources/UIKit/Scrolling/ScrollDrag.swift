import Foundation

/// A drag of a scroll view's content: from where, and along which axes.
///
/// The finger's pull is kept as it is, without the rubber band, and banded anew for every move: a finger that goes out and
/// comes back leaves the content where it was.
struct ScrollDrag {
  /// Which of the two axes are moved.
  struct Axes: OptionSet {
    let rawValue: UInt8
    static let x = Axes(rawValue: 1)
    static let y = Axes(rawValue: 2)
  }

  /// The axes that the finger moves.
  let axes: Axes
  /// Where the content was when the drag began, for the page that it leaves.
  let start: CGPoint
  /// Where the finger's pull would have put the content, free of edges, when its way was ``origin``.
  private var raw: CGPoint
  /// The finger's way that counts for nothing, on the screen.
  private(set) var origin: CGPoint

  init(from offset: CGPoint, along axes: Axes, origin: CGPoint, x: ScrollAxis, y: ScrollAxis) {
    self.axes = axes
    self.origin = origin
    start = offset
    raw = CGPoint(x: x.raw(offset.x), y: y.raw(offset.y))
  }

  /// Goes on from `offset`, where somebody else has put the content, as if the finger had only now begun.
  mutating func restart(from offset: CGPoint, origin: CGPoint, x: ScrollAxis, y: ScrollAxis) {
    raw = CGPoint(x: x.raw(offset.x), y: y.raw(offset.y))
    self.origin = origin
  }

  /// Where the content shows once the finger has gone `way` from ``origin``, in the scroll view's own space; an axis that is
  /// not moved stays at `offset`.
  func offset(after way: CGPoint, from offset: CGPoint, x: ScrollAxis, y: ScrollAxis) -> CGPoint {
    CGPoint(
      x: axes.contains(.x) ? x.shown(raw.x - way.x) : offset.x,
      y: axes.contains(.y) ? y.shown(raw.y - way.y) : offset.y)
  }
}
