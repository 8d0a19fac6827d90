public import Foundation

#if !canImport(CoreGraphics)
  /// A two-dimensional vector. Linux's Foundation has `CGPoint` and `CGSize` but not this type.
  public struct CGVector: Hashable, Sendable {
    public var dx: CGFloat
    public var dy: CGFloat

    public static let zero = CGVector(dx: 0, dy: 0)

    public init() {
      self.init(dx: 0, dy: 0)
    }

    public init(dx: CGFloat, dy: CGFloat) {
      self.dx = dx
      self.dy = dy
    }
  }
#endif
