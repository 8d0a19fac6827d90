import Foundation

extension UIView {
  /// Which of a view's edges and sizes change with its superview's size.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The options as bits, as UIKit numbers them.
    public let rawValue: UInt

    /// Makes options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance from the left edge changes.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width changes.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance from the right edge changes.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance from the top edge changes.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height changes.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance from the bottom edge changes.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// What follows from a new size of the bounds: subviews by their masks at once, a layout later.
  final func boundsDidResize(from old: CGSize) {
    markNeedsLayout()
    guard childCount > 0 else { return }
    if autoresizesSubviews {
      for child in children where !child.autoresizingMask.isEmpty { child.follow(storedBounds.size, from: old) }
    }
    if let window = enclosingWindow, window === self { window.fitRootView() }
  }

  private final func follow(_ size: CGSize, from old: CGSize) {
    let mask = autoresizingMask
    let (x, width) = Self.resize(
      start: origin.x, length: storedBounds.width, from: old.width,
      to: size.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
      ))
    let (y, height) = Self.resize(
      start: origin.y, length: storedBounds.height, from: old.height,
      to: size.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
      ))
    let rectangle = CGRect(x: x, y: y, width: width, height: height)
    if isTransformed { setUntransformedFrame(rectangle) } else { frame = rectangle }
  }

  /// Shares the difference out among the flexible parts of one axis, in proportion to what each is now; evenly where none
  /// has a length.
  ///
  /// Source: Apple's page of autoresizingMask: in proportion [D]; evenly without lengths is inferred [I].
  private static func resize(
    start: CGFloat, length: CGFloat, from old: CGFloat, to new: CGFloat,
    flexible: (start: Bool, length: Bool, end: Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    let end = old - start - length
    let total = (flexible.start ? start : 0) + (flexible.length ? length : 0) + (flexible.end ? end : 0)
    let count = (flexible.start ? 1 : 0) + (flexible.length ? 1 : 0) + (flexible.end ? 1 : 0)
    guard count > 0, new != old else { return (start, length) }
    let difference = new - old
    func share(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      return total != 0 ? difference * part / total : difference / CGFloat(count)
    }
    return (start + share(start, flexible.start), max(length + share(length, flexible.length), 0))
  }
}
