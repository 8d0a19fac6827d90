package import Foundation
import HitTestTerms

extension HitMap {
  /// A connected area with one receiver.
  package struct Region: Hashable, Sendable {
    /// The index of the receiver.
    package var receiver: Int
    /// A large upright rectangle inside the region, for a label.
    package var room: CGRect
  }

  /// The connected areas of all receivers, those with the largest label rectangle first.
  ///
  /// A map with oblique borders or with very many cells is read on a grid, and parts smaller than the grid are left out.
  package func regions() -> [Region] {
    guard whole != nil else { return [] }
    return HitMapGrid(self).regions()
  }
}

/// A map on a grid of upright cells.
private struct HitMapGrid {
  /// The maximum number of edges along one side.
  private static let edgeLimit = 240
  /// The distance of the edges of the grid for oblique borders, in points.
  private static let step = 4.0

  private let columns: [Double]
  private let rows: [Double]
  /// For each cell, row by row, the index of the receiver; -1 for a cell with several receivers.
  private let cells: [Int]

  init(_ map: HitMap) {
    let isUpright = map.cells.allSatisfy(\.area.isUpright)
    let allColumns = Self.edges(map.cells.flatMap { [$0.area.low.x, $0.area.high.x] }, to: map.screen.width, isUpright)
    let allRows = Self.edges(map.cells.flatMap { [$0.area.low.y, $0.area.high.y] }, to: map.screen.height, isUpright)
    let columns = Self.selection(of: allColumns)
    let rows = Self.selection(of: allRows)
    let isExact = isUpright && columns.count == allColumns.count && rows.count == allRows.count
    let places: [(x: Double, y: Double)] =
      isExact ? [(0.5, 0.5)] : [(0.5, 0.5), (0.02, 0.02), (0.98, 0.02), (0.02, 0.98), (0.98, 0.98)]
    var cells: [Int] = []
    cells.reserveCapacity(columns.count * rows.count)
    for (top, bottom) in zip(rows, rows.dropFirst()) {
      for (left, right) in zip(columns, columns.dropFirst()) {
        var receiver: Int?
        for place in places {
          let found =
            map.cell(at: CGPoint(x: left + (right - left) * place.x, y: top + (bottom - top) * place.y))?.receiver ?? -1
          receiver = receiver == nil || receiver == found ? found : -1
        }
        cells.append(receiver ?? -1)
      }
    }
    (self.columns, self.rows, self.cells) = (columns, rows, cells)
  }

  /// The numbers between 0 and `end` in ascending order, with a regular grid if there are oblique borders.
  private static func edges(_ numbers: [Double], to end: Double, _ isUpright: Bool) -> [Double] {
    let regular = isUpright ? [] : Array(stride(from: 0, to: end, by: step))
    var edges = [0.0]
    for number in (numbers + regular).sorted() where number - edges[edges.count - 1] > 1e-6 && number < end - 1e-6 {
      edges.append(number)
    }
    return edges + [end]
  }

  private static func selection(of edges: [Double]) -> [Double] {
    guard edges.count > edgeLimit else { return edges }
    let step = (edges.count + edgeLimit - 1) / edgeLimit
    return edges.enumerated().filter { $0.offset.isMultiple(of: step) || $0.offset == edges.count - 1 }.map(\.element)
  }

  func regions() -> [HitMap.Region] {
    let parts = connectedParts()
    var rooms: [CGRect] = Array(repeating: .zero, count: parts.receivers.count)
    let width = columns.count - 1
    // For each column, the first row of the run of cells that belong to the same part.
    var tops = Array(repeating: 0, count: width)
    for row in 0..<(rows.count - 1) {
      for column in 0..<width where row > 0 && parts.of[row * width + column] != parts.of[(row - 1) * width + column] {
        tops[column] = row
      }
      widen(&rooms, row: row, tops: tops, parts: parts.of)
    }
    return zip(parts.receivers, rooms).filter { $0.0 >= 0 }.map(HitMap.Region.init).sorted { one, other in
      let areas = (one.room.width * one.room.height, other.room.width * other.room.height)
      return areas.0 == areas.1
        ? (one.room.minY, one.room.minX) < (other.room.minY, other.room.minX) : areas.0 > areas.1
    }
  }

  /// Updates the largest rectangle of each part with those that end in a row, using a stack of columns with increasing
  /// tops.
  private func widen(_ rooms: inout [CGRect], row: Int, tops: [Int], parts: [Int]) {
    let width = tops.count
    var open: [(start: Int, top: Int)] = []
    func close(_ entry: (start: Int, top: Int), at column: Int, _ part: Int) {
      let box = CGRect(
        x: columns[entry.start], y: rows[entry.top], width: columns[column] - columns[entry.start],
        height: rows[row + 1] - rows[entry.top])
      if Self.labelSpace(box) > Self.labelSpace(rooms[part]) { rooms[part] = box }
    }
    for column in 0...width {
      let isNewPart =
        column == width || (column > 0 && parts[row * width + column] != parts[row * width + column - 1])
      if isNewPart, column > 0 {
        while let entry = open.popLast() { close(entry, at: column, parts[row * width + column - 1]) }
      }
      guard column < width else { break }
      var start = column
      while let last = open.last, last.top < tops[column] {
        open.removeLast()
        close(last, at: column, parts[row * width + column])
        start = last.start
      }
      if open.last?.top != tops[column] { open.append((start, tops[column])) }
    }
  }

  /// The size of a label rectangle. Labels are wide, so height counts only up to half of the width.
  private static func labelSpace(_ box: CGRect) -> Double { box.width * min(box.height, box.width / 2) }

  private func connectedParts() -> (of: [Int], receivers: [Int]) {
    let width = columns.count - 1
    var part = Array(repeating: -1, count: cells.count)
    var receivers: [Int] = []
    for start in cells.indices where part[start] < 0 {
      var waiting = [start]
      part[start] = receivers.count
      while let cell = waiting.popLast() {
        let column = cell % width
        let neighbours = [
          column > 0 ? cell - 1 : nil, column < width - 1 ? cell + 1 : nil, cell - width, cell + width,
        ]
        for case let neighbour? in neighbours
        where cells.indices.contains(neighbour) && part[neighbour] < 0 && cells[neighbour] == cells[cell] {
          part[neighbour] = receivers.count
          waiting.append(neighbour)
        }
      }
      receivers.append(cells[start])
    }
    return (part, receivers)
  }
}
