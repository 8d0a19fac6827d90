public import Foundation

/// Drives a transition by what the user does.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Takes over a transition that begins.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// How fast it goes on after the user's letting go, as a factor. 1.
  var completionSpeed: CGFloat { get }
  /// Whether it begins in the user's hand. True.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// How fast it goes on after the user's letting go, as a factor. 1.
  public var completionSpeed: CGFloat { 1 }
  /// Whether it begins in the user's hand. True.
  public var wantsInteractiveStart: Bool { true }
}
