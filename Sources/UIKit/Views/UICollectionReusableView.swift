import Foundation

/// A view of a collection view: a header or footer, or a cell.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  override final var isListElement: Bool { true }

  /// The registration from which a collection view made the view.
  final var reuseKey: ReuseKey?
  open var reuseIdentifier: String? { reuseKey?.identifier }
  /// Runs when the view is reused for another element.
  open func prepareForReuse() {}
  /// Takes over attributes that a layout of an app adds. The frame, the transform and the opacity are set before.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// The attributes that fit the view's content. Called for elements for whose size the layout has an estimate.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { attributesOfContent(layoutAttributes) }
  /// Called before another layout is set with ``UICollectionView/setCollectionViewLayout(_:animated:completion:)``.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}
  /// Called after another layout was set.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Gives the view the place and the looks of its element.
  final func show(_ attributes: UICollectionViewLayoutAttributes) {
    if storedBounds.size != attributes.size { bounds.size = attributes.size }
    if center != attributes.center { center = attributes.center }
    if transform != attributes.transform { transform = attributes.transform }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if !CATransform3DIsIdentity(attributes.transform3D) {
      Unmodelled.note("a layout gives an element a transform in three dimensions, which is not modelled")
    }
    apply(attributes)
  }
}
