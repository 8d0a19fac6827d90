import Foundation

/// A drag of a scroll view's content: its start and its axes.
///
/// The stored offset does not include the rubber band, which is applied again at every move. So a finger that moves out and
/// back leaves the content at its first offset.
struct ScrollDrag {
  /// The axes along which the content moves.
  struct Axes: OptionSet {
    let rawValue: UInt8
    static let x = Axes(rawValue: 1)
    static let y = Axes(rawValue: 2)
  }

  /// The axes of this drag.
  let axes: Axes
  /// The content offset at the beginning, which determines the page that is left.
  let start: CGPoint
  /// The offset without limits that belongs to the translation ``origin``.
  private var raw: CGPoint
  /// The translation that does not count, in the screen's space.
  private(set) var origin: CGPoint
  /// Whether the delegate set the offset when it was last called about this drag.
  private(set) var isHeld = false

  init(from offset: CGPoint, along axes: Axes, origin: CGPoint, x: ScrollAxis, y: ScrollAxis) {
    self.axes = axes
    self.origin = origin
    start = offset
    raw = CGPoint(x: x.raw(offset.x), y: y.raw(offset.y))
  }

  /// Continues from `offset`, which code has set, as if the drag had just begun.
  mutating func restart(from offset: CGPoint, origin: CGPoint, isHeld: Bool, x: ScrollAxis, y: ScrollAxis) {
    self.isHeld = isHeld
    raw = CGPoint(x: x.raw(offset.x), y: y.raw(offset.y))
    self.origin = origin
  }

  /// The content offset for a translation `way`, in the scroll view's own space; along other axes than ``axes`` it
  /// stays at `offset`.
  func offset(after way: CGPoint, from offset: CGPoint, x: ScrollAxis, y: ScrollAxis) -> CGPoint {
    CGPoint(
      x: axes.contains(.x) ? x.shown(raw.x - way.x) : offset.x,
      y: axes.contains(.y) ? y.shown(raw.y - way.y) : offset.y)
  }

  /// The same without the rubber band; an axis that does not bounce still ends at its edge.
  func freeOffset(after way: CGPoint, from offset: CGPoint, x: ScrollAxis, y: ScrollAxis) -> CGPoint {
    CGPoint(
      x: axes.contains(.x) ? x.bounces ? raw.x - way.x : x.clamp(raw.x - way.x) : offset.x,
      y: axes.contains(.y) ? y.bounces ? raw.y - way.y : y.clamp(raw.y - way.y) : offset.y)
  }
}
