/// A part of a run, with what a merge of all parts needs.
package struct ShardOfRun: Sendable {
  /// A recording of the shard.
  package struct Recording: Sendable {
    /// The number in the whole run, from 0.
    package let number: Int
    package let path: String
    /// The path relative to the ledger's folder.
    package let place: String
    /// The path relative to the project's root, by which costs are known.
    package let projectPath: String
    package var cost: RecordingCost?

    package init(number: Int, path: String, place: String, projectPath: String) {
      (self.number, self.path, self.place, self.projectPath) = (number, path, place, projectPath)
    }
  }

  /// The accepted differences of the run.
  package struct Ledger: Hashable, Sendable {
    package let path: String
    package let text: String
    /// The recordings of its lines that do not exist.
    package let missing: [String]

    package init(path: String, text: String, missing: [String]) {
      (self.path, self.text, self.missing) = (path, text, missing)
    }
  }

  /// The number of the shard, from 1.
  package let index: Int
  package let count: Int
  /// A digest of the whole run: shards of different runs cannot be merged.
  package let run: String
  /// A digest of the code that was compared: shards of different code cannot be merged.
  package var code = ""
  /// The number of recordings of the whole run.
  package let total: Int
  package var recordings: [Recording]
  package var ledger: Ledger?
  /// Whether a fault was injected, so that there is nothing to decide about.
  package var hasFault = false
  /// The results of the shard before the ledger was applied.
  package var report = ComparisonReport()

  package init(index: Int, count: Int, run: String, total: Int, recordings: [Recording]) {
    (self.index, self.count, self.run, self.total, self.recordings) = (index, count, run, total, recordings)
  }

  /// `2/3`, as the option has it.
  package var name: String { "\(index)/\(count)" }

  /// Adds the results, and what each recording took.
  package mutating func setResult(_ report: ComparisonReport) {
    self.report = report
    for index in recordings.indices { recordings[index].cost = report.costs[recordings[index].path] }
  }

  /// What prevents that some shards are a whole run, in words that follow the name of a file; `nil` if they are one.
  package static func incompleteness(_ shards: [ShardOfRun]) -> (shard: Int, problem: String)? {
    var places: [Int: Int] = [:]
    for (index, shard) in shards.enumerated() {
      for recording in shard.recordings {
        if let other = places.updateValue(index, forKey: recording.number) {
          let names = "\(shards[other].name) and \(shard.name)"
          return (index, "the recording \(recording.path) is in the shards \(names)")
        }
      }
    }
    let total = shards.first?.total ?? 0
    guard let missing = (0..<total).first(where: { places[$0] == nil }) else { return nil }
    return (0, "the recording \(missing + 1) of \(total) is in no shard")
  }

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
      for recording in shard.recordings {
        comparisons.append((recording.number, compared[recording.path] ?? []))
        failures.append((recording.number, failed[recording.path] ?? []))
      }
    }
    // As in one run, ids are unique: a shard has made its own unique only within itself.
    var collector = ComparisonCollector()
    for (_, list) in comparisons.sorted(by: { $0.number < $1.number }) { collector.add(list) }
    report.comparisons = collector.report.comparisons
    report.failures = failures.sorted { $0.number < $1.number }.flatMap(\.list)
    return report
  }
}
