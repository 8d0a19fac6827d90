import Foundation
import HitTestTerms
import RecordingStore
import TestBasics

@testable import Findings

/// Constructed reports with sizes that no small recording has.
enum SampleReports {
  private static let delegateAnswered = HitTestRule(
    "delegateAnswered", "was its own hit, and its touch delegate returned \(.other)")

  static func divergence(_ index: Int, old: String = "old", new: String? = "new", followsFrom: String? = nil)
    -> Divergence
  {
    Divergence(
      id: "id\(index)", recording: "one.touchrec", session: 0, strategy: "delegate", profile: "ios17", event: index,
      timestampMicroseconds: Int64(index) * 1_000, touch: 1, point: CGPoint(x: Double(index % 390), y: 20), kind: "hit",
      recorded: .hit(touch: 1, view: ViewID(named: old)), replayed: .hit(touch: 1, view: new.map { ViewID(named: $0) }),
      followsFrom: followsFrom,
      decidedBy: Divergence.Decision(
        view: ViewID(named: old), rule: delegateAnswered, other: new.map { ViewID(named: $0) }))
  }

  static func comparison(
    _ recording: String = "one.touchrec", session: Int = 0, about: String? = nil, recordedStrategy: String = "uikit",
    strategy: String = "delegate", divergences: [Divergence] = [], unknowns: [UnknownOutcome] = [],
    isNondeterministic: Bool = false
  ) -> ComparisonReport.Comparison {
    ComparisonReport.Comparison(
      recording: recording, session: session, sceneName: "scene", about: about, recordedStrategy: recordedStrategy,
      strategy: strategy, profile: "ios17", against: "recorded (\(recordedStrategy))", outcomes: 10,
      divergences: divergences, divergenceCount: divergences.count,
      rootCount: divergences.count { $0.followsFrom == nil }, unknowns: unknowns,
      isNondeterministic: isNondeterministic)
  }

  static func report(_ comparisons: [ComparisonReport.Comparison]) -> ComparisonReport {
    var report = ComparisonReport()
    report.comparisons = comparisons
    report.recordings = comparisons.count
    return report
  }

  /// An unknown outcome.
  static let unknown = UnknownOutcome(
    id: "00000000000000aa",
    SceneOutcome.Trouble(what: .unknown, touch: 1, view: "list", why: "scroll view 'list' may take it"),
    at: .init(event: 2, timestampMicroseconds: 500_000, touchNumber: 2, point: CGPoint(x: 50, y: 30)))
}
