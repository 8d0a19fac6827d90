package import RecordingStore

/// The result of the comparison of one session.
package struct SessionResult: Sendable {
  /// The maximum number of divergences that are kept. Further ones are only counted.
  package static let keptDivergences = 10_000

  /// The maximum number of reasons for unknown outcomes that are kept.
  package static let keptUnknowns = 100

  /// The number of outcomes of the replay.
  package var outcomes = 0
  /// The first differences, in order of time.
  package var divergences: [Divergence] = []
  /// The number of differences.
  package var divergenceCount = 0
  /// The number of differences that do not follow from another one.
  package var rootCount = 0
  /// Why parts of the result are unknown, without duplicates.
  package var unknowns: [SceneOutcome.Trouble] = []
  /// A hash of the outcomes for comparing replays. It is valid only within one run of the program.
  package var digest = 0
  /// The views that were found by other names than their own.
  package var nameMatches: [NameMatch] = []
  /// What has another name in the replay without a difference.
  package var adaptations = RunAdaptations()
  /// The touches that were moved with their receivers.
  package var retargets: [TouchRetarget] = []

  package init() {}
}
