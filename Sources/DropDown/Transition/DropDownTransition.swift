public import Foundation
public import UIKit

/// Drops a controller down over another one, from where it can be minimised to a bar while the other one goes on living.
///
/// It is the transitioning delegate and the animator of both ways, and the target of the bar's recognizers. The presented
/// controller has the style ``UIModalPresentationStyle/custom``; its views do not keep this alive, and nor does UIKit:
///
///     modal.modalPresentationStyle = .custom
///     modal.transitioningDelegate = transition
///     transition.addGestureRecognizers(to: modal.bar, withSelfView: modal.view)
///
/// The presenter's view stays in the window, beneath the container, which therefore must let touches through.
/// Source: Dalein/VCTransition, `GITransition` [S].
@MainActor
public final class DropDownTransition: UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate {
  /// The numbers.
  public let metrics: DropDownMetrics

  /// Makes the container let touches through; called whenever a transition begins, with its container.
  ///
  /// The category of the generation, unless replaced.
  public var letTouchesThrough: @MainActor (_ container: UIView) -> Void

  /// Hears of every end of a way up or down by the bar. The original has nobody listening.
  public var didSettle: (@MainActor (_ isAtBottom: Bool) -> Void)?

  /// Set by a close button before it dismisses: the dismissal then resets the presenter's transform and frame as well.
  public var closeVCNow = false

  /// The transition that runs, or ran last. Its controllers are the ones that the bar moves.
  public private(set) var transitionContext: (any UIViewControllerContextTransitioning)?
  /// Whether the next transition dismisses. It changes at every completion, even of one that was cancelled.
  public private(set) var reversed = false
  /// Whether the modal view has come to rest at the bottom.
  public internal(set) var isModalVCOnBottom = false

  /// The modal view whose bar has the recognizers.
  var selfView: UIView?
  /// The height of the view that the last transition came from.
  private(set) var viewHeight: CGFloat = 0

  /// Makes a transition with the category of a generation in the running app, which is loaded if it is not there.
  public convenience init(
    generation: DropDownGeneration = .classRepository, metrics: DropDownMetrics = DropDownMetrics()
  ) {
    let category = ToucheRespond.inApp(generation)
    self.init(metrics: metrics) { category.letTouchesThrough($0) }
  }

  /// Makes a transition that lets touches through its container in another way; no category is loaded.
  public init(
    metrics: DropDownMetrics = DropDownMetrics(),
    letTouchesThrough: @escaping @MainActor (_ container: UIView) -> Void
  ) {
    self.metrics = metrics
    self.letTouchesThrough = letTouchesThrough
  }

  // MARK: Transitioning delegate

  /// This.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  /// This.
  public func animationController(forDismissed dismissed: UIViewController)
    -> (any UIViewControllerAnimatedTransitioning)?
  { self }

  // MARK: Animator

  /// A second, unless the metrics say otherwise.
  public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    metrics.duration
  }

  /// Slides the modal view in or out, and shrinks and dims the presenter's or gives it its size back.
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
