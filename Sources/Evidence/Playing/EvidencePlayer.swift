package import Findings
package import Playback

/// Plays sessions on the two sides whose difference is looked for: the replay and its baseline.
@MainActor
package protocol EvidencePlayer: AnyObject {
  /// Compares the sessions of recordings, whose results have the paths as names.
  func compare(_ recordings: [String]) throws -> ComparisonReport

  /// Replays the first session of a recording on the side of the baseline and stores the outcomes. `nil` where the baseline is the
  /// recorded outcomes.
  func storeBaseline(of recording: String, in file: OutcomeFile) throws -> OutcomeFile?
}
