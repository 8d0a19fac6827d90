import Foundation
import OverlayContainer
import TestSupport
import Testing
import UIKit

@Suite("The container requests its notches when necessary, and uses the given heights")
@MainActor
struct NotchTests {
  /// Counts the requests for a height, and records the available space.
  private final class RecordingDelegate: OverlayContainerViewControllerDelegate {
    var heights: [CGFloat] = [200, 400]
    var calls: [String] = []
    func numberOfNotches(in containerViewController: OverlayContainerViewController) -> Int { heights.count }
    func overlayContainerViewController(
      _ containerViewController: OverlayContainerViewController, heightForNotchAt index: Int, availableSpace: CGFloat
    ) -> CGFloat {
      calls.append("\(index) of \(short(availableSpace))")
      return heights[index]
    }
  }

  @Test("3.b.1: once for each notch, and again only for another height or when they are invalidated")
  func once() {
    withEngine(screen: .plain) {
      let (stage, delegate) = (OverlayStage(), RecordingDelegate())
      stage.container.delegate = delegate
      pass(0)
      #expect(delegate.calls == ["0 of 800", "1 of 800"])
      stage.container.moveOverlay(toNotchAt: 1, animated: false)
      pass(0)
      #expect(delegate.calls.count == 2)
      stage.container.view.frame.size.height = 700
      pass(0)
      #expect(delegate.calls.suffix(2) == ["0 of 700", "1 of 700"])
      stage.container.invalidateNotchHeights()
      pass(0)
      #expect(delegate.calls.count == 6)
    }
  }

  @Test("3.b.1: heights that are not ascending trap")
  func ascending() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let delegate = RecordingDelegate()
        delegate.heights = [400, 200]
        let stage = OverlayStage()
        stage.container.delegate = delegate
        pass(0)
      }
    }
  }

  @Test("3.b.1: a notch that does not exist has the height 0")
  func unknown() {
    withEngine(screen: .plain) {
      let stage = OverlayStage()
      var heights: [CGFloat] = []
      stage.onTranslate = { heights = [$0.height(forNotchAt: 2), $0.height(forNotchAt: 3), $0.height(forNotchAt: -1)] }
      stage.put(at: 1)
      #expect(heights == [600, 0, 0])
    }
  }

  @Test("when invalidated notches leave the overlay nearer to another one than to its own, it moves there")
  func policy() {
    withEngine(screen: .plain) {
      let stage = OverlayStage()
      stage.put(at: 1)
      stage.heights = [390, 600, 700]
      stage.container.invalidateNotchHeights()
      pass(3)
      #expect(stage.log == ["willMove0", "animate", "didMove0"])
      #expect(stage.container.translationHeight == 390)
    }
  }

  @Test("3.b.3: no function moves the overlay below zero")
  func belowNothing() {
    struct Below: OverlayTranslationFunction {
      func overlayTranslationHeight(using parameters: any OverlayTranslationParameters) -> CGFloat { -50 }
    }
    withEngine(screen: .plain) {
      let stage = OverlayStage()
      stage.put(at: 0)
      stage.translationFunction = Below()
      stage.finger.down(200, 620)
      stage.finger.move(y: 640)
      #expect(stage.container.translationHeight == 0)
      stage.finger.up()
    }
  }

  @Test("the animation is requested with the notch, its height, the previous height, and the velocity")
  func animation() {
    /// Records the contexts for which it creates an animation.
    final class Maker: OverlayTransitioningDelegate, OverlayAnimatedTransitioning {
      var made: [String] = []
      func animationController(for overlayViewController: UIViewController) -> (any OverlayAnimatedTransitioning)? {
        self
      }
      func interruptibleAnimator(using context: any OverlayContainerContextTransitioning)
        -> any UIViewImplicitlyAnimating
      {
        let (from, to) = (context.overlayTranslationHeight, context.targetNotchHeight)
        made.append("\(context.targetNotchIndex): \(short(from)) to \(short(to))")
        return UIViewPropertyAnimator(duration: 0.1, curve: .linear)
      }
    }
    for version in OverlayContainerVersion.allCases {
      withEngine(screen: .plain) {
        let stage = OverlayStage(version: version)
        let maker = Maker()
        stage.transitioning = maker
        stage.put(at: 0)
        stage.container.moveOverlay(toNotchAt: 2, animated: true)
        pass(1)
        #expect(maker.made == ["2: 200 to 600"])
      }
    }
  }
}
