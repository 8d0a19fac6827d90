package import Findings
import PrintedText

/// Areas of the screen that differ, as text.
package struct AreaText {
  private static let shownAreas = 20
  /// The distance of sampled points, in points.
  private let sampleDistance: Int

  /// That of comparisons of recordings, which do not list screens without differences.
  static let ofComparisons = AreaText(sampleDistance: 0)

  /// - Parameter sampleDistance: The distance of sampled points, in points.
  package init(sampleDistance: Int) { self.sampleDistance = sampleDistance }

  /// The lines of one session or scene: each screen with its areas, then what is unknown and how the code ended.
  package func lines(_ session: ComparedScreens.Session) -> [String] {
    var lines: [String] = []
    var shown: [ScreenComparison.Area]?
    for comparison in session.comparisons {
      let place = Self.place(comparison)
      guard !comparison.areas.isEmpty else {
        if comparison.unknowns.isEmpty { lines.append("\(place): no area differs\(sampling(comparison))") }
        shown = nil
        continue
      }
      guard comparison.areas != shown else {
        lines.append("\(place): the same areas")
        continue
      }
      shown = comparison.areas
      lines += self.lines(comparison)
    }
    return lines + Self.ends(session) + session.unknowns.map { "unknown: \($0)" }
  }

  private func lines(_ comparison: ScreenComparison) -> [String] {
    let rest = comparison.areas.count - Self.shownAreas
    return [
      "\(Self.place(comparison)): \(Counted.text(comparison.areas.count, "area")) "
        + "differ\(comparison.areas.count == 1 ? "s" : ""), \(Self.percent(comparison.share)) of the screen"
    ] + comparison.areas.prefix(Self.shownAreas).map { "  " + Self.line($0) }
      + (rest > 0 ? ["  … and \(Counted.text(rest, "smaller area")); --json lists all"] : [])
  }

  /// The code that ends on one side only.
  private static func ends(_ session: ComparedScreens.Session) -> [String] {
    switch (session.baselineEnd, session.replayEnd) {
    case (nil, let end?): ["the code ends: \(end); the other side does not end"]
    case (let end?, nil): ["the code of the other side ends: \(end); this one does not end"]
    default: []
    }
  }

  /// The lines of the screens of a comparison of recordings, and a line about all of them.
  package func summary(_ screens: ComparedScreens) -> [String] {
    var lines: [String] = []
    for session in screens.sessions where session.differs || !session.unknowns.isEmpty {
      lines.append(
        "\(session.source)\(session.session == 0 ? "" : ", session \(session.session)"): areas of the screen")
      let empty = session.comparisons.filter(\.areas.isEmpty)
      var shown = session
      shown.comparisons.removeAll { $0.areas.isEmpty }
      lines += self.lines(shown).map { "  " + $0 }
      lines += Self.unique(empty.flatMap(\.unknowns)).filter { !shown.unknowns.contains($0) }.map { "  unknown: \($0)" }
    }
    let differing = screens.sessions.flatMap(\.comparisons).count { !$0.areas.isEmpty }
    lines.append(
      "compared \(Counted.text(screens.count, "screen")) with \(screens.against): "
        + (differing == 0 ? "no area differs" : "areas of \(differing) differ"))
    return lines
  }

  private static func unique(_ texts: [String]) -> [String] {
    var seen: Set<String> = []
    return texts.filter { seen.insert($0).inserted }
  }

  private static func place(_ comparison: ScreenComparison) -> String {
    comparison.event.map { event in
      "before event \(event) at \(Formatting.seconds(comparison.timestampMicroseconds ?? 0))"
    } ?? "at rest"
  }

  private func sampling(_ comparison: ScreenComparison) -> String {
    comparison.isSampled ? ", where it was sampled every \(sampleDistance) points" : ""
  }

  private static func line(_ area: ScreenComparison.Area) -> String {
    let (xs, ys) = (area.polygon.compactMap(\.first), area.polygon.compactMap(\.last))
    func range(_ numbers: [Double]) -> String {
      "\(Formatting.number(numbers.min() ?? 0)) to \(Formatting.number(numbers.max() ?? 0))"
    }
    let isRectangle = area.polygon.count == 4 && Set(xs).count == 2 && Set(ys).count == 2 && area.holes.isEmpty
    return "\(area.old ?? "-") → \(area.new ?? "-"): \(isRectangle ? "" : "within ")"
      + "x \(range(xs)), y \(range(ys)) (\(percent(area.share)))" + (area.isExact ? "" : ", sampled")
  }

  private static func percent(_ share: Double) -> String {
    let percent = share * 100
    return percent > 0 && percent < 0.1 ? "less than 0.1 %" : "\((percent * 10).rounded() / 10) %"
  }
}
