public import Foundation

/// A scrolling view of items, headers and footers, whose places a layout decides.
///
/// Only visible elements have a view; views that leave the visible area are reused. Touches: cells are ordinary views. A touch in a
/// cell's content moves up the responder chain to the collection view, which highlights the item when it receives the touch and
/// selects it at the end, as in a ``UITableView``.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  override func effectValue(of kind: EffectKind) -> EffectValue? {
    kind == .layout ? itemsInLine : effectValueOfList(kind) ?? super.effectValue(of: kind)
  }

  /// Where an item is after a scroll.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1)
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    public static let bottom = ScrollPosition(rawValue: 4)
    public static let left = ScrollPosition(rawValue: 8)
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    public static let right = ScrollPosition(rawValue: 32)
  }
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The layout. A change takes effect at the next layout pass.
  open var collectionViewLayout: UICollectionViewLayout {
    willSet { engine.effects.lookWillChange(self, .layout) }
    didSet { if collectionViewLayout !== oldValue { layoutDidChange(from: oldValue) } }
  }
  /// Provides the data; held weakly.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Gives sizes, takes part in selection and receives scrolling callbacks; held weakly.
  open var delegate: (any UICollectionViewDelegate)? {
    get { itemDelegate }
    set {
      scrollDelegate = newValue
      delegateDidChange()
    }
  }
  open var isPrefetchingEnabled = true
  /// The view behind all items. It fills the visible area and does not scroll.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  /// Whether touches select items. Default: true.
  open var allowsSelection = true
  /// Whether several items can be selected; a tap on a selected item then deselects it. Default: false.
  open var allowsMultipleSelection = false
  // Editing, and what the focus of a keyboard does, are not modelled.
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelectionDuringEditing = false
  open var selectionFollowsFocus = false
  open var allowsFocus = false
  /// Whether items are edited. Where it is set, the outcomes that follow are unknown.
  open var isEditing = false {
    didSet {
      if isEditing { Unmodelled.note("a collection view is edited, and editing is not modelled") }
    }
  }
  open var remembersLastFocusedIndexPath = false
  open var dragInteractionEnabled = true

  /// The scroll view's delegate if it conforms to the collection view's delegate protocol.
  private final weak var itemDelegate: (any UICollectionViewDelegate)?

  /// The numbers of items by section; `nil` if the data must be asked.
  final var counts: [Int]?
  /// Whether the layout must be prepared.
  final var needsPreparation = true
  /// Whether another layout is to place the elements.
  final var hasOtherLayout = false
  /// Increases whenever the views may be out of date.
  final var dataVersion = 0
  /// The bounds for which the layout was prepared.
  final var laidOutBounds = CGRect.null
  /// The bounds that a layout reads while it is asked about others.
  private final var boundsBeforeChange: CGRect?
  /// Whether the layout is being prepared.
  final var isPreparing = false
  /// Whether views are being created.
  final var isTiling = false
  /// The visible elements.
  @exclusivity(unchecked) final var elements: [ElementKey: Element] = [:]
  final var reuse = CollectionReusePool()
  /// The scroll views of sections that scroll across the layout's axis, by section.
  final var scrollers: [Int: OrthogonalScroller] = [:]
  /// The selected items in the order of their selection.
  final var selection: [IndexPath] = []
  /// The touch that may select an item.
  @exclusivity(unchecked) final var press: RowPress?
  /// The changes of the batch that is open.
  final var updates: RowUpdates?

  /// Creates a collection view with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }
  public required init?(coder: NSCoder) { return nil }

  open override var contentSize: CGSize {
    get {
      prepareLayout()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  open override var bounds: CGRect {
    get { boundsBeforeChange ?? super.bounds }
    set { super.bounds = newValue }
  }

  /// Whether the layout wants to be prepared for the present bounds, and what it names as invalid. It reads the bounds before the
  /// change, as if it were asked before.
  final func invalidation() -> UICollectionViewLayoutInvalidationContext? {
    let new = storedBounds
    boundsBeforeChange = laidOutBounds.isNull ? nil : laidOutBounds
    defer { boundsBeforeChange = nil }
    guard collectionViewLayout.shouldInvalidateLayout(forBoundsChange: new) else { return nil }
    return collectionViewLayout.invalidationContext(forBoundsChange: new)
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    collectionViewLayout.invalidateLayout()
  }

  /// Places the views of the visible elements.
  open override func layoutSubviews() {
    super.layoutSubviews()
    tile()
    // Source: an answer on Stack Overflow, 39135347: items are also prefetched for the initial load [O].
    UncalledRequirements.notePrefetching(for: self)
  }

  override func selection(byTouchOn view: UIView) -> [String] {
    allowsSelection && sequence(first: view, next: \.superview).contains { path(ofItemView: $0) != nil }
      ? selectionNames(.didSelectItem, "item") : []
  }

  override var hasSwipeActions: Bool {
    (collectionViewLayout as? UICollectionViewCompositionalLayout)?.hasSwipeActions ?? false
  }

  override func delegateDidChange() {
    super.delegateDidChange()
    let delegate = scrollDelegate as? any UICollectionViewDelegate
    guard delegate !== itemDelegate else { return }
    itemDelegate = delegate
    collectionViewLayout.invalidateLayout()
  }

  override func landing(of target: CGPoint, velocity: CGPoint) -> CGPoint {
    collectionViewLayout.targetContentOffset(forProposedContentOffset: target, withScrollingVelocity: velocity)
  }

  // MARK: Reuse

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    reuse.register(cellClass, ReuseKey(nil, identifier))
  }
  /// Nibs are not modelled: the cell is a plain one, and the outcomes are unknown.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    registerNib(UICollectionViewCell.self, ReuseKey(nil, identifier))
  }
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) { reuse.register(viewClass, ReuseKey(elementKind, identifier)) }
  /// Nibs are not modelled: the view is a plain one, and the outcomes are unknown.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) { registerNib(UICollectionReusableView.self, ReuseKey(kind, identifier)) }

  /// A recycled cell, else a new one of the registered class, at the place of its item.
  ///
  /// - Precondition: a class is registered.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  { dequeueCell(identifier, indexPath) }

  /// A recycled view, else a new one of the registered class, at its place.
  ///
  /// - Precondition: a class is registered.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView { dequeueSupplement(elementKind, identifier, indexPath) }

  // MARK: Items and sections

  open var numberOfSections: Int { loadedCounts.count }
  open func numberOfItems(inSection section: Int) -> Int {
    let counts = loadedCounts
    precondition(counts.indices.contains(section), "the collection view has no section \(section)")
    return counts[section]
  }
  open var visibleCells: [UICollectionViewCell] { visibleItems.compactMap { $0.view as? UICollectionViewCell } }
  open var indexPathsForVisibleItems: [IndexPath] { visibleItems.map(\.path) }
  open var indexPathsForSelectedItems: [IndexPath]? { selection }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { path(ofItemView: cell) }
  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
    elements.first { $0.value.view === supplementaryView }?.key.path
  }
  /// The item at a point in the collection view's coordinate space.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { path(ofItemAt: point) }
  /// The cell of a visible item.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    elements[ElementKey(kind: nil, path: indexPath)]?.view as? UICollectionViewCell
  }
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView?
  { elements[ElementKey(kind: elementKind, path: indexPath)]?.view }
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    tile()
    return elements.filter { $0.key.kind == elementKind && !$0.key.isDecoration }.sorted { $0.key.path < $1.key.path }
      .map(\.value.view)
  }
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    tile()
    return elements.keys.filter { $0.kind == elementKind && !$0.isDecoration }.map(\.path).sorted()
  }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  // MARK: Selection and scrolling by code

  /// Selects an item, or none with `nil`, and scrolls to it. No delegate method is called. Source: Apple's page of this method [D].
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(onlyItemAt: indexPath, animated: animated, scrollPosition)
  }
  /// Deselects an item. No delegate method is called. Source: Apple's page of this method [D].
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }
  /// Scrolls an item to a position, as far as the content allows.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(toItemAt: indexPath, scrollPosition, animated: animated)
  }
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }
  /// Changes the layout. The views move at once: the animation is not modelled.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    let old = collectionViewLayout
    let views = elements.sorted { $0.key < $1.key }.map(\.value.view)
    for view in views { view.willTransition(from: old, to: layout) }
    collectionViewLayout = layout
    layoutIfNeeded()
    for view in views { view.didTransition(from: old, to: layout) }
    afterChange(completion)
  }

  // MARK: Changes

  /// Discards cells and the selection; the data is requested again before its next use.
  open func reloadData() { discardData() }
  open func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections.formUnion(sections) } }
  open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloadedRows.formUnion(indexPaths) } }
  /// Asks the data source again for the cells of items, which keep their views.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }
  /// Inserts items; index paths are those after the change.
  open func insertItems(at indexPaths: [IndexPath]) { change { $0.insertedRows += indexPaths } }
  /// Deletes items; index paths are those before the change.
  open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deletedRows += indexPaths } }
  /// Moves an item from a place before the change to one after it.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.movedRows[indexPath] = newIndexPath }
  }
  open func insertSections(_ sections: IndexSet) { change { $0.insertedSections.formUnion(sections) } }
  open func deleteSections(_ sections: IndexSet) { change { $0.deletedSections.formUnion(sections) } }
  /// Moves a section from a place before the change to one after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections[section] = newSection }
  }
  /// Applies the changes of `updates` as one batch. The views move at once, and `completion` runs in a later turn: the animation is not
  /// modelled.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    openUpdates()
    updates?()
    closeUpdates()
    layoutIfNeeded()
    afterChange(completion)
  }
  /// The same for a closure that does not escape, as UIKit's closure does not.
  public final func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }

  // MARK: Touches. They arrive along the responder chain and end here, as in any scroll view.

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    beginPress(touches)
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    movePress(touches)
  }
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    endPress(touches)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    if let press, touches.contains(press.touch) { cancelPress() }
  }
}
