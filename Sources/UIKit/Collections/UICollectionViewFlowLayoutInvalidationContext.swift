import Foundation

/// What of a flow layout is invalid.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  /// Whether the delegate is asked for sizes again. Default: true.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Whether the places of items are calculated again. Default: true.
  open var invalidateFlowLayoutAttributes = true
}
