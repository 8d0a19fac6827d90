/// The options of a comparison with which other commands replay the same: words of a command line.
package struct ReplayOptions: Hashable, Sendable {
  /// The options for the code and the system of the replay: `--rules Sources`.
  package var replay: [String]
  /// The option for the baseline; empty for the recorded outcomes.
  package var baseline: [String]

  package init(replay: [String] = [], baseline: [String] = []) {
    self.replay = replay
    self.baseline = baseline
  }
}
