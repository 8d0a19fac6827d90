import SwiftParser
import SwiftSyntax

/// The optional methods of the delegate protocols that the module UIKit declares, without those of delegates that the engine does
/// not call: of the app and of scenes.
///
/// They have default implementations there. A class that conforms gets these where it has no method of its own, and a method that
/// only a subclass has is then not called, unless it overrides one of the class.
enum OptionalRequirement {
  /// A protocol of the module UIKit.
  struct Declaration {
    /// The protocol that it refines.
    let refined: String?
    let methods: [FunctionDeclSyntax]
  }

  /// The protocols by name.
  static let protocols: [String: Declaration] = {
    let tree = Parser.parse(source: source)
    let declarations = tree.statements.compactMap { $0.item.as(ProtocolDeclSyntax.self) }
    return Dictionary(
      uniqueKeysWithValues: declarations.map { declaration in
        let methods = declaration.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
        return (
          declaration.name.text, Declaration(refined: declaration.inheritanceClause.names.first, methods: methods)
        )
      })
  }()

  private static let source = """
    protocol CAAnimationDelegate {
      func animationDidStart(_ anim: CAAnimation)
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
    }

    protocol UIAdaptivePresentationControllerDelegate {
      func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
      func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
      func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
      func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
      func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
    }

    protocol UIBarPositioningDelegate {
      func position(for bar: any UIBarPositioning) -> UIBarPosition
    }

    protocol UICollectionViewDataSource {
      func numberOfSections(in collectionView: UICollectionView) -> Int
      func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
      ) -> UICollectionReusableView
      func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    }

    protocol UICollectionViewDelegate: UIScrollViewDelegate {
      func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
      func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool
      func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
      func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
      ) -> Bool
      func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)
      func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
      func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool
      func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
      func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
      func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
      )
      func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
      )
      func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
      )
      func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
      )
    }

    protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
      ) -> UIEdgeInsets
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
      ) -> CGFloat
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
      ) -> CGFloat
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
      ) -> CGSize
      func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
      ) -> CGSize
    }

    protocol UIContextMenuInteractionDelegate {
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
      ) -> UITargetedPreview?
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
      )
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
      )
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
      )
    }

    protocol UIDynamicAnimatorDelegate {
      func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
      func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
    }

    protocol UIGestureRecognizerDelegate {
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool
      func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
      func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
    }

    protocol UIImagePickerControllerDelegate {
      func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
      )
      func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
    }

    protocol UINavigationBarDelegate: UIBarPositioningDelegate {
      func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
      func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
      func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
      func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
    }

    protocol UINavigationControllerDelegate {
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
      )
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
      )
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)?
      func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)?
    }

    protocol UIPageViewControllerDataSource {
      func presentationCount(for pageViewController: UIPageViewController) -> Int
      func presentationIndex(for pageViewController: UIPageViewController) -> Int
    }

    protocol UIPageViewControllerDelegate {
      func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
      )
      func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
      )
      func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
      ) -> UIPageViewController.SpineLocation
      func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController
      ) -> UIInterfaceOrientationMask
      func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController
      ) -> UIInterfaceOrientation
    }

    protocol UIPickerViewDelegate {
      func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
      func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
      func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
      func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
      ) -> NSAttributedString?
      func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
      ) -> UIView
      func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
    }

    protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
      func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController)
      func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>
      )
      func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
      ) -> Bool
      func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
      )
    }

    protocol UIScrollViewDelegate {
      func scrollViewDidScroll(_ scrollView: UIScrollView)
      func scrollViewDidZoom(_ scrollView: UIScrollView)
      func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
      func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
      )
      func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
      func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
      func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
      func viewForZooming(in scrollView: UIScrollView) -> UIView?
      func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
      func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
      func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
      func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
      func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
    }

    protocol UISearchBarDelegate {
      func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
      func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
      func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
      func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
      func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
      func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
      func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
      func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
      func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
    }

    protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
      func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
      )
    }

    protocol UISplitViewControllerDelegate {
      func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
      ) -> Bool
      func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
      )
      func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
      ) -> UISplitViewController.Column
    }

    protocol UITabBarControllerDelegate {
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool
      func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    }

    protocol UITabBarDelegate {
      func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
      func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
      func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
      func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
      func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
    }

    protocol UITableViewDataSource {
      func numberOfSections(in tableView: UITableView) -> Int
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
      func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    }

    protocol UITableViewDelegate: UIScrollViewDelegate {
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
      func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
      func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
      func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
      func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
      func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
      func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
      func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
      func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int)
      func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int)
      func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int)
      func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int)
      func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
      func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
      func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
      func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
      func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
      func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool
      func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath)
      func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
    }

    protocol UITextFieldDelegate {
      func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
      func textFieldDidBeginEditing(_ textField: UITextField)
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
      func textFieldDidEndEditing(_ textField: UITextField)
      func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool
      func textFieldShouldClear(_ textField: UITextField) -> Bool
      func textFieldShouldReturn(_ textField: UITextField) -> Bool
    }

    protocol UITextViewDelegate: UIScrollViewDelegate {
      func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
      func textViewDidBeginEditing(_ textView: UITextView)
      func textViewShouldEndEditing(_ textView: UITextView) -> Bool
      func textViewDidEndEditing(_ textView: UITextView)
      func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
      func textViewDidChange(_ textView: UITextView)
      func textViewDidChangeSelection(_ textView: UITextView)
      func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
      ) -> Bool
    }

    protocol UIViewControllerAnimatedTransitioning {
      func animationEnded(_ transitionCompleted: Bool)
    }

    protocol UIViewControllerTransitioningDelegate {
      func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)?
      func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
      func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)?
      func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
      ) -> (any UIViewControllerInteractiveTransitioning)?
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
      ) -> UIPresentationController?
    }
    """
}
