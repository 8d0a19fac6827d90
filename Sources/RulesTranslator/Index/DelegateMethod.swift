import SwiftSyntax

/// Methods of UIKit's delegate protocols, which the runtime of Objective-C finds by name.
///
/// The module UIKit has the same names in `DelegateProtocol`. Source: Apple's page of each method [D].
enum DelegateMethod {
  /// The name in Objective-C of a method of a class; `nil` for a method that no delegate protocol declares.
  static func selector(of function: FunctionDeclSyntax) -> String? {
    let name = function.fullName
    if name == "gestureRecognizer(_:shouldReceive:)" {
      let type = function.signature.parameterClause.parameters.last?.type.trimmedDescription ?? ""
      return "gestureRecognizer:shouldReceive\(type.hasSuffix("UIEvent") ? "Event" : "Touch"):"
    }
    return selectors[name] ?? NotificationMethod.selectors[name]
  }

  /// The name in Objective-C of a method with labels.
  static func selector(named fullName: String) -> String? { selectors[fullName] }

  static let selectors: [String: String] = [
    "scrollViewDidScroll(_:)": "scrollViewDidScroll:",
    "scrollViewDidZoom(_:)": "scrollViewDidZoom:",
    "scrollViewWillBeginDragging(_:)": "scrollViewWillBeginDragging:",
    "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)":
      "scrollViewWillEndDragging:withVelocity:targetContentOffset:",
    "scrollViewDidEndDragging(_:willDecelerate:)": "scrollViewDidEndDragging:willDecelerate:",
    "scrollViewWillBeginDecelerating(_:)": "scrollViewWillBeginDecelerating:",
    "scrollViewDidEndDecelerating(_:)": "scrollViewDidEndDecelerating:",
    "scrollViewDidEndScrollingAnimation(_:)": "scrollViewDidEndScrollingAnimation:",
    "viewForZooming(in:)": "viewForZoomingInScrollView:",
    "scrollViewWillBeginZooming(_:with:)": "scrollViewWillBeginZooming:withView:",
    "scrollViewDidEndZooming(_:with:atScale:)": "scrollViewDidEndZooming:withView:atScale:",
    "scrollViewShouldScrollToTop(_:)": "scrollViewShouldScrollToTop:",
    "scrollViewDidScrollToTop(_:)": "scrollViewDidScrollToTop:",
    "scrollViewDidChangeAdjustedContentInset(_:)": "scrollViewDidChangeAdjustedContentInset:",

    "tableView(_:heightForRowAt:)": "tableView:heightForRowAtIndexPath:",
    "tableView(_:heightForHeaderInSection:)": "tableView:heightForHeaderInSection:",
    "tableView(_:heightForFooterInSection:)": "tableView:heightForFooterInSection:",
    "tableView(_:viewForHeaderInSection:)": "tableView:viewForHeaderInSection:",
    "tableView(_:viewForFooterInSection:)": "tableView:viewForFooterInSection:",
    "tableView(_:willDisplay:forRowAt:)": "tableView:willDisplayCell:forRowAtIndexPath:",
    "tableView(_:didEndDisplaying:forRowAt:)": "tableView:didEndDisplayingCell:forRowAtIndexPath:",
    "tableView(_:estimatedHeightForRowAt:)": "tableView:estimatedHeightForRowAtIndexPath:",
    "tableView(_:estimatedHeightForHeaderInSection:)": "tableView:estimatedHeightForHeaderInSection:",
    "tableView(_:estimatedHeightForFooterInSection:)": "tableView:estimatedHeightForFooterInSection:",
    "tableView(_:willDisplayHeaderView:forSection:)": "tableView:willDisplayHeaderView:forSection:",
    "tableView(_:willDisplayFooterView:forSection:)": "tableView:willDisplayFooterView:forSection:",
    "tableView(_:didEndDisplayingHeaderView:forSection:)": "tableView:didEndDisplayingHeaderView:forSection:",
    "tableView(_:didEndDisplayingFooterView:forSection:)": "tableView:didEndDisplayingFooterView:forSection:",
    "tableView(_:shouldHighlightRowAt:)": "tableView:shouldHighlightRowAtIndexPath:",
    "tableView(_:didHighlightRowAt:)": "tableView:didHighlightRowAtIndexPath:",
    "tableView(_:didUnhighlightRowAt:)": "tableView:didUnhighlightRowAtIndexPath:",
    "tableView(_:willSelectRowAt:)": "tableView:willSelectRowAtIndexPath:",
    "tableView(_:willDeselectRowAt:)": "tableView:willDeselectRowAtIndexPath:",
    "tableView(_:didSelectRowAt:)": "tableView:didSelectRowAtIndexPath:",
    "tableView(_:didDeselectRowAt:)": "tableView:didDeselectRowAtIndexPath:",
    "tableView(_:canPerformPrimaryActionForRowAt:)": "tableView:canPerformPrimaryActionForRowAtIndexPath:",
    "tableView(_:performPrimaryActionForRowAt:)": "tableView:performPrimaryActionForRowAtIndexPath:",
    "numberOfSections(in:)": "numberOfSectionsInTableView:",
    "tableView(_:titleForHeaderInSection:)": "tableView:titleForHeaderInSection:",
    "tableView(_:titleForFooterInSection:)": "tableView:titleForFooterInSection:",

    "gestureRecognizerShouldBegin(_:)": "gestureRecognizerShouldBegin:",
    "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)":
      "gestureRecognizer:shouldRecognizeSimultaneouslyWithGestureRecognizer:",
    "gestureRecognizer(_:shouldRequireFailureOf:)": "gestureRecognizer:shouldRequireFailureOfGestureRecognizer:",
    "gestureRecognizer(_:shouldBeRequiredToFailBy:)": "gestureRecognizer:shouldBeRequiredToFailByGestureRecognizer:",
    "gestureRecognizer(_:shouldReceive:)": "gestureRecognizer:shouldReceiveTouch:",

    "navigationController(_:willShow:animated:)": "navigationController:willShowViewController:animated:",
    "navigationController(_:didShow:animated:)": "navigationController:didShowViewController:animated:",
    "navigationController(_:animationControllerFor:from:to:)":
      "navigationController:animationControllerForOperation:fromViewController:toViewController:",
    "navigationController(_:interactionControllerFor:)":
      "navigationController:interactionControllerForAnimationController:",

    "adaptivePresentationStyle(for:)": "adaptivePresentationStyleForPresentationController:",
    "presentationControllerShouldDismiss(_:)": "presentationControllerShouldDismiss:",
    "presentationControllerWillDismiss(_:)": "presentationControllerWillDismiss:",
    "presentationControllerDidDismiss(_:)": "presentationControllerDidDismiss:",
    "presentationControllerDidAttemptToDismiss(_:)": "presentationControllerDidAttemptToDismiss:",
    "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)":
      "sheetPresentationControllerDidChangeSelectedDetentIdentifier:",
    "animationController(forPresented:presenting:source:)":
      "animationControllerForPresentedController:presentingController:sourceController:",
    "animationController(forDismissed:)": "animationControllerForDismissedController:",
    "interactionControllerForPresentation(using:)": "interactionControllerForPresentation:",
    "interactionControllerForDismissal(using:)": "interactionControllerForDismissal:",
    "presentationController(forPresented:presenting:source:)":
      "presentationControllerForPresentedViewController:presentingViewController:sourceViewController:",

    "textFieldShouldBeginEditing(_:)": "textFieldShouldBeginEditing:",
    "textFieldDidBeginEditing(_:)": "textFieldDidBeginEditing:",
    "textFieldShouldEndEditing(_:)": "textFieldShouldEndEditing:",
    "textFieldDidEndEditing(_:)": "textFieldDidEndEditing:",
    "textFieldDidEndEditing(_:reason:)": "textFieldDidEndEditing:reason:",
    "textField(_:shouldChangeCharactersIn:replacementString:)":
      "textField:shouldChangeCharactersInRange:replacementString:",
    "textFieldShouldClear(_:)": "textFieldShouldClear:",
    "textFieldShouldReturn(_:)": "textFieldShouldReturn:",
  ]
}
