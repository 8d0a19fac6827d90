public import Foundation

/// A coordinate system in which points can be given. Every view is one.
///
/// Source: Apple's page of UICoordinateSpace [D].
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
  /// The visible rectangle, in the coordinates of the space.
  var bounds: CGRect { get }
  /// Converts a point from this space to another one.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point from another space to this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// The smallest axis-aligned rectangle in another space that contains the converted `rect`.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// The smallest axis-aligned rectangle in this space that contains `rect`, which is given in another space.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {
  /// Converts a point from this view's coordinates to another space. A space that is not a view performs the
  /// conversion.
  public final func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, to: Optional(view)) }
    return coordinateSpace.convert(point, from: self as any UICoordinateSpace)
  }

  /// Converts a point from another space to this view's coordinates. A space that is not a view performs the
  /// conversion.
  public final func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, from: Optional(view)) }
    return coordinateSpace.convert(point, to: self as any UICoordinateSpace)
  }

  /// The smallest axis-aligned rectangle in another space that contains the converted `rect`.
  public final func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, to: Optional(view)) }
    return coordinateSpace.convert(rect, from: self as any UICoordinateSpace)
  }

  /// The smallest axis-aligned rectangle in this view's coordinates that contains `rect`, which is given in another
  /// space.
  public final func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, from: Optional(view)) }
    return coordinateSpace.convert(rect, to: self as any UICoordinateSpace)
  }
}
