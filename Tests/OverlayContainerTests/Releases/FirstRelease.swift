import Foundation
import OverlayContainer
import TestSupport
import Testing
import UIKit

@Suite("The behaviour of release 1.0.0 of the container")
@MainActor
struct FirstRelease {
  private func stage() -> OverlayStage {
    let stage = OverlayStage(version: .v1_0_0)
    stage.put(at: 0)
    return stage
  }

  @Test("3.b.9: every controller is in the content, and there is no ground")
  func tree() {
    withEngine(screen: .plain) {
      let stage = stage()
      let views = stage.container.containerViews
      #expect(views.ground == nil)
      #expect(views.content.subviews == [stage.map.view, stage.backdrop.view, stage.search.view])
      #expect(views.root.subviews == [views.translation])
      #expect(stage.hit(200, 100) == "BH")
    }
  }

  @Test("3.b.9: one callback for each new height, including the jump to the end, then one for the animation")
  func callbacks() {
    withEngine(screen: .plain) {
      let stage = stage()
      stage.finger.down(200, 640)
      stage.finger.move(y: 620)
      stage.finger.move(y: 500)
      stage.finger.rest()
      stage.finger.up()
      pass(3)
      #expect(stage.log == ["didDrag(210)", "didDrag(330)", "didDrag(400)", "didEnd(400)"])
      #expect(stage.draggedSpace == 800)
      #expect(stage.container.containerViews.translation.frame.height == 400)
    }
  }

  @Test("3.b.9: movements by code are immediate, with the same callbacks")
  func moves() {
    withEngine(screen: .plain) {
      let stage = stage()
      stage.container.moveOverlay(toNotchAt: 2, animated: true)
      #expect(stage.log == ["didDrag(600)", "didEnd(600)"])
      stage.container.moveOverlay(toNotchAt: 1, animated: false)
      #expect(stage.log.suffix(1) == ["didDrag(400)"])
    }
  }

  @Test("3.b.9: the pan calls the delegate after it has begun, and false cancels it")
  func startCheck() {
    withEngine(screen: .plain) {
      let stage = stage()
      var callCount = 0
      stage.start = { _ in
        callCount += 1
        return false
      }
      stage.finger.down(200, 640)
      stage.finger.move(y: 600)
      stage.finger.move(y: 500)
      #expect(callCount == 1)
      #expect(stage.log == [])
      stage.finger.up()
      #expect(stage.container.translationHeight == 200)
    }
  }

  @Test("3.b.9: by default a drag may begin anywhere in the container")
  func startsAnywhere() {
    withEngine(screen: .plain) {
      /// Implements only the required methods.
      final class Plain: OverlayContainerViewControllerDelegate {
        func numberOfNotches(in containerViewController: OverlayContainerViewController) -> Int { 1 }
        func overlayContainerViewController(
          _ containerViewController: OverlayContainerViewController, heightForNotchAt index: Int,
          availableSpace: CGFloat
        ) -> CGFloat { 200 }
      }
      let plain = Plain()
      let first = OverlayContainerViewController(version: .v1_0_0)
      let latest = OverlayContainerViewController()
      for (container, mayStart) in [(first, true), (latest, false)] {
        let overlay = UIViewController()
        container.viewControllers = [overlay]
        container.view.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
        overlay.view.frame = CGRect(x: 0, y: 0, width: 400, height: 200)
        #expect(
          plain.overlayContainerViewController(
            container, shouldStartDraggingOverlay: overlay, at: CGPoint(x: 1, y: 700), in: container.view) == mayStart)
      }
    }
  }

  @Test(
    "3.b.9: the translation starts at the last notch, wherever the overlay is; later releases start at its position",
    arguments: [(OverlayContainerVersion.v1_0_0, 260.0), (.v3_5_3, 310)])
  func dragBase(version: OverlayContainerVersion, height: CGFloat) {
    withEngine(screen: .plain) {
      let stage = OverlayStage(version: version, drives: true)
      stage.put(at: 0)
      stage.finger.down(200, 640)
      stage.finger.move(y: 580)
      #expect(stage.container.translationHeight == 250)
      // The callback of UIKit when a second touch begins to drag the list: a drag that begins off the notch.
      stage.list.delegate?.scrollViewWillBeginDragging(stage.list)
      stage.finger.move(y: 570)
      #expect(stage.container.translationHeight == height)
    }
  }

  @Test("3.b.9: a cancelled pan ends a translation like any other")
  func cancelled() {
    withEngine(screen: .plain) {
      let stage = stage()
      stage.finger.down(200, 640)
      stage.finger.move(y: 580)
      stage.finger.cancel()
      pass(0)
      #expect(stage.log == ["didDrag(250)", "didDrag(200)", "didEnd(200)"])
    }
  }

  @Test("3.b.9: invalidated notches move the overlay to its own at the next layout pass, without the policy")
  func invalidated() {
    withEngine(screen: .plain) {
      let stage = stage()
      stage.put(at: 1)
      let policy = Policy()
      stage.transitioning = policy
      stage.heights = [200, 390, 600]
      stage.container.invalidateNotchHeights()
      pass(0)
      #expect(stage.log == ["didDrag(390)"])
      stage.heights = [200]
      stage.container.invalidateNotchHeights()
      pass(0)
      #expect(stage.log.suffix(1) == ["didDrag(0)"] && stage.container.currentNotchIndex == 1)
      #expect(policy.velocity == nil)
    }
  }

  @Test("3.b.9: no notch can be disabled")
  func disabled() {
    withEngine(screen: .plain) {
      let stage = stage()
      stage.enabled = [2]
      stage.finger.down(200, 640)
      stage.finger.move(y: 460)
      stage.finger.rest()
      stage.finger.up()
      pass(3)
      #expect(stage.container.translationHeight == 400)
    }
  }

  @Test("3.b.9: the rubber band is not rounded")
  func rubberBand() {
    withEngine(screen: .plain) {
      let stage = stage()
      stage.put(at: 2)
      stage.finger.down(200, 250)
      stage.finger.move(y: 220)
      let height = stage.container.translationHeight
      #expect(abs(height - 604.2720) < 0.01)
      #expect(height != (height * 100).rounded() / 100)
    }
  }

  @Test("3.b.9: setting the delegate loads the view")
  func delegateLoads() {
    withEngine(screen: .plain) {
      let stage = OverlayStage()
      let first = OverlayContainerViewController(version: .v1_0_0)
      let latest = OverlayContainerViewController()
      first.delegate = stage
      latest.delegate = stage
      #expect(first.isViewLoaded)
      #expect(!latest.isViewLoaded)
    }
  }

  @Test(
    "3.b.9: content that scrolls at the release does not keep its velocity from the overlay; in later releases it does",
    arguments: [(OverlayContainerVersion.v1_0_0, -900.0), (.v3_5_3, 0)])
  func velocity(version: OverlayContainerVersion, expected: CGFloat) throws {
    try withEngine(screen: .plain) {
      let policy = Policy()
      let stage = OverlayStage(version: version, drives: true)
      stage.put(at: 1)
      stage.transitioning = policy
      stage.finger.down(200, 700)
      stage.finger.move(y: 690)
      stage.finger.move(y: 480)
      stage.finger.move(y: 430)
      stage.finger.move(by: -30, velocity: -900)
      #expect(stage.list.contentOffset.y > 0 && stage.container.translationHeight == 600)
      stage.finger.up()
      pass(0)
      let velocity = try #require(policy.velocity)
      #expect(abs(velocity - expected) < 1)
    }
  }

  /// Records the velocity in its context.
  private final class Policy: OverlayTransitioningDelegate, OverlayTranslationTargetNotchPolicy {
    var velocity: CGFloat?
    func overlayTargetNotchPolicy(for overlayViewController: UIViewController)
      -> (any OverlayTranslationTargetNotchPolicy)?
    { self }
    func targetNotchIndex(using context: any OverlayContainerContextTargetNotchPolicy) -> Int {
      velocity = context.velocity.y
      return 2
    }
  }
}
