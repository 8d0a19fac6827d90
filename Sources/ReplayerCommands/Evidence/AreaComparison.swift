import Findings
import Pictures

/// How the receivers of a screen differ between two sides at one time.
@MainActor
struct AreaComparison {
  /// The event of a recording before which the screen is compared; `nil` at rest.
  let event: Int?
  /// The time of that event, in microseconds since the start of the session.
  let timestampMicroseconds: Int64?
  /// The areas that differ and are known on both sides, the largest first.
  let areas: [HitMapArea]
  /// Why parts of the screen are not compared.
  let unknowns: [String]
  /// The size of the screen in square points.
  let screenArea: Double
  /// Whether a part of either map is sampled.
  let isSampled: Bool

  init(_ new: KnownMap, from old: KnownMap, event: Int? = nil, timestampMicroseconds: Int64? = nil) {
    (self.event, self.timestampMicroseconds) = (event, timestampMicroseconds)
    screenArea = new.map.area
    isSampled = new.map.sampledArea > 0 || old.map.sampledArea > 0
    var reasons: [String] = []
    func note(_ reason: String) {
      if !reasons.contains(reason) { reasons.append(reason) }
    }
    for reason in old.unknowns + new.unknowns { note(reason) }
    for known in [old, new] {
      for (_, reason) in known.unknownCells.sorted(by: { $0.key < $1.key }) { note(reason) }
    }
    if old.map.screen != new.map.screen { note("the app covers different parts of the screen on the two sides") }
    unknowns = reasons
    guard old.unknowns.isEmpty, new.unknowns.isEmpty, old.map.screen == new.map.screen else {
      areas = []
      return
    }
    let pieces = new.map.pieces(differingFrom: old.map).filter {
      old.unknownCells[$0.from] == nil && new.unknownCells[$0.to] == nil
    }
    areas = HitMapArea.areas(of: pieces, in: new.map, from: old.map)
  }

  var share: Double { areas.reduce(0) { $0 + $1.size } / max(screenArea, 1) }
}
