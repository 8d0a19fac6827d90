package import Foundation

extension HitMap {
  /// A connected area with one receiver.
  package struct Region: Hashable, Sendable {
    /// The index of the receiver.
    package var receiver: Int
    /// A large axis-aligned rectangle inside the region, for a label.
    package var room: CGRect
  }

  /// The cells of one receiver.
  package func mask(of receiver: Int) -> HitMapMask {
    HitMapMask(columns: columns, rows: rows, cells: cells.map { $0 == receiver })
  }

  /// The cells in which another map of the same screen has another receiver.
  package func difference(from other: HitMap) -> HitMapMask {
    let merged = (x: Self.merge(columns, other.columns), y: Self.merge(rows, other.rows))
    var isDifferent: [Bool] = []
    isDifferent.reserveCapacity(max(merged.x.count - 1, 0) * max(merged.y.count - 1, 0))
    for (top, bottom) in zip(merged.y, merged.y.dropFirst()) {
      for (left, right) in zip(merged.x, merged.x.dropFirst()) {
        let place = CGPoint(x: (left + right) / 2, y: (top + bottom) / 2)
        isDifferent.append(receiver(at: place) != other.receiver(at: place))
      }
    }
    return HitMapMask(columns: merged.x, rows: merged.y, cells: isDifferent)
  }

  /// The connected areas of all receivers, those with the largest label rectangle first.
  package func regions() -> [Region] {
    let parts = connectedParts()
    var rooms: [CGRect] = Array(repeating: .zero, count: parts.count)
    let width = columns.count - 1
    guard width > 0 else { return [] }
    // For each column, the first row of the run of cells that belong to the same region.
    var tops = Array(repeating: 0, count: width)
    for row in 0..<(rows.count - 1) {
      for column in 0..<width where row > 0 && parts.of[row * width + column] != parts.of[(row - 1) * width + column] {
        tops[column] = row
      }
      widen(&rooms, row: row, tops: tops, parts: parts.of)
    }
    return zip(parts.receivers, rooms).map(Region.init).sorted { one, other in
      let areas = (one.room.width * one.room.height, other.room.width * other.room.height)
      return areas.0 == areas.1
        ? (one.room.minY, one.room.minX) < (other.room.minY, other.room.minX) : areas.0 > areas.1
    }
  }

  /// Updates the largest rectangle of each region with those that end in a row, using a stack of columns with
  /// increasing tops.
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

  private func connectedParts() -> (of: [Int], receivers: [Int], count: Int) {
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
    return (part, receivers, receivers.count)
  }

  private static func merge(_ one: [Double], _ other: [Double]) -> [Double] {
    (one + other).sorted().reduce(into: []) { edges, edge in
      if edges.last.map({ edge - $0 > 1e-6 }) ?? true { edges.append(edge) }
    }
  }
}
