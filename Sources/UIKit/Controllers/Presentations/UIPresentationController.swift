public import Foundation

/// Manages the views of a presentation from its beginning to the end of its dismissal.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer {
  /// The presenting controller; set at the latest when the presentation begins.
  open var presentingViewController: UIViewController {
    guard let presenter else { preconditionFailure("nothing presents this controller yet") }
    return presenter
  }
  final weak var presenter: UIViewController?

  open var presentedViewController: UIViewController { presented }
  private final unowned let presented: UIViewController

  /// The view that contains the presentation: a `UITransitionView` in front of the views behind.
  ///
  /// An ordinary view: where no subview receives a touch, it receives the touch itself.
  open var containerView: UIView? { container }
  final var container: UITransitionView?
  /// The position of the presenter's view before it was removed.
  final var presentersPlace: ViewPlace?

  /// Takes part in dismissal by the user; held weakly.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    presented = presentedViewController
    presenter = presentingViewController
  }

  /// The style in which the controller was presented.
  open var presentationStyle: UIModalPresentationStyle { presented.modalPresentationStyle.resolved }
  /// The style for this device. Default: none, unchanged.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  /// Whether the presentation covers the screen. Default: true.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenting controller's view is removed. Default: false.
  open var shouldRemovePresentersView: Bool { false }
  /// The view that is animated: by default the presented controller's.
  open var presentedView: UIView? { presented.view }
  /// The frame of ``presentedView`` in the container's space: by default its bounds.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

  /// Called before the container view lays out its subviews.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container view has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}
  /// Called before the presentation begins; the container view exists and further views can be added.
  open func presentationTransitionWillBegin() {}
  /// Called at the end of the presentation; `completed` is false if it was cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the dismissal begins.
  open func dismissalTransitionWillBegin() {}
  /// Called at the end of the dismissal; `completed` is false if it was cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// The presented controller's preferred size.
  open var preferredContentSize: CGSize { presented.preferredContentSize }
  /// Called when the presented controller's preferred size has changed. Does nothing by default.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size for the presented controller: by default the container's.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called when the container's size is about to change; forwarded to the presented controller.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    presented.viewWillTransition(to: size, with: coordinator)
  }

  /// Called when the traits are about to change; forwarded to the presented controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { presented.willTransition(to: newCollection, with: coordinator) }

  /// For presentations of this module: the animator of a style that UIKit animates.
  func makeAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    presented.modalTransitionStyle == .coverVertical
      ? CoverVerticalAnimator(isPresenting: isPresenting) : CrossDissolveAnimator(isPresenting: isPresenting)
  }

  /// For presentations of this module: what leads a dismissal that begins now.
  func makeInteractor() -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// For presentations of this module: adds their own views to the container.
  func prepareContainer(_ container: UITransitionView) {}
}
