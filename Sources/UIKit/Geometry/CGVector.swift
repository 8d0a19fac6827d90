public import Foundation

#if !canImport(CoreGraphics)
  /// A way in two dimensions. Linux's Foundation has `CGPoint` and `CGSize` but not this type.
  public struct CGVector: Hashable, Sendable {
    /// Along x.
    public var dx: CGFloat
    /// Along y.
    public var dy: CGFloat

    /// No way at all.
    public static let zero = CGVector(dx: 0, dy: 0)

    /// No way at all.
    public init() {
      self.init(dx: 0, dy: 0)
    }

    /// Makes a vector from its two components.
    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }
  }
#endif
