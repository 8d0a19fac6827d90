import TouchReplay
import UIKit

/// Explains the two buttons of the page, one after the other.
final class Host: LibraryHost, SceneMade, CoachMarksControllerDataSource, CoachMarksControllerDelegate {
  static func make(in scene: any SceneContext) -> Host { Host().use(scene) }

  private let coachMarks = CoachMarksController()

  override func open() {
    coachMarks.dataSource = self
    coachMarks.delegate = self
    coachMarks.overlay.isUserInteractionEnabled = true
    coachMarks.start(in: .window(over: self))
  }

  func numberOfCoachMarks(for coachMarksController: CoachMarksController) -> Int { 2 }

  func coachMarksController(_ coachMarksController: CoachMarksController, coachMarkAt index: Int) -> CoachMark {
    coachMarksController.helper.makeCoachMark(for: index == 0 ? openButton : behindButton)
  }

  func coachMarksController(
    _ coachMarksController: CoachMarksController, coachMarkViewsAt index: Int, madeFrom coachMark: CoachMark
  ) -> (bodyView: UIView & CoachMarkBodyView, arrowView: (UIView & CoachMarkArrowView)?) {
    let views = coachMarksController.helper.makeDefaultCoachViews(
      withArrow: false, arrowOrientation: coachMark.arrowOrientation, hintText: "A button", nextText: "Next")
    return (views.bodyView, nil)
  }

  func coachMarksController(_ coachMarksController: CoachMarksController, didShow coachMark: CoachMark, afterSizeTransition: Bool, at index: Int) {
    note("did show mark \(index)")
  }

  func coachMarksController(_ coachMarksController: CoachMarksController, didEndShowingBySkipping skipped: Bool) {
    note("did end showing")
  }
}
