import Foundation
import TestSupport
import Testing
import TouchDelegateTable
import UIKit

extension TouchDelegateTableTests {
  @Suite("The three conditions: the table scrolls, a row's button works, a button behind works")
  @MainActor
  struct ThreeConditions {
    /// Runs `body` with a table that is longer than its window.
    private func run(_ body: @MainActor (Demonstration) throws -> Void) rethrows {
      try Demonstration.run(prepare: { $0.controller.numberOfRows = 30 }, body)
    }

    @Test("TD-6: a drag from an empty part of a row scrolls by its distance minus the threshold, and selects nothing")
    func scrolls() {
      run { stage in
        #expect(stage.drag(200, 200, to: 200, 100) == "CV3: 90")
        #expect(stage.logged.isEmpty && stage.table.indexPathForSelectedRow == nil && stage.log.drags == 1)
      }
    }

    @Test("TD-6: ten rows do not fill the window: they follow the touch a little, and return")
    func bounces() {
      Demonstration.run { stage in
        stage.finger.follow("down 200,200;move 200,150;move 200,100")
        let offset = stage.table.contentOffset.y
        #expect(offset > 20 && offset < 90)
        stage.finger.follow("wait 200;up;wait 3000")
        #expect(stage.table.contentOffset.y == 0 && stage.log.hit == "CV3")
        // Below the rows the table itself is hit, and it also scrolls.
        stage.finger.drag(100, 640, by: 0, -80, rest: 0.2)
        #expect(stage.log.hit == "TV" && stage.log.drags == 2)
      }
    }

    @Test("TD-7: a drag that starts on a button behind belongs to the button: the table does not scroll")
    func dragOfAButtonBehind() {
      run { stage in
        #expect(stage.drag(300, 333, to: 300, 233) == "BG1: 0")
        #expect(
          stage.log.controlEvents == [
            "touchDown", "touchDragInside", "touchDragExit", "touchDragOutside", "touchUpOutside",
          ])
        #expect(stage.log.drags == 0 && stage.logged.isEmpty)
      }
    }

    @Test(
      "2.b: a button behind receives all phases, in the same order as without a view in front",
      arguments: [
        ("down 300,333;up", "touchDown touchUpInside primaryActionTriggered"),
        ("down 300,333;move 300,233;up", "touchDown touchDragExit touchDragOutside touchUpOutside"),
        (
          "down 300,333;move 300,233;move 300,330;up",
          "touchDown touchDragExit touchDragOutside touchDragEnter touchDragInside touchUpInside primaryActionTriggered"
        ),
        ("down 300,333;move 301,334;cancel", "touchDown touchDragInside touchCancel"),
      ])
    func phases(script: String, events: String) {
      for isAlone in [true, false] {
        run { stage in
          stage.table.isHidden = isAlone
          stage.finger.follow(script)
          #expect(stage.log.controlEvents.joined(separator: " ") == events)
          #expect(stage.controller.background1.isHighlighted == false)
        }
      }
    }

    @Test("a button behind is highlighted at once: no scroll view delays its touch, unlike a row's button")
    func highlight() {
      run { stage in
        stage.finger.follow("down 300,333")
        #expect(stage.controller.background1.isHighlighted)
        stage.finger.follow("up;down 50,26")
        let button = (stage.table.visibleCells[0].contentView as? ButtonCellView)?.button
        #expect(button?.isHighlighted == false)
        stage.finger.follow("wait 400")
        #expect(button?.isHighlighted == true)
      }
    }

    @Test("rows that have moved, and reused cells, call their delegate as well")
    func afterScrolling() {
      run { stage in
        #expect(stage.drag(200, 600, to: 200, 70) == "CV11: 520")
        // Rows are at the same positions as before, ten rows further on.
        #expect(stage.tap(300, 333) == "BG1: Background1 tapped")
        #expect(stage.tap(300, 650) == "BG2: Background2 tapped")
        #expect(stage.tap(50, 26) == "b10: Button 10 tapped")
        #expect(stage.tap(200, 26) == "CV10: Selected row 10")
        #expect(stage.drag(200, 200, to: 200, 174) == "CV13: 536")
        #expect(stage.tap(50, 26) == "b10: Button 10 tapped")
        #expect(stage.tap(300, 333) == "BG1: Background1 tapped")
      }
    }

    @Test("rows are selected one after the other, and a scroll in between has no effect on that")
    func selection() {
      run { stage in
        #expect(stage.tap(200, 200) == "CV3: Selected row 3")
        #expect(stage.drag(200, 300, to: 200, 186) == "CV5: 104")
        #expect(stage.tap(200, 200) == "CV5: Selected row 5")
        #expect(stage.table.indexPathForSelectedRow == nil)
      }
    }

    @Test("a button behind is pressed while the rows move over it, and they continue to move")
    func motion() {
      run { stage in
        stage.finger.follow("down 200,600;move 200,540;move 200,480;move 200,420;up")
        let offset = stage.table.contentOffset.y
        #expect(stage.table.isDecelerating)
        stage.finger.follow("down 300,333;up")
        #expect(stage.logged == ["Background1 tapped"] && stage.table.isDecelerating)
        stage.finger.follow("wait 3000")
        #expect(stage.table.contentOffset.y > offset + 50)
      }
    }
  }
}
