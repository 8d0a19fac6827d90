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
  /// The same for the sections that scroll across the layout's axis.
  var uncertainSections: Set<Int> = []

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
    layout.ownSizes.uncertainSections = layout.ownSizes.uncertainSections.filter { scrollers[$0]?.isAtStart == false }
    var hasChanged = false
    let measuresAll = layout.ownSizes.isStale
    layout.ownSizes.isStale = false
    for (key, element) in elements.sorted(by: { $0.key < $1.key })
    where isAsked(key, element) && (measuresAll || layout.ownSizes.sizes[key] == nil) {
      let original = element.attributes
      let wish = original.copy() as? UICollectionViewLayoutAttributes ?? original
      // The content of a cell without an override is measured on both axes [I].
      if layout.asksEveryElement { wish.estimatedAxes = [.horizontal, .vertical] }
      let preferred = element.view.preferredLayoutAttributesFitting(wish)
      var size = original.size
      if original.estimatedAxes.contains(.horizontal) { size.width = preferred.size.width }
      if original.estimatedAxes.contains(.vertical) { size.height = preferred.size.height }
      layout.ownSizes.sizes[key] = size
      guard layout.asksEveryElement ? !preferred.isEqual(original) : size != original.size,
        layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
      else { continue }
      noteChangeBeforeSight(original)
      layout.invalidateLayout(
        with: layout.invalidationContext(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
      hasChanged = true
    }
    if hasChanged {
      let sight = storedBounds
      prepareLayout()
      if !isAtStart { noteEnd(before: sight) }
    }
    return hasChanged
  }

  /// Whether the layout needs the size of an element's content.
  private final func isAsked(_ key: ElementKey, _ element: Element) -> Bool {
    collectionViewLayout.asksEveryElement ? !key.isDecoration : element.attributes.estimatedAxes != []
  }

  /// Notes that the offset is not known if an element whose size changes starts before what is in sight.
  private final func noteChangeBeforeSight(_ attributes: UICollectionViewLayoutAttributes) {
    let (frame, isVertical) = (attributes.frame, collectionViewLayout.scrollsVertically)
    if let section = attributes.scrollerSection, let scroller = scrollers[section] {
      // The attributes are in the scroll view's coordinate space.
      let isBefore = isVertical ? frame.minX < scroller.bounds.minX : frame.minY < scroller.bounds.minY
      if isBefore, !scroller.isAtStart { collectionViewLayout.ownSizes.uncertainSections.insert(section) }
    } else if isVertical ? frame.minY < storedBounds.minY : frame.minX < storedBounds.minX {
      collectionViewLayout.ownSizes.isOffsetUncertain = true
    }
  }

  /// Notes that the offset is not known if content became so short that it ends before the end of what was in sight: where UIKit moves
  /// it is not known.
  private final func noteEnd(before sight: CGRect) {
    let (size, insets) = (contentSize, adjustedContentInset)
    let isShort =
      collectionViewLayout.scrollsVertically
      ? size.height + insets.bottom < sight.maxY : size.width + insets.right < sight.maxX
    if isShort { collectionViewLayout.ownSizes.isOffsetUncertain = true }
  }
}

extension UICollectionReusableView {
  /// The attributes with the size of the content along the axes that the layout leaves open.
  ///
  /// Content without constraints has the size that it has, as far as is known: that is inferred [I].
  final func attributesOfContent(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard attributes.estimatedAxes != [] else { return attributes }
    (self as? UICollectionViewCell)?.updateConfigurationIfNeeded()
    let isWide = attributes.estimatedAxes.contains(.horizontal)
    let isHigh = attributes.estimatedAxes.contains(.vertical)
    var target = CGSize(width: isWide ? 0 : attributes.size.width, height: isHigh ? 0 : attributes.size.height)
    let content = (self as? UICollectionViewCell)?.contentView ?? self
    if !isWide, isHigh, let cell = self as? UICollectionViewListCell {
      target.width = cell.widthBesideAccessories(target.width)
    }
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
