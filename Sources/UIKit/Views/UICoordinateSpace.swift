public import Foundation

/// Something with a space of its own, in which points can be given: every view.
///
/// Source: Apple's page of UICoordinateSpace [D].
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
  /// What the space shows of itself, in its own space.
  var bounds: CGRect { get }
  /// Takes a point of this space into another one.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Takes a point of another space into this one.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// The smallest upright rectangle around what becomes of `rect` in another space.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// The smallest upright rectangle around what becomes of `rect`, given in another space, in this one.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {
  /// Takes a point of this view's space into another one; one that is no view does the work itself.
  public final func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, to: Optional(view)) }
    return coordinateSpace.convert(point, from: self as any UICoordinateSpace)
  }

  /// Takes a point of another space into this view's; one that is no view does the work itself.
  public final func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, from: Optional(view)) }
    return coordinateSpace.convert(point, to: self as any UICoordinateSpace)
  }

  /// The smallest upright rectangle around what becomes of `rect` in another space.
  public final func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, to: Optional(view)) }
    return coordinateSpace.convert(rect, from: self as any UICoordinateSpace)
  }

  /// The smallest upright rectangle around what becomes of `rect`, given in another space, in this view's.
  public final func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, from: Optional(view)) }
    return coordinateSpace.convert(rect, to: self as any UICoordinateSpace)
  }
}
