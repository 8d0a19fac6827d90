import SeededRandom
import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  @Suite("A table finds its rows by position")
  @MainActor
  struct RowLookup {
    /// All headers, rows and footers of a table in vertical order, computed by adding heights.
    private struct Oracle {
      var rows: [(path: IndexPath, top: CGFloat, bottom: CGFloat)] = []
      var headers: [(top: CGFloat, bottom: CGFloat)] = []
      var bottom: CGFloat = 0

      init(heights: [[CGFloat]], headers headerHeights: [Int: CGFloat], footers: [Int: CGFloat], top: CGFloat) {
        bottom = top
        for (section, rows) in heights.enumerated() {
          headers.append((bottom, bottom + (headerHeights[section] ?? 0)))
          bottom += headerHeights[section] ?? 0
          for (row, height) in rows.enumerated() {
            self.rows.append((IndexPath(row: row, section: section), bottom, bottom + height))
            bottom += height
          }
          bottom += footers[section] ?? 0
        }
      }

      func row(at y: CGFloat) -> IndexPath? { rows.first { $0.top <= y && y < $0.bottom }?.path }
    }

    @Test("changed heights, compared with a geometry that is built anew", arguments: 1...20 as ClosedRange<UInt64>)
    func changedHeights(seed: UInt64) {
      var random = SplitMix(seed: seed)
      var heights = (0..<4).map { _ in (0..<Int.random(in: 0...6, using: &random)).map { _ in height(&random) } }
      func geometry() -> TableGeometry {
        var geometry = TableGeometry(top: 7)
        for rows in heights { geometry.append(padding: 3, header: 11, rows: rows, footer: 5) }
        return geometry
      }
      var changed = geometry()
      for _ in 0..<20 where changed.rowCount > 0 {
        let number = Int.random(in: 0..<changed.rowCount, using: &random)
        let path = changed.path(ofRow: number)
        heights[path.section][path.row] = height(&random)
        changed.setHeight(ofRow: number, to: heights[path.section][path.row])
        let expected = geometry()
        #expect(abs(changed.bottom - expected.bottom) < 1e-9)
        for row in 0..<changed.rowCount {
          #expect(abs(changed.band(ofRow: row).top - expected.band(ofRow: row).top) < 1e-9)
          #expect(abs(changed.band(ofRow: row).height - expected.band(ofRow: row).height) < 1e-9)
        }
        for (one, other) in zip(changed.sections, expected.sections) {
          #expect(abs(one.top - other.top) < 1e-9 && abs(one.rowsTop - other.rowsTop) < 1e-9)
          #expect(abs(one.footerTop - other.footerTop) < 1e-9 && abs(one.bottom - other.bottom) < 1e-9)
        }
      }
    }

    private func height(_ random: inout SplitMix) -> CGFloat {
      Bool.random(using: &random)
        ? CGFloat(Int.random(in: 0...3, using: &random) * 20) : .random(in: 0...90, using: &random)
    }

    @Test("compared with adding all heights", arguments: 1...40 as ClosedRange<UInt64>)
    func oracle(seed: UInt64) {
      var random = SplitMix(seed: seed)
      withEngine {
        var heights: [[CGFloat]] = []
        for _ in 0..<Int.random(in: 0...5, using: &random) {
          heights.append((0..<Int.random(in: 0...12, using: &random)).map { _ in height(&random) })
        }
        let scene = TableScene(heights, height: 150)
        for section in heights.indices {
          if Bool.random(using: &random) { scene.headers[section] = height(&random) }
          if Bool.random(using: &random) { scene.footers[section] = height(&random) }
        }
        let table = scene.table
        let top: CGFloat = Bool.random(using: &random) ? 33 : 0
        if top > 0 { table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: top)) }
        table.reloadData()
        let oracle = Oracle(heights: heights, headers: scene.headers, footers: scene.footers, top: top)
        #expect(table.contentSize == CGSize(width: 400, height: oracle.bottom))
        #expect(table.numberOfSections == heights.count)
        for (section, header) in oracle.headers.enumerated() {
          #expect(table.rectForHeader(inSection: section).minY == header.top)
          #expect(table.rectForHeader(inSection: section).height == header.bottom - header.top)
        }
        for row in oracle.rows {
          #expect(table.rectForRow(at: row.path) == CGRect(x: 0, y: row.top, width: 400, height: row.bottom - row.top))
        }
        var spots: [CGFloat] =
          oracle.rows.flatMap { [$0.top, $0.top.nextDown, $0.bottom, $0.bottom.nextDown] } + [-1, 0, oracle.bottom]
        for _ in 0..<100 { spots.append(.random(in: -10...oracle.bottom + 10, using: &random)) }
        for y in spots { #expect(table.indexPathForRow(at: CGPoint(x: 0, y: y)) == oracle.row(at: y), "\(y)") }
        for _ in 0..<100 {
          let low = CGFloat.random(in: -10...oracle.bottom + 10, using: &random)
          let high = low + .random(in: 0...200, using: &random)
          let expected = oracle.rows.filter { $0.bottom > low && $0.top < high && high > low }.map(\.path)
          let found = table.indexPathsForRows(in: CGRect(x: 0, y: low, width: 10, height: high - low)) ?? []
          // Rows of zero height may be included or not, because no rectangle intersects them.
          let hasHeight: (IndexPath) -> Bool = { heights[$0.section][$0.row] > 0 }
          #expect(found.filter(hasHeight) == expected.filter(hasHeight))
          table.contentOffset.y = low
          let sight = oracle.rows.filter { $0.bottom > low && $0.top < low + 150 }.map(\.path)
          #expect(table.indexPathsForVisibleRows?.filter(hasHeight) == sight.filter(hasHeight))
        }
      }
    }

    @Test("a row includes its top and not its bottom, and ends at the table's sides")
    func bands() {
      withEngine {
        let table = TableScene().table
        @MainActor func row(_ x: CGFloat, _ y: CGFloat) -> Int? { table.indexPathForRow(at: CGPoint(x: x, y: y))?.row }
        #expect(row(0, 100) == 1)
        #expect(row(0, 99.999) == 0)
        #expect(row(399, 399) == 3)
        #expect(row(0, 400) == nil)
        #expect(row(400, 100) == nil)
        #expect(row(-1, 100) == nil)
        #expect(table.rectForRow(at: IndexPath(row: 4, section: 0)) == .zero)
        #expect(table.rectForRow(at: IndexPath(row: 0, section: 1)) == .zero)
      }
    }

    @Test("a path is made of its section and row")
    func paths() {
      var path = IndexPath(row: 3, section: 1)
      #expect(path == IndexPath(indexes: [1, 3]))
      path.row += 1
      path.section = 0
      #expect(path.row == 4 && path.section == 0 && path == IndexPath(indexes: [0, 4]))
    }
  }
}
