import Foundation

extension ControllerTransition: UIViewControllerContextTransitioning, UIViewControllerTransitionCoordinator {
  var containerView: UIView { container }
  var presentationStyle: UIModalPresentationStyle { style }
  var transitionWasCancelled: Bool { isCancelled }
  var targetTransform: CGAffineTransform { .identity }
  var isInterruptible: Bool { false }
  var transitionDuration: TimeInterval { duration }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from.controller : key == .to ? to.controller : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? from.view : key == .to ? to.view : nil
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === from.controller ? from.initialFrame : vc === to.controller ? to.initialFrame : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    vc === from.controller ? from.finalFrame : vc === to.controller ? to.finalFrame : .zero
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    update(percentComplete)
  }

  func finishInteractiveTransition() {
    leaveInteraction(cancelled: false)
  }

  func cancelInteractiveTransition() {
    leaveInteraction(cancelled: true)
  }

  func pauseInteractiveTransition() {}

  func animate(alongsideTransition animation: Block?, completion: Block?) -> Bool {
    add(animation: animation, completion: completion)
  }

  func animateAlongsideTransition(in view: UIView?, animation: Block?, completion: Block?) -> Bool {
    add(animation: animation, completion: completion)
  }
}
