import Foundation
import OverlayContainer
import TestSupport
import Testing
import UIKit

@Suite("A presentation is notified of the overlay containers in it, each time after their delegates")
@MainActor
struct PresentationCallbackTests {
  private func stage(_ transitioning: RecordingTransitioning) -> SheetStage {
    let stage = SheetStage(presenting: false)
    stage.container.transitioningDelegate = transitioning
    transitioning.receive = { [weak stage] in stage?.note($0) }
    return stage
  }

  @Test("an animated movement")
  func animated() {
    withEngine(screen: .plain) {
      let transitioning = RecordingTransitioning()
      let stage = stage(transitioning)
      stage.root.present(stage.container, animated: true)
      pass(1)
      #expect(stage.take() == "d.willMove0 p.willMove0 d.translate p.translate d.didMove0 p.didMove0")
      stage.container.moveOverlay(toNotchAt: 1, animated: true)
      pass(0)
      #expect(stage.take() == "d.willMove1 p.willMove1 d.translate p.translate")
      pass(1)
      #expect(stage.take() == "d.didMove1 p.didMove1")
    }
  }

  @Test("a drag")
  func drag() throws {
    try withEngine(screen: .plain) {
      let transitioning = RecordingTransitioning()
      let stage = stage(transitioning)
      stage.root.present(stage.container, animated: false)
      pass(0)
      _ = stage.take()
      stage.finger.down(200, 710)
      stage.finger.move(y: 690)
      stage.finger.move(y: 650)
      #expect(stage.take().hasPrefix("d.willStart p.willStart d.translate p.translate"))
      stage.finger.up()
      pass(0)
      #expect(stage.take().hasPrefix("d.willEnd p.willEnd d.willMove0 p.willMove0 d.translate p.translate"))
      let presentation = try #require(stage.container.presentationController as? RecordingPresentation)
      #expect(presentation.velocity == stage.velocity && stage.velocity.y < 0)
    }
  }

  @Test("of those within another controller too, but not of those that were added later")
  func within() {
    withEngine(screen: .plain) {
      let transitioning = RecordingTransitioning()
      let stage = stage(transitioning)
      let holder = UIViewController()
      @MainActor func hold(_ container: OverlayContainerViewController) {
        holder.addChild(container)
        container.view.frame = holder.view.bounds
        holder.view.addSubview(container.view)
        container.didMove(toParent: holder)
      }
      hold(stage.container)
      holder.modalPresentationStyle = .custom
      holder.transitioningDelegate = transitioning
      stage.root.present(holder, animated: false)
      pass(0)
      #expect(stage.take().contains("p.didMove0"))
      let late = OverlayContainerViewController()
      late.viewControllers = [UIViewController()]
      late.delegate = stage
      hold(late)
      pass(0)
      #expect(stage.take() == "d.willMove0 d.translate d.didMove0")
    }
  }

  @Test("until a dismissal ends, even a cancelled one")
  func calledOff() {
    withEngine(screen: .plain) {
      let transitioning = RecordingTransitioning()
      let stage = stage(transitioning)
      stage.root.present(stage.container, animated: false)
      pass(0)
      _ = stage.take()
      stage.container.presentationController?.dismissalTransitionDidEnd(false)
      stage.container.moveOverlay(toNotchAt: 1, animated: false)
      pass(0)
      #expect(stage.take() == "d.willMove1 d.translate d.didMove1")
    }
  }

  @Test("a container that is not presented requests no presentation, and can be presented later")
  func notPresented() {
    withEngine(screen: .plain) {
      let stage = SheetStage(presenting: false)
      stage.container.modalPresentationStyle = .fullScreen
      stage.container.view.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
      stage.root.view.addSubview(stage.container.view)
      pass(0)
      #expect(stage.take() == "d.willMove0 d.translate d.didMove0")
      stage.container.view.removeFromSuperview()
      stage.container.modalPresentationStyle = .pageSheet
      #expect(stage.container.presentationController is UISheetPresentationController)
    }
  }
}
