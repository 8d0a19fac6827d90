/// The screens of sessions or of a scene, compared between two sides.
package struct ComparedScreens: Hashable, Sendable {
  /// The screens of one session, or of a scene at rest.
  package struct Session: Hashable, Sendable {
    /// The recording or the scene, as passed by the caller.
    package var source: String
    /// The session within the recording, from 0.
    package var session: Int
    /// In the order of time.
    package var comparisons: [ScreenComparison]
    /// How the code of the user ended the side of the baseline, and that of the replay, each as a sentence.
    package var baselineEnd: String?
    package var replayEnd: String?

    package init(
      source: String, session: Int = 0, comparisons: [ScreenComparison], baselineEnd: String? = nil,
      replayEnd: String? = nil
    ) {
      (self.source, self.session, self.comparisons) = (source, session, comparisons)
      (self.baselineEnd, self.replayEnd) = (baselineEnd, replayEnd)
    }

    /// Whether an area differs, or the code ends on one side only.
    package var differs: Bool {
      comparisons.contains { !$0.areas.isEmpty } || (baselineEnd == nil) != (replayEnd == nil)
    }

    /// Why parts are not compared, each reason once.
    package var unknowns: [String] {
      var seen: Set<String> = []
      let ends = baselineEnd != nil && replayEnd != nil ? ["the code ends on both sides: \(replayEnd ?? "")"] : []
      return (comparisons.flatMap(\.unknowns) + ends).filter { seen.insert($0).inserted }
    }
  }

  /// The other side: `strategy:flag`, `build:main`.
  package var against: String
  package var sessions: [Session]

  package init(against: String, sessions: [Session]) { (self.against, self.sessions) = (against, sessions) }

  package var count: Int { sessions.reduce(0) { $0 + $1.comparisons.count } }

  package var verdict: ComparisonReport.Verdict {
    if sessions.contains(where: \.differs) { return .differs }
    return sessions.allSatisfy { $0.unknowns.isEmpty } ? .same : .inconclusive
  }
}
