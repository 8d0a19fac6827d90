package import Findings

/// Why the replayed outcomes of a session cannot become its baseline.
package enum RebaseRefusal: Hashable, Sendable {
  /// The replay did not reach its end; the text is one sentence.
  case endedEarly(String)
  /// Two replays had different outcomes.
  case isNondeterministic
  /// The session was not replayed as it was recorded.
  case isOtherReplay
  /// So many differences of the session are not selected, and would become the baseline too.
  case hasOthers(Int)
}

extension ComparisonReport.Comparison {
  /// Why the replayed outcomes cannot become the baseline, if `count` of its differences are selected. `nil` if they can.
  ///
  /// `recordedProfile` is the profile of the recorded session.
  package func rebaseRefusal(selected count: Int, recordedProfile: String) -> RebaseRefusal? {
    if let earlyEnd { return .endedEarly(earlyEnd) }
    if isNondeterministic { return .isNondeterministic }
    guard isAgainstRecording, strategy == recordedStrategy, profile == recordedProfile else { return .isOtherReplay }
    return rootCount == count ? nil : .hasOthers(rootCount - count)
  }

  /// The ids of all differences that were found, also of the accepted ones.
  package var foundIDs: Set<String> { Set(divergences.map(\.id) + accepted.map(\.divergence.id)) }
}
