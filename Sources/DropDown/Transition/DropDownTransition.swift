public import Foundation
public import UIKit

/// Presents a controller from the top; the controller can be minimised to a bar while the presenter stays usable.
///
/// It is the transitioning delegate, the animator of both directions, and the target of the bar's recognizers. The
/// presented controller has the style ``UIModalPresentationStyle/custom``. Retain the transition: neither UIKit nor the
/// views do:
///
///     modal.modalPresentationStyle = .custom
///     modal.transitioningDelegate = transition
///     transition.addGestureRecognizers(to: modal.bar, withSelfView: modal.view)
///
/// The presenter's view stays in the window beneath the container, so the container must let touches through.
/// Source: Dalein/VCTransition, `GITransition` [S].
@MainActor
public final class DropDownTransition: UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
  public let metrics: DropDownMetrics

  /// Lets touches through the container. Called at the beginning of every transition with its container.
  ///
  /// Default: the category of the generation.
  public var letTouchesThrough: @MainActor (_ container: UIView) -> Void

  /// Called at the end of every movement by the bar. The original has no such callback.
  public var didSettle: (@MainActor (_ isAtBottom: Bool) -> Void)?

  /// Set by a close button before it dismisses: the dismissal then also resets the presenter's transform and frame.
  public var closeVCNow = false

  /// The current or the last transition. The bar moves its controllers.
  public private(set) var transitionContext: (any UIViewControllerContextTransitioning)?
  /// Whether the next transition dismisses. It changes at every completion, even of a cancelled transition.
  public private(set) var reversed = false
  /// Whether the modal view has come to rest at the bottom.
  public internal(set) var isModalVCOnBottom = false

  /// The modal view whose bar has the recognizers.
  var selfView: UIView?
  /// The height of the view of the last transition's `from` controller.
  private(set) var viewHeight: CGFloat = 0

  /// Creates a transition with the category of a generation in the running app. The category is loaded if necessary.
  public convenience init(
    generation: DropDownGeneration = .classRepository, metrics: DropDownMetrics = DropDownMetrics()
  ) {
    let category = ToucheRespond.inApp(generation)
    self.init(metrics: metrics) { category.letTouchesThrough($0) }
  }

  /// Creates a transition that lets touches through its container in another way. No category is loaded.
  public init(
    metrics: DropDownMetrics = DropDownMetrics(),
    letTouchesThrough: @escaping @MainActor (_ container: UIView) -> Void
  ) {
    self.metrics = metrics
    self.letTouchesThrough = letTouchesThrough
  }

  // MARK: Transitioning delegate

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  public func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { self }

  // MARK: Animator

  /// ``DropDownMetrics/duration``: one second by default.
  public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    metrics.duration
  }

  /// Slides the modal view in or out, and scales and dims the presenter's view or restores it.
  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    transitionContext = context
    isModalVCOnBottom = false
    guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to),
      let fromView = from.view, let toView = to.view
    else { return }
    letTouchesThrough(context.containerView)

    let finalFrame = context.finalFrame(for: to)
    viewHeight = fromView.frame.height
    let (modalView, otherView) = reversed ? (fromView, toView) : (toView, fromView)
    var modalFrame = finalFrame
    if reversed {
      modalFrame.origin.y += viewHeight
    } else {
      modalFrame.origin.y += metrics.topOffset
      modalView.frame = finalFrame.offsetBy(dx: 0, dy: viewHeight)
      context.containerView.addSubview(toView)
    }
    let scale = reversed ? 1 : metrics.minimumScale
    let alpha = reversed ? 1 : metrics.minimumAlpha
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 100,
      initialSpringVelocity: 10, options: .allowUserInteraction
    ) {
      otherView.transform = CGAffineTransform(scaleX: scale, y: scale)
      otherView.alpha = alpha
      modalView.frame = modalFrame
      guard self.closeVCNow else { return }
      toView.transform = .identity
      toView.frame = context.finalFrame(for: to)
      self.closeVCNow = false
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
      self.reversed.toggle()
    }
  }
}
