import Foundation
import OverlayContainer
import TestSupport
import Testing
import UIKit

/// The examples of Documentation/Systems/OverlayContainer.md, word for word, so that they compile and hold.
@Suite("The code on the page about the parts works")
@MainActor
struct PartsPage {
  @Test("every example of the page is in this file")
  func examples() throws {
    func lines(_ text: some StringProtocol) -> [String] {
      text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(
      contentsOf: root.appending(path: "Documentation/Systems/OverlayContainer.md"), encoding: .utf8)
    let here = lines(try String(contentsOfFile: #filePath, encoding: .utf8)).joined(separator: "\n")
    let blocks = page.components(separatedBy: "```swift\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
    #expect(blocks.count == 5)
    for block in blocks { #expect(here.contains(lines(block).joined(separator: "\n")), "\(block)") }
  }

  @Test("a function, a policy, a spring and a progress without a container")
  func alone() {
    withEngine(screen: .plain) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      window.isHidden = false
      let overlay = UIView(frame: CGRect(x: 0, y: 540, width: 400, height: 260))
      window.addSubview(overlay)

      let function = RubberBandOverlayTranslationFunction()
      let height = function.overlayTranslationHeight(using: PlannedReach(translation: 700))
      #expect(height == 620.08)

      let policy = RushingForwardTargetNotchPolicy()
      let flick = PlannedNotches([200, 400, 600], height: 260, speed: -500)
      #expect(policy.targetNotchIndex(using: flick) == 1)

      let spring = SpringOverlayTranslationAnimationController(style: .flexibleHeight)
      let animator = spring.interruptibleAnimator(using: flick)
      animator.addAnimations { overlay.frame = CGRect(x: 0, y: 400, width: 400, height: 400) }
      animator.startAnimation()

      pass(2)
      #expect(overlay.layer.presentation()?.frame.height == 400)

      let way = PlannedNotches([200, 400, 600], height: 260, target: 400)
      #expect(way.translationProgress() == 0.5)
      #expect(OverlayBackdrop(minimumHeight: 200, maximumHeight: 600).alpha(atHeight: 400) == 0.5)
    }
  }

  /// An app's object that presents a sheet which is dismissed below its second notch.
  private final class Presenting: OverlayContainerSheetPresentationControllerDelegate {
    func overlayContainerSheetDismissalPolicy(
      for presentationController: OverlayContainerSheetPresentationController
    ) -> any OverlayContainerSheetDismissalPolicy {
      ThresholdOverlayContainerSheetDismissalPolicy(dismissingPosition: .notch(index: 1))
    }

    func present(_ container: OverlayContainerViewController, over presenter: UIViewController)
      -> OverlayContainerSheetTransitioningDelegate
    {
      let transitioning = OverlayContainerSheetTransitioningDelegate()
      transitioning.sheetDelegate = self
      container.modalPresentationStyle = .custom
      container.transitioningDelegate = transitioning
      presenter.present(container, animated: true)
      return transitioning
    }
  }

  @Test("a container as a sheet")
  func sheet() {
    withEngine(screen: .plain) {
      let stage = SheetStage(presenting: false)
      let presenting = Presenting()
      stage.container.moveOverlay(toNotchAt: 1, animated: false)
      let transitioning = presenting.present(stage.container, over: stage.root)
      pass(1)
      #expect(stage.isPresented && transitioning.dismissesOnTap)
      stage.flick(down: 150, velocity: 300)
      pass(2)
      #expect(!stage.isPresented)
    }
  }
}
