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
final class SafeAreaSupport: NSObject, UILayoutSupport {
  private(set) weak var view: UIView?
  let isTop: Bool
  init(_ view: UIView, isTop: Bool) { (self.view, self.isTop) = (view, isTop) }
  private var placedView: UIView { view ?? UIView() }
  var length: CGFloat { isTop ? placedView.safeAreaInsets.top : placedView.safeAreaInsets.bottom }
  var topAnchor: NSLayoutYAxisAnchor { isTop ? placedView.topAnchor : placedView.safeAreaLayoutGuide.bottomAnchor }
  var bottomAnchor: NSLayoutYAxisAnchor { isTop ? placedView.safeAreaLayoutGuide.topAnchor : placedView.bottomAnchor }
}

extension UIViewController {
  public final var topLayoutGuide: any UILayoutSupport { layoutSupports.top }
  public final var bottomLayoutGuide: any UILayoutSupport { layoutSupports.bottom }

  /// One object for each edge of a view.
  private final var layoutSupports: SafeAreaSupports {
    if let known = associatedObjects[SafeAreaSupports.key] as? SafeAreaSupports, known.top.view === view {
      return known
    }
    let supports = SafeAreaSupports(
      top: SafeAreaSupport(view, isTop: true), bottom: SafeAreaSupport(view, isTop: false))
    associatedObjects[SafeAreaSupports.key] = supports
    return supports
  }
}

@MainActor
private struct SafeAreaSupports {
  static let key = ObjectIdentifier(SafeAreaSupport.self)

  let top: SafeAreaSupport
  let bottom: SafeAreaSupport
}

extension UIViewControllerTransitionCoordinator {
  /// The name of ``notifyWhenInteractionChanges(_:)`` before iOS 10.
  public func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { notifyWhenInteractionChanges(handler) }
}
