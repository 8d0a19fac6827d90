import TestSupport
import Testing
import UIKit

extension EngineTests {
  /// `Documentation/Fidelity.md`, rules 4.5 and 6.1.
  @Suite("Touches reach a table along the responder chain")
  @MainActor
  struct TouchesInTables {
    private static let selection =
      "shouldHighlight(B) B+highlighted didHighlight(B) B-highlighted didUnhighlight(B) willSelect(B) B+selected didSelect(B)"

    @Test("a touch hits the content view; its subviews handle it or forward it")
    func landing() {
      withEngine {
        let scene = TableScene()
        let views = Log()
        scene.fill = { cell, path in
          cell.contentView.accessibilityIdentifier = "content\(path.row)"
          let plain = place(LoggedView(frame: .zero), "plain", 0, 0, 50, 100, in: cell.contentView)
          plain.log = views
          plain.passesOn = path.row == 1
        }
        scene.table.layoutIfNeeded()
        #expect(scene.table.found(200, 150) == "content1")
        #expect(scene.table.found(20, 150) == "plain")
        #expect(scene.table.found(200, 399) == "content3")
        #expect(scene.events("down 20,150; up") == Self.selection)
        #expect(views.take() == "plain.began(1) plain.ended(1)")
        #expect(scene.events("down 20,250; up") == "")
        #expect(views.take() == "plain.began(1) plain.ended(1)")
      }
    }

    @Test("an accessory view is beside the content; a touch on it is one on the row")
    func accessory() {
      withEngine {
        let scene = TableScene()
        scene.fill = { cell, path in
          let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
          accessory.accessibilityIdentifier = "accessory"
          cell.accessoryView = accessory
          cell.backgroundView = UIView()
          cell.contentView.accessibilityIdentifier = "content"
        }
        scene.table.layoutIfNeeded()
        let cell = scene.table.visibleCells[1]
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 340, height: 100))
        #expect(cell.accessoryView?.frame == CGRect(x: 340, y: 30, width: 60, height: 40))
        #expect(cell.backgroundView?.frame == cell.bounds)
        #expect(scene.table.found(339, 150) == "content")
        #expect(scene.table.found(350, 150) == "accessory")
        #expect(scene.events("down 350,150; up") == Self.selection)
        #expect(scene.events("down 350,110; up").contains("didSelect(B)"))
      }
    }

    @Test("a cell that takes no touches is not selected, although the table is hit at its location")
    func withoutInteraction() {
      withEngine {
        let scene = TableScene()
        scene.fill = { cell, _ in cell.isUserInteractionEnabled = false }
        scene.table.layoutIfNeeded()
        #expect(scene.table.found(200, 150) == "table")
        #expect(scene.events("down 200,150; up") == "")
      }
    }

    @Test("4.5: a tap recognizer on an ancestor cancels the touch: no selection; one that does not cancel allows it")
    func ancestorsTap() {
      withEngine {
        let scene = TableScene()
        let tap = UITapGestureRecognizer()
        scene.table.window?.addGestureRecognizer(tap)
        #expect(
          scene.events("down 200,150; up")
            == "shouldHighlight(B) B+highlighted didHighlight(B) B-highlighted didUnhighlight(B)")
        #expect(scene.selected == "")
        tap.cancelsTouchesInView = false
        #expect(scene.events("down 200,150; up") == Self.selection)
      }
    }

    @Test("headers and the app's subviews of the table are not rows, also when they float")
    func notRows() {
      withEngine {
        let scene = TableScene([[100, 100, 100, 100, 100, 100]])
        scene.headers = [0: 30]
        scene.table.reloadData()
        scene.table.contentOffset.y = 130
        scene.table.layoutIfNeeded()
        #expect(scene.table.indexPathForRow(at: CGPoint(x: 200, y: 135)) == TableScene.path("B"))
        #expect(scene.events("down 200,5; up") == "")
        #expect(scene.events("down 200,35; up") == Self.selection)
        place(UIView(), "own", 0, 300, 400, 50, in: scene.table)
        #expect(scene.events("down 200,180; up") == "")
      }
    }

    @Test(
      "a row that is deleted during a touch is not selected",
      arguments: ["reload", "scroll", "delete", "in didUnhighlight"])
    func rowsThatGo(how: String) {
      withEngine {
        let scene = TableScene([Array(repeating: 100, count: 20)])
        let hand = Hand()
        _ = scene.events("down 200,150", hand)
        let reload: @MainActor () -> Void = {
          scene.heights = [[100]]
          scene.table.reloadData()
        }
        switch how {
        case "reload": reload()
        case "scroll": scene.table.contentOffset.y = 1000
        case "delete":
          scene.heights[0].remove(at: 1)
          scene.table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .none)
        default: scene.reactions["didUnhighlight(B)"] = reload
        }
        hand.follow("move 201,150; up")
        #expect(!scene.log.take().contains("Select"))
        #expect(scene.selected == "")
        #expect(scene.events("down 200,50; up").contains("didSelect"))
      }
    }

    @Test("a row that moves during a touch is selected at its new index path")
    func rowsThatMove() {
      withEngine {
        let scene = TableScene()
        let hand = Hand()
        scene.select("A")
        _ = scene.events("down 200,150", hand)
        scene.heights[0].insert(1, at: 0)
        scene.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        hand.follow("up")
        #expect(
          scene.log.take() == "B-highlighted didUnhighlight(C) willSelect(C) willDeselect(B) A-selected didDeselect(B) "
            + "B+selected didSelect(C)")
      }
    }
  }
}
