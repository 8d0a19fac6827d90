/// The geometry of a view whose frame is printed: with a transform, the frame is the bounding box.
struct LLDBGeometry {
  /// The printed frame: x, y, width, height.
  var frame: [Double]

  /// The smallest determinant at which the size is solved for.
  private static let smallestDeterminant = 0.05

  /// Sets the frame of the untransformed view and checks the other numbers.
  func apply(to view: inout ImportedView, _ hierarchy: inout ImportedHierarchy) {
    check(&view, &hierarchy)
    guard let transform = view.transform, transform != [1, 0, 0, 1, 0, 0] else {
      view.transform = nil
      view.frame = ImportedFrame(standardizing: frame)
      return
    }
    guard let untransformed = untransformed(transform, anchor: view.anchorPoint ?? [0.5, 0.5]) else {
      // Many views have this bounding box, for example at a rotation by 45°.
      view.transform = nil
      view.frame = ImportedFrame(standardizing: frame)
      view.isInexact = true
      hierarchy.lacks.insert(.untransformedFrames)
      hierarchy.note(.inexact, "the frame is the bounding box of a transformed view", line: view.line)
      return
    }
    view.frame = untransformed
    let isAligned = (transform[1] == 0 && transform[2] == 0) || (transform[0] == 0 && transform[3] == 0)
    guard !isAligned else { return }
    view.isInexact = true
    hierarchy.note(.inexact, "the frame of a rotated view is computed from its bounding box", line: view.line)
  }

  /// The frame whose image under the transform about the anchor point has the printed bounding box.
  private func untransformed(_ transform: [Double], anchor: [Double]) -> ImportedFrame? {
    let (a, b, c, d) = (transform[0], transform[1], transform[2], transform[3])
    let determinant = abs(a) * abs(d) - abs(b) * abs(c)
    guard abs(determinant) > Self.smallestDeterminant else { return nil }
    let width = (frame[2] * abs(d) - frame[3] * abs(c)) / determinant
    let height = (frame[3] * abs(a) - frame[2] * abs(b)) / determinant
    guard width >= 0, height >= 0 else { return nil }
    // The centre of the view, relative to its anchor point.
    let (x, y) = ((0.5 - anchor[0]) * width, (0.5 - anchor[1]) * height)
    let position = (
      x: frame[0] + frame[2] / 2 - (a * x + c * y + transform[4]),
      y: frame[1] + frame[3] / 2 - (b * x + d * y + transform[5])
    )
    let result = [position.x - anchor[0] * width, position.y - anchor[1] * height, width, height]
    guard result.allSatisfy({ abs($0) <= HierarchyLimits.coordinate }) else { return nil }
    return ImportedFrame(standardizing: result)
  }

  /// Removes numbers that no view on a screen has: `inf`, `nan`, and lengths far beyond any layout.
  private func check(_ view: inout ImportedView, _ hierarchy: inout ImportedHierarchy) {
    func isUsable(_ numbers: [Double]?) -> Bool {
      numbers?.allSatisfy { abs($0) <= HierarchyLimits.coordinate } ?? true
    }
    var isUsableFrame = isUsable(frame)
    if !isUsable(view.transform) { (view.transform, isUsableFrame) = (nil, false) }
    if !isUsable(view.anchorPoint) { (view.anchorPoint, isUsableFrame) = (nil, false) }
    if !isUsable(view.boundsOrigin) { (view.boundsOrigin, isUsableFrame) = (nil, false) }
    if !isUsable(view.adjustedContentInset) { view.adjustedContentInset = nil }
    if let size = view.contentSize, !isUsable([size.width, size.height]) { view.contentSize = nil }
    guard !isUsableFrame else { return }
    view.isInexact = true
    hierarchy.note(.inexact, "a number is not finite or beyond 1e9", line: view.line)
  }
}

extension ImportedFrame {
  /// A frame of x, y, width and height with a size that is not negative, as `CGRect.standardized`; zero for numbers that are not
  /// usable.
  init(standardizing numbers: [Double]) {
    guard numbers.allSatisfy({ abs($0) <= HierarchyLimits.coordinate }) else {
      self.init(x: 0, y: 0, width: 0, height: 0)
      return
    }
    let (width, height) = (numbers[2], numbers[3])
    self.init(
      x: width < 0 ? numbers[0] + width : numbers[0], y: height < 0 ? numbers[1] + height : numbers[1],
      width: abs(width), height: abs(height))
  }
}
