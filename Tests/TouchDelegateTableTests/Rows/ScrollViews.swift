import Foundation
import TestSupport
import Testing
import TouchDelegateTable
import UIKit

extension TouchDelegateTableTests {
  @Suite("The same rule on a scroll view")
  @MainActor
  struct ScrollViews {
    /// Runs `body` with a scroll view in place of the table. Its content has a button and a plain view.
    private func run(_ body: @MainActor (Demonstration, PassScrollView) -> Void) {
      Demonstration.run { stage in
        stage.table.removeFromSuperview()
        let scrollView = stage.put(PassScrollView(), "SV", 0, 0, 375, 667, in: stage.root) as! PassScrollView
        scrollView.contentSize = CGSize(width: 375, height: 2_000)
        stage.put(UIButton(), "own", 16, 100, 100, 35, in: scrollView)
        stage.put(UIView(), "plain", 0, 300, 375, 100, in: scrollView)
        stage.put(UILabel(), "text", 0, 600, 375, 60, in: scrollView)
        scrollView.touchDelegate = stage.layer
        body(stage, scrollView)
      }
    }

    @Test("it scrolls, its own button works, and so does one behind, also through a label")
    func conditions() {
      run { stage, scrollView in
        stage.finger.drag(200, 500, by: 0, -100, rest: 0.2)
        #expect(stage.log.hit == "SV" && scrollView.contentOffset.y == 90)
        scrollView.contentOffset.y = 0
        #expect(stage.tap(50, 110) == "own:")
        #expect(stage.log.controlEvents.suffix(2) == ["touchUpInside", "primaryActionTriggered"])
        #expect(stage.tap(300, 650) == "BG2: Background2 tapped")
        stage.finger.drag(300, 650, by: 0, -150, rest: 0.2)
        #expect(scrollView.contentOffset.y == 0)
      }
    }

    @Test("2.b: a plain view in its content is not the scroll view, and keeps the touch")
    func plainContent() {
      run { stage, scrollView in
        #expect(stage.tap(300, 333) == "plain:")
        scrollView.contentOffset.y = 200
        #expect(stage.tap(300, 333) == "BG1: Background1 tapped")
      }
    }
  }
}
