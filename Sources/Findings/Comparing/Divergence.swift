package import Foundation
package import HitTestTerms
package import RecordingStore

/// One difference between two runs of a session.
package struct Divergence: Hashable, Sendable {
  /// The id. It is the same in every run that finds the same difference.
  package var id: String
  /// The recording, as named on the command line.
  package var recording: String
  /// The session within the recording, from 0.
  package var session: Int
  /// The strategy of the replay.
  package var strategy: String
  /// The profile of the replay.
  package var profile: String
  /// The event of the difference.
  package var event: Int
  /// Microseconds since the start of the session.
  package var timestampMicroseconds: Int64
  /// The touch concerned, if known.
  package var touch: Int?
  /// The number of that touch in the session, from 1 in the order of beginning. ``touch`` is reused by later touches.
  package var touchNumber: Int?
  /// The position of that touch at the event, in points of the screen.
  package var point: CGPoint?
  /// The kind of the outcomes that differ.
  package var kind: String
  /// The outcome of the baseline. `nil` if it has none.
  package var recorded: SceneOutcome.Kind?
  /// The outcome of the replay. `nil` if it has none.
  package var replayed: SceneOutcome.Kind?
  /// What the outcome of the baseline has beside its kind: the code that it ran.
  package var recordedDetail: OutcomeDetail?
  /// What the outcome of the replay has beside its kind.
  package var replayedDetail: OutcomeDetail?
  /// The lines of the code that ran on either side, by the names of the handlers, as far as the replayed build has it.
  package var handlerLines: [String: SourceLine] = [:]
  /// The code that the event ran before the effect that differs. `nil` for other outcomes.
  package var handler: String?
  /// How the app's code differs from that of the baseline, for a difference of which no line is known.
  package var changedCode: ChangedCode?
  /// The divergence that this one follows from.
  package var followsFrom: String?
  /// The first view that decided differently, for a touch with a different hit view.
  package var decidedBy: Decision?
  /// The result of the touch's first hit test in the replay, if that of the last one is another.
  package var firstPass: HitTrace.FirstPass?
  /// The hit tests of both sides, for the first touches of a session with a different hit view.
  package var trace: DecisionTrace?

  package init(
    id: String, recording: String, session: Int, strategy: String, profile: String, event: Int,
    timestampMicroseconds: Int64, touch: Int? = nil, touchNumber: Int? = nil, point: CGPoint? = nil, kind: String,
    recorded: SceneOutcome.Kind? = nil, replayed: SceneOutcome.Kind? = nil, followsFrom: String? = nil,
    decidedBy: Decision? = nil
  ) {
    self.id = id
    self.recording = recording
    self.session = session
    self.strategy = strategy
    self.profile = profile
    self.event = event
    self.timestampMicroseconds = timestampMicroseconds
    self.touch = touch
    self.touchNumber = touchNumber
    self.point = point
    self.kind = kind
    self.recorded = recorded
    self.replayed = replayed
    self.followsFrom = followsFrom
    self.decidedBy = decidedBy
  }

  /// The outcome of the baseline, with the code that it ran.
  package var recordedOutcome: SceneOutcome? {
    recorded.map {
      SceneOutcome(event: event, timestampMicroseconds: timestampMicroseconds, kind: $0, detail: recordedDetail)
    }
  }

  /// The outcome of the replay, with the code that it ran.
  package var replayedOutcome: SceneOutcome? {
    replayed.map {
      SceneOutcome(event: event, timestampMicroseconds: timestampMicroseconds, kind: $0, detail: replayedDetail)
    }
  }

  /// The controller of the outcome, if it has one.
  package var controller: String? {
    switch replayed ?? recorded {
    case .effect(_, let controller, _, _, _), .call(_, let controller, _): controller
    default: nil
    }
  }

  /// Whether only the code that ran differs, and not the notification for which it ran.
  package var isOfHandlers: Bool {
    hasSameKind && recordedDetail?.handlers != replayedDetail?.handlers
  }

  /// Whether both sides have the same outcome, of which something beside its kind differs: the code that ran, or the hosted content.
  package var isOfDetail: Bool { hasSameKind && !OutcomeDetail.areEqual(recordedDetail, replayedDetail) }

  private var hasSameKind: Bool { recorded != nil && recorded == replayed }

  /// Whether what differs is the code that ran: also of a notification that is an outcome only where code runs.
  package var isOfCode: Bool { isOfHandlers || kind == "call" }

  /// A view and the rule that it applied.
  package struct Decision: Hashable, Sendable {
    package var view: ViewID
    package var rule: HitTestRule
    /// The line of the user's method that decided, if the view is of a rules build.
    package var line: SourceLine?
    /// The other view that the rule concerns, if any.
    package var other: ViewID?
    /// Whether the same code of the app decided on both sides.
    package var isOfSameCode: Bool {
      guard let line, let before = baseline?.line else { return false }
      return line.isSameCode(as: before)
    }
    /// What the view did in the baseline. `nil` if the hit test there did not query it, or is not known.
    package var baseline: Ruling?

    package init(
      view: ViewID, rule: HitTestRule, line: SourceLine? = nil, other: ViewID? = nil, baseline: Ruling? = nil
    ) {
      self.view = view
      self.rule = rule
      self.line = line
      self.other = other
      self.baseline = baseline
    }
  }

  /// A rule that a view applied, and the other view that it concerns, if any.
  package struct Ruling: Hashable, Sendable {
    package var rule: HitTestRule
    package var line: SourceLine?
    package var other: ViewID?

    package init(rule: HitTestRule, line: SourceLine? = nil, other: ViewID? = nil) {
      self.rule = rule
      self.line = line
      self.other = other
    }
  }
}
