import Findings
import HitTestTerms
import RecordingStore
import Scenes

/// The source of the baseline's outcomes: a recording, or a parallel replay.
@MainActor
protocol BaselineSource: AnyObject {
  var outcomeCount: Int { get }

  /// The outcomes of the current event with the views of `scene`, which had the outcomes `replayed`. With an adapter, outcomes that
  /// differ only in the names of code are those of the replay.
  func outcomes(with replayed: [SceneOutcome], on scene: SceneInstance, _ adapter: BaselineAdapter?) -> [SceneOutcome]

  /// Whether the outcomes of the current event are those of the event before, except for event and time. False if that cannot
  /// be determined without comparing them.
  var isRepeat: Bool { get }

  /// Whether the outcomes of the following steps are missing.
  var isCutOff: Bool { get }

  /// Why they are missing, if that makes the result unknown.
  var cutOffReason: String? { get }

  /// The names of the views that the touches of the current event hit, by finger.
  var receivers: [Int: String] { get }

  /// The outcomes of the replay that the baseline has a statement about: by default all.
  func comparable(_ replayed: [SceneOutcome]) -> [SceneOutcome]

  /// Plays or reads the outcomes of a step.
  func play(_ step: ReplayStep) throws
}

extension BaselineSource {
  func comparable(_ replayed: [SceneOutcome]) -> [SceneOutcome] { replayed }

  var cutOffReason: String? { nil }
}

extension RecordedOutcomes: BaselineSource {
  var outcomeCount: Int { outcomes.count }

  var receivers: [Int: String] { .init(receiversIn: outcomes) { $0 } }

  func play(_ step: ReplayStep) throws { try step.readOutcomes(into: self) }

  func outcomes(with replayed: [SceneOutcome], on scene: SceneInstance, _ adapter: BaselineAdapter?) -> [SceneOutcome] {
    Self.identify(VocabularyFilter.outcomes(outcomes, within: vocabulary), with: replayed, on: scene, adapter)
  }

  func comparable(_ replayed: [SceneOutcome]) -> [SceneOutcome] {
    statable(replayed)
  }
}

extension ScenePlayer: BaselineSource {
  var outcomeCount: Int { outcomes.count }

  var isCutOff: Bool { false }

  var receivers: [Int: String] { .init(receiversIn: outcomes) { $0.name } }

  /// IDs are comparable between replays of one scene.
  func outcomes(with replayed: [SceneOutcome], on scene: SceneInstance, _ adapter: BaselineAdapter?) -> [SceneOutcome] {
    outcomes
  }

  func play(_ step: ReplayStep) { step.play(on: self) }
}

extension [Int: String] {
  /// The names of the views hit, by finger.
  init<View>(receiversIn outcomes: [SessionOutcome<View>], name: (View) -> String) {
    self.init()
    for outcome in outcomes {
      if case .hit(let touch, let view?) = outcome.kind { self[touch] = name(view) }
    }
  }
}
