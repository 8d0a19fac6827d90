package import PassThrough
import RecordingStore
import Scenes

/// Compares recordings, each with one or more strategies and profiles.
@MainActor
package struct ComparisonRun {
  /// The strategies of the replays. Empty: the recorded one.
  package var strategies: [Strategy] = []
  /// The profiles of the replays. Empty: the recorded one.
  package var profiles: [String] = []
  /// The baseline of the comparisons.
  package var baseline = SessionComparison.Baseline.recorded
  /// The number of replays of each session. All must have the same outcomes.
  package var replays = 1

  /// Creates a run with one replay of each session as recorded.
  package init() {}

  /// Compares recordings in the given order. A recording that cannot be read is a failure in the report and does not
  /// end the run.
  ///
  /// `progress` is called before each recording.
  package func run(_ paths: [String], progress: (_ index: Int, _ path: String) -> Void) -> ComparisonReport {
    var report = ComparisonReport()
    var ids: Set<String> = []
    for (index, path) in paths.enumerated() {
      progress(index, path)
      do {
        report.comparisons += try compare(path).map { Self.unique($0, among: &ids) }
        report.recordings += 1
      } catch let error as RecordingError {
        report.failures.append(
          ComparisonReport.Failure(recording: path, message: error.description, kind: error.kind))
      } catch {
        report.failures.append(
          ComparisonReport.Failure(recording: path, message: "\(path): \(error)", kind: nil))
      }
    }
    return report
  }

  /// Makes ids unique. Files with the same name and the same differences give the same ids; in one report the later
  /// ones get their path appended.
  private static func unique(
    _ comparison: ComparisonReport.Comparison, among ids: inout Set<String>
  ) -> ComparisonReport.Comparison {
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

  private func compare(_ path: String) throws -> [ComparisonReport.Comparison] {
    let reader = try RecordingReader(path: path)
    var comparisons: [ComparisonReport.Comparison] = []
    for record in reader.sessions {
      let session = try ReplayableSession(record, of: reader)
      for strategy in strategies.isEmpty ? [session.recordedStrategy] : strategies {
        for profile in profiles.isEmpty ? [record.profile] : profiles {
          comparisons.append(try compare(session, path, strategy, profile))
        }
      }
    }
    // The content was hashed while it was read. A damaged recording has no verdict.
    try reader.finishVerification()
    return comparisons
  }

  private func compare(
    _ session: ReplayableSession, _ path: String, _ strategy: Strategy, _ profile: String
  ) throws -> ComparisonReport.Comparison {
    let comparison = SessionComparison(session, name: path, strategy: strategy, profile: profile, baseline: baseline)
    let result = try comparison.run(digesting: replays > 1)
    var isNondeterministic = false
    for _ in 1..<max(replays, 1) where try comparison.run(digesting: true).digest != result.digest {
      isNondeterministic = true
    }
    return ComparisonReport.Comparison(
      recording: path, session: session.metadata.id, sceneName: session.scene.name, about: session.metadata.about,
      recordedStrategy: session.recordedStrategy.description, strategy: strategy.description, profile: profile,
      against: against(session), outcomes: result.outcomes, divergences: result.divergences,
      divergenceCount: result.divergenceCount, rootCount: result.rootCount, unknowns: result.unknowns,
      isNondeterministic: isNondeterministic)
  }

  private func against(_ session: ReplayableSession) -> String {
    switch baseline {
    case .recorded: "recorded (\(session.recordedStrategy))"
    case .strategy(let strategy): "strategy:\(strategy)"
    }
  }
}
