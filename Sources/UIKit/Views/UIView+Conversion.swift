public import Foundation

extension UIView {
  /// Takes a point of this view's space into the space of `view`; `nil` means the window's.
  ///
  /// Views of different windows are joined through the screen. Views in no window are joined by their common root.
  public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard view !== self else { return point }
    guard let target = view ?? enclosingWindow else { return pointInRoot(point).point }
    let (up, root) = pointInRoot(point)
    if target.root === root { return target.pointFromRoot(up) }
    return target.pointFromRoot(target.root.convertFromSuperview(root.convertToSuperview(up)))
  }

  /// Takes a point of the space of `view` into this view's; `nil` means the window's.
  public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    if let view { return view.convert(point, to: self) }
    guard let window = enclosingWindow else { return pointFromRoot(point) }
    return window.convert(point, to: self)
  }

  /// The smallest upright rectangle around what becomes of `rect` in the space of `view`.
  public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(enclosing: rect.corners.map { convert($0, to: view) })
  }

  /// The smallest upright rectangle around what becomes of `rect`, given in the space of `view`, in this view's.
  public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(enclosing: rect.corners.map { convert($0, from: view) })
  }

  /// Takes a point of the screen into this view's space.
  package final func convertFromScreen(_ point: CGPoint) -> CGPoint {
    pointFromRoot(root.convertFromSuperview(point))
  }

  /// Takes a point of this view's space to the screen.
  package final func convertToScreen(_ point: CGPoint) -> CGPoint {
    let (up, root) = pointInRoot(point)
    return root.convertToSuperview(up)
  }

  /// The topmost ancestor: the window, where there is one.
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
  var corners: [CGPoint] {
    [CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY)]
  }
}
