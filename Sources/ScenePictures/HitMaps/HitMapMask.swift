package import Foundation

/// A set of cells of a grid on the screen.
package struct HitMapMask: Hashable, Sendable {
  /// The left edges of the columns; the last element is the right end.
  package var columns: [Double]
  /// The top edges of the rows; the last element is the bottom end.
  package var rows: [Double]
  /// For each cell, row by row, whether it is in the set.
  package var cells: [Bool]

  /// The area of the cells in the set, in square points.
  package var area: Double {
    let width = columns.count - 1
    return cells.indices.reduce(0) { sum, index in
      guard cells[index] else { return sum }
      let (row, column) = index.quotientAndRemainder(dividingBy: width)
      return sum + (columns[column + 1] - columns[column]) * (rows[row + 1] - rows[row])
    }
  }

  /// The borders as closed lines, clockwise around the set and anticlockwise around holes.
  package var outlines: [[CGPoint]] {
    let width = columns.count - 1
    let height = rows.count - 1
    guard width > 0, height > 0 else { return [] }
    func isIn(_ column: Int, _ row: Int) -> Bool {
      column >= 0 && column < width && row >= 0 && row < height && cells[row * width + column]
    }
    // A border runs along the side of a cell whose neighbour is not in the set. Corners are numbered row by row.
    var next: [Int: [Int]] = [:]
    var starts: [Int] = []
    func add(_ from: (Int, Int), _ to: (Int, Int)) {
      let start = from.1 * (width + 1) + from.0
      next[start, default: []].append(to.1 * (width + 1) + to.0)
      starts.append(start)
    }
    for row in 0..<height {
      for column in 0..<width where isIn(column, row) {
        if !isIn(column, row - 1) { add((column, row), (column + 1, row)) }
        if !isIn(column + 1, row) { add((column + 1, row), (column + 1, row + 1)) }
        if !isIn(column, row + 1) { add((column + 1, row + 1), (column, row + 1)) }
        if !isIn(column - 1, row) { add((column, row + 1), (column, row)) }
      }
    }
    var lines: [[CGPoint]] = []
    for start in starts {
      guard next[start]?.isEmpty == false else { continue }
      var corners: [Int] = []
      var corner = start
      repeat {
        corners.append(corner)
        guard let following = next[corner]?.popLast() else { break }
        corner = following
      } while corner != start
      let points = corners.map { CGPoint(x: columns[$0 % (width + 1)], y: rows[$0 / (width + 1)]) }
      lines.append(Self.withoutMiddles(points))
    }
    return lines
  }

  /// Removes corners on a straight line.
  private static func withoutMiddles(_ points: [CGPoint]) -> [CGPoint] {
    points.indices.filter { index in
      let before = points[(index + points.count - 1) % points.count]
      let after = points[(index + 1) % points.count]
      return !(before.x == points[index].x && after.x == points[index].x)
        && !(before.y == points[index].y && after.y == points[index].y)
    }.map { points[$0] }
  }
}
