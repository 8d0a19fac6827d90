public import Foundation

extension CGPath {
  /// The outline of the path's stroke, which is not modelled: the result is the path, and the outcomes are unknown.
  public final func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    noteOutline()
    return transformed(by: transform)
  }

  /// The dashes of the path, which are not modelled: the result is the path, and the outcomes are unknown.
  public final func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    noteOutline()
    return transformed(by: transform)
  }

  private func transformed(by transform: CGAffineTransform) -> CGPath {
    var transform = transform
    return mutableCopy(using: &transform) ?? self
  }

  private func noteOutline() {
    MainActor.assumeIsolated {
      Unmodelled.note("the outline of a path's stroke or dashes was made, which is not modelled")
    }
  }
}
