public import Foundation

extension UIView {
  /// Runs `animations`, which change a view's content, as a transition of that view.
  ///
  /// The changes happen at once unless the options allow animated content. During the transition the view receives no
  /// touches unless the options allow it. Without a transition option the completion runs in the next turn.
  /// Source: Apple's page of this method [D]; the last rule is inferred [I].
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      duration: duration, delay: 0, timing: { _ in options.curve.timing }, options: options,
      {
        if options.hasTransition { AnimationBlock.recordTransition(of: view) }
        guard let animations else { return }
        if options.contains(.allowAnimatedContent) { animations() } else { performWithoutAnimation(animations) }
      }, completion)
  }

  /// Replaces one view by another with a transition of their superview.
  ///
  /// The new view is added in front and the old one removed or, with ``AnimationOptions/showHideTransitionViews``,
  /// shown and hidden. Source: Apple's page of this method [D].
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      completion?(false)
      return
    }
    transition(
      with: container, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          toView.isHidden = false
          fromView.isHidden = true
        } else {
          container.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }
}

extension AnimationBlock {
  /// Adds the view to the animations of the running block.
  static func recordTransition(of view: UIView) {
    guard view.engine.isRecordingAnimation, let scope = view.engine.animationScope, view.enclosingWindow != nil else {
      return
    }
    view.runningAnimations.add(
      PropertyAnimation(group: scope.group, change: .transition, window: nil, isAdditive: true))
  }
}
