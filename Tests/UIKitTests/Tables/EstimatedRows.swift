import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Gives rows their heights, and logs the requests for cells (`c`) and heights (`h`).
private final class GivenHeights: NSObject, UITableViewDataSource, UITableViewDelegate {
  var heights: [CGFloat]
  private var log: [String] = []
  init(_ heights: [CGFloat]) { self.heights = heights }

  func take() -> String {
    defer { log = [] }
    return log.joined(separator: " ")
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { heights.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    log.append("c\(indexPath.row)")
    return tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    log.append("h\(indexPath.row)")
    return heights[indexPath.row]
  }
}

extension EngineTests {
  @Suite("Rows have estimates until they are shown")
  @MainActor
  struct EstimatedRows {
    /// Shows a table of 320 × 250 points.
    private func inTable(
      _ heights: [CGFloat], estimate: CGFloat = UITableView.automaticDimension,
      rowHeight: CGFloat = UITableView.automaticDimension, _ body: (UITableView, GivenHeights) throws -> Void
    ) rethrows {
      try withEngine {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.isHidden = false
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 250))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.estimatedRowHeight = estimate
        table.rowHeight = rowHeight
        let data = GivenHeights(heights)
        table.dataSource = data
        table.delegate = data
        window.addSubview(table)
        endTurn()
        try body(table, data)
      }
    }

    private func scroll(_ table: UITableView, to y: CGFloat) {
      table.contentOffset.y = y
      endTurn()
    }

    private func tops(_ table: UITableView) -> [CGFloat] { table.visibleCells.map(\.frame.minY) }

    @Test("a row's height is requested after its cell, and the content grows while it is shown")
    func requests() {
      inTable(Array(repeating: 100, count: 20)) { table, data in
        #expect(data.take() == "c0 h0 c1 h1 c2 h2")
        #expect(table.contentSize.height == 3 * 100 + 17 * Engine.current.platform.tableRowHeight)
        scroll(table, to: 60)
        #expect(data.take() == "c3 h3" && tops(table) == [0, 100, 200, 300])
        #expect(table.contentSize.height == 4 * 100 + 16 * Engine.current.platform.tableRowHeight)
        #expect(table.visibleCells.allSatisfy { $0.frame.height == 100 && $0.contentView.frame.height == 100 })
      }
    }

    @Test("an estimate of zero requests all heights at once")
    func withoutEstimates() {
      inTable(Array(repeating: 100, count: 5), estimate: 0) { table, data in
        #expect(data.take() == "h0 h1 h2 h3 h4 c0 c1 c2" && table.contentSize.height == 500)
        scroll(table, to: 250)
        #expect(tops(table) == [200, 300, 400] && table.firstUncertainHeight() == nil)
      }
    }

    @Test("places below rows that were passed over are unknown, unless their estimates are their heights")
    func jumps() {
      for (estimate, uncertain) in [(CGFloat(60), CGFloat(300)), (100, nil), (UITableView.automaticDimension, 300)] {
        inTable(Array(repeating: 100, count: 40), estimate: estimate) { table, _ in
          #expect(table.firstUncertainHeight(above: 250) == nil)
          let distance = 20 * (estimate > 0 ? estimate : Engine.current.platform.tableRowHeight)
          scroll(table, to: 300 + distance)
          #expect(table.firstUncertainHeight() == uncertain)
          #expect(tops(table).prefix(2) == [300 + distance, 400 + distance])
          #expect(table.indexPathsForVisibleRows?.first?.row == 23)
        }
      }
    }

    @Test("a row that gets its height above the sight makes the places unknown until the top is reached")
    func aboveTheSight() {
      inTable(Array(repeating: 100, count: 40)) { table, _ in
        scroll(table, to: 900)
        scroll(table, to: 700)
        #expect(table.firstUncertainHeight() == -.infinity)
        scroll(table, to: 0)
        #expect((table.firstUncertainHeight() ?? 0) > 0)
      }
    }

    @Test("a reload forgets the heights, a batch update keeps them and requests those of shown rows again")
    func reloads() {
      inTable(Array(repeating: 100, count: 10)) { table, data in
        for y in stride(from: CGFloat(0), through: 750, by: 50) { scroll(table, to: y) }
        #expect(table.contentSize.height == 1_000 && table.firstUncertainHeight() == nil)
        data.heights[9] = 130
        _ = data.take()
        table.performBatchUpdates(nil)
        endTurn()
        #expect(table.contentSize.height == 1_030 && table.firstUncertainHeight() == nil)
        data.heights.insert(70, at: 0)
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        endTurn()
        #expect(table.firstUncertainHeight() == 0)
        table.reloadData()
        endTurn()
        #expect(table.firstUncertainHeight() != nil)
        scroll(table, to: 0)
        #expect(tops(table) == [0, 70, 170])
      }
    }

    @Test("a height for rows is the estimate of those that have another one")
    func rowHeights() {
      inTable([60, 60, 90, 60, 60, 60, 60, 90, 60], rowHeight: 60) { table, _ in
        #expect(tops(table) == [0, 60, 120, 210] && table.contentSize.height == 570)
        #expect(table.firstUncertainHeight() == 450 && table.firstUncertainHeight(above: 440) == nil)
      }
    }

    @Test("a delegate may make the cell to find its height")
    func prototypes() {
      final class Measuring: NSObject, UITableViewDataSource, UITableViewDelegate {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
          self.tableView(tableView, cellForRowAt: indexPath).frame.height + 10
        }
      }
      inTable([]) { table, _ in
        let data = Measuring()
        table.dataSource = data
        table.delegate = data
        endTurn()
        let height = Engine.current.platform.tableRowHeight + 10
        #expect(tops(table) == [0, height, 2 * height])
      }
    }

    @Test("a section that moves keeps its cells, among inserted and deleted ones")
    func sections() {
      withEngine {
        let scene = TableScene([[20, 20], [30], [40]])
        endTurn()
        let cells = scene.table.visibleCells
        // The second section comes first, the third goes, and a new one is last.
        scene.heights = [[30], [20, 20], [50]]
        scene.table.performBatchUpdates {
          scene.table.moveSection(1, toSection: 0)
          scene.table.deleteSections(IndexSet(integer: 2), with: .none)
          scene.table.insertSections(IndexSet(integer: 2), with: .none)
        }
        endTurn()
        #expect(scene.table.visibleCells.map(\.frame.minY) == [0, 30, 50, 70])
        #expect(
          scene.table.visibleCells.prefix(3).map(ObjectIdentifier.init)
            == [2, 0, 1].map { ObjectIdentifier(cells[$0]) })
        #expect(Engine.current.unmodelled == [])
      }
    }

    @Test("a delegate may set the table's heights, or reload the table, when it is asked for one")
    func changesWhileAsked() {
      final class Changing: NSObject, UITableViewDataSource, UITableViewDelegate {
        var count = 40
        var change: ((UITableView, IndexPath) -> Void)?
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
          change?(tableView, indexPath)
          return 50
        }
      }
      for change in 0..<3 {
        inTable([]) { table, _ in
          let data = Changing()
          data.change = { [unowned data] table, path in
            switch change {
            case 0: (table.estimatedRowHeight, table.rowHeight) = (80, UITableView.automaticDimension)
            case _ where path.row != 3 || data.count != 40: break
            case 1:
              data.count = 2
              table.reloadData()
            default:
              data.count = 2
              table.reloadData()
              table.layoutIfNeeded()
            }
          }
          table.dataSource = data
          table.delegate = data
          endTurn()
          table.layoutIfNeeded()
          #expect(tops(table) == Array([0, 50, 100, 150, 200].prefix(change == 0 ? 5 : 2)), "\(change)")
          table.contentOffset.y = 60
          endTurn()
          #expect(table.visibleCells.isEmpty == false)
        }
      }
    }

    @Test("a delegate may leave single rows to their content")
    func mixed() {
      inTable([80, UITableView.automaticDimension, 80]) { table, _ in
        // The content has no constraints, so its height is UIKit's.
        #expect(tops(table) == [0, 80, 124] && table.firstUncertainHeight() == nil)
      }
    }
  }
}
