import UIKit

/// What gets a message that a delegate's class has no method for: the target to which the delegate forwards it, or an object that
/// does nothing.
///
/// - Parameter name: The name of the method in Objective-C.
@MainActor
public func _delegate<Delegate>(of object: Delegate, for name: String) -> Delegate {
  _MessageForwarding.receiver(of: object, for: name) ?? AbsentDelegate.shared as! Delegate
}

/// A delegate without optional methods. The default implementations of the protocols state what UIKit does then.
@MainActor
private final class AbsentDelegate: NSObject {
  static let shared = AbsentDelegate()
}

extension AbsentDelegate: CAAnimationDelegate, UICollectionViewDelegateFlowLayout, UIDynamicAnimatorDelegate,
  UIGestureRecognizerDelegate, UIImagePickerControllerDelegate, UINavigationBarDelegate, UINavigationControllerDelegate,
  UIPageViewControllerDelegate, UIPickerViewDelegate, UIPopoverPresentationControllerDelegate, UISearchBarDelegate,
  UISheetPresentationControllerDelegate, UISplitViewControllerDelegate, UITabBarControllerDelegate, UITabBarDelegate,
  UITableViewDelegate, UITextFieldDelegate, UITextViewDelegate, UIViewControllerTransitioningDelegate
{}

// The required methods of these protocols are not called.
extension AbsentDelegate: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    UICollectionViewCell()
  }
}

extension AbsentDelegate: UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
}

extension AbsentDelegate: UIPageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { nil }
}

extension AbsentDelegate: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}

extension AbsentDelegate: UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
}
