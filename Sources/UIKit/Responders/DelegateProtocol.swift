/// A protocol of delegates whose optional methods are forwarded, with their names in Objective-C.
///
/// Source: Apple's page of each method [D].
@MainActor
struct DelegateProtocol {
  let methods: Set<String>
  let isConformed: (AnyObject) -> Bool

  func isConformed(by object: AnyObject) -> Bool { isConformed(object) }

  /// The protocols that declare a method.
  static func declaring(_ name: String) -> [DelegateProtocol] { all.filter { $0.methods.contains(name) } }

  static let all = [
    DelegateProtocol(
      methods: [
        "scrollViewDidScroll:", "scrollViewDidZoom:", "scrollViewWillBeginDragging:",
        "scrollViewWillEndDragging:withVelocity:targetContentOffset:", "scrollViewDidEndDragging:willDecelerate:",
        "scrollViewWillBeginDecelerating:", "scrollViewDidEndDecelerating:", "scrollViewDidEndScrollingAnimation:",
        "viewForZoomingInScrollView:", "scrollViewWillBeginZooming:withView:",
        "scrollViewDidEndZooming:withView:atScale:", "scrollViewShouldScrollToTop:", "scrollViewDidScrollToTop:",
        "scrollViewDidChangeAdjustedContentInset:",
      ], isConformed: { $0 is any UIScrollViewDelegate }),
    DelegateProtocol(
      methods: [
        "tableView:heightForRowAtIndexPath:", "tableView:heightForHeaderInSection:",
        "tableView:heightForFooterInSection:", "tableView:viewForHeaderInSection:",
        "tableView:viewForFooterInSection:", "tableView:willDisplayCell:forRowAtIndexPath:",
        "tableView:didEndDisplayingCell:forRowAtIndexPath:", "tableView:estimatedHeightForRowAtIndexPath:",
        "tableView:estimatedHeightForHeaderInSection:", "tableView:estimatedHeightForFooterInSection:",
        "tableView:willDisplayHeaderView:forSection:", "tableView:willDisplayFooterView:forSection:",
        "tableView:didEndDisplayingHeaderView:forSection:", "tableView:didEndDisplayingFooterView:forSection:",
        "tableView:shouldHighlightRowAtIndexPath:",
        "tableView:didHighlightRowAtIndexPath:", "tableView:didUnhighlightRowAtIndexPath:",
        "tableView:willSelectRowAtIndexPath:", "tableView:willDeselectRowAtIndexPath:",
        "tableView:didSelectRowAtIndexPath:", "tableView:didDeselectRowAtIndexPath:",
        "tableView:canPerformPrimaryActionForRowAtIndexPath:", "tableView:performPrimaryActionForRowAtIndexPath:",
      ], isConformed: { $0 is any UITableViewDelegate }),
    DelegateProtocol(
      methods: [
        "numberOfSectionsInTableView:", "tableView:titleForHeaderInSection:", "tableView:titleForFooterInSection:",
      ], isConformed: { $0 is any UITableViewDataSource }),
    DelegateProtocol(
      methods: [
        "gestureRecognizerShouldBegin:", "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:",
        "gestureRecognizer:shouldRequireFailureOfGestureRecognizer:",
        "gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:", "gestureRecognizer:shouldReceiveTouch:",
        "gestureRecognizer:shouldReceiveEvent:",
      ], isConformed: { $0 is any UIGestureRecognizerDelegate }),
    DelegateProtocol(
      methods: [
        "navigationController:willShowViewController:animated:",
        "navigationController:didShowViewController:animated:",
        "navigationController:animationControllerForOperation:fromViewController:toViewController:",
        "navigationController:interactionControllerForAnimationController:",
      ], isConformed: { $0 is any UINavigationControllerDelegate }),
    DelegateProtocol(
      methods: [
        "adaptivePresentationStyleForPresentationController:", "presentationControllerShouldDismiss:",
        "presentationControllerWillDismiss:", "presentationControllerDidDismiss:",
        "presentationControllerDidAttemptToDismiss:",
      ], isConformed: { $0 is any UIAdaptivePresentationControllerDelegate }),
    DelegateProtocol(
      methods: ["sheetPresentationControllerDidChangeSelectedDetentIdentifier:"],
      isConformed: { $0 is any UISheetPresentationControllerDelegate }),
    DelegateProtocol(
      methods: [
        "animationControllerForPresentedController:presentingController:sourceController:",
        "animationControllerForDismissedController:", "interactionControllerForPresentation:",
        "interactionControllerForDismissal:",
        "presentationControllerForPresentedViewController:presentingViewController:sourceViewController:",
      ], isConformed: { $0 is any UIViewControllerTransitioningDelegate }),
    DelegateProtocol(
      methods: [
        "textFieldShouldBeginEditing:", "textFieldDidBeginEditing:", "textFieldShouldEndEditing:",
        "textFieldDidEndEditing:", "textFieldDidEndEditing:reason:",
        "textField:shouldChangeCharactersInRange:replacementString:",
        "textFieldShouldClear:", "textFieldShouldReturn:",
      ], isConformed: { $0 is any UITextFieldDelegate }),
  ]
}
