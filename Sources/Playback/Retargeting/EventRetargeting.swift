import Findings
import RecordingStore
import Scenes

/// Moves the touches of each event of a session, with a replay of the baseline that shows where the receivers were.
@MainActor
struct EventRetargeting {
  private let layout: BaselineLayout
  private var touches = TouchRetargeting()

  init(after layout: BaselineLayout) { self.layout = layout }

  /// The samples of an event at their places in `scene`, and the touches that are moved from now on.
  ///
  /// `receivers` are the names of the recorded receivers of the touches that begin, by finger.
  mutating func move(
    _ step: ReplayStep, receivers: [Int: String], in scene: SceneInstance
  ) -> (samples: [TouchSample], retargets: [TouchRetarget]) {
    touches.move(step.samples, receivers: receivers, places: layout.places(of: step, receivers), in: scene)
  }
}
