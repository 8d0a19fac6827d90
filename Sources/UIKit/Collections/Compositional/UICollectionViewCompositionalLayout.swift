public import Foundation

public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout of sections whose groups and items have sizes as parts of what contains them.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// The layout has a copy; another one invalidates it.
  // `@NSCopying` with an observer cannot be read from a textual interface, which declares such a property as computed.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { ownConfiguration }
    set {
      ownConfiguration = newValue.ownCopy()
      invalidateLayout()
    }
  }
  private final var ownConfiguration: UICollectionViewCompositionalLayoutConfiguration
  private final let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider

  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }
  public convenience init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }
  public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.init(
      sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.sectionProvider = sectionProvider
    ownConfiguration = configuration.ownCopy()
    super.init()
  }
  public required init?(coder: NSCoder) { return nil }

  /// The places; `nil` after an invalidation.
  private final var known: CompositionalPlaces?
  /// The sections of ``known``, as the provider gave them.
  private final var knownSections: [NSCollectionLayoutSection] = []
  /// The size for which ``known`` is.
  private final var knownSize = CGSize.zero
  /// Whether a swipe on an item may show actions.
  final var hasSwipeActions: Bool { knownSections.contains(where: \.hasSwipeActions) }
  final var isVertical: Bool { configuration.scrollDirection == .vertical }

  /// Asks for the sections, and calculates all places.
  open override func prepare() {
    super.prepare()
    _ = places
  }

  final var places: CompositionalPlaces? {
    guard let view = collectionView else { return nil }
    let size = view.bounds.size
    if let known, knownSize == size { return known }
    (knownSize, knownSections) = (size, [])
    var new = CompositionalPlaces(
      along: isVertical ? .vertical : .horizontal, size: size, scale: view.engine.screen.scale,
      traits: view.traitCollection, ownSizes: ownSizes.sizes)
    let insets = insets(from: configuration.contentInsetsReference, of: view)
    new.appendEdges(configuration.boundarySupplementaryItems, atStart: true, insets: insets)
    for index in 0..<view.numberOfSections {
      guard let section = sectionProvider(index, LayoutEnvironment(size, insets, view.traitCollection)) else {
        preconditionFailure("the section provider of a compositional layout has no section \(index)")
      }
      knownSections.append(section)
      let reference = section.contentInsetsReference
      new.append(
        section, count: view.numberOfItems(inSection: index),
        insets: reference == .automatic ? insets : self.insets(from: reference, of: view),
        spacing: configuration.interSectionSpacing)
    }
    new.appendEdges(configuration.boundarySupplementaryItems, atStart: false, insets: insets)
    new.indexSections()
    known = new
    return new
  }

  /// The insets across the axis.
  private final func insets(
    from reference: UIContentInsetsReference, of view: UICollectionView
  ) -> NSDirectionalEdgeInsets {
    let edges: UIEdgeInsets =
      switch reference {
      case .none: .zero
      case .automatic, .safeArea: view.safeAreaInsets
      case .layoutMargins, .readableContent: view.layoutMargins
      }
    return isVertical
      ? NSDirectionalEdgeInsets(top: 0, leading: edges.left, bottom: 0, trailing: edges.right)
      : NSDirectionalEdgeInsets(top: edges.top, leading: 0, bottom: edges.bottom, trailing: 0)
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if !context.keepsPlaces { known = nil }
    super.invalidateLayout(with: context)
  }

  /// The layout is asked again for another size, and at each scroll if headers stay in sight.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let view = collectionView else { return false }
    return newBounds.size != view.bounds.size || scrollChangesPlaces
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = newInvalidationContext()
    context.keepsPlaces = collectionView.map { newBounds.size == $0.bounds.size } ?? false
    return context
  }

  private final var scrollChangesPlaces: Bool {
    known?.pinnedSections.isEmpty == false || known?.extras.contains(where: \.pins) == true
      || knownSections.contains { $0.visibleItemsInvalidationHandler != nil }
  }

  // MARK: Answers

  open override var collectionViewContentSize: CGSize {
    guard let places, let view = collectionView else { return .zero }
    return isVertical
      ? CGSize(width: view.bounds.width, height: places.length)
      : CGSize(width: places.length, height: view.bounds.height)
  }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let places else { return nil }
    var found: [UICollectionViewLayoutAttributes] = []
    for index in places.sections(in: rect) {
      let section = places.sections[index]
      let offset = offset(ofSection: index, section.scroller)
      found += places.items(of: section, in: rect, offset: offset).map {
        attributes(of: $0, in: index, section.scroller)
      }
      found += places.extras(of: section, in: rect).map { attributes(of: $0, in: section) }
    }
    // A pinned view can be in sight while its place is not.
    for section in places.pinnedSections.map({ places.sections[$0] }) {
      found += section.extras.filter(\.pins).map { attributes(of: $0, in: section) }
    }
    found += places.extras.map { attributes(of: $0, in: nil) }
    return found.filter { $0.frame.intersects(rect) }
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let places, indexPath.count == 2, places.sections.indices.contains(indexPath.section) else { return nil }
    let section = places.sections[indexPath.section]
    guard section.items.indices.contains(indexPath.item) else { return nil }
    return attributes(of: section.items[indexPath.item], in: indexPath.section, section.scroller)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    extra(ElementKey(kind: elementKind, path: indexPath))
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    extra(ElementKey(kind: elementKind, path: indexPath, isDecoration: true))
  }

  /// Lets code change the visible elements of each section.
  ///
  /// Source: Apple's page of visibleItemsInvalidationHandler [D].
  override func changeVisibleElements(_ elements: [UICollectionViewLayoutAttributes]) {
    guard let view = collectionView, knownSections.contains(where: { $0.visibleItemsInvalidationHandler != nil })
    else { return }
    let environment = LayoutEnvironment(
      view.bounds.size, insets(from: configuration.contentInsetsReference, of: view), view.traitCollection)
    for (index, section) in knownSections.enumerated() {
      guard let handler = section.visibleItemsInvalidationHandler else { continue }
      let own = elements.filter { $0.indexPath.first == index }
      let offset = view.scrollers[index]?.contentOffset
      let distance = offset ?? .zero
      for element in own where element.scrollerSection != nil {
        element.frame = element.frame.offsetBy(dx: distance.x, dy: distance.y)
      }
      handler(own, offset ?? view.contentOffset, environment)
      for element in own where element.scrollerSection != nil {
        element.frame = element.frame.offsetBy(dx: -distance.x, dy: -distance.y)
      }
    }
  }

  // MARK: What is not known

  override func uncertainty(at point: CGPoint) -> String? {
    guard let places else { return nil }
    let along = isVertical ? point.y : point.x
    if let doubt = places.doubts.first(where: { $0.start <= along }) { return doubt.question }
    let isInUncertainSection = ownSizes.uncertainSections.contains { index in
      places.sections.indices.contains(index) && places.sections[index].scroller?.frame.contains(point) == true
    }
    if isInUncertainSection { return "where content is after the size of an element before it has changed" }
    return super.uncertainty(at: point)
  }

  override var firstPending: CGFloat? { places?.firstPending }
  override var scrollsVertically: Bool { isVertical }
  override var asksEveryElement: Bool { false }

  override func noteUnknownPlaces() {
    guard let view = collectionView, !view.storedBounds.isEmpty else { return }
    if view.effectiveUserInterfaceLayoutDirection == .rightToLeft {
      Unmodelled.note("a compositional layout is mirrored from the right to the left, which is not modelled")
    }
    let insets = view.adjustedContentInset
    let across = isVertical ? [insets.left, insets.right] : [insets.top, insets.bottom]
    let along = isVertical ? [insets.top, insets.bottom] : [insets.left, insets.right]
    let axis: NSLayoutConstraint.Axis = isVertical ? .vertical : .horizontal
    if across.contains(where: { $0 != 0 })
      || along.contains(where: { $0 != 0 })
        && knownSections.contains(where: { $0.group.layoutSize.isPart(along: axis) })
    {
      Unmodelled.note("a compositional layout is in a collection view with insets, which are not modelled for it")
    }
    if knownSections.contains(where: { $0.supplementaryContentInsetsReference != .automatic }) {
      Unmodelled.note(
        "the insets of headers count from another edge than those of their section, which is not modelled")
    }
    if configuration.contentInsetsReference == .readableContent
      || knownSections.contains(where: { $0.contentInsetsReference == .readableContent })
    {
      Unmodelled.note("the insets of a section count from the readable width, which is not modelled")
    }
  }

  override var orthogonalSections: [Int: OrthogonalSection] {
    guard let places else { return [:] }
    return Dictionary(
      uniqueKeysWithValues: places.sections.enumerated().compactMap { index, section in
        section.scroller.map { (index, $0) }
      })
  }
}
