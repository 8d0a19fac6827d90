package import Findings
package import Playback

extension WorkerPool {
  /// Compares recordings, with the same report as ``ComparisonRun/run(_:progress:)``. A session whose worker ends has a
  /// failure in the report.
  ///
  /// The sessions of a recording with many of them are compared by several workers. `baseline` is the name of the pool's
  /// second program, if the outcomes of its workers are the baseline.
  package func compare(
    _ paths: [String], _ run: ComparisonRun, baseline: String? = nil,
    progress: @escaping (_ index: Int, _ path: String) -> Void
  ) throws -> ComparisonReport {
    var collector = ComparisonCollector()
    var results: [ComparisonJob.Result] = []
    let folder = try baseline.map { _ in try OutcomeFolder() }
    defer { withExtendedLifetime(folder) {} }
    var index = 0
    var parts: ArraySlice<RecordingPart> = []
    try self.run {
      if parts.isEmpty {
        guard index < paths.count else { return nil }
        progress(index, paths[index])
        parts =
          RecordingPart.parts(
            of: paths[index], replays: run.comparisonsPerSession, workers: workerCount,
            isOneOfMany: paths.count >= Self.manyRecordings)[...]
        index += 1
      }
      let part = parts.removeFirst()
      let path = paths[index - 1]
      let files = folder.map { OutcomeFile(path: "\($0.path)/\(index)-", name: baseline ?? "") }
      return ComparisonJob(path, run, part, baseline: files) { result in
        results.append(result)
        guard part.isLast else { return }
        collector.add(results, of: run)
        results = []
      }
    }
    return collector.report
  }
}

extension ComparisonCollector {
  /// Adds the results of the parts of one recording, with the failure that a single worker would report: the failure of a
  /// comparison, or else that of the check of the whole recording, which follows the comparisons.
  @MainActor
  fileprivate mutating func add(_ parts: [ComparisonJob.Result], of run: ComparisonRun) {
    let failed = parts.filter { $0.failure != nil }
    if let failure = (failed.first { !$0.isComplete } ?? failed.first)?.failure {
      add(failure)
    } else {
      let comparisons = parts.flatMap(\.comparisons)
      add(comparisons, cost: run.cost(of: comparisons.count, took: parts.reduce(.zero) { $0 + $1.duration }))
    }
  }
}
