/// Methods with which UIKit notifies delegates, beside those of ``DelegateMethod``. The table of methods has them, so that it is known which
/// delegates have one.
///
/// The module UIKit has the same names in `DelegateNotification`. Source: Apple's page of each method [D].
enum NotificationMethod {
  /// The names in Objective-C by the names with labels.
  static let selectors: [String: String] = [
    "collectionView(_:didSelectItemAt:)": "collectionView:didSelectItemAtIndexPath:",
    "collectionView(_:didDeselectItemAt:)": "collectionView:didDeselectItemAtIndexPath:",
    "collectionView(_:performPrimaryActionForItemAt:)": "collectionView:performPrimaryActionForItemAtIndexPath:",
    "tabBar(_:didSelect:)": "tabBar:didSelectItem:",
    "tabBarController(_:didSelect:)": "tabBarController:didSelectViewController:",
    "pageViewController(_:willTransitionTo:)": "pageViewController:willTransitionToViewControllers:",
    "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)":
      "pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:",
    "navigationBar(_:didPop:)": "navigationBar:didPopItem:",
  ]

  /// Classes of UIKit that are delegates of their own views. It must be known which methods a subclass has.
  static let controllers: Set<String> = [
    "UITableViewController", "UICollectionViewController", "UITabBarController", "UINavigationController",
    "UISearchController",
  ]
}
