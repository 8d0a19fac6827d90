import Foundation
package import HitTestTerms

/// How one map of a screen differs from another, the reference.
package struct HitMapComparison: Hashable, Sendable {
  /// An area whose receiver differs.
  package struct Exchange: Hashable, Sendable {
    /// The receiver in the reference.
    package var from: TouchReceiver
    /// The receiver in the other map.
    package var to: TouchReceiver
    /// In square points.
    package var area: Double
  }

  /// What a receiver of the reference loses.
  package struct Loss: Hashable, Sendable {
    package var receiver: TouchReceiver
    /// The area of the receiver in the reference, in square points.
    package var area: Double
    /// The lost part of the area, in square points.
    package var lost: Double
    /// The receivers of the lost part, those with the largest area first.
    package var exchanges: [Exchange]
  }

  /// The area that has another receiver.
  package var shape: HitMapShape
  /// All pairs of receivers with their areas, the largest area first.
  package var exchanges: [Exchange]
  /// The losses, the largest first.
  package var losses: [Loss]
  /// Whether a part of the differing area is sampled.
  package var isSampled: Bool

  /// The differing area, in square points.
  package var area: Double { exchanges.reduce(0) { $0 + $1.area } }
}

extension HitMap {
  /// A part of the screen whose receiver differs between two maps.
  package struct DifferingPiece: Hashable, Sendable {
    /// The cell of the reference, by its index.
    package var from: Int
    /// The cell of the other map, by its index.
    package var to: Int
    package var area: ConvexArea
  }

  /// The parts of the screen that have another receiver than in `reference`, a map of the same screen. Each is in one cell of both
  /// maps.
  package func pieces(differingFrom reference: HitMap) -> [DifferingPiece] {
    var overlay = HitMapOverlay(self, reference)
    _ = overlay.comparison()
    return overlay.pieces
  }

  /// How this map differs from `reference`, a map of the same screen.
  package func comparison(with reference: HitMap) -> HitMapComparison {
    var overlay = HitMapOverlay(self, reference)
    return overlay.comparison()
  }
}

/// Lays a map over another one.
private struct HitMapOverlay {
  private struct Pair: Hashable {
    var from: Int
    var to: Int
  }

  private let map: HitMap
  private let reference: HitMap
  /// For each receiver of the map, its index in the reference.
  private let indexes: [Int?]
  /// What distinguishes the numbers of the reference's oblique lines from those of the map.
  private let numberOffset: Int
  private var areas: [Pair: Double] = [:]
  private(set) var pieces: [HitMap.DifferingPiece] = []
  private var isSampled = false

  init(_ map: HitMap, _ reference: HitMap) {
    self.map = map
    self.reference = reference
    indexes = map.receivers.map { reference.receivers.firstIndex(of: $0) }
    numberOffset = 1 + (map.divisions.compactMap(\.line.number).max() ?? 0)
  }

  mutating func comparison() -> HitMapComparison {
    if let whole = reference.whole {
      for (index, cell) in map.cells.enumerated() { compare(index, cell, whole, cell.area) }
    }
    let exchanges = areas.map { pair, area in
      HitMapComparison.Exchange(from: reference.receivers[pair.from], to: map.receivers[pair.to], area: area)
    }.sorted { ($1.area, $0.from.words, $0.to.words) < ($0.area, $1.from.words, $1.to.words) }
    let losses = reference.receivers.indices.compactMap { index -> HitMapComparison.Loss? in
      let own = exchanges.filter { $0.from == reference.receivers[index] }
      guard !own.isEmpty else { return nil }
      return HitMapComparison.Loss(
        receiver: reference.receivers[index], area: reference.areas[index], lost: own.reduce(0) { $0 + $1.area },
        exchanges: own)
    }.sorted { ($1.lost, $0.receiver.words) < ($0.lost, $1.receiver.words) }
    return HitMapComparison(
      shape: HitMapShape(cells: pieces.map(\.area)), exchanges: exchanges, losses: losses, isSampled: isSampled)
  }

  /// Compares the part `area` of a cell with a part of the reference that contains it.
  private mutating func compare(_ number: Int, _ cell: HitMap.Cell, _ part: HitMap.Part, _ area: ConvexArea) {
    switch part {
    case .cell(let index):
      let other = reference.cells[index]
      guard indexes[cell.receiver] != other.receiver else { return }
      areas[Pair(from: other.receiver, to: cell.receiver), default: 0] += area.size
      pieces.append(HitMap.DifferingPiece(from: index, to: number, area: area))
      if cell.isSampled || other.isSampled { isSampled = true }
    case .divided(let index):
      let division = reference.divisions[index]
      let (least, greatest) = area.distances(from: division.line)
      if least >= -ConvexArea.tolerance {
        compare(number, cell, division.far, area)
      } else if greatest <= ConvexArea.tolerance {
        compare(number, cell, division.near, area)
      } else {
        let halves = area.halves(at: division.line.withNumber(raisedBy: numberOffset))
        compare(number, cell, division.near, halves.near)
        compare(number, cell, division.far, halves.far)
      }
    }
  }
}
