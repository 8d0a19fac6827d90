public import Foundation

/// Manages the views around a controller that is presented, from its coming to its going.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer {
  /// The controller that presents: set when the presentation begins, where it was not known before.
  open var presentingViewController: UIViewController {
    guard let presenter else { preconditionFailure("nothing presents this controller yet") }
    return presenter
  }
  final weak var presenter: UIViewController?

  open var presentedViewController: UIViewController { presented }
  private final unowned let presented: UIViewController

  /// The view that holds the presentation while it lasts: a `UITransitionView` above what is behind.
  ///
  /// An ordinary view: where nothing in it takes a touch it takes the touch itself.
  open var containerView: UIView? { container }
  final var container: UITransitionView?
  /// Where the presenter's view was, when it was taken away.
  final var presentersPlace: ViewPlace?

  /// Is asked and told of changes that the user makes; not kept alive.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Makes what manages the presentation of a controller.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    presented = presentedViewController
    presenter = presentingViewController
  }

  /// The style that the controller was presented in.
  open var presentationStyle: UIModalPresentationStyle { presented.modalPresentationStyle.resolved }
  /// The style for this device. None: as it is.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }
  /// Whether the presentation covers the whole screen. True.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenting controller's view is taken away. False.
  open var shouldRemovePresentersView: Bool { false }
  /// The view that comes and goes: the presented controller's.
  open var presentedView: UIView? { presented.view }
  /// Where that view stands, in the container's space: all of it.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

  /// Runs before the container lays out its subviews.
  open func containerViewWillLayoutSubviews() {}
  /// Runs after the container has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}
  /// Runs before the presenting begins, when the container is there: the place for further views.
  open func presentationTransitionWillBegin() {}
  /// Runs when the presenting is over; `completed` is false when it was called off.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Runs before the dismissal begins.
  open func dismissalTransitionWillBegin() {}
  /// Runs when the dismissal is over; `completed` is false when it was called off.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// The size that the presented controller would like to have.
  open var preferredContentSize: CGSize { presented.preferredContentSize }
  /// Tells that the presented controller would like another size. Nothing.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size for the presented controller: all there is.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Tells that the container's size is about to change; passed on to the presented controller.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    presented.viewWillTransition(to: size, with: coordinator)
  }

  /// For presentations of this module: the animation of a style that UIKit animates itself.
  func makeAnimator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    presented.modalTransitionStyle == .coverVertical
      ? CoverVerticalAnimator(isPresenting: isPresenting) : CrossDissolveAnimator(isPresenting: isPresenting)
  }

  /// For presentations of this module: puts their own views into the container.
  func prepareContainer(_ container: UITransitionView) {}
}
