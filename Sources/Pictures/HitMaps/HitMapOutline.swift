import Foundation
import HitTestTerms

/// Finds the border of a union of cells.
///
/// Every side of a cell runs along a line. Along each line, sides of neighbouring cells have opposite directions and cancel
/// each other. What remains is the border.
struct HitMapOutline {
  /// The distance, in points, within which coordinates are the same.
  private static let tolerance = 1e-7

  private struct Vertex: Hashable {
    var column: Int
    var row: Int
  }

  private enum Line: Hashable {
    case vertical(Int)
    case horizontal(Int)
    case oblique(Int)
  }

  /// The beginning or the end of a side on a line. The sum of the directions of all changes up to a place is 1 where the border
  /// runs in the direction of increasing distances, -1 where it runs in the other direction.
  private struct Change {
    var distance: Double
    var vertex: Vertex
    var direction: Int
  }

  private let columns: [Double]
  private let rows: [Double]
  private var lines: [Line] = []
  private var changes: [Line: [Change]] = [:]
  private var axes: [Int: Int] = [:]

  init(_ cells: [ConvexArea]) {
    columns = Self.distinct(cells.flatMap { $0.corners.map(\.point.x) })
    rows = Self.distinct(cells.flatMap { $0.corners.map(\.point.y) })
    for cell in cells {
      let corners = cell.corners
      for (index, corner) in corners.enumerated() {
        addSide(from: corner, to: corners[index + 1 == corners.count ? 0 : index + 1].point)
      }
    }
  }

  private static func distinct(_ numbers: [Double]) -> [Double] {
    numbers.sorted().reduce(into: []) { found, number in
      if found.last.map({ number - $0 > tolerance }) ?? true { found.append(number) }
    }
  }

  private static func index(of number: Double, in numbers: [Double]) -> Int {
    var (low, high) = (0, numbers.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if numbers[middle] <= number { low = middle } else { high = middle }
    }
    return low
  }

  private mutating func addSide(from corner: ConvexArea.Corner, to endPoint: SIMD2<Double>) {
    func vertex(_ point: SIMD2<Double>) -> Vertex {
      Vertex(column: Self.index(of: point.x, in: columns), row: Self.index(of: point.y, in: rows))
    }
    let (start, end) = (vertex(corner.point), vertex(endPoint))
    guard start != end else { return }
    let line: Line =
      corner.line.map { .oblique($0) }
      ?? (start.column == end.column ? .vertical(start.column) : .horizontal(start.row))
    if changes[line] == nil { lines.append(line) }
    let axis = axis(of: line, from: corner.point, to: endPoint)
    changes[line, default: []] += [
      Change(distance: distance(of: start, axis), vertex: start, direction: 1),
      Change(distance: distance(of: end, axis), vertex: end, direction: -1),
    ]
  }

  private func distance(of vertex: Vertex, _ axis: Int) -> Double {
    axis == 0 ? columns[vertex.column] : rows[vertex.row]
  }

  /// The axis along which the points of a line are ordered: 0 for x, 1 for y. It is the same for all sides on the line.
  private mutating func axis(of line: Line, from start: SIMD2<Double>, to end: SIMD2<Double>) -> Int {
    switch line {
    case .vertical: return 1
    case .horizontal: return 0
    case .oblique(let number):
      if let known = axes[number] { return known }
      let axis = abs(end.x - start.x) >= abs(end.y - start.y) ? 0 : 1
      axes[number] = axis
      return axis
    }
  }

  /// The border as closed lines, each from its upper left corner.
  func loops() -> [[CGPoint]] {
    var next: [Vertex: [Vertex]] = [:]
    var starts: [Vertex] = []
    for line in lines {
      for (start, end) in Self.remains(of: changes[line] ?? []) {
        next[start, default: []].append(end)
        starts.append(start)
      }
    }
    var found: [[Vertex]] = []
    for start in starts {
      guard next[start]?.isEmpty == false else { continue }
      var loop: [Vertex] = []
      var vertex = start
      repeat {
        loop.append(vertex)
        guard let following = next[vertex]?.popLast() else { break }
        vertex = following
      } while vertex != start
      if loop.count > 2 { found.append(Self.fromTopLeft(loop)) }
    }
    return found.sorted { ($0[0].row, $0[0].column, $0[1].row) < ($1[0].row, $1[0].column, $1[1].row) }
      .map { $0.map { CGPoint(x: columns[$0.column], y: rows[$0.row]) } }
  }

  /// The sides along one line that are not cancelled, joined where they follow each other.
  private static func remains(of changes: [Change]) -> [(Vertex, Vertex)] {
    let sorted = changes.sorted { $0.distance < $1.distance }
    var found: [(Vertex, Vertex)] = []
    var (direction, start) = (0, sorted.first?.vertex)
    var index = 0
    while index < sorted.count {
      let vertex = sorted[index].vertex
      var following = direction
      while index < sorted.count, sorted[index].vertex == vertex {
        following += sorted[index].direction
        index += 1
      }
      guard following != direction, let begun = start else { continue }
      if direction > 0 { found.append((begun, vertex)) } else if direction < 0 { found.append((vertex, begun)) }
      (direction, start) = (following, vertex)
    }
    return found
  }

  private static func fromTopLeft(_ loop: [Vertex]) -> [Vertex] {
    let first = loop.indices.min { (loop[$0].row, loop[$0].column) < (loop[$1].row, loop[$1].column) } ?? 0
    return Array(loop[first...] + loop[..<first])
  }
}
