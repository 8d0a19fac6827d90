package import Findings
package import RecordingStore
import Scenes

/// One event of a replay with its baseline.
package struct ComparedEvent {
  /// The event's samples; never empty.
  package let samples: [TouchSample]
  /// The outcomes of the baseline, with the views of the replay's scene.
  package let baseline: [SceneOutcome]
  /// All outcomes of the replay.
  package let replayed: [SceneOutcome]
  /// The outcomes of the replay for which the baseline has counterparts: fewer than ``replayed`` in the last event of
  /// an interrupted capture, `nil` after its last recorded outcome.
  package let comparable: [SceneOutcome]?
  /// The views that were found by other names than their own, until this event.
  package var nameMatches: [NameMatch] = []
  /// What has another name in the replay without a difference, until this event.
  package var adaptations = RunAdaptations()
  /// The touches that begin in the event and are moved with their receivers.
  package var retargets: [TouchRetarget] = []
  /// Why nothing is compared from this event on, if that makes the result unknown.
  var unknownBaseline: SceneOutcome.Trouble?

  /// Whether the replay is known to differ from the baseline.
  package var differs: Bool { comparable.map { $0 != baseline } ?? false }
}
