import Foundation
import OverlayContainer
import TestSupport
import Testing
import UIKit

@Suite("The content's top, and the target of a release")
@MainActor
struct DriverLimits {
  /// Records the target offset of a release.
  private final class TargetWatch: UIScrollViewDelegate {
    var target: CGFloat = -1
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) { target = targetContentOffset.pointee.y }
  }

  private func stage(at notch: Int, inset: CGFloat = 0) -> OverlayStage {
    let stage = OverlayStage(style: .rigid, drives: true)
    stage.list.contentInset.top = inset
    stage.list.contentOffset.y = -inset
    stage.put(at: notch)
    return stage
  }

  @Test("3.b.7: with an inset the content's top is above its first line by the inset", arguments: [0, 30] as [CGFloat])
  func inset(inset: CGFloat) {
    withEngine(screen: .plain) {
      let stage = stage(at: 2, inset: inset)
      let finger = DrivingFinger(stage)
      finger.begin(at: 300, towards: 310)
      finger.move(by: 10, velocity: nil)
      #expect(stage.list.contentOffset.y == -inset && short(stage.container.translationHeight) == "590")
      finger.move(by: 30, velocity: nil)
      #expect(stage.list.contentOffset.y == -inset && short(stage.container.translationHeight) == "560")
      finger.move(by: -60, velocity: nil)
      // Forty points raise the overlay; the content stays at its top for the whole step.
      #expect(stage.list.contentOffset.y == -inset && stage.container.translationHeight == 600)
      finger.move(by: -25, velocity: nil)
      #expect(stage.list.contentOffset.y == 25 - inset)
      stage.finger.up()
    }
  }

  @Test("3.b.7, 3.b.9: the safe area is part of the inset, which release 1.0.0 reads as the app set it")
  func safeArea() {
    for (version, follows) in [(OverlayContainerVersion.v3_5_3, true), (.v1_0_0, false)] {
      withEngine(screen: .plain) {
        let stage = OverlayStage(style: .rigid, version: version, drives: true)
        stage.put(at: 2)
        stage.list.contentInsetAdjustmentBehavior = .always
        stage.search.additionalSafeAreaInsets.top = 100
        pass(0)
        // 100 points from the top of the overlay, of which the header covers 70.
        #expect(stage.list.adjustedContentInset.top == 30)
        // The content is five points below its top: within the safe area, but not within the app's own inset, which is
        // 0.
        stage.list.contentOffset.y = -25
        let before = stage.container.translationHeight
        stage.finger.down(200, 400)
        stage.finger.move(y: 390)
        stage.finger.move(y: 389)
        #expect((stage.container.translationHeight == before))
        stage.list.contentOffset.y = -25
        stage.finger.move(y: 393)
        #expect((stage.container.translationHeight == before) == follows)
        stage.finger.up()
      }
    }
  }

  @Test("3.b.7: at the bottom every release moves scrolled content to its top")
  func scrolledAtBottom() {
    withEngine(screen: .plain) {
      let stage = stage(at: 0)
      let watch = TargetWatch()
      stage.list.delegate = watch
      stage.list.contentOffset.y = 400
      let finger = DrivingFinger(stage)
      finger.begin(at: 700, towards: 720)
      finger.move(by: 20, velocity: nil)
      #expect(stage.list.contentOffset.y == 380 && stage.container.translationHeight == 200)
      stage.finger.rest()
      stage.finger.up()
      #expect(watch.target == 0)
    }
  }

  @Test("3.b.7: during a movement, but exactly at a notch, the content keeps its target")
  func onANotch() {
    withEngine(screen: .plain) {
      let stage = stage(at: 0)
      let watch = TargetWatch()
      stage.list.delegate = watch
      let finger = DrivingFinger(stage)
      finger.begin(at: 700, towards: 600)
      finger.move(by: -200, velocity: -500)
      #expect(stage.container.translationHeight == 400)
      stage.finger.up()
      #expect(abs(watch.target - 490 / 2.002) < 1)
    }
  }

  @Test("the translation of every drag starts at zero")
  func secondDrag() {
    withEngine(screen: .plain) {
      let stage = stage(at: 0)
      let finger = DrivingFinger(stage)
      for _ in 0..<2 {
        finger.begin(at: 700, towards: 600)
        finger.move(by: -60, velocity: nil)
        #expect(stage.container.translationHeight == 260)
        stage.finger.rest()
        stage.finger.up()
        pass(3)
        #expect(stage.container.translationHeight == 200)
      }
    }
  }
}
