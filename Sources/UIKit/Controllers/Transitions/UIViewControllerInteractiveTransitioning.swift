public import Foundation

/// Drives a transition by user interaction.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Takes over a transition that begins.
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
