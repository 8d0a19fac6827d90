public import Foundation

/// The space between items: a length, or at least a length.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject {
  /// In points.
  public final let spacing: CGFloat
  public final let isFlexibleSpacing: Bool
  open var isFixedSpacing: Bool { !isFlexibleSpacing }
  init(_ spacing: CGFloat, isFlexible: Bool) { (self.spacing, isFlexibleSpacing) = (spacing, isFlexible) }
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }
}

/// The space around an item.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject {
  public final let leading: NSCollectionLayoutSpacing?
  public final let top: NSCollectionLayoutSpacing?
  public final let trailing: NSCollectionLayoutSpacing?
  public final let bottom: NSCollectionLayoutSpacing?
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) { (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom) }

  /// The spaces before and after an item along an axis.
  final func spaces(along axis: NSLayoutConstraint.Axis) -> [NSCollectionLayoutSpacing?] {
    axis == .horizontal ? [leading, trailing] : [top, bottom]
  }
}
