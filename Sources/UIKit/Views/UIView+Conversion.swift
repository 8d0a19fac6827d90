import Foundation

extension UIView {
  /// `convert(_:to:)` without overrides.
  final func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard view !== self else { return point }
    guard let target = view ?? enclosingWindow else { return pointInRoot(point).point }
    let (up, root) = pointInRoot(point)
    if target.root === root { return target.pointFromRoot(up) }
    return target.pointFromRoot(target.root.convertFromSuperview(root.convertToSuperview(up)))
  }

  /// `convert(_:from:)` without overrides.
  final func converted(_ point: CGPoint, from view: UIView?) -> CGPoint {
    if let view { return view.converted(point, to: self) }
    guard let window = enclosingWindow else { return pointFromRoot(point) }
    return window.converted(point, to: self)
  }

  /// Converts a point from screen coordinates to this view's.
  package final func convertFromScreen(_ point: CGPoint) -> CGPoint {
    pointFromRoot(root.convertFromSuperview(point))
  }

  /// Converts a point from this view's coordinates to the screen's.
  package final func convertToScreen(_ point: CGPoint) -> CGPoint {
    let (up, root) = pointInRoot(point)
    return root.convertToSuperview(up)
  }

  /// The topmost ancestor: the window, if the view is in one.
  final var root: UIView {
    var view = self
    while let parent = view.parent { view = parent }
    return view
  }

  private final func pointInRoot(_ point: CGPoint) -> (point: CGPoint, root: UIView) {
    var view = self
    var point = point
    while let parent = view.parent {
      point = view.convertToSuperview(point)
      view = parent
    }
    return (point, view)
  }

  private final func pointFromRoot(_ point: CGPoint) -> CGPoint {
    guard let parent else { return point }
    return convertFromSuperview(parent.pointFromRoot(point))
  }
}

extension CGRect {
  /// Half-open containment for a rectangle whose size is not negative.
  @inline(__always)
  func hasInside(_ point: CGPoint) -> Bool {
    point.x >= origin.x && point.y >= origin.y && point.x < origin.x + size.width && point.y < origin.y + size.height
  }

  var corners: [CGPoint] {
    [CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY)]
  }
}
