/// A part of a run, with what a merge of all parts needs.
package struct ShardOfRun: Sendable {
  /// The number of the shard, from 1.
  package let index: Int
  package let count: Int
  /// A digest of the whole run: shards of different runs cannot be merged.
  package let run: String
  /// The recordings of the shard, each with its number in the whole run.
  package let recordings: [(number: Int, path: String)]
  /// The results of the shard before the ledger was applied.
  package var report = ComparisonReport()

  package init(index: Int, count: Int, run: String, recordings: [(number: Int, path: String)]) {
    (self.index, self.count, self.run, self.recordings) = (index, count, run, recordings)
  }

  /// `2/3`, as the option has it.
  package var name: String { "\(index)/\(count)" }

  /// The report of the run whose shards these are: all of them, each once.
  package static func merged(_ shards: [ShardOfRun]) -> ComparisonReport {
    var report = ComparisonReport()
    var comparisons: [(number: Int, list: [ComparisonReport.Comparison])] = []
    var failures: [(number: Int, list: [ComparisonReport.Failure])] = []
    for shard in shards.sorted(by: { $0.index < $1.index }) {
      report.recordings += shard.report.recordings
      report.emptyRecordings += shard.report.emptyRecordings
      report.replayBuild = report.replayBuild ?? shard.report.replayBuild
      for build in shard.report.builds where !report.builds.contains(build) { report.builds.append(build) }
      let compared = Dictionary(grouping: shard.report.comparisons, by: \.recording)
      let failed = Dictionary(grouping: shard.report.failures, by: \.recording)
      for (number, path) in shard.recordings {
        comparisons.append((number, compared[path] ?? []))
        failures.append((number, failed[path] ?? []))
      }
    }
    // As in one run, ids are unique: each shard knows its own only.
    var collector = ComparisonCollector()
    for (_, list) in comparisons.sorted(by: { $0.number < $1.number }) { collector.add(list) }
    report.comparisons = collector.report.comparisons
    report.failures = failures.sorted { $0.number < $1.number }.flatMap(\.list)
    return report
  }
}
