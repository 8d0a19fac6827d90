import Findings
import Foundation
import HitTestTerms
import Pictures

extension ScreenComparison {
  /// Compares the screens of two sides.
  init(_ new: KnownMap, from old: KnownMap, event: Int? = nil, timestampMicroseconds: Int64? = nil) {
    var reasons: [String] = []
    func note(_ reason: String) {
      if !reasons.contains(reason) { reasons.append(reason) }
    }
    for reason in old.unknowns + new.unknowns { note(reason) }
    for known in [old, new] {
      for (_, reason) in known.unknownCells.sorted(by: { $0.key < $1.key }) { note(reason) }
    }
    if old.map.screen != new.map.screen { note("the app covers different parts of the screen on the two sides") }
    var areas: [HitMapArea] = []
    if old.unknowns.isEmpty, new.unknowns.isEmpty, old.map.screen == new.map.screen {
      let pieces = new.map.pieces(differingFrom: old.map).filter {
        old.unknownCells[$0.from] == nil && new.unknownCells[$0.to] == nil
      }
      areas = HitMapArea.areas(of: pieces, in: new.map, from: old.map)
    }
    let whole = max(new.map.area, 1)
    self.init(
      event: event, timestampMicroseconds: timestampMicroseconds, areas: areas.map { Area($0, of: whole) },
      unknowns: reasons, isSampled: new.map.sampledArea > 0 || old.map.sampledArea > 0)
  }
}

extension ScreenComparison.Area {
  fileprivate init(_ area: HitMapArea, of whole: Double) {
    func corners(_ points: [CGPoint]) -> [[Double]] { points.map { [Double($0.x), Double($0.y)] } }
    self.init(
      old: Self.name(area.from), new: Self.name(area.to), polygon: corners(area.polygon),
      holes: area.holes.map(corners), share: area.size / whole, isExact: area.isExact)
  }

  /// The name of a receiver in results; `nil` for no view.
  private static func name(_ receiver: TouchReceiver) -> String? {
    switch receiver {
    case .view(let view): view.name
    case .noView: nil
    case .endless: "!recursion"
    case .unknown: "!unknown"
    }
  }
}
