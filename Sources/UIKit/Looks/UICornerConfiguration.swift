public import Foundation

/// The radius of a corner, since iOS 26.
public struct UICornerRadius: Hashable, Sendable {
  enum Kind: Hashable {
    case fixed(CGFloat)
    case concentric(minimum: CGFloat?)
  }

  let kind: Kind

  /// A radius in points.
  public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius(kind: .fixed(radius)) }

  /// A radius that follows from the corners of the container, at least `minimum`.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(kind: .concentric(minimum: minimum))
  }
}

/// The radii of a view's corners, since iOS 26. They have no effect on hit tests.
///
/// Source: Apple's pages of the type and its methods [D].
public struct UICornerConfiguration: Hashable, Sendable {
  enum Shape: Hashable {
    case corners(
      topLeft: UICornerRadius?, topRight: UICornerRadius?, bottomLeft: UICornerRadius?, bottomRight: UICornerRadius?)
    case capsule(maximum: CGFloat?)
  }

  let shape: Shape

  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    corners(topLeftRadius: radius, topRightRadius: radius, bottomLeftRadius: radius, bottomRightRadius: radius)
  }

  public static func corners(
    topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil,
    bottomLeftRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      shape: .corners(
        topLeft: topLeftRadius, topRight: topRightRadius, bottomLeft: bottomLeftRadius, bottomRight: bottomRightRadius))
  }

  /// The same radius for all corners: the largest, if those of the container differ.
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration { corners(radius: radius) }

  public static func uniformEdges(topRadius: UICornerRadius, bottomRadius: UICornerRadius) -> UICornerConfiguration {
    corners(
      topLeftRadius: topRadius, topRightRadius: topRadius, bottomLeftRadius: bottomRadius,
      bottomRightRadius: bottomRadius)
  }

  public static func uniformEdges(leftRadius: UICornerRadius, rightRadius: UICornerRadius) -> UICornerConfiguration {
    corners(
      topLeftRadius: leftRadius, topRightRadius: rightRadius, bottomLeftRadius: leftRadius,
      bottomRightRadius: rightRadius)
  }

  public static func uniformTopRadius(
    _ topRadius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: topRadius, topRightRadius: topRadius, bottomLeftRadius: bottomLeftRadius,
      bottomRightRadius: bottomRightRadius)
  }

  public static func uniformBottomRadius(
    _ bottomRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: topLeftRadius, topRightRadius: topRightRadius, bottomLeftRadius: bottomRadius,
      bottomRightRadius: bottomRadius)
  }

  public static func uniformLeftRadius(
    _ leftRadius: UICornerRadius, topRightRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: leftRadius, topRightRadius: topRightRadius, bottomLeftRadius: leftRadius,
      bottomRightRadius: bottomRightRadius)
  }

  public static func uniformRightRadius(
    _ rightRadius: UICornerRadius, topLeftRadius: UICornerRadius? = nil, bottomLeftRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: topLeftRadius, topRightRadius: rightRadius, bottomLeftRadius: bottomLeftRadius,
      bottomRightRadius: rightRadius)
  }

  /// Half of the shorter side, at most `maximumRadius` points.
  public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
    UICornerConfiguration(shape: .capsule(maximum: maximumRadius))
  }

  /// The radius of a corner of a view of a size; `nil` if it follows from the container.
  func radius(of corner: UIRectCorner, size: CGSize) -> CGFloat? {
    let half = min(size.width, size.height) / 2
    switch shape {
    case .capsule(let maximum): return min(half, maximum ?? half)
    case .corners(let topLeft, let topRight, let bottomLeft, let bottomRight):
      let radius =
        corner.contains(.topLeft)
        ? topLeft : corner.contains(.topRight) ? topRight : corner.contains(.bottomLeft) ? bottomLeft : bottomRight
      guard let radius else { return 0 }
      guard case .fixed(let points) = radius.kind else { return nil }
      return min(points, half)
    }
  }
}

extension UIView {
  /// The radii of the corners. Default: none.
  public final var cornerConfiguration: UICornerConfiguration {
    get { storedLooks?.corners ?? .corners() }
    set { looks.corners = newValue }
  }

  /// The radius of a corner in points, at most half of the shorter side. A radius that follows from the container is not modelled.
  public final func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    guard let corners = storedLooks?.corners else { return layer.cornerRadius }
    if let radius = corners.radius(of: corner, size: bounds.size) { return radius }
    Unmodelled.note("the radius of a corner that follows from the container is not known")
    return 0
  }
}
