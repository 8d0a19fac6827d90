public import Foundation

#if !canImport(CoreGraphics)
  /// A 2-D affine map: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
  ///
  /// Linux's Foundation has `CGPoint` and `CGRect` but not this type; names and order of arguments are Core Graphics'.
  public struct CGAffineTransform: Equatable, Hashable, Sendable {
    /// How much of x goes into x'.
    public var a: CGFloat
    /// How much of x goes into y'.
    public var b: CGFloat
    /// How much of y goes into x'.
    public var c: CGFloat
    /// How much of y goes into y'.
    public var d: CGFloat
    /// Points added to x'.
    public var tx: CGFloat
    /// Points added to y'.
    public var ty: CGFloat

    /// The map that moves nothing.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Makes a map from its six numbers.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.tx = tx
      self.ty = ty
    }

    /// The map that takes every point to zero, as Core Graphics' empty initializer makes it.
    public init() {
      self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
    }

    /// Makes a map from its six numbers, in the same order, without labels.
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
      self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// A move by `x` and `y` points.
    public init(translationX x: CGFloat, y: CGFloat) {
      self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    /// A scale about the origin.
    public init(scaleX x: CGFloat, y: CGFloat) {
      self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }

    /// A turn about the origin by `angle` radians; in UIKit's space, whose y points down, positive turns clockwise.
    public init(rotationAngle angle: CGFloat) {
      let sine = sin(angle)
      let cosine = cos(angle)
      self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Whether the map moves nothing.
    public var isIdentity: Bool { self == .identity }

    /// This map after `other`: a point goes through `self` first, then through `other`.
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
      CGAffineTransform(
        a: a * other.a + b * other.c,
        b: a * other.b + b * other.d,
        c: c * other.a + d * other.c,
        d: c * other.b + d * other.d,
        tx: tx * other.a + ty * other.c + other.tx,
        ty: tx * other.b + ty * other.d + other.ty)
    }

    /// A move by `x` and `y` points, then this map.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(translationX: x, y: y).concatenating(self)
    }

    /// A scale, then this map.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(scaleX: x, y: y).concatenating(self)
    }

    /// A turn by `angle` radians, then this map.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
      CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The map that undoes this one; a map that cannot be undone answers itself, as Core Graphics' does.
    public func inverted() -> CGAffineTransform {
      let determinant = a * d - b * c
      guard determinant != 0, determinant.isFinite else { return self }
      return CGAffineTransform(
        a: d / determinant,
        b: -b / determinant,
        c: -c / determinant,
        d: a / determinant,
        tx: (c * ty - d * tx) / determinant,
        ty: (b * tx - a * ty) / determinant)
    }
  }

  extension CGPoint {
    /// Where the map takes the point.
    public func applying(_ transform: CGAffineTransform) -> CGPoint {
      CGPoint(
        x: transform.a * x + transform.c * y + transform.tx,
        y: transform.b * x + transform.d * y + transform.ty)
    }
  }

  extension CGSize {
    /// Where the map takes the size, as a vector: translation has no part in it.
    public func applying(_ transform: CGAffineTransform) -> CGSize {
      CGSize(
        width: transform.a * width + transform.c * height,
        height: transform.b * width + transform.d * height)
    }
  }

  extension CGRect {
    /// The smallest upright rectangle around the four corners that the map makes of this one's.
    public func applying(_ transform: CGAffineTransform) -> CGRect {
      let corners = [
        CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
      ]
      return CGRect(enclosing: corners.map { $0.applying(transform) })
    }
  }
#endif

extension CGRect {
  /// The smallest upright rectangle around `points`, of which there is at least one.
  init(enclosing points: [CGPoint]) {
    let left = points.map(\.x).min()!
    let top = points.map(\.y).min()!
    self.init(x: left, y: top, width: points.map(\.x).max()! - left, height: points.map(\.y).max()! - top)
  }
}
