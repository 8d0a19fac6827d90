import Foundation
import OverlayContainer
import Testing
import UIKit

/// An alpha is stored in single precision, as a layer's opacity is.
@Suite("The dimming view's alpha increases with the overlay's height")
@MainActor
struct DimmingViewTests {
  @Test(
    "between the enabled notches, and beyond them within the range of an alpha",
    arguments: [
      (200.0, 0.3), (300, 0.375), (400, 0.45), (600, 0.6), (640, 0.63), (160, 0.27), (-200, 0), (-300, 0),
      (2_000, 1), (1_133, 0.99975),
    ])
  func follows(target: CGFloat, alpha: CGFloat) {
    let view = TransparentOverlayContainerSheetDimmingView()
    view.overlayViewControllerWillTranslate(context: PlannedNotches([200, 400, 600], height: 0, target: target))
    #expect(abs(view.alpha - alpha) < 1e-7)
  }

  @Test("where a notch is disabled, between the enabled ones")
  func reachable() {
    let view = TransparentOverlayContainerSheetDimmingView()
    view.overlayViewControllerWillTranslate(
      context: PlannedNotches([200, 400, 600], disabled: [0], height: 0, target: 400))
    #expect(abs(view.alpha - 0.3) < 1e-7)
  }

  @Test("black, from transparent to the lowest notch's alpha during the presentation, and back during the dismissal")
  func presentation() {
    let view = TransparentOverlayContainerSheetDimmingView()
    #expect(view.backgroundColor == .black && view.alpha == 1)
    view.presentationTransitionWillBegin()
    #expect(view.alpha == 0)
    view.presentationTransitionDidBegin()
    #expect(abs(view.alpha - 0.3) < 1e-7)
    view.dismissalTransitionWillBegin()
    #expect(abs(view.alpha - 0.3) < 1e-7)
    view.dismissalTransitionDidBegin()
    #expect(view.alpha == 0)
  }

  @Test(
    "with the alphas of the activity sheet's example, 0 to 0.1", arguments: [(200.0, 0.0), (400, 0.05), (600, 0.1)])
  func example(target: CGFloat, alpha: CGFloat) {
    let view = TransparentOverlayContainerSheetDimmingView()
    (view.minimumAlpha, view.maximumAlpha) = (0, 0.1)
    view.overlayViewControllerWillTranslate(context: PlannedNotches([200, 400, 600], height: 0, target: target))
    #expect(abs(view.alpha - alpha) < 1e-7)
  }
}
