import CopyPaper
import TestSupport
import Testing
import UIKit

/// The rows of the example app and of the table of versions, with UIKit's own containers.
@Suite("CopyPaper's example app handles touches as its documentation describes")
@MainActor
struct ExampleRows {
  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let version: CopyPaper.Version?
    let change: ExampleApp.Change
    let startsAtNavigation: Bool
    let x: CGFloat
    let y: CGFloat
    let expected: String
    var testDescription: String {
      "\(id): \(version?.rawValue ?? "plain UIKit"), \(change), (\(x), \(y)) → \(expected)"
    }

    init(
      _ id: String, _ x: CGFloat, _ y: CGFloat, _ expected: String, with change: ExampleApp.Change = .none,
      by version: CopyPaper.Version? = .head, startsAtNavigation: Bool = false
    ) {
      (self.id, self.version, self.change, self.startsAtNavigation) = (id, version, change, startsAtNavigation)
      (self.x, self.y, self.expected) = (x, y, expected)
    }
  }

  @Test(
    "each row",
    arguments: [
      Row("CP-1", 100, 200, "B"), Row("CP-1, first", 100, 200, "B", by: .first), Row("CP-2", 20, 50, "M"),
      Row("CP-2, a pin", 320, 520, "pin"), Row("CP-3", 60, 110, "M"),
      Row("CP-5 bar", 187, 40, "UINavigationBar", with: .page2), Row("CP-5 below", 187, 80, "M", with: .page2),
      Row("CP-6", 200, 500, "C", with: .grandchild), Row("CP-8", 20, 50, "HUD", with: .hud),
      Row("CP-10", 20, 500, "-", with: .hud, startsAtNavigation: true),
      Row("CP-10 in-tree", 20, 500, "M", with: .hud), Row("CP-10 without HUD", 20, 500, "M", startsAtNavigation: true),
      Row("CP-11", 20, 50, "-", with: .rootsFlagged), Row("CP-15", 20, 50, "FV", with: .loadedEarly),
      Row("plain UIKit", 20, 50, "FV", by: nil), Row("plain UIKit, the button", 100, 200, "B", by: nil),
      // The table of versions.
      Row("drift 1", 20, 500, "M", with: .plainWrappers, by: .first),
      Row("drift 1", 20, 500, "wrapper", with: .plainWrappers), Row("drift 1", 20, 500, "M", by: .first),
      Row("drift 1", 20, 500, "M"),
      Row("drift 2", 20, 500, "M", with: .hud, by: .first, startsAtNavigation: true),
      Row("drift 2", 20, 500, "-", with: .hud, startsAtNavigation: true),
      Row("drift 3", 20, 500, "-", with: .nothingBeneath, by: .first),
      Row("drift 3", 20, 500, "A", with: .nothingBeneath),
    ])
  func row(row: Row) {
    withCopyPaper(row.version) {
      let app = ExampleApp(row.change)
      let found = row.startsAtNavigation ? nameOfHit(app.navigation.view, row.x, row.y) : hit(row.x, row.y)
      #expect(found == row.expected)
    }
  }

  @Test("the map pans and its pin is tapped through both pages, and the button between them pushes")
  func living() {
    withCopyPaper {
      let app = ExampleApp()
      let finger = Hand()
      finger.tap(320, 520)
      #expect(app.fired == ["pin"])
      finger.drag(20, 500, by: -100, -50)
      let panned = app.map.contentOffset
      #expect(panned.x > 80 && panned.y > 30)
      #expect(app.navigation.navigationBar.isHidden)
      pass(1)
      finger.tap(100, 200)
      settle(1)
      #expect(app.fired == ["pin", "push"])
      #expect(app.navigation.viewControllers.count == 2 && !app.navigation.navigationBar.isHidden)
      pass(1)
      finger.drag(187, 300, by: -100, 0)
      #expect(app.map.contentOffset.x > panned.x + 80)
      app.navigation.popViewController(animated: false)
      settle(1)
      #expect(app.navigation.navigationBar.isHidden)
      #expect(hit(187, 40) == "M")
    }
  }

  @Test("CP-17: the target is fixed when the touch begins, and the map receives nothing of a press that moves off")
  func slideOff() {
    withCopyPaper {
      let app = ExampleApp()
      var words: [String] = []
      for (event, name) in UIControl.Event.names {
        app.page.button.addAction(UIAction { _ in words.append(name) }, for: event)
      }
      let finger = Hand()
      finger.down(100, 200)
      finger.move(x: 20, y: 600)
      finger.up()
      #expect(words == ["touchDown", "touchDragExit", "touchDragOutside", "touchUpOutside"])
      #expect(app.fired.isEmpty && app.map.contentOffset == .zero)
      #expect(app.navigation.viewControllers.count == 1)
    }
  }

  @Test("CP-7: a map that returns nil is called five times for one touch: by the four flagged levels, and by the loop")
  func questions() {
    withCopyPaper {
      let app = ExampleApp()
      app.map.removeFromSuperview()
      let counting = place(CountingView(), "M", 0, 0, 375, 667)
      counting.isUserInteractionEnabled = false
      app.host.view.insertSubview(counting, at: 0)
      #expect(hit(20, 50) == "A")
      #expect(counting.questions == 5)
      // In a tree without flags the map is hit-tested once.
      CopyPaper.uninstall()
      counting.questions = 0
      app.navigation.view.isHidden = true
      #expect(hit(20, 50) == "A")
      #expect(counting.questions == 1)
    }
  }
}
