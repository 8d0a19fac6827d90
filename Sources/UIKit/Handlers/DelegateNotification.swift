/// A method of a delegate that UIKit calls to notify it, and not to ask.
struct DelegateNotification {
  /// The name in Swift.
  let name: String
  /// The name in Objective-C.
  let selector: String
  /// Whether few delegates have the method. It is not stated of a class whose methods are not known.
  let isRare: Bool

  init(_ name: String, _ selector: String, isRare: Bool = false) {
    (self.name, self.selector, self.isRare) = (name, selector, isRare)
  }
}

// The translator has the same names in `NotificationMethod`. Source: Apple's page of each method [D].
extension DelegateNotification {
  static let didSelectRow = Self("tableView(_:didSelectRowAt:)", "tableView:didSelectRowAtIndexPath:")
  static let didDeselectRow = Self("tableView(_:didDeselectRowAt:)", "tableView:didDeselectRowAtIndexPath:")
  static let didSelectItem = Self("collectionView(_:didSelectItemAt:)", "collectionView:didSelectItemAtIndexPath:")
  static let didDeselectItem = Self(
    "collectionView(_:didDeselectItemAt:)", "collectionView:didDeselectItemAtIndexPath:")

  static let performPrimaryActionOfRow = Self(
    "tableView(_:performPrimaryActionForRowAt:)", "tableView:performPrimaryActionForRowAtIndexPath:", isRare: true)
  static let performPrimaryActionOfItem = Self(
    "collectionView(_:performPrimaryActionForItemAt:)", "collectionView:performPrimaryActionForItemAtIndexPath:",
    isRare: true)

  static let didBeginEditing = Self("textFieldDidBeginEditing(_:)", "textFieldDidBeginEditing:")
  static let didEndEditing = Self("textFieldDidEndEditing(_:)", "textFieldDidEndEditing:")
  static let didEndEditingForReason = Self("textFieldDidEndEditing(_:reason:)", "textFieldDidEndEditing:reason:")

  static let tabBarDidSelect = Self("tabBar(_:didSelect:)", "tabBar:didSelectItem:")
  static let tabDidSelect = Self("tabBarController(_:didSelect:)", "tabBarController:didSelectViewController:")

  static let pageWillTurn = Self(
    "pageViewController(_:willTransitionTo:)", "pageViewController:willTransitionToViewControllers:")
  static let pageDidTurn = Self(
    "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
    "pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:")

  static let willShow = Self(
    "navigationController(_:willShow:animated:)", "navigationController:willShowViewController:animated:")
  static let didShow = Self(
    "navigationController(_:didShow:animated:)", "navigationController:didShowViewController:animated:")
  static let didPopItem = Self("navigationBar(_:didPop:)", "navigationBar:didPopItem:")

  static let willDismiss = Self("presentationControllerWillDismiss(_:)", "presentationControllerWillDismiss:")
  static let didDismiss = Self("presentationControllerDidDismiss(_:)", "presentationControllerDidDismiss:")
  static let didAttemptToDismiss = Self(
    "presentationControllerDidAttemptToDismiss(_:)", "presentationControllerDidAttemptToDismiss:")
  static let didChangeDetent = Self(
    "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)",
    "sheetPresentationControllerDidChangeSelectedDetentIdentifier:")

  static let willBeginDragging = Self("scrollViewWillBeginDragging(_:)", "scrollViewWillBeginDragging:")
  static let didEndDragging = Self(
    "scrollViewDidEndDragging(_:willDecelerate:)", "scrollViewDidEndDragging:willDecelerate:")
  static let didEndDecelerating = Self("scrollViewDidEndDecelerating(_:)", "scrollViewDidEndDecelerating:")
  static let didEndScrollingAnimation = Self(
    "scrollViewDidEndScrollingAnimation(_:)", "scrollViewDidEndScrollingAnimation:")
}
