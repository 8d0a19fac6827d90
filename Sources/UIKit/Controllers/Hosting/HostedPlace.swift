package import Foundation

/// Where a part of hosted content is in the bounds of its hosting view.
package enum HostedPlace: Hashable, Sendable {
  /// A rectangle in the hosting view's space.
  case frame(CGRect)
  /// The places along both axes.
  case edges(horizontal: Span, vertical: Span)

  /// A place along one axis, in points from the edges of the hosting view's bounds.
  package enum Span: Hashable, Sendable {
    /// From an inset of the lower edge to an inset of the upper one.
    case insets(CGFloat, CGFloat)
    /// A length at a distance from the lower edge.
    case fromMin(CGFloat, length: CGFloat)
    /// A length at a distance from the upper edge.
    case fromMax(CGFloat, length: CGFloat)
    /// A length whose middle is at a distance from the middle.
    case centered(CGFloat, length: CGFloat)

    /// The start and the length in bounds that start at `origin` and are `size` long. No length is below 0.
    func place(in origin: CGFloat, _ size: CGFloat) -> (start: CGFloat, length: CGFloat) {
      switch self {
      case .insets(let first, let last): (origin + first, max(size - first - last, 0))
      case .fromMin(let distance, let length): (origin + distance, length)
      case .fromMax(let distance, let length): (origin + size - distance - length, length)
      case .centered(let offset, let length): (origin + (size - length) / 2 + offset, length)
      }
    }
  }

  /// The rectangle in the hosting view's space.
  package func frame(in bounds: CGRect) -> CGRect {
    switch self {
    case .frame(let frame): return frame
    case .edges(let horizontal, let vertical):
      let (x, width) = horizontal.place(in: bounds.minX, bounds.width)
      let (y, height) = vertical.place(in: bounds.minY, bounds.height)
      return CGRect(x: x, y: y, width: width, height: height)
    }
  }
}
