import Foundation

/// The sizes of elements whose content decides them.
struct OwnSizes {
  var sizes: [ElementKey: CGSize] = [:]
  /// Whether the visible elements must be asked again.
  var isStale = false
  /// The size of the collection view for which the sizes are.
  var bounds: CGSize?
  /// Whether an element before the sight changed its size, so that the offset of UIKit is not known. It is known again when the content
  /// is at its start.
  var isOffsetUncertain = false

  /// Keeps the sizes of elements that remain, at their new places.
  mutating func move(_ place: (IndexPath) -> IndexPath?, section: (Int) -> Int?) {
    guard !sizes.isEmpty else { return }
    var moved: [ElementKey: CGSize] = [:]
    for (key, size) in sizes {
      let path =
        key.kind == nil
        ? place(key.path)
        : key.path.count < 2 ? key.path : section(key.path[0]).map { IndexPath(item: key.path[1], section: $0) }
      if let path { moved[ElementKey(kind: key.kind, path: path, isDecoration: key.isDecoration)] = size }
    }
    sizes = moved
  }
}

extension UICollectionView {
  /// Forgets the sizes of elements for another size of the collection view.
  final func forgetSizesOfOtherBounds() {
    let layout = collectionViewLayout
    guard layout.ownSizes.bounds != storedBounds.size else { return }
    let hadSizes = !layout.ownSizes.sizes.isEmpty
    layout.ownSizes.bounds = storedBounds.size
    layout.ownSizes.sizes = [:]
    if hadSizes { layout.invalidateLayout() }
  }

  /// Asks the elements whose content decides their size, and which were not asked before; returns whether places have changed.
  ///
  /// Source: Apple's page of preferredLayoutAttributesFitting(_:) [D].
  final func takeOwnSizes() -> Bool {
    let layout = collectionViewLayout
    let isAtStart = layout.scrollsVertically ? storedBounds.minY <= 0 : storedBounds.minX <= 0
    if isAtStart { layout.ownSizes.isOffsetUncertain = false }
    var hasChanged = false
    let measuresAll = layout.ownSizes.isStale
    layout.ownSizes.isStale = false
    for (key, element) in elements.sorted(by: { $0.key < $1.key })
    where element.attributes.estimatedAxes != [] && (measuresAll || layout.ownSizes.sizes[key] == nil) {
      let original = element.attributes
      let preferred = element.view.preferredLayoutAttributesFitting(
        original.copy() as? UICollectionViewLayoutAttributes ?? original)
      var size = original.size
      if original.estimatedAxes.contains(.horizontal) { size.width = preferred.size.width }
      if original.estimatedAxes.contains(.vertical) { size.height = preferred.size.height }
      layout.ownSizes.sizes[key] = size
      guard size != original.size,
        layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
      else { continue }
      let isBefore =
        layout.scrollsVertically
        ? original.frame.minY < storedBounds.minY : original.frame.minX < storedBounds.minX
      if isBefore, original.scrollerSection == nil { layout.ownSizes.isOffsetUncertain = true }
      layout.invalidateLayout(
        with: layout.invalidationContext(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
      hasChanged = true
    }
    if hasChanged { prepareLayout() }
    return hasChanged
  }
}

extension UICollectionReusableView {
  /// The attributes with the size of the content along the axes that the layout leaves open.
  ///
  /// Content without constraints has the size that it has, as far as is known: that is inferred [I].
  final func attributesOfContent(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard attributes.estimatedAxes != [] else { return attributes }
    let isWide = attributes.estimatedAxes.contains(.horizontal)
    let isHigh = attributes.estimatedAxes.contains(.vertical)
    let target = CGSize(width: isWide ? 0 : attributes.size.width, height: isHigh ? 0 : attributes.size.height)
    let content = (self as? UICollectionViewCell)?.contentView ?? self
    let fitting = content.systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: isWide ? .fittingSizeLevel : .required,
      verticalFittingPriority: isHigh ? .fittingSizeLevel : .required)
    var size = attributes.size
    if isWide, fitting.width > 0 { size.width = fitting.width }
    if isHigh, fitting.height > 0 { size.height = fitting.height }
    attributes.size = size
    return attributes
  }
}
