public import UIKit

/// Presents an overlay container, or a controller that holds one, over a view that dims what is behind.
///
/// What UIKit presents it in holds, from back to front: the dimming view, a view for taps, the presented view. Where the overlay is
/// not, the presented container answers none, so a touch comes to the view for taps and dismisses. Nothing comes through to
/// what is behind. Source: OverlayContainer at df49c8f, `OverlayContainerSheetPresentationController` [S].
open class OverlayContainerSheetPresentationController: OverlayContainerPresentationController {
  /// Says when the sheet is dismissed.
  open weak var sheetDelegate: (any OverlayContainerSheetPresentationControllerDelegate)?
  /// The view that dims what is behind.
  public private(set) final var dimmingView: (any OverlayContainerSheetDimmingView)?
  /// Recognises the taps that dismiss.
  ///
  /// If it is disabled when the presentation begins, its view does not come to be; then touches land on the dimming view, and
  /// enabling it later does nothing.
  public private(set) final lazy var dismissingTapGestureRecognizer = UITapGestureRecognizer(
    target: self,
    action: Selector("dismissOnTap:") { target, _ in
      (target as? OverlayContainerSheetPresentationController)?.dismissOnTap()
    })
  private let tapView = UIView()

  /// Makes a presentation. Without a dimming view nothing is dimmed.
  public init(
    dimmingView: (any OverlayContainerSheetDimmingView)? = TransparentOverlayContainerSheetDimmingView(),
    presentedViewController: UIViewController, presenting: UIViewController?
  ) {
    self.dimmingView = dimmingView
    super.init(presentedViewController: presentedViewController, presenting: presenting)
  }

  /// Lets the dimming follow the overlay, and dismisses if the policy says so.
  open override func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    willTranslateOverlay overlayViewController: UIViewController,
    transitionCoordinator: any OverlayContainerTransitionCoordinator
  ) {
    transitionCoordinator.animate(
      alongsideTransition: { [weak self] in self?.dimmingView?.overlayViewControllerWillTranslate(context: $0) },
      completion: nil)
    let policy =
      sheetDelegate?.overlayContainerSheetDismissalPolicy(for: self) ?? ThresholdOverlayContainerSheetDismissalPolicy()
    guard !presentedViewController.isBeingDismissed,
      policy.shouldDismiss(using: TranslationForDismissal(translation: transitionCoordinator))
    else { return }
    presentingViewController.dismiss(animated: true)
  }

  /// Puts the dimming view and the view for taps behind what is presented.
  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
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

  /// Takes both views away if nothing was presented after all.
  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    guard !completed else { return }
    dimmingView?.removeFromSuperview()
    tapView.removeFromSuperview()
  }

  /// Lets the dimming go along with what is presented.
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
