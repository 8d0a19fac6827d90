import Foundation
package import Pictures

/// The maps of a picture in words: the area of every receiver, and what receivers lose under each strategy.
package struct HitMapText {
  private let picture: EventPicture

  package init(_ picture: EventPicture) {
    self.picture = picture
  }

  /// The lines of all maps.
  package func lines() -> [String] {
    picture.panels.enumerated().flatMap { number, panel -> [String] in
      guard let map = panel.map else { return [] }
      var lines = (number > 0 ? [""] : []) + [panel.strategy] + receivers(of: map)
      if map.sampledArea > 0 { lines.append("  \(Self.sampling(of: map))") }
      if number > 0, let comparison = picture.comparison(of: panel) {
        lines += differences(comparison, in: map)
      }
      return lines
    }
  }

  private func receivers(of map: HitMap) -> [String] {
    let areas = map.areas.map { Self.number($0) }
    let width = areas.map(\.count).max() ?? 0
    return zip(map.receivers, areas).enumerated().map { index, entry in
      let share = EventPictureText.percent(map.areas[index] / max(map.area, 1))
      let about = map.sampledAreas[index] > 0 ? ", sampled" : ""
      let padding = String(repeating: " ", count: width - entry.1.count)
      return "  \(padding)\(entry.1) pt²  \(entry.0.words) (\(share)\(about))"
    }
  }

  private func differences(_ comparison: HitMapComparison, in map: HitMap) -> [String] {
    let reference = picture.panels.first?.strategy ?? ""
    guard comparison.area > 0 else { return ["  the same everywhere as under \(reference)"] }
    let total = Self.number(comparison.area)
    let share = EventPictureText.percent(comparison.area / max(map.area, 1))
    return ["  not as under \(reference): \(total) pt² (\(share))"]
      + comparison.losses.map { loss in
        "    \(Self.loss(loss)) to "
          + loss.exchanges.map { exchange in
            loss.exchanges.count == 1 ? exchange.to.words : "\(exchange.to.words) (\(Self.number(exchange.area)))"
          }.joined(separator: ", ")
      }
  }

  /// What a receiver loses, as `save loses 1,240 of 17,500 pt²`.
  static func loss(_ loss: HitMapComparison.Loss) -> String {
    "\(loss.receiver.words) loses \(number(loss.lost)) of \(number(loss.area)) pt²"
  }

  /// Where and why a map is sampled.
  static func sampling(of map: HitMap) -> String {
    let views = map.sampledViews
    let names = views.prefix(3).joined(separator: ", ") + (views.count > 3 ? " and \(views.count - 3) more" : "")
    let share = EventPictureText.percent(map.sampledArea / max(map.area, 1))
    return "\(share) of the screen is sampled every \(Int(HitMap.sampleDistance)) points, because code of its own "
      + "decides hit tests of \(names)"
  }

  /// An area with separators of thousands; a small one is not shown as 0.
  static func number(_ area: Double) -> String {
    guard area >= 0.5 else { return area > 0 ? "less than 1" : "0" }
    let digits = String(Int(area.rounded()))
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { text.append(",") }
      text.append(digit)
    }
    return text
  }
}
