public import Foundation

/// The properties of a controller that few apps set. They have no effect on touches, or a touch on what they make is unknown.
@MainActor
final class ControllerLooks {
  var toolbarItems: [UIBarButtonItem]?
  var tabBarItem: UITabBarItem?
  var editButtonItem: UIBarButtonItem?
  var restorationIdentifier: String?
  var automaticallyAdjustsScrollViewInsets = true
  var restoresFocusAfterTransition = true
  var focusGroupIdentifier: String?
  var popover: UIPopoverPresentationController?
  var contentScrollView: UIScrollView?
  /// The traits that the parent overrides for this child.
  var traitsOfParent: UITraitCollection?
}

extension UIViewController {
  final var looks: ControllerLooks {
    if let stored = associatedObjects[ObjectIdentifier(ControllerLooks.self)] as? ControllerLooks { return stored }
    let looks = ControllerLooks()
    associatedObjects[ObjectIdentifier(ControllerLooks.self)] = looks
    return looks
  }

  public nonisolated static let showDetailTargetDidChangeNotification = Notification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")

  /// Turns the interface to the orientation of the device in the next turn of the run loop, if the controllers support it. Source:
  /// Apple's page of this method [D].
  public static func attemptRotationToDeviceOrientation() {
    Engine.current.interfaceRotation.setNeedsUpdate(of: .current, isForced: false)
  }

  /// The orientation of the scene.
  public final var interfaceOrientation: UIInterfaceOrientation {
    engine.interfaceRotation.interfaceOrientation(of: engine)
  }
  public final func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    looks.contentScrollView = scrollView
  }
  /// Sets the scroll view of all edges.
  public final func setContentScrollView(_ scrollView: UIScrollView?) { looks.contentScrollView = scrollView }
  public final func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { looks.contentScrollView }
}
