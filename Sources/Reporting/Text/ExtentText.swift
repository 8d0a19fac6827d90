import RecordingStore

/// The extent of an unknown outcome as words.
enum ExtentText {
  /// `" (until the touch ends; a, b in 21, 200, 1043 by 44 points)"`; empty where the extent is not known.
  static func ending(_ detail: OutcomeDetail?) -> String {
    guard let extent = detail?.extent.flatMap({ UnknownExtent(json: $0) }) else { return "" }
    var parts = [end(extent.until)]
    let views = extent.views.prefix(3).joined(separator: ", ") + (extent.views.count > 3 ? ", …" : "")
    let area = extent.area.map { area in
      let numbers = [area.x, area.y, area.width, area.height].map { Formatting.number($0) }
      return "in \(numbers[0]), \(numbers[1]), \(numbers[2]) by \(numbers[3]) points"
    }
    let place = [views.isEmpty ? nil : views, area].compactMap(\.self).joined(separator: " ")
    if !place.isEmpty { parts.append(place) }
    return " (\(parts.joined(separator: "; ")))"
  }

  private static func end(_ end: UnknownExtent.End) -> String {
    switch end {
    case .event: "only this event"
    case .touch: "until the finger comes down again"
    case .session: "until the end of the session"
    }
  }
}
