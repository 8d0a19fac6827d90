import Foundation
import TestSupport
import Testing

@testable import UIKit

/// A row whose content has the height of a number.
private final class SizedCell: UITableViewCell {
  let box = UIView()
  private lazy var height = box.heightAnchor.constraint(equalToConstant: 0)
  var number: CGFloat = 0 {
    didSet { height.constant = number }
  }

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10), height,
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
    ])
  }
  required init?(coder: NSCoder) { return nil }
}

/// Shows a row for each number.
private final class Numbers: NSObject, UITableViewDataSource, UITableViewDelegate {
  var numbers: [CGFloat]
  var requests: [Int] = []
  var kind = "number"
  init(_ numbers: [CGFloat]) { self.numbers = numbers }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { numbers.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    requests.append(indexPath.row)
    let cell = tableView.dequeueReusableCell(withIdentifier: kind, for: indexPath)
    (cell as? SizedCell)?.number = numbers[indexPath.row]
    return cell
  }
}

extension EngineTests {
  @Suite("Rows without a height have that of their content")
  @MainActor
  struct SelfSizingRows {
    /// Shows a table of 320 × 480 points with a row for each number, on a screen with one pixel a point.
    private func inTable(
      _ numbers: [CGFloat], separators: UITableViewCell.SeparatorStyle = .none,
      _ body: (UITableView, Numbers) throws -> Void
    ) rethrows {
      try withEngine {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.isHidden = false
        let table = UITableView(frame: window.bounds)
        table.separatorStyle = separators
        table.register(SizedCell.self, forCellReuseIdentifier: "number")
        let data = Numbers(numbers)
        table.dataSource = data
        table.delegate = data
        window.addSubview(table)
        endTurn()
        try body(table, data)
      }
    }

    private func heights(_ table: UITableView) -> [CGFloat] {
      table.visibleCells.map(\.frame.height)
    }

    @Test("each row has the height that fits its constraints, and the rows below it follow")
    func heights() {
      inTable([30, 80, 5, 40]) { table, data in
        #expect(heights(table) == [50, 100, 25, 60])
        #expect(table.visibleCells.map(\.frame.minY) == [0, 50, 150, 175])
        #expect(table.contentSize.height == 235 && data.requests == [0, 1, 2, 3])
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 160)) == IndexPath(row: 2, section: 0))
        #expect(table.firstUncertainHeight() == nil)
        #expect(Engine.current.unmodelled == [])
        let box = (table.visibleCells[1] as? SizedCell)?.box
        #expect(box?.frame == CGRect(x: 0, y: 10, width: 320, height: 80))
      }
    }

    @Test("the line below a row is a pixel of the row that its content does not have")
    func separators() {
      inTable([30, 80], separators: .singleLine) { table, _ in
        let pixel = 1 / UIScreen.main.scale
        #expect(zip(heights(table), [50 + pixel, 100 + pixel]).allSatisfy { abs($0 - $1) < 1e-9 })
        let cell = table.visibleCells[0]
        #expect(cell.contentView.frame.height == 50)
        #expect(Engine.current.unmodelled == [])
      }
    }

    @Test("only rows in sight are shown, and those above and in sight are certain")
    func scrolling() {
      inTable(Array(repeating: 100, count: 20)) { table, data in
        #expect(data.requests == [0, 1, 2, 3] && heights(table) == [120, 120, 120, 120])
        #expect(table.firstUncertainHeight() == 480)
        // The rows below are estimated.
        #expect(table.contentSize.height == 480 + 16 * Engine.current.platform.tableRowHeight)
        table.contentOffset.y = 100
        endTurn()
        #expect(data.requests == [0, 1, 2, 3, 4] && table.firstUncertainHeight() == 600)
        table.contentOffset.y = 0
        endTurn()
        #expect(table.visibleCells.map(\.frame.minY) == [0, 120, 240, 360])
      }
    }

    @Test("an estimate that is too high or too low shows the right rows in the end")
    func estimates() {
      for estimate: CGFloat in [10, 1_000] {
        inTable(Array(repeating: 100, count: 20)) { table, _ in
          table.estimatedRowHeight = estimate
          endTurn()
          #expect(table.visibleCells.map(\.frame.minY) == [0, 120, 240, 360])
          table.reloadData()
          endTurn()
          #expect(table.visibleCells.map(\.frame.minY) == [0, 120, 240, 360])
          #expect(table.contentSize.height == 480 + 16 * estimate)
        }
      }
    }

    @Test("a delegate's estimate precedes that of the table, unless it is automatic")
    func delegateEstimates() {
      final class Estimates: NSObject, UITableViewDelegate {
        func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
          indexPath.row < 10 ? 200 : UITableView.automaticDimension
        }
      }
      inTable(Array(repeating: 100, count: 20)) { table, _ in
        let estimates = Estimates()
        table.delegate = estimates
        table.estimatedRowHeight = 70
        endTurn()
        #expect(table.contentSize.height == 480 + 6 * 200 + 10 * Engine.current.platform.tableRowHeight)
      }
    }

    @Test("an update without changes, inserted and removed rows, another width and a reload give new heights")
    func changes() {
      inTable([30, 80, 40]) { table, data in
        (table.visibleCells[0] as? SizedCell)?.number = 60
        endTurn()
        table.performBatchUpdates(nil)
        endTurn()
        #expect(table.visibleCells.map(\.frame.minY) == [0, 80, 180])
        data.numbers = [60, 10, 40]
        table.performBatchUpdates {
          table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .none)
          table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .none)
        }
        endTurn()
        #expect(heights(table) == [80, 30, 60] && table.visibleCells.map(\.frame.minY) == [0, 80, 110])
        data.numbers = [1, 2]
        table.reloadData()
        endTurn()
        #expect(heights(table) == [21, 22])
        table.frame.size.width = 100
        endTurn()
        #expect(heights(table) == [21, 22] && table.visibleCells[0].frame.width == 100)
      }
    }

    @Test("rows are measured again at another width")
    func widths() {
      final class Square: UITableViewCell {
        override init(style: CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          let box = constrained(UIView(), in: contentView)
          NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: contentView.topAnchor),
            box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.25),
          ])
        }
        required init?(coder: NSCoder) { return nil }
      }
      inTable([1, 2]) { table, data in
        data.kind = "square"
        table.register(Square.self, forCellReuseIdentifier: "square")
        table.reloadData()
        endTurn()
        #expect(heights(table) == [80, 80])
        table.frame.size.width = 200
        endTurn()
        #expect(heights(table) == [50, 50])
      }
    }

    @Test("an update at the bottom keeps the offset, and new heights move what is below")
    func updateAtTheBottom() {
      inTable(Array(repeating: 100, count: 20)) { table, _ in
        for y in stride(from: 0, through: 1_920, by: 60) {
          table.contentOffset.y = CGFloat(y)
          endTurn()
        }
        #expect(table.contentOffset.y == 1_920 && table.firstUncertainHeight() == nil)
        table.performBatchUpdates(nil)
        endTurn()
        #expect(table.contentOffset.y == 1_920 && table.contentSize.height == 2_400)
        (table.visibleCells[0] as? SizedCell)?.number = 90
        table.performBatchUpdates(nil)
        endTurn()
        #expect(table.contentSize.height == 2_390 && table.firstUncertainHeight() == nil)
      }
    }

    @Test("a row that is measured above the sight makes the places unknown until the top is reached")
    func aboveTheSight() {
      inTable(Array(repeating: 100, count: 40)) { table, _ in
        table.contentOffset.y = 720
        endTurn()
        table.contentOffset.y = 400
        endTurn()
        #expect(table.firstUncertainHeight() == -.infinity)
        table.contentOffset.y = 0
        endTurn()
        #expect((table.firstUncertainHeight() ?? 0) > 0)
      }
    }

    @Test("a cell that places its content view itself keeps it while the table scrolls")
    func ownContentFrame() {
      final class Card: UITableViewCell {
        override init(style: CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          let box = constrained(UIView(), in: contentView)
          NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: contentView.topAnchor),
            box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -1).atPriority(999),
            box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            box.heightAnchor.constraint(equalToConstant: 99), box.widthAnchor.constraint(equalToConstant: 9),
          ])
        }
        required init?(coder: NSCoder) { return nil }
        override func layoutSubviews() {
          super.layoutSubviews()
          contentView.frame = contentView.frame.insetBy(dx: 10, dy: 0)
        }
      }
      inTable(Array(repeating: 1, count: 20)) { table, data in
        data.kind = "card"
        table.register(Card.self, forCellReuseIdentifier: "card")
        table.reloadData()
        endTurn()
        for y in [1, 2, 150, 151, 3] {
          table.contentOffset.y = CGFloat(y)
          endTurn()
          #expect(table.visibleCells.allSatisfy { $0.contentView.frame.width == 300 }, "\(y)")
        }
      }
    }

    @Test("a row that the delegate leaves to a table with a height for rows is certain only if both heights agree")
    func disputedHeights() {
      final class Automatic: NSObject, UITableViewDelegate {
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
          UITableView.automaticDimension
        }
      }
      for (height, expected) in [(CGFloat(60), nil), (50, CGFloat(60))] {
        inTable([40, 40, 40]) { table, data in
          data.numbers = [40, height - 20, 40]
          let delegate = Automatic()
          table.delegate = delegate
          table.rowHeight = 60
          table.reloadData()
          endTurn()
          #expect(heights(table) == [60, 60, 60] && table.firstUncertainHeight() == expected)
        }
      }
    }

    @Test("a batch whose numbers do not fit its changes makes the outcomes unknown")
    func inconsistent() {
      inTable([1, 2, 3]) { table, data in
        data.numbers = [1, 3]
        table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .none)
        #expect(Engine.current.unmodelled.isEmpty)
        data.numbers = [1, 3, 4, 5]
        table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .none)
        #expect(Engine.current.unmodelled.count == 1)
      }
    }

    @Test("rows that move keep their cell and height, by identifiers and by index paths")
    func moves() {
      inTable([]) { table, _ in
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, number in
          let cell = table.dequeueReusableCell(withIdentifier: "number", for: path)
          (cell as? SizedCell)?.number = CGFloat(number)
          return cell
        }
        var snapshot = source.snapshot()
        snapshot.appendSections([0])
        snapshot.appendItems([10, 20, 30])
        source.apply(snapshot)
        endTurn()
        let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
        table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        snapshot.moveItem(10, afterItem: 30)
        snapshot.deleteItems([20])
        source.apply(snapshot)
        endTurn()
        #expect(heights(table) == [50, 30] && table.visibleCells.map(\.frame.minY) == [0, 50])
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === cell && cell != nil)
        #expect(table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
      }
      inTable([10, 20, 30]) { table, data in
        let cell = table.cellForRow(at: IndexPath(row: 2, section: 0))
        data.numbers = [30, 10, 20]
        table.moveRow(at: IndexPath(row: 2, section: 0), to: IndexPath(row: 0, section: 0))
        endTurn()
        #expect(table.visibleCells.map(\.frame.minY) == [0, 50, 80] && table.visibleCells.first === cell)
      }
    }

    @Test("content without a height has UIKit's, and an estimate of zero ends self-sizing")
    func withoutHeight() {
      inTable([30, 80]) { table, data in
        data.kind = "plain"
        table.register(UITableViewCell.self, forCellReuseIdentifier: "plain")
        table.reloadData()
        endTurn()
        let height = Engine.current.platform.tableRowHeight
        #expect(heights(table) == [height, height] && table.firstUncertainHeight() == nil)
      }
      inTable([30, 80]) { table, _ in
        table.estimatedRowHeight = 0
        table.reloadData()
        endTurn()
        #expect(heights(table)[0] == Engine.current.platform.tableRowHeight && table.firstUncertainHeight() == nil)
      }
    }

    @Test("a header with constraints has their height")
    func headers() {
      final class Titled: NSObject, UITableViewDataSource, UITableViewDelegate {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
          UITableViewCell()
        }
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 40 }
        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
          let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
          let box = constrained(UIView(), in: header.contentView)
          NSLayoutConstraint.activate([
            box.heightAnchor.constraint(equalToConstant: 33),
            box.topAnchor.constraint(equalTo: header.contentView.topAnchor, constant: 1),
            box.bottomAnchor.constraint(equalTo: header.contentView.bottomAnchor),
            box.leadingAnchor.constraint(equalTo: header.contentView.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: header.contentView.trailingAnchor),
          ])
          return header
        }
      }
      inTable([]) { table, _ in
        let data = Titled()
        table.sectionHeaderTopPadding = 0
        table.dataSource = data
        table.delegate = data
        endTurn()
        #expect(table.visibleCells.map(\.frame.minY) == [34] && table.firstUncertainHeight() == nil)
        #expect(table.rectForHeader(inSection: 0).height == 34 && Engine.current.unmodelled == [])
      }
    }
  }
}

extension NSLayoutConstraint {
  fileprivate func atPriority(_ value: Float) -> NSLayoutConstraint {
    priority = UILayoutPriority(value)
    return self
  }
}
