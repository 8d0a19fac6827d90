public import Foundation

extension UIView {
  /// Shows the changes of `animations` to what a view holds as a transition of that view.
  ///
  /// The changes happen at once, unless the options allow animated content; meanwhile the view takes no touches unless the
  /// options allow it. Without a transition among the options there is nothing to wait for.
  /// Source: Apple's page of this method [D]; the last is inferred [I].
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

  /// Puts one view in the place of another, with a transition of the view that holds them.
  ///
  /// The new view is added in front and the old one removed, or, with ``AnimationOptions/showHideTransitionViews``, shown
  /// and hidden. Source: Apple's page of this method [D].
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
  /// Makes the view one of those that the running block animates.
  static func recordTransition(of view: UIView) {
    guard isRecording, let scope, view.enclosingWindow != nil else { return }
    view.runningAnimations.add(
      PropertyAnimation(group: scope.group, change: .transition, window: nil, isAdditive: true))
  }
}
