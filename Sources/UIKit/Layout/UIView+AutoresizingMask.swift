import Foundation

extension UIView {
  /// The edges and sizes of a view that change with its superview's size.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Applies a change of the bounds' size: resizes subviews by their masks and requests a layout.
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
    if isTransformed { setUntransformedFrame(rectangle) } else { systemFrame = rectangle }
  }

  /// Distributes the difference among the flexible parts of one axis in proportion to their lengths; equally if all are
  /// 0.
  ///
  /// Source: Apple's page of autoresizingMask: in proportion [D]; equally without lengths is inferred [I].
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
