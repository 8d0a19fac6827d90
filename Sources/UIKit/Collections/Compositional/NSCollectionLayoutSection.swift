public import Foundation

/// A section of a compositional layout: groups one after another.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
  final let group: NSCollectionLayoutGroup
  /// The distances of the groups from the section's edges. Default: zero.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// What the insets count from. Default: the layout's reference.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// The space between groups. Default: none.
  open var interGroupSpacing: CGFloat = 0
  /// How the groups scroll across the layout's axis. Default: not at all.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  open private(set) var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers have the section's insets across the layout's axis. Default: true.
  open var supplementariesFollowContentInsets = true
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Called in each layout pass with the section's visible elements, in the coordinate space of what scrolls them, and may change them.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// Whether a swipe on an item shows actions.
  final var hasSwipeActions = false

  public init(group: NSCollectionLayoutGroup) { self.group = group }
}

/// How the groups of a section scroll across the layout's axis.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// How the scroll view of a section moves.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  open var decelerationRate = DecelerationRate.automatic
  open var bounce = Bounce.automatic

  public struct DecelerationRate: Hashable, Sendable {
    let scroll: UIScrollView.DecelerationRate?
    public static let automatic = DecelerationRate(scroll: nil)
    public static let normal = DecelerationRate(scroll: .normal)
    public static let fast = DecelerationRate(scroll: .fast)
  }
  public enum Bounce: Int, Sendable { case automatic, always, never }
}

/// What insets count from.
public enum UIContentInsetsReference: Int, Sendable { case automatic, none, safeArea, layoutMargins, readableContent }

public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// A visible element of a section.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  var alpha: CGFloat { get set }
  var zIndex: Int { get set }
  var isHidden: Bool { get set }
  var center: CGPoint { get set }
  var transform: CGAffineTransform { get set }
  var indexPath: IndexPath { get }
  var frame: CGRect { get }
  var bounds: CGRect { get }
  var name: String { get }
  var representedElementCategory: UICollectionView.ElementCategory { get }
  var representedElementKind: String? { get }
}

/// The space and the traits that a layout has.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

/// A size with insets.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  var contentSize: CGSize { get }
  /// The size without the insets.
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The space of a collection view, a section or a group.
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  let traitCollection: UITraitCollection
  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize { contentSize.inset(by: contentInsets) }

  init(_ contentSize: CGSize, _ contentInsets: NSDirectionalEdgeInsets, _ traitCollection: UITraitCollection) {
    (self.contentSize, self.contentInsets, self.traitCollection) = (contentSize, contentInsets, traitCollection)
  }
}

extension CGSize {
  /// The size without insets, at least zero.
  func inset(by insets: NSDirectionalEdgeInsets) -> CGSize {
    CGSize(
      width: max(width - insets.leading - insets.trailing, 0), height: max(height - insets.top - insets.bottom, 0))
  }
}
