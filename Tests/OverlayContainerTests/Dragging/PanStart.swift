import Foundation
import OverlayContainer
import TestSupport
import Testing
import UIKit

@Suite("The start of a touch determines whether it drags")
@MainActor
struct PanStart {
  @Test("3.b.3: on a controller beneath the overlay it does not, although the pan receives it")
  func ground() {
    withEngine(screen: .plain) {
      let stage = OverlayStage()
      stage.put(at: 0)
      #expect(stage.hit(200, 100) == "MP")
      drag(stage, from: 100)
      #expect(stage.log == [])
      #expect(stage.container.translationHeight == 200)
    }
  }

  @Test("3.b.3: a touch that passes through the container never reaches its pan")
  func throughTheContainer() {
    withEngine(screen: .plain) {
      let stage = OverlayStage(single: true)
      stage.put(at: 0)
      var calls = 0
      stage.start = { _ in
        calls += 1
        return true
      }
      drag(stage, from: 100)
      #expect(calls == 0)
      #expect(stage.log == [])
      drag(stage, from: 620)
      #expect(calls > 0)
      #expect(stage.log.first == "willStart")
    }
  }

  @Test("3.b.3: the delegate is called with the start of the touch, before and when the pan begins")
  func askedTwice() {
    withEngine(screen: .plain) {
      let stage = OverlayStage()
      stage.put(at: 0)
      var points: [CGFloat] = []
      stage.start = {
        points.append($0.y)
        return true
      }
      stage.finger.down(200, 620)
      stage.finger.move(y: 600)
      #expect(points == [620, 620])
      #expect(stage.container.translationHeight == 210)
    }
  }

  @Test("3.b.3: without a delegate every point is allowed")
  func noDelegate() {
    withEngine(screen: .plain) {
      for hasDelegate in [true, false] {
        let stage = OverlayStage()
        stage.put(at: 0)
        stage.start = { _ in false }
        if !hasDelegate { stage.container.delegate = nil }
        let pan = stage.container.view.gestureRecognizers?.first
        stage.finger.down(200, 100)
        stage.finger.move(y: 80)
        #expect(pan?.state == (hasDelegate ? .failed : .began))
        stage.finger.up()
      }
    }
  }

  @Test("the delegate's default is the overlay's view")
  func defaultAnswer() {
    withEngine(screen: .plain) {
      /// Implements only the required methods.
      final class Plain: OverlayContainerViewControllerDelegate {
        func numberOfNotches(in containerViewController: OverlayContainerViewController) -> Int { 2 }
        func overlayContainerViewController(
          _ containerViewController: OverlayContainerViewController, heightForNotchAt index: Int,
          availableSpace: CGFloat
        ) -> CGFloat { index == 0 ? 200 : 400 }
      }
      let stage = OverlayStage()
      let plain = Plain()
      stage.container.delegate = plain
      pass(0)
      drag(stage, from: 100)
      #expect(stage.container.translationHeight == 200)
      stage.finger.down(200, 620)
      stage.finger.move(y: 560)
      #expect(stage.container.translationHeight == 250)
      stage.finger.up()
    }
  }

  private func drag(_ stage: OverlayStage, from y: CGFloat) {
    stage.finger.down(200, y)
    stage.finger.move(y: y - 30)
    stage.finger.move(y: y - 60)
    stage.finger.up()
    pass(2)
  }
}
