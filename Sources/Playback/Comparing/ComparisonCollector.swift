import RecordingStore

/// Collects the results of recordings, in their order, into a report.
package struct ComparisonCollector: Sendable {
  package private(set) var report = ComparisonReport()
  private var ids: Set<String> = []

  package init() {}

  /// Adds the comparisons of one recording.
  package mutating func add(_ comparisons: [ComparisonReport.Comparison]) {
    for comparison in comparisons { report.comparisons.append(unique(comparison)) }
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
      report.comparisons.append(unique(comparison))
    }
    for var failure in other.failures {
      failure.message += " (build '\(name)')"
      report.failures.append(failure)
    }
    report.recordings = max(report.recordings, other.recordings)
    report.emptyRecordings = max(report.emptyRecordings, other.emptyRecordings)
    report.builds += other.builds.filter { !report.builds.contains($0) }
  }

  /// Makes ids unique. Files with the same name and the same differences give the same ids; in one report the later
  /// ones get their path appended.
  private mutating func unique(_ comparison: ComparisonReport.Comparison) -> ComparisonReport.Comparison {
    var renamed: [String: String] = [:]
    for divergence in comparison.divergences where !ids.insert(divergence.id).inserted {
      var id = divergence.id
      repeat { id = StableHash.hexadecimal(of: "\(id)|\(comparison.recording)") } while !ids.insert(id).inserted
      renamed[divergence.id] = id
    }
    guard !renamed.isEmpty else { return comparison }
    var comparison = comparison
    for index in comparison.divergences.indices {
      let divergence = comparison.divergences[index]
      comparison.divergences[index].id = renamed[divergence.id] ?? divergence.id
      comparison.divergences[index].causedBy = divergence.causedBy.map { renamed[$0] ?? $0 }
    }
    return comparison
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
