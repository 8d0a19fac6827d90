public import Foundation

/// Items in a row or a column, or at places that code gives.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    case along(NSLayoutConstraint.Axis, Repetition)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }
  /// How often the items of a group repeat.
  enum Repetition: Equatable {
    /// While they fit.
    case whileTheyFit
    /// A number of items that share the length of the group equally.
    case shared(Int)
    /// A number of items with a size of their own.
    case times(Int)
  }
  final let arrangement: Arrangement
  public final let subitems: [NSCollectionLayoutItem]
  /// The space between the items. Default: none.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  /// The views of each group, which are placed in its frame. Default: none.
  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { ownSupplementaryItems }
    set { ownSupplementaryItems = newValue }
  }

  init(_ size: NSCollectionLayoutSize, _ arrangement: Arrangement, _ subitems: [NSCollectionLayoutItem]) {
    (self.arrangement, self.subitems) = (arrangement, subitems)
    super.init(layoutSize: size)
  }

  /// A row that repeats its items while they fit.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .along(.horizontal, .whileTheyFit), subitems)
  }
  /// A row of items that share its width equally.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .along(.horizontal, .shared(count)), [subitem])
  }
  /// A row of a number of items, each of its own size.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .along(.horizontal, .times(count)), [subitem])
  }
  /// A column that repeats its items while they fit.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .along(.vertical, .whileTheyFit), subitems)
  }
  /// A column of items that share its height equally.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .along(.vertical, .shared(count)), [subitem])
  }
  /// A column of a number of items, each of its own size.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .along(.vertical, .times(count)), [subitem])
  }
  /// Items at the places that `itemProvider` gives.
  open class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(layoutSize, .custom(itemProvider), [])
  }
  /// A description of the places, for people.
  open func visualDescription() -> String { "\(arrangement)" }
}

public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// The place of an item in a group of places that code gives.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// In the group's coordinate space, in points.
  public final let frame: CGRect
  public final let zIndex: Int
  public init(frame: CGRect, zIndex: Int = 0) { (self.frame, self.zIndex) = (frame, zIndex) }
}
