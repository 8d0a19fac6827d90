import DropDown
import Foundation
import TestSupport
import Testing
import UIKit

/// The numbers of section 4.b, which an app may set, and their use in the transition.
@Suite("The drop-down transition uses the given metrics")
@MainActor
struct MetricsTests {
  private var metrics: DropDownMetrics {
    var metrics = DropDownMetrics()
    (metrics.topOffset, metrics.bottomBarHeight) = (100, 80)
    (metrics.minimumScale, metrics.minimumAlpha, metrics.duration) = (0.5, 0.2, 0.25)
    return metrics
  }

  @Test("4.b: presented, dragged, released at the bottom, and opened by a tap")
  func everywhere() {
    withPhone {
      let app = DropDownApp(.category73, metrics: metrics)
      app.finger.tap(352, 42)
      pass(0.249)
      #expect(app.modal.isBeingPresented && app.places == "100 0.5 0.2")
      pass(0.001)
      #expect(!app.modal.isBeingPresented)
      // A tenth of the distance: 66.7 points of 667.
      app.finger.drag(from: 200, 110, [66.7], velocity: 600)
      #expect(app.places == "166.7 0.55 0.28")
      app.finger.up()
      #expect(app.places == "587 1 1")
      pass(0.4)
      app.finger.tap(200, 610)
      #expect(app.places == "100 0.5 0.2")
      pass(0.4)
      #expect(app.log == ["settled at bottom", "settled at top"])
    }
  }

  @Test("4.b: the shown values follow UIView's spring of damping 100 and velocity 10")
  func spring() throws {
    try withPhone {
      let app = DropDownApp(.category)
      let probe = UIView(frame: CGRect(x: 0, y: 667, width: 10, height: 10))
      app.window.addSubview(probe)
      app.finger.tap(352, 42)
      UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 100, initialSpringVelocity: 10) {
        probe.frame.origin.y = 44
      }
      for _ in 0..<9 {
        pass(0.1)
        let shown = try #require(app.modal.view.layer.presentation()).frame.minY
        let expected = try #require(probe.layer.presentation()).frame.minY
        #expect(abs(shown - expected) < 1e-9)
      }
    }
  }

  @Test("4.b: touches are allowed during it, unless the window or the category forbids them")
  func allowsTouches() {
    var platform = PlatformBehavior()
    platform.transitionsPauseInteraction = false
    withPhone(platform) {
      let app = DropDownApp(nil)
      app.finger.tap(352, 42)
      pass(0.5)
      #expect(app.hit(200, 60) == "MB")
    }
  }

  @Test("the container closure is called at every transition, also at the dismissal")
  func everyTransition() {
    withPhone {
      let app = DropDownApp(.category)
      var containers = 0
      app.transition.letTouchesThrough = { _ in containers += 1 }
      app.presentAndClose()
      #expect(containers == 2)
    }
  }

  @Test("pan and tap are on the bar only: on the modal view beside it neither has an effect")
  func besideTheBar() {
    withPhone {
      let app = DropDownApp(.category73, barY: 20)
      app.present()
      app.finger.drag(from: 200, 70, [50, 100], velocity: 600)
      app.finger.up()
      pass(0.4)
      app.finger.tap(200, 625)
      pass(1)
      #expect(app.log == ["settled at bottom"], "above the bar")
      app.finger.tap(200, 645)
      pass(1)
      #expect(app.log == ["settled at bottom", "settled at top"])
      app.finger.drag(from: 200, 200, [50, 100])
      #expect(app.places == "44 0.9 0.6")
    }
  }
}
