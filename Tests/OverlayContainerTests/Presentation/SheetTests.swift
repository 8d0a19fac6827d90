import Foundation
import OverlayContainer
import TestSupport
import Testing
import UIKit

@Suite("An overlay container presented as a sheet")
@MainActor
struct SheetTests {
  @Test("is in front of a dimming view and a view for taps, which is hit wherever the overlay is not")
  func views() throws {
    try withEngine(screen: .plain) {
      let stage = SheetStage()
      let sheet = try #require(stage.sheet)
      let views = try #require(sheet.containerView).subviews
      #expect(views.count == 3)
      #expect(views[0] === sheet.dimmingView && views[2] === stage.container.view)
      #expect(views[1].gestureRecognizers == [sheet.dismissingTapGestureRecognizer])
      for view in views { #expect(view.frame == CGRect(x: 0, y: 0, width: 400, height: 800)) }
      #expect(stage.hit(200, 100) === views[1])
      #expect(stage.hit(200, 699) === views[1])
      #expect(stage.hit(200, 701) === stage.overlay.view)
    }
  }

  @Test(
    "with the tap disabled before the presentation, the dimming view is hit, and a tap has no effect then or later")
  func withoutTap() throws {
    try withEngine(screen: .plain) {
      let stage = SheetStage(presenting: false)
      stage.transitioning.dismissesOnTap = false
      stage.root.present(stage.container, animated: true)
      pass(1)
      let sheet = try #require(stage.sheet)
      #expect(sheet.containerView?.subviews.count == 2)
      #expect(stage.hit(200, 100) === sheet.dimmingView)
      sheet.dismissingTapGestureRecognizer.isEnabled = true
      stage.finger.tap(200, 100)
      pass(1)
      #expect(stage.isPresented)
    }
  }

  @Test("without a dimming view only the view for taps is behind it")
  func withoutDimming() {
    withEngine(screen: .plain) {
      let stage = SheetStage(presenting: false)
      stage.transitioning.makeDimmingView = { nil }
      stage.root.present(stage.container, animated: false)
      pass(0)
      #expect(stage.sheet?.containerView?.subviews.count == 2)
      #expect(stage.hit(200, 100) === stage.sheet?.dismissingTapGestureRecognizer.view)
      stage.container.dismiss(animated: true)
      pass(1)
      #expect(!stage.isPresented)
    }
  }

  @Test("is dismissed by a tap outside the overlay, unless its delegate refuses", arguments: [true, false])
  func tap(dismisses: Bool) {
    withEngine(screen: .plain) {
      let stage = SheetStage()
      stage.dismissesOnTap = dismisses
      stage.finger.tap(200, 750)
      pass(1)
      #expect(stage.isPresented, "a tap on the overlay")
      stage.finger.tap(200, 100)
      pass(1)
      #expect(stage.isPresented == !dismisses)
      #expect((stage.hit(200, 100) === stage.button) == dismisses)
    }
  }

  struct Flick: Sendable, CustomTestStringConvertible {
    let what: String
    var policy = ThresholdOverlayContainerSheetDismissalPolicy()
    var notch = 2
    let points: CGFloat
    let speed: CGFloat
    let dismisses: Bool

    var testDescription: String { "3.b.8 \(what)" }
  }

  nonisolated static let flicks = [
    Flick(what: "a flick down of more than 2400", points: 100, speed: 2_500, dismisses: true),
    Flick(what: "a flick down of less", points: 100, speed: 2_300, dismisses: false),
    Flick(
      what: "below medium, slowly", policy: .init(dismissingPosition: .notch(index: 1)), notch: 1, points: 150,
      speed: 300, dismisses: true),
    Flick(
      what: "back to medium", policy: .init(dismissingPosition: .notch(index: 1)), notch: 1, points: 60, speed: 300,
      dismisses: false),
    Flick(what: "by itself the lowest notch is not below", notch: 0, points: 60, speed: 300, dismisses: false),
  ]

  @Test("is dismissed when the policy requires it, and only after the end of the touch", arguments: flicks)
  func flick(row: Flick) {
    withEngine(screen: .plain) {
      let stage = SheetStage(notch: row.notch)
      stage.policy = row.policy
      let edge = 800 - stage.container.translationHeight
      stage.finger.down(200, edge + 10)
      stage.finger.move(y: edge + 25)
      stage.finger.move(by: row.points, velocity: row.speed)
      pass(0)
      #expect(!stage.container.isBeingDismissed)
      stage.finger.up()
      pass(0)
      #expect(stage.container.isBeingDismissed == row.dismisses)
      pass(2)
      #expect(stage.isPresented == !row.dismisses)
    }
  }

  @Test("is dimmed gradually during the presentation, with the overlay, and undimmed during the dismissal")
  func dimming() throws {
    try withEngine(screen: .plain) {
      let stage = SheetStage(presenting: false)
      stage.root.present(stage.container, animated: true)
      let dimming = try #require(stage.sheet?.dimmingView)
      pass(0.1)
      let coming = try #require(dimming.layer.presentation()).opacity
      #expect(coming > 0 && coming < 0.3)
      pass(1)
      #expect(abs(dimming.alpha - 0.3) < 1e-7)
      stage.container.moveOverlay(toNotchAt: 2, animated: true)
      pass(0.05)
      let shown = try #require(dimming.layer.presentation())
      let overlay = try #require(stage.overlay.view.superview?.superview?.layer.presentation())
      // The same fraction of the movement as the overlay alone.
      let part = (overlay.frame.height - 100) / 500
      #expect(part > 0.1 && part < 0.9)
      #expect(abs(CGFloat(shown.opacity) - (0.3 + part * 0.3)) < 1e-6)
      pass(1)
      #expect(abs(dimming.alpha - 0.6) < 1e-7)
      stage.container.dismiss(animated: true)
      pass(0.1)
      let going = try #require(dimming.layer.presentation())
      #expect(dimming.alpha == 0 && going.opacity > 0)
      pass(1)
      #expect(!stage.isPresented)
    }
  }

  @Test("is dimmed during a drag according to the overlay's height")
  func dimmedUnderFinger() throws {
    try withEngine(screen: .plain) {
      let stage = SheetStage(notch: 1)
      stage.finger.down(200, 510)
      stage.finger.move(y: 480)
      stage.finger.move(y: 400)
      pass(0)
      let height = stage.container.translationHeight
      #expect(height > 350 && height < 450)
      let dimming = try #require(stage.sheet?.dimmingView)
      #expect(abs(dimming.alpha - (0.3 + (height - 100) / 500 * 0.3)) < 1e-7)
    }
  }

  @Test("leaves neither view behind after a cancelled presentation")
  func calledOff() throws {
    try withEngine(screen: .plain) {
      let stage = SheetStage()
      let sheet = try #require(stage.sheet)
      sheet.presentationTransitionDidEnd(false)
      let views = try #require(sheet.containerView).subviews
      #expect(views.count == 1 && views[0] === stage.container.view)
    }
  }

  @Test(
    "3.b.8: is dimmed as at the lowest notch until the overlay next moves, whatever its notch", arguments: [0, 1, 2])
  func dimmedForNotch(notch: Int) throws {
    for isAnimated in [true, false] {
      try withEngine(screen: .plain) {
        let stage = SheetStage(presenting: false)
        stage.container.moveOverlay(toNotchAt: notch, animated: false)
        stage.root.present(stage.container, animated: isAnimated)
        pass(0.1)
        let dimming = try #require(stage.sheet?.dimmingView)
        let shown = try #require(dimming.layer.presentation()).opacity
        #expect(isAnimated ? shown > 0 && shown < 0.3 : abs(shown - 0.3) < 1e-6)
        pass(1)
        #expect(stage.container.translationHeight == [100, 300, 600][notch])
        #expect(abs(dimming.alpha - 0.3) < 1e-7)
        stage.container.moveOverlay(toNotchAt: 1, animated: true)
        pass(1)
        #expect(abs(dimming.alpha - 0.42) < 1e-7)
      }
    }
  }

  @Test(
    "3.b.8: is dimmed at once for a notch to which the overlay moves during the presentation, in a second one as well")
  func movedDuringPresentation() throws {
    try withEngine(screen: .plain) {
      let stage = SheetStage(presenting: false)
      for _ in 1...2 {
        stage.root.present(stage.container, animated: true)
        pass(0.1)
        stage.container.moveOverlay(toNotchAt: 1, animated: false)
        pass(0)
        let dimming = try #require(stage.sheet?.dimmingView)
        #expect(abs(dimming.alpha - 0.42) < 1e-7)
        pass(1)
        stage.container.dismiss(animated: false)
        pass(1)
      }
    }
  }
}
