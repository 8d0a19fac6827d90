import Foundation

extension UIView {
  /// ``bounds`` without overrides.
  final var layerBounds: CGRect {
    get { storedBounds }
    set {
      // A scroll does not change the corner: computing it again from the center would add a rounding error.
      let before = engine.isRecordingAnimation ? animatableValues : nil
      if newValue.size == storedBounds.size {
        storedBounds = newValue
        noteGeometryOfConstraints()
      } else {
        let position = layerPosition
        let old = storedBounds.size
        storedBounds = newValue
        moveCenter(to: position)
        boundsDidResize(from: old)
      }
      if let before { AnimationBlock.record(self, since: before) }
    }
  }

  /// ``center`` without overrides.
  final var layerPosition: CGPoint {
    get {
      CGPoint(
        x: origin.x + storedAnchorPoint.x * storedBounds.width, y: origin.y + storedAnchorPoint.y * storedBounds.height)
    }
    set {
      let before = engine.isRecordingAnimation ? animatableValues : nil
      moveCenter(to: newValue)
      if let before { AnimationBlock.record(self, since: before) }
    }
  }

  /// Requests a new solution of the constraints that read the view's rectangle, which has changed.
  @inline(__always)
  final func noteGeometryOfConstraints() {
    if engine.activatedConstraints > 0 { noteGeometry() }
  }

  private final func moveCenter(to position: CGPoint) {
    noteGeometryOfConstraints()
    origin = CGPoint(
      x: position.x - storedAnchorPoint.x * storedBounds.width,
      y: position.y - storedAnchorPoint.y * storedBounds.height)
  }

  /// ``anchorPoint`` without overrides.
  final var layerAnchorPoint: CGPoint {
    get { storedAnchorPoint }
    set {
      let position = layerPosition
      storedAnchorPoint = newValue
      moveCenter(to: position)
    }
  }

  /// ``transform`` without overrides.
  final var layerTransform: CGAffineTransform {
    get { storedTransform }
    set {
      let before = engine.isRecordingAnimation ? animatableValues : nil
      storedTransform = newValue
      isTransformed = !newValue.isIdentity
      updateConversion()
      if let before { AnimationBlock.record(self, since: before) }
      let determinant = newValue.a * newValue.d - newValue.b * newValue.c
      inverseTransform = determinant != 0 && determinant.isFinite ? newValue.inverted() : nil
    }
  }

  /// ``frame`` without overrides.
  package final var layerFrame: CGRect {
    get {
      guard isTransformed else { return CGRect(origin: origin, size: storedBounds.size) }
      let bounds = storedBounds
      return CGRect(
        enclosing: [
          convertToSuperview(CGPoint(x: bounds.minX, y: bounds.minY)),
          convertToSuperview(CGPoint(x: bounds.maxX, y: bounds.minY)),
          convertToSuperview(CGPoint(x: bounds.minX, y: bounds.maxY)),
          convertToSuperview(CGPoint(x: bounds.maxX, y: bounds.maxY)),
        ])
    }
    set {
      guard isTransformed else { return setUntransformedFrame(newValue) }
      let before = engine.isRecordingAnimation ? animatableValues : nil
      // The inverse of the linear part gives the size. A rotated view gets the size of its frame, as in UIKit.
      var linear = storedTransform
      linear.tx = 0
      linear.ty = 0
      let size = CGRect(origin: .zero, size: newValue.size).applying(linear.inverted()).size
      let old = storedBounds.size
      storedBounds.size = size
      let now = layerFrame
      origin.x += newValue.minX - now.minX
      origin.y += newValue.minY - now.minY
      noteGeometryOfConstraints()
      if size != old { boundsDidResize(from: old) }
      if let before { AnimationBlock.record(self, since: before) }
    }
  }

  /// Sets the frame that the view would have without its transform, for any anchor point.
  ///
  /// The `frame` of a scene file has this meaning.
  package final func setUntransformedFrame(_ rectangle: CGRect) {
    let before = engine.isRecordingAnimation ? animatableValues : nil
    let old = storedBounds.size
    origin = rectangle.origin
    storedBounds.size = rectangle.size
    noteGeometryOfConstraints()
    if rectangle.size != old { boundsDidResize(from: old) }
    if let before { AnimationBlock.record(self, since: before) }
  }

  /// The frame that the view would have without its transform.
  package final var untransformedFrame: CGRect { CGRect(origin: origin, size: storedBounds.size) }

  /// Converts a point from the superview's coordinates to this view's.
  ///
  /// If the transform has no inverse, the view is drawn as a line or a point. The result is then a point outside every
  /// bounds.
  @inline(__always)
  final func convertFromSuperview(_ point: CGPoint) -> CGPoint {
    guard isTransformed else {
      return CGPoint(x: point.x - origin.x + storedBounds.origin.x, y: point.y - origin.y + storedBounds.origin.y)
    }
    return convertThroughTransform(point)
  }

  /// Converts a point from the superview's coordinates to those in which the hit test calls the view. While a property
  /// animator moves the view, the displayed values are used instead of the set ones.
  @inline(__always)
  final func convertForHitTest(_ point: CGPoint) -> CGPoint {
    guard hitTestConvertsTheLongWay else {
      return CGPoint(x: point.x - origin.x + storedBounds.origin.x, y: point.y - origin.y + storedBounds.origin.y)
    }
    return isHitWhereShown ? shownGeometry.convertFromSuperlayer(point) : convertThroughTransform(point)
  }

  /// Updates ``hitTestConvertsTheLongWay``.
  final func updateConversion() {
    hitTestConvertsTheLongWay = isTransformed || isHitWhereShown
  }

  private final func convertThroughTransform(_ point: CGPoint) -> CGPoint {
    guard let inverseTransform else { return CGPoint(x: CGFloat.infinity, y: .infinity) }
    let anchor = layerPosition
    let turned = CGPoint(x: point.x - anchor.x, y: point.y - anchor.y).applying(inverseTransform)
    return CGPoint(
      x: turned.x + storedAnchorPoint.x * storedBounds.width + storedBounds.origin.x,
      y: turned.y + storedAnchorPoint.y * storedBounds.height + storedBounds.origin.y)
  }

  /// Converts a point from this view's coordinates to the superview's.
  final func convertToSuperview(_ point: CGPoint) -> CGPoint {
    guard isTransformed else {
      return CGPoint(x: point.x - storedBounds.origin.x + origin.x, y: point.y - storedBounds.origin.y + origin.y)
    }
    let anchor = layerPosition
    let arm = CGPoint(
      x: point.x - storedBounds.origin.x - storedAnchorPoint.x * storedBounds.width,
      y: point.y - storedBounds.origin.y - storedAnchorPoint.y * storedBounds.height
    ).applying(storedTransform)
    return CGPoint(x: anchor.x + arm.x, y: anchor.y + arm.y)
  }
}
