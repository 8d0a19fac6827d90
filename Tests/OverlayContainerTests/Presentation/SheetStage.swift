import Foundation
import OverlayContainer
import TestSupport
import UIKit

/// A window of 400 × 800 with a button, and an overlay container to be presented over it as a sheet: an activity sheet
/// with notches at 100, 300 and 600.
@MainActor
final class SheetStage: OverlayContainerViewControllerDelegate, OverlayContainerSheetPresentationControllerDelegate {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let root = UIViewController()
  let button = UIButton(type: .system)
  let container = OverlayContainerViewController()
  let overlay = UIViewController()
  let transitioning = OverlayContainerSheetTransitioningDelegate()
  let finger = Hand(pace: .slow)
  var policy: any OverlayContainerSheetDismissalPolicy = ThresholdOverlayContainerSheetDismissalPolicy()
  var dismissesOnTap = true
  private(set) var log: [String] = []
  /// The velocity of the last release.
  private(set) var velocity = CGPoint.zero

  /// Presents the sheet with its overlay at a notch.
  init(presenting: Bool = true, notch: Int = 0) {
    button.frame = CGRect(x: 0, y: 0, width: 400, height: 400)
    root.view.addSubview(button)
    window.rootViewController = root
    window.isHidden = false
    overlay.view.accessibilityIdentifier = "overlay"
    container.viewControllers = [overlay]
    container.delegate = self
    container.modalPresentationStyle = .custom
    container.transitioningDelegate = transitioning
    transitioning.sheetDelegate = self
    guard presenting else { return }
    container.moveOverlay(toNotchAt: notch, animated: false)
    root.present(container, animated: true)
    pass(1)
    log = []
  }

  var sheet: OverlayContainerSheetPresentationController? {
    container.presentationController as? OverlayContainerSheetPresentationController
  }
  var isPresented: Bool { root.presentedViewController === container }

  func note(_ word: String) { log.append(word) }

  func take() -> String {
    defer { log = [] }
    return log.joined(separator: " ")
  }

  func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    HitTesting.beginHitTest()
    return window.hitTest(CGPoint(x: x, y: y), with: nil)
  }

  /// Drags the overlay down from its upper edge and releases it with a velocity.
  func flick(down points: CGFloat, velocity: CGFloat) {
    let edge = 800 - container.translationHeight
    finger.down(200, edge + 10)
    finger.move(y: edge + 25)
    finger.move(by: points, velocity: velocity)
    finger.up()
  }

  func numberOfNotches(in containerViewController: OverlayContainerViewController) -> Int { 3 }

  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController, heightForNotchAt index: Int, availableSpace: CGFloat
  ) -> CGFloat { [100, 300, availableSpace - 200][index] }

  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    willStartDraggingOverlay overlayViewController: UIViewController
  ) { note("d.willStart") }

  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    willEndDraggingOverlay overlayViewController: UIViewController, atVelocity velocity: CGPoint
  ) {
    note("d.willEnd")
    self.velocity = velocity
  }

  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController, willMoveOverlay overlayViewController: UIViewController,
    toNotchAt index: Int
  ) { note("d.willMove\(index)") }

  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController, didMoveOverlay overlayViewController: UIViewController,
    toNotchAt index: Int
  ) { note("d.didMove\(index)") }

  func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    willTranslateOverlay overlayViewController: UIViewController,
    transitionCoordinator: any OverlayContainerTransitionCoordinator
  ) { note("d.translate") }

  func overlayContainerSheetDismissalPolicy(
    for presentationController: OverlayContainerSheetPresentationController
  ) -> any OverlayContainerSheetDismissalPolicy { policy }

  func overlayContainerSheetPresentationControllerShouldDismissOnTap(
    _ presentationController: OverlayContainerSheetPresentationController
  ) -> Bool { dismissesOnTap }
}

/// A presentation that records its callbacks.
final class RecordingPresentation: OverlayContainerPresentationController {
  var receive: (String) -> Void = { _ in }
  private(set) var velocity = CGPoint.zero

  override func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    willStartDraggingOverlay overlayViewController: UIViewController
  ) { receive("p.willStart") }

  override func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    willEndDraggingOverlay overlayViewController: UIViewController, atVelocity velocity: CGPoint
  ) {
    receive("p.willEnd")
    self.velocity = velocity
  }

  override func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController, willMoveOverlay overlayViewController: UIViewController,
    toNotchAt index: Int
  ) { receive("p.willMove\(index)") }

  override func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController, didMoveOverlay overlayViewController: UIViewController,
    toNotchAt index: Int
  ) { receive("p.didMove\(index)") }

  override func overlayContainerViewController(
    _ containerViewController: OverlayContainerViewController,
    willTranslateOverlay overlayViewController: UIViewController,
    transitionCoordinator: any OverlayContainerTransitionCoordinator
  ) { receive("p.translate") }
}

/// Presents with a presentation controller that records its callbacks.
@MainActor
final class RecordingTransitioning: UIViewControllerTransitioningDelegate {
  var receive: (String) -> Void = { _ in }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let presentation = RecordingPresentation(presentedViewController: presented, presenting: presenting)
    presentation.receive = { [weak self] in self?.receive($0) }
    return presentation
  }
}
