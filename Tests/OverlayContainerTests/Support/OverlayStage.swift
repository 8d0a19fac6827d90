import Foundation
import OverlayContainer
import TestSupport
import UIKit

/// The scene of the system's tables: a container of 400 × 800 over a view BH; in it a map MP, a pass-through backdrop
/// BD, and a search panel SR with a header HD of 70 points over a scrolling list TB.
@MainActor
final class OverlayStage: OverlayContainerViewControllerDelegate {
  let container: OverlayContainerViewController
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let behind = UIView()
  let map = UIViewController()
  let backdrop = UIViewController()
  let search = UIViewController()
  let header = UIView()
  let list: UIScrollView
  let finger = Hand(pace: .slow)

  var heights: [CGFloat]
  var enabled: Set<Int>
  /// The list that drives the overlay, if any.
  var drives = false
  /// The callbacks in order.
  private(set) var log: [String] = []
  /// The height after each translation by a touch.
  private(set) var dragged: [CGFloat] = []
  /// The available space in the last drag callback of release 1.0.0.
  private(set) var draggedSpace: CGFloat = 0
  var onTranslate: ((any OverlayContainerTransitionCoordinator) -> Void)?
  var translationFunction: (any OverlayTranslationFunction)?
  var transitioning: (any OverlayTransitioningDelegate)?
  var start: ((CGPoint) -> Bool)?

  init(
    style: OverlayStyle? = nil, version: OverlayContainerVersion = .v3_5_3, heights: [CGFloat] = [200, 400, 600],
    single: Bool = false, drives: Bool = false, list: UIScrollView = UIScrollView(), wrapper: UIView? = nil
  ) {
    container = OverlayContainerViewController(style: style, version: version)
    self.heights = heights
    self.list = list
    self.drives = drives
    enabled = Set(heights.indices)
    name([behind: "BH", map.view: "MP", header: "HD", list: "TB", search.view: "SR", window: "W"])
    backdrop.view = PassThroughView()
    backdrop.view.accessibilityIdentifier = "BD"
    buildSearch()
    container.viewControllers = single ? [search] : [map, backdrop, search]
    container.delegate = self
    let root = UIViewController()
    root.view = wrapper ?? PassThroughView()
    root.view.frame = window.bounds
    root.addChild(container)
    root.view.addSubview(container.view)
    container.view.frame = root.view.bounds
    container.didMove(toParent: root)
    behind.frame = window.bounds
    window.rootViewController = root
    window.insertSubview(behind, at: 0)
    window.isHidden = false
    pass(0)
    log = []
  }

  private func name(_ names: [UIView: String]) {
    for (view, name) in names { view.accessibilityIdentifier = name }
  }

  private func buildSearch() {
    let place = CGRect(x: 0, y: 0, width: 400, height: 600)
    search.view.frame = place
    list.frame = CGRect(x: 0, y: 70, width: 400, height: 530)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if !(list is UITableView) { list.contentSize = CGSize(width: 400, height: 3_000) }
    list.contentInsetAdjustmentBehavior = .never
    header.frame = CGRect(x: 0, y: 0, width: 400, height: 70)
    search.view.addSubview(list)
    search.view.addSubview(header)
  }

  /// Moves the overlay to a notch at once, and clears the log.
  func put(at notch: Int) {
    container.moveOverlay(toNotchAt: notch, animated: false)
    pass(0)
    log = []
    dragged = []
  }

  func note(_ what: String) { log.append(what) }

  /// The name of the view that a touch would hit.
  func hit(_ x: CGFloat, _ y: CGFloat) -> String {
    HitTesting.beginHitTest()
    let view = window.hitTest(CGPoint(x: x, y: y), with: nil)
    return view?.accessibilityIdentifier ?? view?.className ?? "-"
  }

  // MARK: The delegate

  func numberOfNotches(in containerViewController: OverlayContainerViewController) -> Int { heights.count }

  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController, heightForNotchAt index: Int, availableSpace: CGFloat
  ) -> CGFloat { heights[index] }

  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController, canReachNotchAt index: Int,
    forOverlay overlayViewController: UIViewController
  ) -> Bool { enabled.contains(index) }

  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    scrollViewDrivingOverlay overlayViewController: UIViewController
  ) -> UIScrollView? { drives ? list : nil }

  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    shouldStartDraggingOverlay overlayViewController: UIViewController, at point: CGPoint,
    in coordinateSpace: any UICoordinateSpace
  ) -> Bool {
    if let start { return start(point) }
    return containerViewController.version == .v1_0_0
      || search.view.bounds.contains(coordinateSpace.convert(point, to: search.view as any UICoordinateSpace))
  }

  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    willStartDraggingOverlay overlayViewController: UIViewController
  ) { note("willStart") }

  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    willEndDraggingOverlay overlayViewController: UIViewController, atVelocity velocity: CGPoint
  ) { note("willEnd(\(short(velocity.y)))") }

  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController, willMoveOverlay overlayViewController: UIViewController,
    toNotchAt index: Int
  ) { note("willMove\(index)") }

  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController, didMoveOverlay overlayViewController: UIViewController,
    toNotchAt index: Int
  ) { note("didMove\(index)") }

  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    willTranslateOverlay overlayViewController: UIViewController,
    transitionCoordinator: any OverlayContainerTransitionCoordinator
  ) {
    if transitionCoordinator.isDragging { dragged.append(transitionCoordinator.targetTranslationHeight) }
    note(
      transitionCoordinator.isDragging
        ? "drag" : transitionCoordinator.isAnimated ? "animate" : "translate")
    onTranslate?(transitionCoordinator)
  }

  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    overlayTranslationFunctionForOverlay overlayViewController: UIViewController
  ) -> (any OverlayTranslationFunction)? { translationFunction }

  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    transitioningDelegateForOverlay overlayViewController: UIViewController
  ) -> (any OverlayTransitioningDelegate)? { transitioning }

  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController, didDragOverlay overlayViewController: UIViewController,
    toHeight height: CGFloat, availableSpace: CGFloat
  ) {
    note("didDrag(\(short(height)))")
    draggedSpace = availableSpace
  }

  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    didEndDraggingOverlay overlayViewController: UIViewController,
    transitionCoordinator: any OverlayContainerTransitionCoordinator
  ) { note("didEnd(\(short(transitionCoordinator.targetTranslationHeight)))") }
}
