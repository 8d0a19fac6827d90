import RecordingStore

/// Collects the results of recordings, in their order, into a report.
package struct ComparisonCollector: Sendable {
  package private(set) var report = ComparisonReport()
  private var ids: Set<UInt64> = []
  private var store = DivergenceStore()

  package init() {}

  /// Adds the comparisons of one recording, and what they took.
  package mutating func add(_ comparisons: [ComparisonReport.Comparison], cost: RecordingCost? = nil) {
    if let cost, let path = comparisons.first?.recording { report.costs[path] = cost }
    for comparison in comparisons { append(comparison) }
    report.recordings += 1
    if comparisons.isEmpty { report.emptyRecordings += 1 }
  }

  /// Adds a recording that could not be compared.
  package mutating func add(_ failure: ComparisonReport.Failure) {
    report.failures.append(failure)
  }

  /// Adds the report of a rules build on the same recordings. The recordings are counted once.
  package mutating func add(_ other: ComparisonReport, ofBuild name: String) {
    for comparison in other.comparisons {
      var comparison = comparison
      comparison.build = name
      append(comparison)
    }
    for var failure in other.failures {
      failure.message += " (build '\(name)')"
      report.failures.append(failure)
    }
    report.recordings = max(report.recordings, other.recordings)
    report.emptyRecordings = max(report.emptyRecordings, other.emptyRecordings)
    report.builds += other.builds.filter { !report.builds.contains($0) }
  }

  private mutating func append(_ comparison: ComparisonReport.Comparison) {
    var comparison = unique(comparison)
    for index in comparison.unknowns.indices { makeUnique(&comparison.unknowns[index].id, in: comparison.recording) }
    store.keep(&comparison)
    report.comparisons.append(comparison)
  }

  /// Makes ids unique. Files with the same name and the same differences give the same ids; in one report the later
  /// ones get their path appended.
  private mutating func unique(_ comparison: ComparisonReport.Comparison) -> ComparisonReport.Comparison {
    var renamed: [String: String] = [:]
    for divergence in comparison.divergences where !insert(divergence.id) {
      var id = divergence.id
      repeat { id = StableHash.hexadecimal(of: "\(id)|\(comparison.recording)") } while !insert(id)
      renamed[divergence.id] = id
    }
    guard !renamed.isEmpty else { return comparison }
    var comparison = comparison
    comparison.divergences = comparison.divergences.map { divergence in
      var divergence = divergence
      divergence.id = renamed[divergence.id] ?? divergence.id
      divergence.followsFrom = divergence.followsFrom.map { renamed[$0] ?? $0 }
      return divergence
    }
    return comparison
  }

  private mutating func makeUnique(_ id: inout String, in recording: String) {
    while !insert(id) { id = StableHash.hexadecimal(of: "\(id)|\(recording)") }
  }

  /// Whether an id is new. An id is 16 hexadecimal digits, which as a number need a fraction of the memory.
  private mutating func insert(_ id: String) -> Bool {
    ids.insert(UInt64(id, radix: 16) ?? StableHash.value(of: id)).inserted
  }
}

extension ComparisonReport.Failure {
  /// The failure of a recording with an error that reading or comparing it caused.
  package init(of path: String, _ error: any Error) {
    if let error = error as? RecordingError {
      self.init(recording: path, message: error.description, kind: error.kind)
    } else {
      self.init(recording: path, message: "\(path): \(error)", kind: nil)
    }
  }
}
