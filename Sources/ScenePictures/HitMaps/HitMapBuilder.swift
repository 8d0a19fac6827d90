import Foundation

/// Hit-tests as many points as are necessary to find the receivers at all points.
@MainActor
struct HitMapBuilder {
  /// A rectangle of the screen with one receiver.
  private struct Plot {
    var box: CGRect
    var receiver: Int
  }

  /// The maximum number of edges along one side in the initial grid. Borders at other edges are located to one point.
  private static let edgeLimit = 240
  /// The minimum distance of two edges.
  private static let leastDistance = 1e-6

  private let screen: CGSize
  private let ask: (CGPoint) -> TouchReceiver
  private var indexes: [TouchReceiver: Int] = [:]
  private var plots: [Plot] = []

  init(screen: CGSize, ask: @escaping (CGPoint) -> TouchReceiver) {
    self.screen = screen
    self.ask = ask
  }

  /// Surveys the screen. Receivers are expected to change at `columns` and `rows`.
  mutating func run(columns: [Double], rows: [Double]) {
    guard screen.width > 0, screen.height > 0 else { return }
    let columns = Self.beginnings(columns, to: screen.width)
    let rows = Self.beginnings(rows, to: screen.height)
    for (top, bottom) in zip(rows, rows.dropFirst()) {
      for (left, right) in zip(columns, columns.dropFirst()) {
        settle(CGRect(x: left, y: top, width: right - left, height: bottom - top))
      }
    }
  }

  /// The results on one grid.
  func map() -> HitMap {
    let columns = Self.edges(plots.flatMap { [$0.box.minX, $0.box.maxX] }, to: screen.width)
    let rows = Self.edges(plots.flatMap { [$0.box.minY, $0.box.maxY] }, to: screen.height)
    let width = columns.count - 1
    var cells = Array(repeating: 0, count: width * (rows.count - 1))
    var areas = Array(repeating: 0.0, count: indexes.count)
    for plot in plots {
      areas[plot.receiver] += plot.box.width * plot.box.height
      guard let left = HitMap.index(of: plot.box.midX, in: columns),
        let top = HitMap.index(of: plot.box.midY, in: rows)
      else { continue }
      // The middle may be in any interval of the plot: go back to its first one.
      var first = (column: left, row: top)
      while first.column > 0, columns[first.column] > plot.box.minX + Self.leastDistance { first.column -= 1 }
      while first.row > 0, rows[first.row] > plot.box.minY + Self.leastDistance { first.row -= 1 }
      var row = first.row
      while row < rows.count - 1, rows[row] < plot.box.maxY - Self.leastDistance {
        var column = first.column
        while column < width, columns[column] < plot.box.maxX - Self.leastDistance {
          cells[row * width + column] = plot.receiver
          column += 1
        }
        row += 1
      }
    }
    return Self.ordered(indexes, areas, columns, rows, cells)
  }

  /// The receivers by decreasing area; those with equal area by name.
  private static func ordered(
    _ indexes: [TouchReceiver: Int], _ areas: [Double], _ columns: [Double], _ rows: [Double], _ cells: [Int]
  ) -> HitMap {
    let order = indexes.sorted {
      (-areas[$0.value], $0.key.words, $0.value) < (-areas[$1.value], $1.key.words, $1.value)
    }
    var places = Array(repeating: 0, count: order.count)
    for (place, entry) in order.enumerated() { places[entry.value] = place }
    return HitMap(
      receivers: order.map(\.key), areas: order.map { areas[$0.value] }, columns: columns, rows: rows,
      cells: cells.map { places[$0] })
  }

  private mutating func settle(_ box: CGRect) {
    let receiver = index(at: CGPoint(x: box.midX, y: box.midY))
    if isAll(receiver, in: box) || max(box.width, box.height) <= 1 {
      plots.append(Plot(box: box, receiver: receiver))
      return
    }
    for half in Self.halves(of: box) { settle(half) }
  }

  /// Whether all probed points of a rectangle, including points near its corners, have one receiver.
  private mutating func isAll(_ receiver: Int, in box: CGRect) -> Bool {
    for y in Self.probes(from: box.minY, to: box.maxY) {
      for x in Self.probes(from: box.minX, to: box.maxX) where index(at: CGPoint(x: x, y: y)) != receiver {
        return false
      }
    }
    return true
  }

  private mutating func index(at point: CGPoint) -> Int {
    let receiver = ask(point)
    if let known = indexes[receiver] { return known }
    indexes[receiver] = indexes.count
    return indexes.count - 1
  }

  private static func probes(from low: Double, to high: Double) -> [Double] {
    let inset = min(0.25, (high - low) / 4)
    let steps = max(1, Int(((high - low - 2 * inset) / HitMap.probeDistance).rounded(.up)))
    return (0...steps).map { low + inset + (high - low - 2 * inset) * Double($0) / Double(steps) }
  }

  /// Divides a rectangle along its longer side, at an integral coordinate if there is one inside.
  private static func halves(of box: CGRect) -> [CGRect] {
    func middle(_ low: Double, _ high: Double) -> Double {
      let whole = ((low + high) / 2).rounded()
      return whole > low && whole < high ? whole : (low + high) / 2
    }
    if box.width >= box.height {
      let x = middle(box.minX, box.maxX)
      return [
        CGRect(x: box.minX, y: box.minY, width: x - box.minX, height: box.height),
        CGRect(x: x, y: box.minY, width: box.maxX - x, height: box.height),
      ]
    }
    let y = middle(box.minY, box.maxY)
    return [
      CGRect(x: box.minX, y: box.minY, width: box.width, height: y - box.minY),
      CGRect(x: box.minX, y: y, width: box.width, height: box.maxY - y),
    ]
  }

  /// The numbers between 0 and `end`, including both, in ascending order.
  private static func edges(_ numbers: [Double], to end: Double) -> [Double] {
    func ascending(_ numbers: [Double]) -> [Double] {
      var edges = [0.0]
      for number in numbers.filter({ $0 > leastDistance && $0 < end - leastDistance }).sorted()
      where number - edges[edges.count - 1] > leastDistance {
        edges.append(number)
      }
      return edges + [end]
    }
    return ascending(numbers)
  }

  /// The initial edges: if there are too many, an evenly spaced selection.
  private static func beginnings(_ numbers: [Double], to end: Double) -> [Double] {
    let all = edges(numbers, to: end)
    guard all.count > edgeLimit else { return all }
    let step = (all.count + edgeLimit - 1) / edgeLimit
    return all.enumerated().filter { $0.offset.isMultiple(of: step) || $0.offset == all.count - 1 }.map(\.element)
  }
}
