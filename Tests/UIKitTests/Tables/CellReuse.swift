import SeededRandom
import TestSupport
import Testing
import UIKit

extension EngineTests {
  @Suite("A table creates few cells and reuses them")
  @MainActor
  struct CellReuse {
    @Test("scrolling creates at most two more cells than are visible", arguments: 1...10 as ClosedRange<UInt64>)
    func scrolling(seed: UInt64) {
      var random = SplitMix(seed: seed)
      withEngine {
        let scene = TableScene([Array(repeating: 44, count: 1_000), Array(repeating: 44, count: 1_000)], height: 440)
        let table = scene.table
        for _ in 0..<200 {
          table.contentOffset.y = .random(in: -500...90_000, using: &random)
          table.layoutIfNeeded()
          let expected = table.indexPathsForRows(in: table.bounds) ?? []
          #expect(table.indexPathsForVisibleRows == expected)
          #expect(table.visibleCells.map(\.accessibilityIdentifier) == expected.map(TableScene.name))
          for (path, cell) in zip(expected, table.visibleCells) {
            #expect(cell.frame == table.rectForRow(at: path))
            #expect(table.indexPath(for: cell) == path && table.cellForRow(at: path) === cell)
          }
          #expect(table.subviews.count == expected.count)
        }
        #expect(LoggedCell.made <= 12)
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 5)) == nil)
      }
    }

    @Test(
      "a cell is created from its registered class, with the properties of subclasses, and prepared before its reuse"
    )
    func registration() {
      final class OwnHeader: UITableViewHeaderFooterView { var words = ["own"] }
      withEngine {
        let scene = TableScene([Array(repeating: 100, count: 10)], height: 100)
        let table = scene.table
        let cell = table.visibleCells[0] as? LoggedCell
        #expect(cell?.reuseIdentifier == "cell" && cell?.reuses == 0)
        table.contentOffset.y = 500
        table.layoutIfNeeded()
        #expect(table.visibleCells[0] === cell && cell?.reuses == 1)
        #expect(cell?.superview === table && table.subviews.count == 1)
        #expect(table.dequeueReusableCell(withIdentifier: "cell") is LoggedCell)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
        #expect(table.dequeueReusableCell(withIdentifier: "plain").map { type(of: $0) == UITableViewCell.self } == true)
        table.register(nil as AnyClass?, forCellReuseIdentifier: "plain")
        #expect(table.dequeueReusableCell(withIdentifier: "plain") == nil)
        table.register(OwnHeader.self, forHeaderFooterViewReuseIdentifier: "header")
        let header = table.dequeueReusableHeaderFooterView(withIdentifier: "header") as? OwnHeader
        #expect(header?.words == ["own"] && header?.reuseIdentifier == "header")
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "other") == nil)
      }
    }

    @Test("the delegate is called when cells appear and disappear; the state of the last row is reset")
    func display() {
      withEngine {
        let scene = TableScene([[100, 100, 100]], height: 100)
        scene.notesDisplay = true
        scene.table.layoutIfNeeded()
        #expect(scene.log.take() == "willDisplay(A)")
        scene.select("A")
        scene.table.contentOffset.y = 200
        #expect(scene.log.take() == "")
        scene.table.layoutIfNeeded()
        #expect(scene.log.take() == "didEndDisplaying(A) C-selected willDisplay(C)")
        scene.table.contentOffset.y = 0
        scene.table.layoutIfNeeded()
        #expect(scene.log.take() == "didEndDisplaying(C) A+selected willDisplay(A)")
      }
    }

    @Test("scrolling by an event adds its cells before the next event")
    func turns() {
      withEngine {
        let scene = TableScene([Array(repeating: 100, count: 50)])
        let table = scene.table
        Hand().follow("down 300,790; up")
        table.contentOffset.y = 2_000
        #expect(scene.events("down 200,150; up").hasPrefix("shouldHighlight(V) "))
      }
    }

    @Test("a data source may read or reload its table while it returns a cell")
    func reentrance() {
      withEngine {
        let scene = TableScene()
        let table = scene.table
        var calls = 0
        scene.fill = { cell, path in
          calls += 1
          cell.layoutIfNeeded()
          _ = table.visibleCells
          guard calls == 2 else { return }
          scene.heights = [[100, 100]]
          table.reloadData()
          #expect(table.numberOfRows(inSection: 0) == 2)
        }
        Hand().follow("down 200,150; up")
        #expect(scene.selected == "B")
        #expect(calls == 4 && LoggedCell.made <= 4)
        #expect(table.subviews.count == 2 && table.visibleCells.count == 2)
      }
    }

    @Test("new data resets the selection and the cells; the offset stays where there is content")
    func reload() {
      withEngine {
        let scene = TableScene([Array(repeating: 100, count: 20)])
        scene.table.contentOffset.y = 500
        scene.select("F")
        scene.heights = [Array(repeating: 50, count: 12)]
        scene.table.reloadData()
        #expect(scene.selected == "")
        #expect(scene.table.contentSize.height == 600)
        #expect(scene.table.contentOffset.y == 200)
        #expect(scene.table.visibleCells.compactMap(\.accessibilityIdentifier).joined() == "EFGHIJKL")
        scene.table.dataSource = nil
        #expect(scene.table.visibleCells.isEmpty && scene.table.numberOfSections == 0)
      }
    }

    /// A reused cell keeps the letter of its first row. A new cell has the lower-case letter of its row.
    @Test(
      "a change of rows keeps the cells and the selection of the others",
      arguments: [
        ("an insertion above", [0], [], [], "aABCD", "DB"),
        ("an insertion below", [4], [], [], "ABCDe", "CA"),
        ("two insertions", [1, 2], [], [], "AbcBCD", "EA"),
        ("a deletion", [], [1], [], "ACD", "BA"),
        ("a deletion of a selected row", [], [0], [], "BCD", "B"),
        ("both", [0, 4], [1, 2], [], "aADd", "B"),
        ("a reload", [], [], [1], "AbCD", "CA"),
        ("a reload of a selected row", [], [], [2], "ABcD", "A"),
      ] as [(String, [Int], [Int], [Int], String, String)])
    func changes(
      id: String, inserted: [Int], deleted: [Int], reloaded: [Int], cells: String, selection: String
    ) {
      withEngine {
        let scene = TableScene([[40, 40, 40, 40]])
        let table = scene.table
        table.allowsMultipleSelection = true
        scene.select("CA")
        table.layoutIfNeeded()
        scene.fill = { cell, _ in cell.accessibilityIdentifier = cell.accessibilityIdentifier?.lowercased() }
        @MainActor func paths(_ rows: [Int]) -> [IndexPath] { rows.map { IndexPath(row: $0, section: 0) } }
        table.performBatchUpdates {
          for row in deleted.reversed() { scene.heights[0].remove(at: row) }
          for row in inserted.sorted() { scene.heights[0].insert(40, at: min(row, scene.heights[0].count)) }
          table.insertRows(at: paths(inserted), with: .fade)
          table.deleteRows(at: paths(deleted), with: .fade)
          table.reloadRows(at: paths(reloaded), with: .fade)
        }
        #expect(table.visibleCells.compactMap(\.accessibilityIdentifier).joined() == cells)
        #expect(scene.selected == selection)
        for cell in table.visibleCells { #expect(cell.frame == table.rectForRow(at: table.indexPath(for: cell)!)) }
      }
    }

    @Test("a row inserted into a full table moves the last one out of view")
    func insertionInSight() {
      withEngine {
        let scene = TableScene([Array(repeating: 100, count: 20)])
        let table = scene.table
        table.layoutIfNeeded()
        scene.fill = { cell, _ in cell.accessibilityIdentifier = cell.accessibilityIdentifier?.lowercased() }
        scene.heights[0].insert(100, at: 2)
        table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .none)
        #expect(table.cellForRow(at: IndexPath(row: 3, section: 0)).map { name($0) } == "C")
        #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) == nil)
        #expect(table.visibleCells.compactMap(\.accessibilityIdentifier).joined() == "ABcC")
        #expect(table.subviews.count == 4)
      }
    }

    @Test("a change of sections keeps the cells and the selection of the others")
    func sections() {
      withEngine {
        let scene = TableScene([[40], [40, 40], [40]])
        let table = scene.table
        table.selectRow(at: IndexPath(row: 1, section: 1), animated: false, scrollPosition: .none)
        let cell = table.visibleCells[2]
        scene.heights = [[30], [30], [40, 40], [40]]
        table.beginUpdates()
        table.deleteSections([0], with: .none)
        table.insertSections([0, 1], with: .none)
        table.endUpdates()
        #expect(scene.selected == "B2")
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 2)) === cell)
        #expect(cell.frame.minY == 0 || table.visibleCells.count == 5)
        #expect(cell.frame == CGRect(x: 0, y: 100, width: 400, height: 40))
        table.reloadSections([2], with: .none)
        #expect(scene.selected == "")
      }
    }
  }
}
