import CommandLineSupport
import Findings
import Foundation
import HitTestTerms
import JSONText
import Pictures
import PrintedText
import Reporting

/// The areas of `replayer map` as text and as JSON.
@MainActor
struct AreaReport {
  private static let shownAreas = 20

  let source: String
  let against: String
  private let comparisons: [AreaComparison]

  init(_ comparisons: [AreaComparison], source: String, against: String) {
    (self.comparisons, self.source, self.against) = (comparisons, source, against)
  }

  private var differs: Bool { comparisons.contains { !$0.areas.isEmpty } }

  private var unknowns: [String] {
    var seen: Set<String> = []
    return comparisons.flatMap(\.unknowns).filter { seen.insert($0).inserted }
  }

  private var verdict: String { differs ? "differs" : unknowns.isEmpty ? "same" : "inconclusive" }

  var exitCode: ExitCode { differs ? .differs : unknowns.isEmpty ? .ok : .inconclusive }

  /// The comparison with the largest difference.
  var largestIndex: Int? { comparisons.indices.max { comparisons[$0].share < comparisons[$1].share } }

  func lines() -> [String] {
    var lines: [String] = []
    var shown: [HitMapArea]?
    for comparison in comparisons {
      let place =
        comparison.event.map { event in
          "before event \(event) at \(Formatting.seconds(comparison.timestampMicroseconds ?? 0))"
        } ?? "at rest"
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
      lines.append(
        "\(place): \(Counted.text(comparison.areas.count, "area")) differ\(comparison.areas.count == 1 ? "s" : ""), "
          + "\(Self.percent(comparison.share)) of the screen")
      lines += comparison.areas.prefix(Self.shownAreas).map { "  " + line($0, comparison) }
      let rest = comparison.areas.count - Self.shownAreas
      if rest > 0 { lines.append("  … and \(Counted.text(rest, "smaller area")); --json lists all") }
    }
    lines += unknowns.map { "unknown: \($0)" }
    lines.append("verdict: \(verdict)")
    return lines
  }

  private func sampling(_ comparison: AreaComparison) -> String {
    comparison.isSampled ? ", where it was sampled every \(Int(HitMap.sampleDistance)) points" : ""
  }

  private func line(_ area: HitMapArea, _ comparison: AreaComparison) -> String {
    let (xs, ys) = (area.polygon.map(\.x), area.polygon.map(\.y))
    func range(_ numbers: [CGFloat]) -> String {
      "\(Formatting.number(Double(numbers.min() ?? 0))) to \(Formatting.number(Double(numbers.max() ?? 0)))"
    }
    let isRectangle = area.polygon.count == 4 && Set(xs).count == 2 && Set(ys).count == 2 && area.holes.isEmpty
    return "\(Self.name(area.from) ?? "-") → \(Self.name(area.to) ?? "-"): \(isRectangle ? "" : "within ")"
      + "x \(range(xs)), y \(range(ys)) (\(Self.percent(area.size / max(comparison.screenArea, 1))))"
      + (area.isExact ? "" : ", sampled")
  }

  private static func percent(_ share: Double) -> String {
    let percent = share * 100
    return percent > 0 && percent < 0.1 ? "less than 0.1 %" : "\((percent * 10).rounded() / 10) %"
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

  /// One JSON document.
  func json() -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("schema", "touchreplay.map/1")
      writer.member("verdict", verdict)
      writer.member("differs", differs)
      writer.member("source", source)
      writer.member("against", against)
      writer.key("areas")
      writer.array { writer in
        for comparison in comparisons {
          for area in comparison.areas { write(area, of: comparison, to: &writer) }
        }
      }
      writer.member("compared", comparisons.count)
      writer.member("isSampled", comparisons.contains { $0.isSampled })
      writer.member("unknowns", unknowns)
    }
    return writer.finish()
  }

  private func write(_ area: HitMapArea, of comparison: AreaComparison, to writer: inout JSONWriter) {
    writer.object { writer in
      if let event = comparison.event {
        writer.member("event", event)
        writer.member("t", Double(comparison.timestampMicroseconds ?? 0) / 1_000_000)
      }
      writer.member("old", Self.name(area.from))
      writer.member("new", Self.name(area.to))
      writer.key("polygon")
      write(area.polygon, to: &writer)
      if !area.holes.isEmpty {
        writer.key("holes")
        writer.array { writer in
          for hole in area.holes { write(hole, to: &writer) }
        }
      }
      writer.member("share", area.size / max(comparison.screenArea, 1))
      writer.member("exact", area.isExact)
    }
  }

  private func write(_ corners: [CGPoint], to writer: inout JSONWriter) {
    writer.array { writer in
      for corner in corners {
        writer.array { writer in
          writer.number(Double(corner.x))
          writer.number(Double(corner.y))
        }
      }
    }
  }
}
