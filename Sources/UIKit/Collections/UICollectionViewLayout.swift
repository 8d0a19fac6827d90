public import Foundation

/// The direction in which a collection view scrolls.
extension UICollectionView {
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
  public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }
}

/// Decides the places of the items of a collection view. A subclass answers for its elements.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  open internal(set) weak var collectionView: UICollectionView?
  public override nonisolated init() {}
  public required init?(coder: NSCoder) { return nil }
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }
  open var collectionViewContentSize: CGSize { .zero }
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  /// Called before the layout is asked for its elements, and again after it was invalidated.
  open func prepare() {}
  /// Asks for all elements again at the next layout pass.
  open func invalidateLayout() {
    ownSizes.isStale = true
    let context = newInvalidationContext()
    context.isEverythingInvalid = dataChange != .rows
    context.areCountsInvalid = dataChange != nil
    invalidateLayout(with: context)
  }
  /// Asks for all elements again at the next layout pass. What the context excludes is asked for, too.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutDidInvalidate(context)
  }
  /// Whether the layout must be asked again because the collection view scrolls or has another size. Default: false.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    newInvalidationContext()
  }
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a drag that ends goes. The collection view asks when the finger lifts.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }
  /// Has no effect but with `nil`: nibs are not modelled.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    if nib == nil {
      decorationClasses[elementKind] = nil
    } else {
      Unmodelled.note("a decoration view of a nib is registered, and nibs are not modelled")
    }
  }
  /// Makes the views behind items, which a data source does not provide.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationClasses[elementKind] = viewClass
  }
  /// Whether the layout must be asked again because the content of an element wants another size. Default: whether a layout of UIKit has an estimate of it.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    originalAttributes.estimatedAxes != [] && preferredAttributes.size != originalAttributes.size
  }
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { newInvalidationContext() }

  /// A change of the data that invalidates the layout.
  enum DataChange { case everything, rows }
  /// The change for which the collection view invalidates the layout now.
  final var dataChange: DataChange?

  final var decorationClasses: [String: AnyClass] = [:]
  /// The sizes of elements whose content decides them.
  final var ownSizes = OwnSizes()

  /// Reports places that are not known. Called when a window shows them.
  func noteUnknownPlaces() {}
  /// Lets code change the elements that are about to be shown.
  func changeVisibleElements(_ elements: [UICollectionViewLayoutAttributes]) {}
  /// What is not known about the places at a point, as a question.
  func uncertainty(at point: CGPoint) -> String? {
    let along = scrollsVertically ? point.y : point.x
    if ownSizes.isOffsetUncertain { return "where content is after the size of an element before it has changed" }
    guard let firstPending, firstPending <= along else { return nil }
    return "where elements are behind one whose content decides its size and was not shown"
  }
  /// The place along the axis from which elements were not measured.
  var firstPending: CGFloat? { nil }
  var scrollsVertically: Bool { true }
  /// Whether each element that is shown is asked for the size that it prefers. Default, for an app's own layout: yes. The layouts of UIKit
  /// ask those for whose size they have an estimate.
  var asksEveryElement: Bool { true }
  /// The sections that scroll across the layout's axis.
  var orthogonalSections: [Int: OrthogonalSection] { [:] }

  /// A context of the layout's own class.
  final func newInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    InvalidationContextPrototype.make(Self.invalidationContextClass)
  }

  /// Attributes of the layout's own class.
  final func newAttributes(forCellWith path: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = LayoutAttributesPrototype.make(Self.layoutAttributesClass)
    attributes.indexPath = path
    return attributes
  }

  /// Attributes of the layout's own class.
  final func newAttributes(
    forSupplementaryViewOfKind kind: String, with path: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    let attributes = newAttributes(forCellWith: path)
    attributes.represent(.supplementaryView, kind)
    return attributes
  }
}
