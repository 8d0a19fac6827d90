import Findings
import PrintedText

/// A report of coverage as text.
package struct CoverageText {
  private static let shownItems = 20

  private let report: CoverageReport

  package init(_ report: CoverageReport) { self.report = report }

  /// The lines, without their ends.
  package func lines() -> [String] {
    var lines = report.whole.files.flatMap(lines)
    lines.append("in all: " + Self.counts(report.whole.total))
    if report.recordings.count > 1 {
      lines.append("by recording:")
      for index in report.recordings.indices { lines.append("  " + line(index)) }
    }
    for recording in report.recordings {
      lines += recording.ended.map { "\(recording.path), session \($0.session): \($0.problem)" }
      if recording.unmappedTouches > 0 {
        lines.append(
          "\(recording.path): the screens before \(Counted.text(recording.unmappedTouches, "touch", "touches")) are left out"
        )
      }
    }
    lines += functions() + areas()
    return lines
  }

  /// `5 of 6 lines (83.3 %), 7 of 9 regions, 3 of 4 branches, 2 of 2 functions`
  static func counts(_ counts: CoverageCounts) -> String {
    func text(_ part: CoverageCounts.Part, _ name: String, _ names: String? = nil) -> String {
      "\(part.covered) of \(Counted.text(part.count, name, names ?? name + "s"))"
    }
    return "\(text(counts.lines, "line")) (\(percent(counts.lines))), \(text(counts.regions, "region")), "
      + "\(text(counts.branches, "branch", "branches")), \(text(counts.functions, "function"))"
  }

  /// A share that is not all is never shown as 100.
  static func percent(_ part: CoverageCounts.Part) -> String {
    let tenths = (part.percent * 10).rounded()
    let shown = part.covered < part.count ? min(tenths, 999) : tenths
    return "\(Formatting.number(shown / 10)) %"
  }

  private func lines(_ file: CodeCoverage.File) -> [String] {
    var lines = ["\(file.path): \(Self.counts(CoverageCounts(file)))"]
    let missed = Self.ranges(file.lines.map { ($0.line, $0.count == 0) })
    if !missed.isEmpty { lines.append("  not run: " + Self.list(missed)) }
    let ways = Self.missedWays(file).map { "line \($0.line): \($0.text)" }
    return lines + Self.limited(ways)
  }

  /// The ways that were never gone from places that were reached.
  static func missedWays(_ file: CodeCoverage.File) -> [(line: Int, text: String)] {
    file.branches.filter { $0.count > 0 }.flatMap { branch in
      branch.ways.filter { $0.count == 0 }.map { (branch.place.line, phrase(branch.kind, $0.name)) }
    }
  }

  private static func phrase(_ kind: String, _ way: String) -> String {
    switch (kind, way) {
    case ("switch", _): "'switch' never takes '\(way)'"
    case ("catch", _): "'catch' never has an error"
    case ("for", _): "'for' never has an element"
    case ("&&", "left"), ("||", "left"), ("??", "left"): "'\(kind)' always needs its right side"
    case (_, "right"): "'\(kind)' never needs its right side"
    case ("? :", _): "'?' is never \(way)"
    default: "'\(kind)' is never \(way)"
    }
  }

  /// Lines as ranges of lines that follow each other among those with code.
  static func ranges(_ lines: [(line: Int, isMissed: Bool)]) -> [String] {
    var ranges: [ClosedRange<Int>] = []
    var isOpen = false
    for (line, isMissed) in lines {
      if isMissed, isOpen, let last = ranges.last {
        ranges[ranges.count - 1] = last.lowerBound...line
      } else if isMissed {
        ranges.append(line...line)
      }
      isOpen = isMissed
    }
    return ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)" }
  }

  private static func list(_ items: [String]) -> String {
    let rest = items.count - shownItems
    return items.prefix(shownItems).joined(separator: ", ") + (rest > 0 ? " … and \(rest) more" : "")
  }

  private static func limited(_ items: [String]) -> [String] {
    let rest = items.count - shownItems
    return items.prefix(shownItems).map { "  " + $0 } + (rest > 0 ? ["  … and \(rest) more; --json lists all"] : [])
  }

  private func line(_ index: Int) -> String {
    let recording = report.recordings[index]
    let only = report.linesOnly(of: index)
    return "\(recording.path): \(Self.counts(recording.coverage.total))"
      + (only > 0 ? "; only here: \(Counted.text(only, "line"))" : "")
  }

  private func functions() -> [String] {
    let functions = report.functionsNotCalled
    guard !functions.isEmpty else { return [] }
    return ["no recording calls:"]
      + Self.limited(
        functions.map {
          "\($0.function.name) (\($0.path):\($0.function.line))\($0.function.isHandler ? ", a handler" : "")"
        })
  }

  private func areas() -> [String] {
    guard !report.areas.isEmpty else { return [] }
    return ["no recording touches:"] + Self.limited(report.areas.map(Self.line))
  }

  static func line(_ area: CoverageReport.Area) -> String {
    func range(_ start: Double, _ size: Double) -> String {
      "\(Formatting.number(start)) to \(Formatting.number(start + size))"
    }
    let receiver = area.receiver == "-" ? "the area without a view" : area.receiver
    let place = area.event.map { "before event \($0) of \(area.recording)" } ?? "at rest"
    let tenths = (area.share * 1_000).rounded() / 10
    return "\(receiver) in \(area.scene): x \(range(area.x, area.width)), y \(range(area.y, area.height)) "
      + "(\(tenths < 0.1 ? "less than 0.1" : Formatting.number(tenths)) % of the screen), \(place)"
  }
}
