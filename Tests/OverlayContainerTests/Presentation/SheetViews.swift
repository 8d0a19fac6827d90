import Foundation
import OverlayContainer
import TestSupport
import Testing
import UIKit

@Suite("The views behind a presented overlay are notified of the presentation and fill the container")
@MainActor
struct SheetViews {
  /// Records its callbacks.
  private final class Dimming: UIView, OverlayContainerSheetDimmingView {
    var calls: [String] = []
    private func note(_ word: String) { if calls.last != word { calls.append(word) } }
    func presentationTransitionWillBegin() { note("will present") }
    func presentationTransitionDidBegin() { note("presents") }
    func dismissalTransitionWillBegin() { note("will dismiss") }
    func dismissalTransitionDidBegin() { note("dismisses") }
    func overlayViewControllerWillTranslate(context: any OverlayContainerTransitionCoordinatorContext) {
      note("to \(short(context.targetTranslationHeight))")
    }
  }

  @Test("3.b.8: a custom dimming view is notified of presentation and dismissal, and of every later translation")
  func ownDimming() {
    withEngine(screen: .plain) {
      let dimming = Dimming()
      let stage = SheetStage(presenting: false)
      stage.transitioning.makeDimmingView = { dimming }
      stage.root.present(stage.container, animated: true)
      pass(1)
      #expect(dimming.calls == ["will present", "presents"])
      dimming.calls = []
      stage.container.moveOverlay(toNotchAt: 1, animated: true)
      pass(1)
      #expect(dimming.calls == ["to 300"])
      dimming.calls = []
      stage.container.dismiss(animated: true)
      #expect(dimming.calls.first == "will dismiss" && dimming.calls.contains("dismisses"))
    }
  }

  @Test("3.a.8: they fill the container at any size, and are added once however often the presentation begins")
  func cover() throws {
    try withEngine(screen: .plain) {
      let stage = SheetStage()
      let sheet = try #require(stage.sheet)
      let container = try #require(sheet.containerView)
      container.frame.size = CGSize(width: 500, height: 900)
      pass(0)
      #expect(container.subviews.prefix(2).map(\.frame) == [container.bounds, container.bounds])
      let views = container.subviews
      sheet.presentationTransitionWillBegin()
      #expect(container.subviews == views)
      #expect(views[1].gestureRecognizers == [sheet.dismissingTapGestureRecognizer])
    }
  }

  @Test("3.b.8: a tap dismisses with an animation, and so does a flick; policies are not called during the dismissal")
  func animated() {
    withEngine(screen: .plain) {
      let stage = SheetStage()
      stage.finger.tap(200, 100)
      #expect(stage.container.isBeingDismissed && stage.isPresented)
      let policy = RefusingPolicy()
      stage.policy = policy
      stage.container.moveOverlay(toNotchAt: 1, animated: false)
      pass(0)
      #expect(!policy.wasCalled)
      pass(1)
      #expect(!stage.isPresented)
    }
    withEngine(screen: .plain) {
      let stage = SheetStage(notch: 2)
      stage.flick(down: 100, velocity: 2_500)
      pass(0)
      #expect(stage.container.isBeingDismissed && stage.isPresented)
    }
  }

  /// Records that it was called.
  private final class RefusingPolicy: OverlayContainerSheetDismissalPolicy {
    var wasCalled = false
    func shouldDismiss(using context: any OverlayContainerSheetDismissalPolicyContext) -> Bool {
      wasCalled = true
      return false
    }
  }
}
