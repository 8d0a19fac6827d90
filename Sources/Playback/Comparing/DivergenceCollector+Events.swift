import Findings
import RecordingStore

extension DivergenceCollector {
  /// Adds the differences of an event, and what limits its comparison.
  mutating func take(_ event: ComparedEvent) {
    // Both are empty in almost every event. To copy empty arrays would cost as much as the comparison.
    if !event.nameMatches.isEmpty, event.nameMatches != result.nameMatches { result.nameMatches = event.nameMatches }
    if !event.adaptations.isEmpty { result.adaptations = event.adaptations }
    if !event.retargets.isEmpty { result.retargets += event.retargets }
    if let unknown = event.unknownBaseline { note(unknown) }
    guard let comparable = event.comparable else { return }
    compareWithNext(recorded: event.baseline, replayed: comparable, samples: event.samples)
  }
}
