import TestSupport
import Testing
import UIKit

extension EngineTests {
  /// `Documentation/Fidelity.md`, rule 6.3, rows R1 to R8. Rows start at y 0, 100, 200 and 300 of a window of width
  /// 400. The table scrolls only where a case says so.
  @Suite("A table highlights and selects the touched row")
  @MainActor
  struct TableRows {
    private static let down = "shouldHighlight(B) B+highlighted didHighlight(B)"
    private static let up = "B-highlighted didUnhighlight(B)"

    @Test("R1: a tap on B while A is selected")
    func singleSelection() {
      withEngine {
        let scene = TableScene()
        scene.select("A")
        let hand = Hand()
        #expect(scene.events("down 200,150", hand) == Self.down)
        #expect(
          scene.events("up", hand)
            == Self.up + " willSelect(B) willDeselect(A) A-selected didDeselect(A) B+selected didSelect(B)")
        #expect(scene.selected == "B" && scene.looksSelected == "B")
      }
    }

    @Test("R2: no highlight, no selection; A stays selected")
    func shouldHighlight() {
      withEngine {
        let scene = TableScene()
        scene.select("A")
        scene.unhighlightable = ["B"]
        #expect(scene.events("down 200,150; move 200,140; up") == "shouldHighlight(B)")
        #expect(scene.selected == "A")
      }
    }

    /// Touches on a table that scrolls, with A selected.
    @Test(
      "6.2, R4: a delayed touch highlights late or not at all, and a scroll selects nothing",
      arguments: [
        (
          "a quick tap", "down 200,150; wait 50; up",
          "↓ ↑ willSelect(B) willDeselect(A) A-selected didDeselect(A) "
            + "B+selected didSelect(B)", 0
        ),
        ("held, not lifted yet", "down 200,150; wait 200; rest", "↓", 0),
        ("not held long enough", "down 200,150; wait 100; rest", "", 0),
        ("R4", "down 200,150; wait 200; move 200,120", "↓ ↑", 20),
        ("a drag at once", "down 200,150; move 200,120; wait 300; up", "", 20),
        (
          "a tremble", "down 200,150; wait 200; move 203,155; up",
          "↓ ↑ willSelect(B) willDeselect(A) A-selected "
            + "didDeselect(A) B+selected didSelect(B)", 0
        ),
      ] as [(String, String, String, CGFloat)])
    func heldBack(id: String, script: String, expected: String, offset: CGFloat) {
      withEngine {
        let scene = TableScene([Array(repeating: 100, count: 20)], scrolls: true)
        scene.select("A")
        let events = expected.replacing("↓", with: Self.down).replacing("↑", with: Self.up)
        #expect(scene.events(script) == events)
        #expect(scene.table.contentOffset.y >= offset && (offset > 0 || scene.table.contentOffset.y == 0))
        #expect(scene.selected == (expected.contains("didSelect") ? "B" : "A"))
        #expect(scene.looksSelected.contains(scene.selected))
      }
    }

    @Test("R6: a switch in a cell toggles, and its row is not selected; a disabled one does not select it either")
    func controlInCell() {
      withEngine {
        let scene = TableScene()
        var toggles: [UISwitch] = []
        scene.fill = { cell, path in
          toggles.append(place(UISwitch(frame: .zero), "switch", 300, 30, 51, 31, in: cell.contentView))
        }
        #expect(scene.events("down 320,145; up") == "")
        #expect(toggles[1].isOn && scene.selected == "")
        toggles[1].isEnabled = false
        #expect(
          scene.events("down 320,145; up") == Self.down + " " + Self.up + " willSelect(B) B+selected didSelect(B)")
        #expect(toggles[1].isOn && scene.selected == "B")
      }
    }

    @Test("R8: every row can be tapped after scrolling to it, also the last one of the last section")
    func everyRow() {
      withEngine {
        let scene = TableScene(
          [[60, 60, 60, 60, 60], [60, 60, 60], [30, 60, 300, 44, 44, 44, 60]], height: 200, scrolls: true)
        scene.headers = [0: 20, 1: 30, 2: 40]
        scene.table.reloadData()
        for position in [UITableView.ScrollPosition.none, .top, .middle, .bottom] {
          for section in 0..<scene.table.numberOfSections {
            for row in 0..<scene.table.numberOfRows(inSection: section) {
              let path = IndexPath(row: row, section: section)
              scene.table.scrollToRow(at: path, at: position, animated: false)
              let sight = scene.table.rectForRow(at: path).intersection(scene.table.bounds)
              let spot = scene.table.convert(CGPoint(x: sight.midX, y: sight.midY), to: nil)
              Hand().follow("down \(spot.x),\(spot.y); up")
              #expect(scene.table.indexPathForSelectedRow == path, "\(position)")
            }
          }
        }
      }
    }

    /// A script, its log, and the rows that are selected afterwards. ↓ and ↑ stand for the calls of row R1.
    @Test(
      "scripts of a touch",
      arguments: [
        ("a tap", "", "down 200,150; up", "↓ ↑ willSelect(B) B+selected didSelect(B)", "B"),
        ("the system takes it", "A", "down 200,150; cancel", "↓ ↑", "A"),
        ("lifted on another row", "A", "down 200,190; move 200,205; up", "↓ ↑", "A"),
        (
          "out and back in", "", "down 200,190; move 200,205; move 200,195; up",
          "↓ ↑ ↓ ↑ willSelect(B) B+selected didSelect(B)", "B"
        ),
        ("a last place outside", "", "down 200,190; up 200,205", "↓ ↑", ""),
        (
          "within the row", "", "down 200,150; move 100,199; up", "↓ ↑ willSelect(B) B+selected didSelect(B)", "B"
        ),
        (
          "a second finger on another row does not count", "", "down 200,150; 2: down 200,50; 2: up; up",
          "↓ ↑ willSelect(B) B+selected didSelect(B)", "B"
        ),
        (
          "nor on the same row", "", "down 200,150; 2: down 250,150; up; 2: up",
          "↓ ↑ willSelect(B) B+selected didSelect(B)", "B"
        ),
        ("beside all rows", "A", "down 200,450; up", "", "A"),
        ("the selected row again", "B", "down 200,150; up", "↓ ↑ willSelect(B) didSelect(B)", "B"),
      ])
    func fingers(id: String, selected: String, script: String, expected: String, after: String) {
      withEngine {
        let scene = TableScene(height: 600)
        scene.select(selected)
        let events = expected.replacing("↓", with: Self.down).replacing("↑", with: Self.up)
        #expect(scene.events(script) == events)
        #expect(scene.selected == after && scene.looksSelected == after)
      }
    }

    @Test(
      "willSelect and willDeselect may return another row, or nil",
      arguments: [
        (
          "another", ["B": "C"], [:], "willSelect(B) willDeselect(A) A-selected didDeselect(A) C+selected didSelect(C)",
          "C"
        ),
        ("the selected one", ["B": "A"], [:], "willSelect(B) didSelect(A)", "A"),
        ("none", ["B": "-"], [:], "willSelect(B)", "A"),
        ("one that is not there", ["B": "Z"], [:], "willSelect(B)", "A"),
        ("A keeps its selection", [:], ["A": "-"], "willSelect(B) willDeselect(A) B+selected didSelect(B)", "AB"),
        ("A names D", [:], ["A": "D"], "willSelect(B) willDeselect(A) B+selected didSelect(B)", "AB"),
      ] as [(String, [String: String], [String: String], String, String)])
    func redirections(
      id: String, selections: [String: String], deselections: [String: String], expected: String, after: String
    ) {
      withEngine {
        let scene = TableScene()
        scene.select("A")
        scene.redirections = selections
        scene.deselections = deselections
        #expect(scene.events("down 200,150; up") == Self.down + " " + Self.up + " " + expected)
        #expect(scene.selected == after)
      }
    }

    @Test("with multiple selection a tap selects a row, and deselects a selected one")
    func multipleSelection() {
      withEngine {
        let scene = TableScene()
        scene.table.allowsMultipleSelection = true
        scene.select("A")
        #expect(
          scene.events("down 200,150; up") == Self.down + " " + Self.up + " willSelect(B) B+selected didSelect(B)")
        #expect(scene.selected == "AB")
        #expect(
          scene.events("down 200,150; up")
            == Self.down + " " + Self.up + " willDeselect(B) B-selected didDeselect(B)")
        #expect(scene.selected == "A")
        scene.deselections = ["A": "-"]
        _ = scene.events("down 200,50; up")
        #expect(scene.selected == "A")
      }
    }

    @Test("a table without selection calls no delegate methods; a selection style of none changes only the appearance")
    func withoutSelection() {
      withEngine {
        let scene = TableScene()
        scene.table.allowsSelection = false
        #expect(scene.events("down 200,150; up") == "")
        scene.table.allowsSelection = true
        scene.table.visibleCells[1].selectionStyle = .none
        #expect(
          scene.events("down 200,150; up") == Self.down + " " + Self.up + " willSelect(B) B+selected didSelect(B)")
      }
    }

    @Test(
      "whether A looks selected while B is highlighted is a parameter; a cancelled touch restores it",
      arguments: [
        (false, "", "", " willDeselect(A) A-selected didDeselect(A) B+selected didSelect(B)"),
        (true, " A-selected", " A+selected", " willDeselect(A) didDeselect(A) B+selected didSelect(B)"),
      ])
    func deselectsWhileHighlighting(isOn: Bool, hides: String, shows: String, selects: String) {
      var platform = PlatformBehavior()
      platform.deselectsWhileHighlighting = isOn
      withEngine(platform) {
        let scene = TableScene()
        scene.select("A")
        let hand = Hand()
        #expect(scene.events("down 200,150", hand) == Self.down + hides)
        #expect(scene.selected == "A")
        #expect(scene.events("cancel", hand) == Self.up + shows)
        #expect(scene.events("down 200,190; move 200,205; up", hand) == Self.down + hides + " " + Self.up + shows)
        #expect(scene.selected == "A" && scene.looksSelected == "A")
        #expect(
          scene.events("down 200,150; up", hand) == Self.down + hides + " " + Self.up + " willSelect(B)" + selects)
        #expect(scene.looksSelected == "B")
      }
    }

    @Test("selecting rows by code calls no delegate methods")
    func selectionByCode() {
      withEngine {
        let scene = TableScene(Array(repeating: [100, 100, 100], count: 4), height: 200)
        let table = scene.table
        table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        table.selectRow(at: IndexPath(row: 2, section: 3), animated: false, scrollPosition: .bottom)
        #expect(scene.selected == "C3")
        #expect(table.contentOffset.y == 1000)
        table.selectRow(at: IndexPath(row: 3, section: 3), animated: false, scrollPosition: .top)
        #expect(scene.selected == "C3")
        table.deselectRow(at: IndexPath(row: 1, section: 1), animated: false)
        #expect(scene.selected == "C3")
        table.deselectRow(at: IndexPath(row: 2, section: 3), animated: false)
        #expect(scene.selected == "" && table.indexPathsForSelectedRows == nil)
        table.allowsMultipleSelection = true
        for row in [2, 0] {
          table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
        }
        #expect(scene.selected == "CA")
        table.selectRow(at: nil, animated: false, scrollPosition: .none)
        #expect(scene.selected == "")
        #expect(!scene.log.take().contains("("))
      }
    }

    @Test("the selection by a touch is reported to the observer, with the selected row")
    func observer() {
      withEngine {
        let scene = TableScene()
        UIApplication.shared.observer = SelectionObserver(scene.log)
        scene.redirections = ["B": "C"]
        #expect(scene.events("down 200,150; up").hasSuffix("willSelect(B) C+selected select(table:C) didSelect(C)"))
        scene.select("D")
        #expect(!scene.log.take().contains("select("))
        scene.table.delegate = nil
        scene.table.rowHeight = 100
        #expect(scene.events("down 200,150; up") == "B+highlighted B-highlighted B+selected select(table:B)")
      }
    }

    @Test("the row touched below a row whose height is not known is unknown")
    func guessedHeights() {
      withEngine {
        let scene = TableScene([[44, 44], [44, 44]])
        UIApplication.shared.observer = SelectionObserver(scene.log)
        scene.heights[1] = [-1, -1]
        scene.table.rowHeight = UITableView.automaticDimension
        scene.table.estimatedRowHeight = UITableView.automaticDimension
        scene.fill = { cell, _ in
          cell.textLabel?.text = "Text"
          cell.textLabel?.numberOfLines = 0
        }
        scene.table.reloadData()
        #expect(!scene.events("down 200,80; up").contains("unknown"))
        #expect(scene.events("down 200,90; up").hasPrefix("unknown(how high a row"))
        scene.table.rowHeight = 44
        #expect(!scene.events("down 200,90; up").contains("unknown"))
      }
    }
  }
}
