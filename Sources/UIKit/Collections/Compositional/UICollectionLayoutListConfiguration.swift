public import Foundation

/// How a list looks: a section of full-width items with the height of their content.
///
/// Only the appearance `plain` without headers, footers and swipe actions is modelled. For others the outcomes are unknown.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  public enum FooterMode: Int, Sendable { case none, supplementary }

  public var appearance: Appearance
  public var showsSeparators = true
  public var backgroundColor: UIColor?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  public var headerTopPadding: CGFloat?
  public typealias SwipeActionsConfigurationProvider = (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  public init(appearance: Appearance) { self.appearance = appearance }

  /// What is not modelled of the list; `nil` if all is.
  var unmodelledPart: String? {
    if appearance != .plain { return "its appearance" }
    if leadingSwipeActionsConfigurationProvider != nil || trailingSwipeActionsConfigurationProvider != nil {
      return "its swipe actions"
    }
    return headerMode != .none || footerMode != .none ? "its headers and footers" : nil
  }
}

extension NSCollectionLayoutSection {
  /// A section of full-width items with the height of their content.
  ///
  /// The estimate of the height is 44 points [I].
  public class func list(
    using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { NSCollectionLayoutSection(list: configuration) }
}

extension UICollectionViewCompositionalLayout {
  /// A layout of lists.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(sectionProvider: { _, environment in
      NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    })
  }
}

/// A cell of a list.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  open var indentationLevel = 0
  open var indentationWidth: CGFloat = 10
  open var indentsAccessories = true
  open var accessories: [UICellAccessory] = []
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }
}
