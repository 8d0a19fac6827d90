/// A place of a file from which on the code ran another number of times, up to the next one.
package struct CoverageSegment: Hashable, Sendable {
  package var place: CodeCoverage.Place
  /// `nil` where there is no code.
  package var count: Int?
  /// Whether a region begins here, and does not only go on after another one.
  package var isEntry: Bool

  /// The segments of regions of which each one is inside another one or outside of it.
  package static func list(_ regions: [CodeCoverage.Region]) -> [CoverageSegment] {
    var segments: [CoverageSegment] = []
    var open: [CodeCoverage.Region] = []
    func add(_ place: CodeCoverage.Place, _ count: Int?, isEntry: Bool) {
      let place = max(place, segments.last?.place ?? place)
      if segments.last?.place == place { segments.removeLast() }
      segments.append(CoverageSegment(place: place, count: count, isEntry: isEntry))
    }
    func close(until place: CodeCoverage.Place?) {
      while let last = open.last, place.map({ last.end <= $0 }) ?? true {
        open.removeLast()
        add(last.end, open.last?.count, isEntry: false)
      }
    }
    for region in regions.sorted(by: { ($0.start, $1.end) < ($1.start, $0.end) }) {
      close(until: region.start)
      open.append(region)
      add(region.start, region.count, isEntry: true)
    }
    close(until: nil)
    return segments
  }
}

extension CodeCoverage.File {
  /// The regions of all functions. Those of several instances of one generic function are one.
  package var regions: [CodeCoverage.Region] {
    var counts: [Range<CodeCoverage.Place>: Int] = [:]
    for region in functions.flatMap(\.regions) where region.start < region.end {
      counts[region.start..<region.end, default: 0] += region.count
    }
    return counts.map { CodeCoverage.Region(start: $0.key.lowerBound, end: $0.key.upperBound, count: $0.value) }
      .sorted { ($0.start, $1.end) < ($1.start, $0.end) }
  }

  package var segments: [CoverageSegment] { CoverageSegment.list(regions) }

  /// How often each line with code ran, in order: the most frequent region that begins on it, or the one that it continues.
  ///
  /// Source: `LineCoverageStats` of LLVM, https://github.com/llvm/llvm-project/blob/main/llvm/lib/ProfileData/Coverage/CoverageMapping.cpp
  package var lines: [(line: Int, count: Int)] {
    var result: [(line: Int, count: Int)] = []
    let segments = segments
    var next = 0
    var wrapped: CoverageSegment?
    guard let first = segments.first?.place.line, let last = segments.last?.place.line else { return [] }
    for line in first...last {
      let start = next
      while next < segments.count, segments[next].place.line == line { next += 1 }
      let entries = segments[start..<next].filter { $0.isEntry }.compactMap(\.count)
      let counts = (wrapped?.count).map { entries + [$0] } ?? entries
      if let count = counts.max() { result.append((line, count)) }
      if next > start { wrapped = segments[next - 1] }
    }
    return result
  }
}
