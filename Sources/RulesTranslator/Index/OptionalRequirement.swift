/// The optional methods of the delegate protocols that the module UIKit declares, without those of delegates that the engine does
/// not call: of the app and of scenes.
///
/// They have default implementations there. A class that conforms gets these where it has no method of its own, and a method that
/// only a subclass has is then not called, unless it overrides one of the class.
enum OptionalRequirement {
  /// The names of the methods in Swift, by the name of the protocol.
  static let methods: [String: Set<String>] = [
    "CAAnimationDelegate": ["animationDidStart(_:)", "animationDidStop(_:finished:)"],
    "UIAdaptivePresentationControllerDelegate": [
      "adaptivePresentationStyle(for:)", "presentationControllerShouldDismiss(_:)",
      "presentationControllerWillDismiss(_:)", "presentationControllerDidDismiss(_:)",
      "presentationControllerDidAttemptToDismiss(_:)",
    ],
    "UIBarPositioningDelegate": ["position(for:)"],
    "UICollectionViewDataSource": [
      "numberOfSections(in:)", "collectionView(_:viewForSupplementaryElementOfKind:at:)",
      "collectionView(_:canMoveItemAt:)",
    ],
    "UICollectionViewDelegate": [
      "collectionView(_:shouldSelectItemAt:)", "collectionView(_:shouldDeselectItemAt:)",
      "collectionView(_:didSelectItemAt:)", "collectionView(_:didDeselectItemAt:)",
      "collectionView(_:shouldHighlightItemAt:)", "collectionView(_:didHighlightItemAt:)",
      "collectionView(_:didUnhighlightItemAt:)", "collectionView(_:willDisplay:forItemAt:)",
      "collectionView(_:didEndDisplaying:forItemAt:)",
      "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)",
      "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)",
    ],
    "UICollectionViewDelegateFlowLayout": [
      "collectionView(_:layout:sizeForItemAt:)", "collectionView(_:layout:insetForSectionAt:)",
      "collectionView(_:layout:minimumLineSpacingForSectionAt:)",
      "collectionView(_:layout:minimumInteritemSpacingForSectionAt:)",
      "collectionView(_:layout:referenceSizeForHeaderInSection:)",
      "collectionView(_:layout:referenceSizeForFooterInSection:)",
    ],
    "UIContextMenuInteractionDelegate": [
      "contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)",
      "contextMenuInteraction(_:willDisplayMenuFor:animator:)", "contextMenuInteraction(_:willEndFor:animator:)",
      "contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)",
    ],
    "UIDynamicAnimatorDelegate": ["dynamicAnimatorWillResume(_:)", "dynamicAnimatorDidPause(_:)"],
    "UIGestureRecognizerDelegate": [
      "gestureRecognizerShouldBegin(_:)", "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)",
      "gestureRecognizer(_:shouldRequireFailureOf:)", "gestureRecognizer(_:shouldBeRequiredToFailBy:)",
      "gestureRecognizer(_:shouldReceive:)",
    ],
    "UIImagePickerControllerDelegate": [
      "imagePickerController(_:didFinishPickingMediaWithInfo:)", "imagePickerControllerDidCancel(_:)",
    ],
    "UINavigationBarDelegate": [
      "navigationBar(_:shouldPush:)", "navigationBar(_:didPush:)", "navigationBar(_:shouldPop:)",
      "navigationBar(_:didPop:)",
    ],
    "UINavigationControllerDelegate": [
      "navigationController(_:willShow:animated:)", "navigationController(_:didShow:animated:)",
      "navigationController(_:animationControllerFor:from:to:)", "navigationController(_:interactionControllerFor:)",
    ],
    "UIPageViewControllerDataSource": ["presentationCount(for:)", "presentationIndex(for:)"],
    "UIPageViewControllerDelegate": [
      "pageViewController(_:willTransitionTo:)",
      "pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)",
      "pageViewController(_:spineLocationFor:)", "pageViewControllerSupportedInterfaceOrientations(_:)",
      "pageViewControllerPreferredInterfaceOrientationForPresentation(_:)",
    ],
    "UIPickerViewDelegate": [
      "pickerView(_:widthForComponent:)", "pickerView(_:rowHeightForComponent:)",
      "pickerView(_:titleForRow:forComponent:)", "pickerView(_:attributedTitleForRow:forComponent:)",
      "pickerView(_:viewForRow:forComponent:reusing:)", "pickerView(_:didSelectRow:inComponent:)",
    ],
    "UIPopoverPresentationControllerDelegate": [
      "prepareForPopoverPresentation(_:)", "popoverPresentationController(_:willRepositionPopoverTo:in:)",
      "popoverPresentationControllerShouldDismissPopover(_:)", "popoverPresentationControllerDidDismissPopover(_:)",
    ],
    "UIScrollViewDelegate": [
      "scrollViewDidScroll(_:)", "scrollViewDidZoom(_:)", "scrollViewWillBeginDragging(_:)",
      "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)", "scrollViewDidEndDragging(_:willDecelerate:)",
      "scrollViewWillBeginDecelerating(_:)", "scrollViewDidEndDecelerating(_:)",
      "scrollViewDidEndScrollingAnimation(_:)", "viewForZooming(in:)", "scrollViewWillBeginZooming(_:with:)",
      "scrollViewDidEndZooming(_:with:atScale:)", "scrollViewShouldScrollToTop(_:)", "scrollViewDidScrollToTop(_:)",
      "scrollViewDidChangeAdjustedContentInset(_:)",
    ],
    "UISearchBarDelegate": [
      "searchBarShouldBeginEditing(_:)", "searchBarTextDidBeginEditing(_:)", "searchBarShouldEndEditing(_:)",
      "searchBarTextDidEndEditing(_:)", "searchBar(_:textDidChange:)", "searchBarSearchButtonClicked(_:)",
      "searchBarCancelButtonClicked(_:)", "searchBarBookmarkButtonClicked(_:)",
      "searchBar(_:selectedScopeButtonIndexDidChange:)",
    ],
    "UISheetPresentationControllerDelegate": ["sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)"],
    "UISplitViewControllerDelegate": [
      "splitViewController(_:collapseSecondary:onto:)", "splitViewController(_:willChangeTo:)",
      "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)",
    ],
    "UITabBarControllerDelegate": ["tabBarController(_:shouldSelect:)", "tabBarController(_:didSelect:)"],
    "UITabBarDelegate": [
      "tabBar(_:didSelect:)", "tabBar(_:willBeginCustomizing:)", "tabBar(_:didBeginCustomizing:)",
      "tabBar(_:willEndCustomizing:changed:)", "tabBar(_:didEndCustomizing:changed:)",
    ],
    "UITableViewDataSource": [
      "numberOfSections(in:)", "tableView(_:titleForHeaderInSection:)", "tableView(_:titleForFooterInSection:)",
    ],
    "UITableViewDelegate": [
      "tableView(_:heightForRowAt:)", "tableView(_:heightForHeaderInSection:)",
      "tableView(_:heightForFooterInSection:)", "tableView(_:viewForHeaderInSection:)",
      "tableView(_:viewForFooterInSection:)", "tableView(_:willDisplay:forRowAt:)",
      "tableView(_:didEndDisplaying:forRowAt:)", "tableView(_:shouldHighlightRowAt:)",
      "tableView(_:didHighlightRowAt:)", "tableView(_:didUnhighlightRowAt:)", "tableView(_:willSelectRowAt:)",
      "tableView(_:willDeselectRowAt:)", "tableView(_:didSelectRowAt:)", "tableView(_:didDeselectRowAt:)",
    ],
    "UITextFieldDelegate": [
      "textFieldShouldBeginEditing(_:)", "textFieldDidBeginEditing(_:)", "textFieldShouldEndEditing(_:)",
      "textFieldDidEndEditing(_:)", "textField(_:shouldChangeCharactersIn:replacementString:)",
      "textFieldShouldClear(_:)", "textFieldShouldReturn(_:)",
    ],
    "UITextViewDelegate": [
      "textViewShouldBeginEditing(_:)", "textViewDidBeginEditing(_:)", "textViewShouldEndEditing(_:)",
      "textViewDidEndEditing(_:)", "textView(_:shouldChangeTextIn:replacementText:)", "textViewDidChange(_:)",
      "textViewDidChangeSelection(_:)", "textView(_:shouldInteractWith:in:interaction:)",
    ],
    "UIViewControllerAnimatedTransitioning": ["animationEnded(_:)"],
    "UIViewControllerTransitioningDelegate": [
      "animationController(forPresented:presenting:source:)", "animationController(forDismissed:)",
      "interactionControllerForPresentation(using:)", "interactionControllerForDismissal(using:)",
      "presentationController(forPresented:presenting:source:)",
    ],
  ]

  /// The protocols that a protocol of the module UIKit refines.
  static let refined: [String: String] = [
    "UICollectionViewDelegate": "UIScrollViewDelegate",
    "UICollectionViewDelegateFlowLayout": "UICollectionViewDelegate",
    "UINavigationBarDelegate": "UIBarPositioningDelegate",
    "UIPopoverPresentationControllerDelegate": "UIAdaptivePresentationControllerDelegate",
    "UISheetPresentationControllerDelegate": "UIAdaptivePresentationControllerDelegate",
    "UITableViewDelegate": "UIScrollViewDelegate",
    "UITextViewDelegate": "UIScrollViewDelegate",
  ]
}
