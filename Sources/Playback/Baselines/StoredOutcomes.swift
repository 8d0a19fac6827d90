import Findings
import Scenes

/// A baseline whose outcomes another process stored in a file.
@MainActor
final class StoredOutcomes: BaselineSource {
  private let reader: OutcomeFileReader

  init(_ reader: OutcomeFileReader) { self.reader = reader }

  var outcomeCount: Int { reader.outcomes.count }

  let isCutOff = false

  let isRepeat = false

  var receivers: [Int: String] { .init(receiversIn: reader.outcomes) { $0 } }

  func outcomes(with replayed: [SceneOutcome], on scene: SceneInstance, _ adapter: BaselineAdapter?) -> [SceneOutcome] {
    adapter?.declared = reader.declared
    for entry in reader.takeNames() { scene.recordedNames.add(entry.name, entry.rungs) }
    return RecordedOutcomes.identify(reader.outcomes, with: replayed, on: scene, adapter)
  }

  func play(_ step: ReplayStep) throws { try reader.read(event: step.event, isLast: step.isLast) }
}
