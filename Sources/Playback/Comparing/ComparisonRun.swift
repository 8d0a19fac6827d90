public import PassThrough
import RecordingStore
import Scenes

/// Compares recordings, each under one or more strategies and profiles.
@MainActor
public struct ComparisonRun {
  /// The strategies to replay under; empty means the recorded one.
  public var strategies: [Strategy] = []
  /// The profiles to replay under; empty means the recorded one.
  public var profiles: [String] = []
  /// What replays are compared with.
  public var baseline = SessionComparison.Baseline.recorded
  /// How often each session is replayed; every replay must have the same outcomes.
  public var replays = 1

  /// A run that replays everything once as it was recorded.
  public init() {}

  /// Compares recordings in the order given. One that cannot be read is a failure in the report and does not end the run.
  ///
  /// `progress` is told of every recording before it is compared.
  public func run(_ paths: [String], progress: (_ index: Int, _ path: String) -> Void) -> ComparisonReport {
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

  /// Two files of one name that differ alike give the same ids. Within one report the later ones are told apart by their
  /// path, so that an id names one divergence.
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
    // What streamed by was hashed on the way; a damaged recording has no verdict.
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
