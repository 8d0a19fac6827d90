import DropDown
import Foundation
import TestSupport
import Testing
import UIKit

/// The gesture rows of table 4.c. The touches' paths are those of ``Hand/drag(from:_:_:velocity:)``.
@Suite("The bar's pan and tap: formulae, release rule, and bugs")
@MainActor
struct GestureRows {
  @Test(
    "4.b: the positions of a drag",
    arguments: [
      (50, "94 0.907496 0.629985"), (100, "144 0.914993 0.65997"), (200, "244 0.929985 0.71994"),
      (300, "344 0.944978 0.77991"), (400, "444 0.95997 0.83988"),
    ] as [(CGFloat, String)])
  func places(translation: CGFloat, expected: String) throws {
    withPhone {
      let app = DropDownApp(.category)
      app.present()
      app.finger.drag(from: 200, 60, [translation])
      #expect(app.places == expected)
    }
    let drag = try #require(DropDownDrag(translation: translation, height: 667))
    #expect(
      String(format: "%.6f %.6f", drag.scale, drag.alpha).split(separator: " ").map { Double($0)! }
        == expected.split(separator: " ").dropFirst().map { Double($0)! })
  }

  @Test("a drag below 0.1 points has no effect; one beyond the view's height scales beyond the full size")
  func limits() throws {
    for translation in [-80, 0, 0.0999] as [CGFloat] {
      #expect(DropDownDrag(translation: translation, height: 667) == nil)
    }
    let least = try #require(DropDownDrag(translation: 0.1, height: 667))
    #expect(abs(least.y - 44.1) < 1e-9)
    let far = try #require(DropDownDrag(translation: 1334, height: 667))
    #expect(abs(far.scale - 1.1) < 1e-9 && abs(far.alpha - 1.4) < 1e-9 && far.y == 1378)
  }

  @Test("HB-16: a step of 0.05 is ignored, 50 and 100 move, and a release at 600 points a second settles down in 0.4 s")
  func down() {
    withPhone {
      let app = DropDownApp(.category)
      app.present()
      app.finger.drag(from: 200, 60, [0.05])
      #expect(app.places == "44 0.9 0.6")
      app.finger.move(y: 122)
      #expect(app.places == "94 0.907496 0.629985")
      app.finger.move(y: 172, after: 50.0 / 600)
      #expect(app.places == "144 0.914993 0.65997")
      app.finger.up()
      #expect(app.places == "617 1 1" && !app.transition.isModalVCOnBottom)
      pass(0.398)
      #expect(app.log.isEmpty)
      pass(0.002)
      #expect(app.transition.isModalVCOnBottom && app.log == ["settled at bottom"])
    }
  }

  @Test("HB-17: a release upwards at 50 points per second settles up in 0.2 s, from 300 points down")
  func up() {
    withPhone {
      let app = DropDownApp(.category)
      app.present()
      app.finger.drag(from: 200, 60, [305, 300], velocity: -50)
      #expect(app.places == "344 0.944978 0.77991")
      app.finger.up()
      #expect(app.places == "44 0.9 0.6")
      pass(0.198)
      #expect(app.log.isEmpty)
      pass(0.002)
      #expect(app.log == ["settled at top"] && !app.transition.isModalVCOnBottom)
    }
  }

  @Test("HB-20: a drag upwards is ignored")
  func upwards() {
    withPhone {
      let app = DropDownApp(.category)
      app.present()
      app.finger.down(200, 90)
      app.finger.move(y: 78)
      app.finger.move(y: -2)
      #expect(app.places == "44 0.9 0.6")
      app.finger.up()
      pass(1)
      #expect(app.places == "44 0.9 0.6" && app.log.isEmpty)
    }
  }

  @Test("HB-21: when the touch returns to its start and ends, the modal view stays at its last position")
  func stuck() {
    withPhone {
      let app = DropDownApp(.category)
      app.present()
      app.finger.drag(from: 200, 60, [200, 0.05])
      app.finger.up()
      pass(2)
      #expect(app.places == "244 0.929985 0.71994" && app.log.isEmpty && !app.transition.isModalVCOnBottom)
      // It is not at the bottom: a tap has no effect, and a new pan moves it from the top.
      app.finger.tap(200, 260)
      pass(2)
      #expect(app.places == "244 0.929985 0.71994")
      app.finger.drag(from: 200, 260, [50, 100], velocity: 600)
      #expect(app.places == "144 0.914993 0.65997")
    }
  }

  @Test("HB-22: at the bottom the pan has no effect in both directions", arguments: [-200, 100] as [CGFloat])
  func deadAtBottom(translation: CGFloat) {
    withPhone {
      let app = DropDownApp(.category)
      app.minimise()
      // There are 50 points of screen below; a touch may move beyond them.
      app.finger.down(200, 622)
      app.finger.move(y: 622 + (translation < 0 ? -12 : 12))
      app.finger.move(y: 622 + translation + (translation < 0 ? -12 : 12))
      #expect(app.places == "617 1 1")
      app.finger.up()
      pass(1)
      #expect(app.places == "617 1 1" && app.transition.isModalVCOnBottom && app.log == ["settled at bottom"])
    }
  }

  @Test("HB-23: a tap on the bar opens it in 0.4 s, from the bottom only")
  func tap() {
    withPhone {
      let app = DropDownApp(.category)
      app.minimise()
      app.finger.tap(200, 640)
      #expect(app.places == "44 0.9 0.6" && app.transition.isModalVCOnBottom)
      pass(0.398)
      #expect(app.transition.isModalVCOnBottom)
      pass(0.002)
      #expect(!app.transition.isModalVCOnBottom && app.log == ["settled at bottom", "settled at top"])
      app.finger.tap(200, 60)
      pass(1)
      #expect(app.log.count == 2 && app.places == "44 0.9 0.6")
    }
  }

  @Test("HB-25: PUSH has two connections, and both work under H1 and H2B; neither under V and H2A")
  func push() {
    for (column, expected) in Column.cells("dead live dead live live dead") {
      withPhone {
        let app = DropDownApp(column)
        app.minimise()
        app.finishMarking()
        app.finger.tap(187.5, 333.5)
        pass(1)
        let isLive = expected == "live"
        #expect(app.log.contains("pushMe") == isLive, "\(column.rawValue)")
        #expect(app.navigation.viewControllers.count == (isLive ? 2 : 1), "\(column.rawValue)")
        #expect(app.navigation.presentedViewController === app.modal)
      }
    }
  }

  @Test(
    "4.b: a touch that ends at rest: up, at once where the bar is at 0, in 0.4 s where it is at 20",
    arguments: [0, 20] as [CGFloat])
  func rest(barY: CGFloat) {
    withPhone {
      let app = DropDownApp(.category73, barY: barY)
      app.present()
      app.finger.drag(from: 200, 70, [100, 100], velocity: 0)
      #expect(app.places == "144 0.914993 0.65997")
      app.finger.up()
      #expect(app.places == "44 0.9 0.6")
      let shown = app.modal.view.layer.presentation()?.frame.minY
      pass(0.001)
      #expect(shown == (barY == 0 ? 44 : 144) && app.log == (barY == 0 ? ["settled at top"] : []))
      pass(0.4)
      #expect(app.log == ["settled at top"] && app.hit(200, 70) == "MB")
    }
  }

  @Test(
    "4.b: direction and duration of a release",
    arguments: [
      (-50, 0, true, 0.2), (-5_000, 20, true, 0.2), (600, 0, false, 0.4), (3_000, 0, false, 667.0 / 3_000),
      (4_000, 0, false, 0.2), (0, 20, true, 0.4), (0, 400, false, 0.4), (3_000, 20, false, 647.0 / 3_000),
    ] as [(CGFloat, CGFloat, Bool, Double)])
  func release(velocity: CGFloat, barY: CGFloat, isUp: Bool, duration: Double) {
    let release = DropDownRelease(velocityY: velocity, barY: barY, height: 667)
    #expect(release.isUp == isUp && abs(release.duration - duration) < 1e-12)
  }

  @Test("4.b: 0 / 0 passes both comparisons")
  func notANumber() {
    let release = DropDownRelease(velocityY: 0, barY: 0, height: 667)
    #expect(release.isUp && release.duration.isNaN)
  }

  @Test("a cancelled pan settles like an ended one")
  func cancelled() {
    withPhone {
      let app = DropDownApp(.category)
      app.present()
      app.finger.drag(from: 200, 60, [50, 100], velocity: 600)
      app.finger.cancel()
      pass(0.4)
      #expect(app.log == ["settled at bottom"])
    }
  }

  @Test("4.b: while it settles its views take no touches, except where the category omits that check of UIView")
  func settling() {
    for (column, expected) in Column.cells("C,C MB,PUSH C,C MB,PUSH W,W -") where !column.killsTouches {
      withPhone {
        let app = DropDownApp(column)
        app.present()
        app.finger.drag(from: 200, 60, [50, 100], velocity: 600)
        app.finger.up()
        #expect([app.hit(200, 640), app.hit(187.5, 333.5)].joined(separator: ",") == expected, "\(column.rawValue)")
        pass(0.4)
        #expect(app.hit(200, 640) == "MB")
      }
    }
  }

  @Test(
    "4.b: a new pan while it settles counts as not at the bottom; the interrupted animation sets its flag during the pan"
  )
  func panWhileSettling() {
    withPhone {
      let app = DropDownApp(.category)
      app.present()
      app.finger.drag(from: 200, 60, [50, 100], velocity: 600)
      app.finger.up()
      app.finger.drag(from: 200, 622, [10])
      #expect(app.places == "54 0.901499 0.605997")
      pass(0.4)
      app.finger.move(y: 660)
      #expect(app.transition.isModalVCOnBottom && app.places == "54 0.901499 0.605997")
    }
  }
}
