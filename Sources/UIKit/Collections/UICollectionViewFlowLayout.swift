public import Foundation

/// A layout of items in lines, with a header and a footer for each section.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// An estimated size that lets items have the size of their content.
  public static let automaticSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  /// The least space between lines. Default: 10.
  open var minimumLineSpacing: CGFloat = 10 { didSet { if minimumLineSpacing != oldValue { invalidateLayout() } } }
  /// The least space between the items of a line. Default: 10.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// The size of items for which the delegate gives none. Default: 50 × 50.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { if itemSize != oldValue { invalidateLayout() } } }
  /// The size of items before they are shown, if it is not zero; they have the size of their content then. Default: zero.
  open var estimatedItemSize = CGSize.zero { didSet { if estimatedItemSize != oldValue { invalidateLayout() } } }
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  /// The size of headers for which the delegate gives none. Only the length along the axis counts. Default: zero, no header.
  open var headerReferenceSize = CGSize.zero { didSet { if headerReferenceSize != oldValue { invalidateLayout() } } }
  /// The size of footers for which the delegate gives none. Only the length along the axis counts. Default: zero, no footer.
  open var footerReferenceSize = CGSize.zero { didSet { if footerReferenceSize != oldValue { invalidateLayout() } } }
  /// The distances of a section's items from its edges. Default: zero.
  open var sectionInset = UIEdgeInsets.zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }
  /// What the insets of sections count from. Only the content inset is modelled; others are unknown.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }
  /// Whether headers stay in sight while their section is. Default: false.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
  /// Whether footers stay in sight while their section is. Default: false.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// What the insets of sections count from.
  public enum SectionInsetReference: Int, Sendable { case fromContentInset, fromSafeArea, fromLayoutMargins }

  /// The places; `nil` after an invalidation.
  private final var known: FlowLines?
  /// The room for which ``known`` is.
  private final var knownRoom: CGFloat = 0
  private final var isVertical: Bool { scrollDirection == .vertical }

  public override nonisolated init() { super.init() }
  public required init?(coder: NSCoder) { return nil }

  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  /// Asks the delegate for sizes, and calculates all places.
  open override func prepare() {
    super.prepare()
    _ = lines
  }

  /// The places, calculated when they are needed.
  private final var lines: FlowLines? {
    guard let view = collectionView else { return nil }
    let room = room(in: view)
    if let known, knownRoom == room { return known }
    knownRoom = room
    let new = FlowLines(
      (0..<view.numberOfSections).map { section($0, of: view) }, across: room, scale: view.engine.screen.scale)
    known = new
    return new
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let keepsSizes =
      (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics == false
    if !keepsSizes { known = nil }
    super.invalidateLayout(with: context)
  }

  /// For a scroll, the delegate is not asked for sizes again. Source: Apple's page of invalidateFlowLayoutDelegateMetrics [D].
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = newInvalidationContext()
    (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics =
      collectionView.map { newBounds.size != $0.bounds.size } ?? true
    return context
  }

  override func noteUnknownPlaces() {
    guard let view = collectionView, !view.storedBounds.isEmpty else { return }
    if sectionInsetReference != .fromContentInset {
      Unmodelled.note(
        "the insets of a flow layout's sections count from the safe area or the margins, which is not modelled")
    }
    if lines?.overflows == true {
      Unmodelled.note("an item of a flow layout is longer than its line, and where UIKit places it is undefined")
    }
  }

  /// The length of the collection view across the axis, without its insets.
  private final func room(in view: UICollectionView) -> CGFloat {
    let insets = view.adjustedContentInset
    return isVertical
      ? view.bounds.width - insets.left - insets.right : view.bounds.height - insets.top - insets.bottom
  }

  private final func pair(_ size: CGSize) -> FlowLines.Pair {
    isVertical
      ? FlowLines.Pair(along: size.height, across: size.width)
      : FlowLines.Pair(along: size.width, across: size.height)
  }

  private final func section(_ index: Int, of view: UICollectionView) -> FlowLines.Section {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let inset = delegate?.collectionView(view, layout: self, insetForSectionAt: index) ?? sectionInset
    var section = FlowLines.Section()
    (section.before, section.after) = isVertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
    (section.start, section.end) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
    section.lineSpacing =
      delegate?.collectionView(view, layout: self, minimumLineSpacingForSectionAt: index) ?? minimumLineSpacing
    section.itemSpacing =
      delegate?.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: index)
      ?? minimumInteritemSpacing
    section.header =
      pair(
        delegate?.collectionView(view, layout: self, referenceSizeForHeaderInSection: index) ?? headerReferenceSize
      ).along
    section.footer =
      pair(
        delegate?.collectionView(view, layout: self, referenceSizeForFooterInSection: index) ?? footerReferenceSize
      ).along
    section.items = (0..<view.numberOfItems(inSection: index)).map { item in
      pair(itemSize(at: IndexPath(item: item, section: index), delegate, view))
    }
    return section
  }

  /// The size of an item: that of its content if items have an estimate and it was shown.
  private final func itemSize(
    at path: IndexPath, _ delegate: (any UICollectionViewDelegateFlowLayout)?, _ view: UICollectionView
  ) -> CGSize {
    guard estimatedItemSize == .zero else {
      // The first size with automatic estimates is inferred [I]; it is replaced when the item is shown.
      return ownSizes.sizes[ElementKey(kind: nil, path: path)]
        ?? (estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize)
    }
    return delegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
  }

  override var scrollsVertically: Bool { isVertical }
  override var asksEveryElement: Bool { false }

  /// The start of the first line with an item that was not measured.
  override var firstPending: CGFloat? {
    guard estimatedItemSize != .zero, let lines else { return nil }
    for (index, section) in lines.sections.enumerated() {
      for line in section.lines
      where line.items.contains(where: { ownSizes.sizes[ElementKey(kind: nil, path: [index, $0])] == nil }) {
        return line.start
      }
    }
    return nil
  }

  // MARK: Answers

  open override var collectionViewContentSize: CGSize {
    guard let lines, let view = collectionView else { return .zero }
    let across = room(in: view)
    return isVertical ? CGSize(width: across, height: lines.length) : CGSize(width: lines.length, height: across)
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let lines else { return nil }
    let range = isVertical ? rect.minY...max(rect.minY, rect.maxY) : rect.minX...max(rect.minX, rect.maxX)
    return lines.sections(meeting: range).flatMap { section in
      let items = lines.items(ofSection: section, meeting: range).compactMap {
        layoutAttributesForItem(at: IndexPath(item: $0, section: section))
      }
      let supplements = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
        .compactMap { layoutAttributesForSupplementaryView(ofKind: $0, at: IndexPath(item: 0, section: section)) }
      return (items + supplements).filter { $0.frame.intersects(rect) }
    }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let section = placed(indexPath), section.places.indices.contains(indexPath.item) else { return nil }
    let (place, size) = (section.places[indexPath.item], section.sizes[indexPath.item])
    let attributes = newAttributes(forCellWith: indexPath)
    attributes.frame = frame(place, size)
    if estimatedItemSize != .zero { attributes.estimatedAxes = [.horizontal, .vertical] }
    return attributes
  }

  /// A header or a footer, over the whole length across the axis. One without a length does not exist.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let section = placed(indexPath), let view = collectionView else { return nil }
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    guard isHeader || elementKind == UICollectionView.elementKindSectionFooter else { return nil }
    let range = isHeader ? section.header : section.footer
    let length = range.end - range.start
    guard length > 0 else { return nil }
    let attributes = newAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
    var start = range.start
    if isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds {
      // In front of the items. Source: the number is observed in dumps of attributes [O].
      attributes.zIndex = Self.pinnedIndex
      let insets = view.adjustedContentInset
      if isHeader {
        let edge = isVertical ? view.bounds.minY + insets.top : view.bounds.minX + insets.left
        start = max(start, min(edge, section.footer.start - length))
      } else {
        let edge = isVertical ? view.bounds.maxY - insets.bottom : view.bounds.maxX - insets.right
        start = min(start, max(edge - length, section.header.end))
      }
    }
    attributes.frame = frame(
      FlowLines.Pair(along: start, across: 0), FlowLines.Pair(along: length, across: room(in: view)))
    return attributes
  }

  /// The layout is asked again for another length across the axis, and at each scroll if headers stay in sight.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let view = collectionView else { return false }
    if sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds { return true }
    return isVertical ? newBounds.width != view.bounds.width : newBounds.height != view.bounds.height
  }

  private static let pinnedIndex = 10

  private final func placed(_ path: IndexPath) -> FlowLines.Placed? {
    guard let lines, path.count == 2, lines.sections.indices.contains(path.section) else { return nil }
    return lines.sections[path.section]
  }

  private final func frame(_ place: FlowLines.Pair, _ size: FlowLines.Pair) -> CGRect {
    isVertical
      ? CGRect(x: place.across, y: place.along, width: size.across, height: size.along)
      : CGRect(x: place.along, y: place.across, width: size.along, height: size.across)
  }
}
