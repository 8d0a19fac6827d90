public import Foundation

/// Drives a transition by user interaction.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Called when the transition begins. The interactor controls it from then on.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed factor after the interaction. Default: 1.
  var completionSpeed: CGFloat { get }
  /// Whether the transition begins interactively. Default: true.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var wantsInteractiveStart: Bool { true }
}
