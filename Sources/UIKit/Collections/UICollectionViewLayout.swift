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
    invalidateLayout(with: UICollectionViewLayoutInvalidationContext())
  }
  /// Asks for all elements again at the next layout pass. What the context excludes is asked for, too.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutDidInvalidate(context)
  }
  /// Whether the layout must be asked again because the collection view scrolls or has another size. Default: false.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    UICollectionViewLayoutInvalidationContext()
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
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }

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
  /// The sections that scroll across the layout's axis.
  var orthogonalSections: [Int: OrthogonalSection] { [:] }

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

/// What of a layout is invalid.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  open var contentOffsetAdjustment = CGPoint.zero
  open var contentSizeAdjustment = CGSize.zero
  /// Whether only the views that stay in sight have other places.
  final var keepsPlaces = false
  public override nonisolated init() {}
}

/// The place and looks of an item.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  open var indexPath = IndexPath(item: 0, section: 0)
  open var frame = CGRect.zero
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  open var size: CGSize {
    get { frame.size }
    set {
      let center = center
      frame.size = newValue
      self.center = center
    }
  }
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }
  open var transform = CGAffineTransform.identity
  open var transform3D = CATransform3DIdentity
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  /// The axes on which the content decides the length.
  final var estimatedAxes: EstimatedAxes = []
  /// The section whose scroll view contains the element.
  final var scrollerSection: Int?
  open private(set) var representedElementKind: String?
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell

  public override nonisolated init() {}
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    (representedElementKind, representedElementCategory) = (elementKind, .supplementaryView)
  }
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    (representedElementKind, representedElementCategory) = (decorationViewKind, .decorationView)
  }
  final func represent(_ category: UICollectionView.ElementCategory, _ kind: String?) {
    (representedElementCategory, representedElementKind) = (category, kind)
  }

  /// Whether other attributes have the same values. A subclass with values of its own compares them, too.
  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UICollectionViewLayoutAttributes else { return false }
    return self === other || MainActor.assumeIsolated { hasValues(of: other) }
  }

  private final func hasValues(of other: UICollectionViewLayoutAttributes) -> Bool {
    type(of: self) == type(of: other) && indexPath == other.indexPath && frame == other.frame
      && transform == other.transform && transform3D == other.transform3D && alpha == other.alpha
      && zIndex == other.zIndex && isHidden == other.isHidden && representedElementKind == other.representedElementKind
      && representedElementCategory == other.representedElementCategory
  }

  open override nonisolated var hash: Int { MainActor.assumeIsolated { indexPath.hashValue } }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = LayoutAttributesPrototype.make(type(of: self))
    (copy.indexPath, copy.frame, copy.transform, copy.transform3D) = (indexPath, frame, transform, transform3D)
    (copy.alpha, copy.zIndex, copy.isHidden) = (alpha, zIndex, isHidden)
    (copy.estimatedAxes, copy.scrollerSection) = (estimatedAxes, scrollerSection)
    (copy.representedElementKind, copy.representedElementCategory) = (
      representedElementKind, representedElementCategory
    )
    return copy
  }
}

/// Creates attributes of a class that is known only at run time, as ``CellPrototype`` creates cells.
@preconcurrency @MainActor
@_spi(Instrumentation) open class LayoutAttributesPrototype: UICollectionViewLayoutAttributes {
  /// Only called for other classes.
  public required override nonisolated init() { super.init() }

  /// Creates attributes of a class.
  @inline(never)
  static func make(_ type: AnyClass) -> UICollectionViewLayoutAttributes {
    let type = type as? UICollectionViewLayoutAttributes.Type ?? UICollectionViewLayoutAttributes.self
    return unsafeBitCast(type, to: LayoutAttributesPrototype.Type.self).init()
  }
}
