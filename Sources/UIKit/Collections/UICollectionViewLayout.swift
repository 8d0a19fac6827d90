public import Foundation

/// The direction in which a collection view scrolls.
extension UICollectionView {
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
  public enum ElementCategory: UInt, Sendable { case cell, supplementaryView, decorationView }
}

/// A layout of items, which is not modelled: it is not asked.
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
  open func prepare() {}
  open func invalidateLayout() {}
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {}
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
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {}
}

/// What of a layout is invalid.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  open var contentOffsetAdjustment = CGPoint.zero
  open var contentSizeAdjustment = CGSize.zero
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
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewLayoutAttributes()
    (copy.indexPath, copy.frame, copy.transform, copy.transform3D) = (indexPath, frame, transform, transform3D)
    (copy.alpha, copy.zIndex, copy.isHidden) = (alpha, zIndex, isHidden)
    (copy.representedElementKind, copy.representedElementCategory) = (
      representedElementKind, representedElementCategory
    )
    return copy
  }
}

/// A layout of lines of items, which is not modelled.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public static let automaticSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  open var minimumLineSpacing: CGFloat = 10
  open var minimumInteritemSpacing: CGFloat = 10
  open var itemSize = CGSize(width: 50, height: 50)
  open var estimatedItemSize = CGSize.zero
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var headerReferenceSize = CGSize.zero
  open var footerReferenceSize = CGSize.zero
  open var sectionInset = UIEdgeInsets.zero
  open var sectionHeadersPinToVisibleBounds = false
  open var sectionFootersPinToVisibleBounds = false
}

/// The sizes of a layout of lines. It is not called.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
}
extension UICollectionViewDelegateFlowLayout {
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }
}
