package import Findings
import HitTestTerms
import RecordingStore
package import Scenes

extension RecordedOutcomes {
  /// The outcomes with the views of `scene` in place of names. `replayed` are the outcomes of the same event there.
  @MainActor
  package func outcomes(with replayed: [SceneOutcome], on scene: SceneInstance) -> [SceneOutcome] {
    Self.identify(outcomes, with: replayed, on: scene, nil)
  }

  /// Replaces the names of recorded outcomes by views of the scene.
  ///
  /// A recorded outcome that equals a replayed one by name has its view, also if several views have that name. Usually
  /// all are equal, and no outcome is copied.
  @MainActor
  static func identify(
    _ recorded: [Outcome], with replayed: [SceneOutcome], on scene: SceneInstance, _ adapter: BaselineAdapter?
  ) -> [SceneOutcome] {
    // With other wrapper views, equal names can be those of different views.
    let comparesNames = !scene.hasOtherWrappers
    if comparesNames, isEqual(recorded, to: replayed) { return replayed }
    var unmatched = replayed
    return recorded.map { outcome in
      if comparesNames,
        let index = unmatched.firstIndex(where: { replayed in outcome.equals(replayed) { $0 == $1.name } })
      {
        return unmatched.remove(at: index)
      }
      let identified = outcome.mapView { scene.viewID(named: $0) }
      guard let adapter else { return identified }
      let (adapted, counterpart) = adapter.adapt(identified, to: unmatched)
      if let counterpart { unmatched.remove(at: counterpart) }
      return adapted
    }
  }

  private static func isEqual(_ recorded: [Outcome], to replayed: [SceneOutcome]) -> Bool {
    guard recorded.count == replayed.count else { return false }
    return recorded.indices.allSatisfy { recorded[$0].equals(replayed[$0]) { $0 == $1.name } }
  }
}
