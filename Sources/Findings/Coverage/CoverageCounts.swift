/// How much of some code there is, and how much of it ran.
package struct CoverageCounts: Hashable, Sendable {
  package struct Part: Hashable, Sendable {
    package var count = 0
    package var covered = 0

    package static func + (one: Part, other: Part) -> Part {
      Part(count: one.count + other.count, covered: one.covered + other.covered)
    }

    /// 100 where there is nothing to run.
    package var percent: Double { count == 0 ? 100 : Double(covered) / Double(count) * 100 }
  }

  package var lines = Part()
  package var regions = Part()
  package var branches = Part()
  package var functions = Part()

  package init() {}

  package init(_ file: CodeCoverage.File) {
    for (_, count) in file.lines { add(count, to: \.lines) }
    for region in file.regions { add(region.count, to: \.regions) }
    for way in file.branches.flatMap(\.ways) { add(way.count, to: \.branches) }
    for function in file.functions where !function.isImplicit { add(function.count, to: \.functions) }
  }

  private mutating func add(_ count: Int, to part: WritableKeyPath<Self, Part>) {
    self[keyPath: part].count += 1
    if count > 0 { self[keyPath: part].covered += 1 }
  }

  package static func + (one: Self, other: Self) -> Self {
    var sum = Self()
    sum.lines = one.lines + other.lines
    sum.regions = one.regions + other.regions
    sum.branches = one.branches + other.branches
    sum.functions = one.functions + other.functions
    return sum
  }
}
