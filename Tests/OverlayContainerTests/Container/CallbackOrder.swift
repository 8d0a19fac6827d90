import Foundation
import OverlayContainer
import TestSupport
import Testing
import UIKit

@Suite("A container reports its movements in a fixed order, and applies pending ones at the next layout pass")
@MainActor
struct CallbackOrder {
  @Test("3.b.8: not animated: willMove, the translation with alongside animations, completions, didMove")
  func notAnimated() {
    withEngine(screen: .plain) {
      let stage = OverlayStage()
      stage.put(at: 0)
      alongside(stage)
      stage.container.moveOverlay(toNotchAt: 2, animated: false) { stage.note("completion") }
      #expect(stage.log == [])
      #expect(stage.container.translationHeight == 200)
      pass(0)
      #expect(stage.log == ["willMove2", "translate", "along", "then", "completion", "didMove2"])
      #expect(stage.container.containerViews.translation.frame.height == 600)
    }
  }

  @Test("3.b.8: animated: didMove at the end, then the completions, then the alongside completions")
  func animated() {
    withEngine(screen: .plain) {
      let stage = OverlayStage()
      stage.put(at: 0)
      alongside(stage)
      var heights: [CGFloat] = []
      stage.onTranslate = { [known = stage.onTranslate] coordinator in
        heights = [coordinator.overlayTranslationHeight, coordinator.targetTranslationHeight]
        known?(coordinator)
      }
      stage.container.moveOverlay(toNotchAt: 2, animated: true) { stage.note("completion") }
      pass(0)
      #expect(stage.log == ["willMove2", "animate", "along"])
      #expect(heights == [200, 600])
      #expect(stage.container.translationHeight == 600)
      pass(3)
      #expect(stage.log == ["willMove2", "animate", "along", "didMove2", "completion", "then"])
    }
  }

  @Test("3.b.8: a movement that another animation replaces is cancelled and never reports its end")
  func superseded() {
    withEngine(screen: .plain) {
      let stage = OverlayStage()
      stage.put(at: 0)
      stage.onTranslate = { coordinator in
        coordinator.animate(alongsideTransition: nil) { stage.note($0.isCancelled ? "cancelled" : "done") }
      }
      stage.container.moveOverlay(toNotchAt: 2, animated: true) { stage.note("first") }
      pass(0.1)
      stage.container.moveOverlay(toNotchAt: 1, animated: true) { stage.note("second") }
      pass(3)
      #expect(
        stage.log == [
          "willMove2", "animate", "willMove1", "animate", "first", "cancelled", "didMove1", "second", "done",
        ])
    }
  }

  @Test(
    "3.b.3: a drag during an animation starts from its end, and the animation still reports its end"
  )
  func grabbedInFlight() {
    withEngine(screen: .plain) {
      let stage = OverlayStage()
      stage.put(at: 0)
      stage.container.moveOverlay(toNotchAt: 1, animated: true)
      pass(0.05)
      stage.finger.down(200, 560)
      stage.finger.move(y: 540, after: 0.01)
      #expect(stage.container.translationHeight == 410)
      pass(3)
      #expect(stage.log == ["willMove1", "animate", "willStart", "drag", "didMove1"])
      stage.finger.up()
    }
  }

  @Test("3.b.8: of several movements before a layout pass the last one applies, and all completions run")
  func stacked() {
    withEngine(screen: .plain) {
      let stage = OverlayStage()
      stage.put(at: 0)
      stage.container.moveOverlay(toNotchAt: 1, animated: true) { stage.note("one") }
      stage.container.moveOverlay(toNotchAt: 2, animated: false) { stage.note("two") }
      pass(0)
      #expect(stage.log == ["willMove2", "translate", "one", "two", "didMove2"])
      #expect(stage.container.currentNotchIndex == 2)
    }
  }

  @Test("3.b.8: another height of the container requests the notches again and moves the overlay to its own")
  func newHeight() {
    withEngine(screen: .plain) {
      let stage = OverlayStage()
      stage.put(at: 1)
      stage.heights = [100, 300, 500]
      stage.container.view.frame.size.height = 700
      pass(0)
      #expect(stage.log == ["willMove1", "translate", "didMove1"])
      #expect(stage.container.containerViews.translation.frame == CGRect(x: 0, y: 400, width: 400, height: 300))
    }
  }

  @Test("invalidated notches are requested at the next layout pass, and the policy decides")
  func invalidated() {
    withEngine(screen: .plain) {
      let stage = OverlayStage()
      stage.put(at: 1)
      stage.heights = [200, 390, 600]
      stage.container.invalidateNotchHeights()
      #expect(stage.container.translationHeight == 400)
      pass(3)
      #expect(stage.log == ["willMove1", "animate", "didMove1"])
      #expect(stage.container.translationHeight == 390)
    }
  }

  @Test("3.b.3: a cancelled pan leaves the overlay where it is")
  func cancelledPan() {
    withEngine(screen: .plain) {
      let stage = OverlayStage()
      stage.put(at: 0)
      stage.finger.down(200, 630)
      stage.finger.move(y: 560)
      stage.finger.cancel()
      pass(2)
      #expect(stage.log == ["willStart", "drag"])
      #expect(stage.container.translationHeight == 260)
    }
  }

  private func alongside(_ stage: OverlayStage) {
    stage.onTranslate = { coordinator in
      coordinator.animate(
        alongsideTransition: { _ in stage.note("along") }, completion: { _ in stage.note("then") })
    }
  }
}
