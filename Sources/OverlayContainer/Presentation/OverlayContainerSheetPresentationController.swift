public import UIKit

/// Presents an overlay container, or a controller that contains one, over a dimming view.
///
/// UIKit's container view holds, back to front: the dimming view, a view with the tap recognizer, the presented view.
/// Outside the overlay the presented container returns `nil` from its hit test, so a touch goes to the tap recognizer's
/// view and dismisses. No touch reaches the presenting views. Source: OverlayContainer at df49c8f,
/// `OverlayContainerSheetPresentationController` [S].
open class OverlayContainerSheetPresentationController: OverlayContainerPresentationController {
  /// Decides when the sheet is dismissed.
  open weak var sheetDelegate: (any OverlayContainerSheetPresentationControllerDelegate)?
  /// The view behind the presented view, if any.
  public private(set) final var dimmingView: (any OverlayContainerSheetDimmingView)?
  /// Recognizes the taps that dismiss.
  ///
  /// If it is disabled when the presentation begins, its view is not created: touches go to the dimming view, and
  /// enabling the recognizer later has no effect.
  public private(set) final lazy var dismissingTapGestureRecognizer = UITapGestureRecognizer(
    target: self,
    action: Selector("dismissOnTap:") { target, _ in
      (target as? OverlayContainerSheetPresentationController)?.dismissOnTap()
    })
  private let tapView = UIView()
  /// Whether the layout that first moves the presented overlay to its notch is still to come.
  private var isAwaitingLayout = false

  /// Creates a presentation; without a dimming view when `dimmingView` is `nil`.
  public init(
    dimmingView: (any OverlayContainerSheetDimmingView)? = TransparentOverlayContainerSheetDimmingView(),
    presentedViewController: UIViewController, presenting: UIViewController?
  ) {
    self.dimmingView = dimmingView
    super.init(presentedViewController: presentedViewController, presenting: presenting)
  }

  /// Updates the dimming view, and dismisses if the policy requires it.
  ///
  /// The layout in which the overlay first moves to its notch does not change the dimming view: in the original that layout
  /// comes before the animations alongside the presentation, which set the alpha of the lowest notch; here it comes after
  /// them. Source: the alpha is the original's [S]; the order of the layout is inferred from it [I].
  open override func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    willTranslateOverlay overlayViewController: UIViewController,
    transitionCoordinator: any OverlayContainerTransitionCoordinator
  ) {
    if isAwaitingLayout {
      isAwaitingLayout = false
    } else {
      transitionCoordinator.animate(
        alongsideTransition: { [weak self] in self?.dimmingView?.overlayViewControllerWillTranslate(context: $0) },
        completion: nil)
    }
    let policy =
      sheetDelegate?.overlayContainerSheetDismissalPolicy(for: self) ?? ThresholdOverlayContainerSheetDismissalPolicy()
    guard !presentedViewController.isBeingDismissed,
      policy.shouldDismiss(using: TranslationForDismissal(translation: transitionCoordinator))
    else { return }
    presentingViewController.dismiss(animated: true)
  }

  /// Inserts the dimming view and the tap recognizer's view behind the presented view.
  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    isAwaitingLayout = presentedViewController.overlayContainers.contains(where: \.needsTranslation)
    if let dimmingView {
      if dimmingView.superview == nil { cover(with: dimmingView) }
      containerView?.layoutIfNeeded()
      dimmingView.presentationTransitionWillBegin()
      presentedViewController.transitionCoordinator?.animate { _ in dimmingView.presentationTransitionDidBegin() }
    }
    guard tapView.superview == nil, dismissingTapGestureRecognizer.isEnabled else { return }
    cover(with: tapView)
    tapView.addGestureRecognizer(dismissingTapGestureRecognizer)
  }

  /// Removes both views if the presentation did not complete.
  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    guard !completed else { return }
    dimmingView?.removeFromSuperview()
    tapView.removeFromSuperview()
  }

  /// Animates the dimming view with the dismissal.
  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    guard let dimmingView else { return }
    dimmingView.dismissalTransitionWillBegin()
    presentedViewController.transitionCoordinator?.animate { _ in dimmingView.dismissalTransitionDidBegin() }
  }

  private func dismissOnTap() {
    guard sheetDelegate?.overlayContainerSheetPresentationControllerShouldDismissOnTap(self) ?? true else { return }
    presentedViewController.dismiss(animated: true)
  }

  private func cover(with view: UIView) {
    guard let containerView else { return }
    view.frame = containerView.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    containerView.addSubview(view)
  }
}
