public import Foundation

/// What of a layout is invalid.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  open var contentOffsetAdjustment = CGPoint.zero
  open var contentSizeAdjustment = CGSize.zero
  /// Whether only the views that stay in sight have other places.
  final var keepsPlaces = false
  public override nonisolated init() {}
}

/// Creates contexts of a class that is known only at run time, as ``CellPrototype`` creates cells.
@preconcurrency @MainActor
@_spi(Instrumentation) open class InvalidationContextPrototype: UICollectionViewLayoutInvalidationContext {
  /// Only called for other classes.
  public required override nonisolated init() { super.init() }

  /// Creates a context of a class.
  @inline(never)
  static func make(_ type: AnyClass) -> UICollectionViewLayoutInvalidationContext {
    let type =
      type as? UICollectionViewLayoutInvalidationContext.Type ?? UICollectionViewLayoutInvalidationContext.self
    return unsafeBitCast(type, to: InvalidationContextPrototype.Type.self).init()
  }
}
