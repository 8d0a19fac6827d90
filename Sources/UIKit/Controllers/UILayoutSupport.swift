public import Foundation

/// The edge of a bar, for controllers of iOS 10 and before. Since iOS 11 it is that of the safe area. Source: Apple's page of
/// topLayoutGuide [D].
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
}

/// The part of a view above or below its safe area.
@MainActor
private final class SafeAreaSupport: NSObject, UILayoutSupport {
  let view: UIView
  let isTop: Bool
  init(_ view: UIView, isTop: Bool) { (self.view, self.isTop) = (view, isTop) }
  var length: CGFloat { isTop ? view.safeAreaInsets.top : view.safeAreaInsets.bottom }
  var topAnchor: NSLayoutYAxisAnchor { isTop ? view.topAnchor : view.safeAreaLayoutGuide.bottomAnchor }
  var bottomAnchor: NSLayoutYAxisAnchor { isTop ? view.safeAreaLayoutGuide.topAnchor : view.bottomAnchor }
}

extension UIViewController {
  public final var topLayoutGuide: any UILayoutSupport { SafeAreaSupport(view, isTop: true) }
  public final var bottomLayoutGuide: any UILayoutSupport { SafeAreaSupport(view, isTop: false) }
}

extension UIViewControllerTransitionCoordinator {
  /// The name of ``notifyWhenInteractionChanges(_:)`` before iOS 10.
  public func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { notifyWhenInteractionChanges(handler) }
}
