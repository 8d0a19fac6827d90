public import Foundation

/// A view of items in a layout. It scrolls; its layouts are not modelled: a collection view with a data source is unknown.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView, UnmodelledScrolling {
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

  open var collectionViewLayout: UICollectionViewLayout
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource != nil { noteLayout() } }
  }
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true
  open var backgroundView: UIView?
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsFocus = false
  open var isEditing = false
  open var remembersLastFocusedIndexPath = false
  open var dragInteractionEnabled = true
  private var classes: [String: AnyClass] = [:]
  private var selection: [IndexPath] = []

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }
  public required init?(coder: NSCoder) { return nil }

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    classes[identifier] = cellClass
  }
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) { classes[elementKind + identifier] = viewClass }
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {}
  /// A cell of the registered class, made for each call: cells are not reused, because none is shown.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    ReusableViewPrototype.make(classes[identifier], UICollectionViewCell.self)
  }
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    ReusableViewPrototype.make(classes[elementKind + identifier], UICollectionReusableView.self)
  }

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }
  open var visibleCells: [UICollectionViewCell] { [] }
  open var indexPathsForVisibleItems: [IndexPath] { [] }
  open var indexPathsForSelectedItems: [IndexPath]? { selection }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { nil }
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView?
  {
    nil
  }
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] { [] }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    selection = (allowsMultipleSelection ? selection : []) + (indexPath.map { [$0] } ?? [])
  }
  open func deselectItem(at indexPath: IndexPath, animated: Bool) { selection.removeAll { $0 == indexPath } }
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) { noteLayout() }
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) { replace(layout) }
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    replace(layout)
    completion?(true)
  }
  private func replace(_ layout: UICollectionViewLayout) {
    collectionViewLayout.collectionView = nil
    collectionViewLayout = layout
    layout.collectionView = self
  }

  open func reloadData() { selection = [] }
  open func reloadSections(_ sections: IndexSet) {}
  open func reloadItems(at indexPaths: [IndexPath]) {}
  open func reconfigureItems(at indexPaths: [IndexPath]) {}
  open func insertItems(at indexPaths: [IndexPath]) {}
  open func deleteItems(at indexPaths: [IndexPath]) {}
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
  open func insertSections(_ sections: IndexSet) {}
  open func deleteSections(_ sections: IndexSet) {}
  open func moveSection(_ section: Int, toSection newSection: Int) {}
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    completion?(true)
  }

  var unmodelledParts: String { "the items" }
  private func noteLayout() {
    Unmodelled.note("a collection view shows items, and its layouts are not modelled")
  }
}

/// Creates reusable views of a class that is known only at run time, as ``CellPrototype`` creates cells.
@preconcurrency @MainActor
@_spi(Instrumentation) open class ReusableViewPrototype: UICollectionReusableView {
  /// Only called for other classes.
  public required override init(frame: CGRect) { super.init(frame: frame) }
  /// Not used.
  public required init?(coder: NSCoder) { return nil }

  /// Creates a view of a class.
  @inline(never)
  static func make<View: UICollectionReusableView>(_ type: AnyClass?, _ fallback: View.Type) -> View {
    let type: UICollectionReusableView.Type = type as? View.Type ?? fallback
    let view: UICollectionReusableView = unsafeBitCast(type, to: ReusableViewPrototype.Type.self).init(frame: .zero)
    return unsafeDowncast(view, to: View.self)
  }
}
