import TestSupport
import Testing
import UIKit

extension EngineTests {
  /// A table view without a data source whose subviews are cells.
  @Suite("A table of an imported hierarchy selects its existing rows")
  @MainActor
  struct TableSnapshots {
    private let log = Log()

    private final class Answers: UITableViewDelegate {
      var log: Log?
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log?.note("didSelect(\(indexPath.section),\(indexPath.row))")
      }
    }

    /// Three cells, the second one without a content view, and another view.
    private func table() -> UITableView {
      let table = place(UITableView(frame: .zero, style: .plain), "table", 0, 0, 400, 400, in: showWindow())
      for (name, y) in [("low", 200), ("top", 0), ("middle", 100)] as [(String, CGFloat)] {
        let cell = place(UITableViewCell(frame: .zero), name, 10, y, 300, 90, in: table)
        guard name != "middle" else { continue }
        let content = place(UITableViewCellContentView(frame: .zero), "\(name) content", 0, 0, 200, 90, in: cell)
        place(UIButton(frame: .zero), "\(name) button", 100, 0, 50, 90, in: content)
      }
      place(UIView(), "other", 0, 300, 400, 50, in: table)
      return table
    }

    @Test("rows without an index path are numbered from top to bottom; nothing is added or moved")
    func rows() {
      withEngine {
        let table = table()
        let cells = table.subviews.compactMap { $0 as? UITableViewCell }
        table.adoptSnapshot(rows: cells.map { ($0, name($0) == "top" ? IndexPath(row: 1, section: 0) : nil) })
        Hand().follow("down 390,390; up")
        #expect(table.subviews.map { name($0) } == ["low", "top", "middle", "other"])
        #expect(cells.map(\.subviews.count) == [1, 1, 0])
        #expect(cells.map { $0.frame.minY } == [200, 0, 100])
        #expect(cells.map { table.indexPath(for: $0)?.row } == [2, 1, 0])
        #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 3)
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)).map { name($0) } == "middle")
        #expect(table.indexPathForRow(at: CGPoint(x: 20, y: 5)) == IndexPath(row: 1, section: 0))
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 5)) == nil)
        #expect(table.rectForRow(at: IndexPath(row: 2, section: 0)) == CGRect(x: 10, y: 200, width: 300, height: 90))
        #expect(table.visibleCells.map { name($0) } == ["top", "middle", "low"])
        #expect(name(cells[0].contentView) == "low content" && cells[0].subviews.count == 1)
      }
    }

    @Test(
      "touches hit the views of the hierarchy, and select",
      arguments: [
        (Spot(20, 10), "top content", "didSelect(0,0)"),
        (Spot(120, 10), "top button", ""),
        (Spot(250, 10), "top", "didSelect(0,0)"),
        (Spot(20, 110), "middle", "didSelect(0,1)"),
        (Spot(20, 95), "table", ""),
        (Spot(20, 310), "other", ""),
        (Spot(20, 210), "low content", "didSelect(0,2)"),
      ])
    func touches(spot: Spot, hit: String, selection: String) {
      withEngine {
        let table = table()
        let answers = Answers()
        answers.log = log
        table.delegate = answers
        table.adoptSnapshot(rows: table.subviews.filter { $0 is UITableViewCell }.map { ($0, nil) })
        #expect(table.found(spot.x, spot.y) == hit)
        Hand().follow("down \(spot.x),\(spot.y); up")
        #expect(log.take() == selection)
        #expect(table.visibleCells.count { $0.isSelected } == (selection.isEmpty ? 0 : 1))
      }
    }

    @Test("a view that is not a cell can represent a row")
    func plainViews() {
      withEngine {
        let table = place(UITableView(frame: .zero, style: .plain), "table", 0, 0, 400, 400, in: showWindow())
        let row = place(UIView(), "row", 0, 0, 400, 50, in: table)
        table.adoptSnapshot(rows: [(row, IndexPath(row: 7, section: 2))])
        Hand().follow("down 20,20; up")
        #expect(table.indexPathForSelectedRow == IndexPath(row: 7, section: 2))
        #expect(table.numberOfSections == 3)
      }
    }
  }
}
