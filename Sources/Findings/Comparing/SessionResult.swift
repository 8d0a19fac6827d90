/// The result of the comparison of one session.
package struct SessionResult: Sendable {
  /// The maximum number of divergences that are kept. Further ones are only counted.
  package static let keptDivergences = 10_000

  /// The maximum number of reasons for unknown outcomes that are shown.
  package static let keptUnknowns = 100

  /// The maximum number of unknown outcomes that are kept. Further ones are only counted.
  package static let listedUnknowns = 1_000

  /// The number of outcomes of the replay.
  package var outcomes = 0
  /// The first differences, in order of time.
  package var divergences: [Divergence] = []
  /// The number of differences.
  package var divergenceCount = 0
  /// The number of differences that do not follow from another one.
  package var rootCount = 0
  /// The first unknown outcomes, without duplicates.
  package var unknowns: [UnknownOutcome] = []
  /// The number of further unknown outcomes.
  package var unlistedUnknowns = 0
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
