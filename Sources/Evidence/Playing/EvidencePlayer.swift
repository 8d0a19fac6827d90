package import Findings
package import Playback

/// Plays sessions on the two sides whose difference is looked for: the replay and its baseline.
@MainActor
package protocol EvidencePlayer: AnyObject {
  /// Compares the sessions of recordings, whose results have the paths as names.
  func compare(_ recordings: [String]) throws -> ComparisonReport

  /// Replays the sessions of a recording on one side and returns what they reached, in their order. Those that the code ends are
  /// missing.
  ///
  /// - Parameter mapsScreen: Whether the regions of the screen at the end are collected.
  func explore(
    _ recording: String, count: Int, mapsScreen: Bool, ofBaseline: Bool
  ) throws -> [ExploredSession]

  /// Replays the first session of a recording on the side of the baseline and stores the outcomes. `nil` where the baseline is the
  /// recorded outcomes.
  func storeBaseline(of recording: String, in file: OutcomeFile) throws -> OutcomeFile?
}
