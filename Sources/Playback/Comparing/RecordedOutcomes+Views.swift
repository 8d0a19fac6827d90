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
    if scene.hasOtherWrappers {
      var unmatched = replayed
      return recorded.map { identify($0, among: &unmatched, scene, adapter) }
    }
    if scene.hasRecordedNames, isEqual(recorded, to: replayed) { return replayed }
    for name in Set(recorded.compactMap(\.kind.view)) where scene.isUnsure(name) { scene.resolve(name) }
    if let matched = match(recorded, replayed, scene) { return matched }
    // A name that has no equal may have changed.
    let names = Set(replayed.compactMap(\.kind.view?.name))
    for name in Set(recorded.compactMap(\.kind.view)).subtracting(names).sorted() { scene.resolve(name) }
    var unmatched = replayed
    return recorded.map { outcome in
      if let index = index(of: outcome, in: unmatched, scene) { return unmatched.remove(at: index) }
      return identify(outcome, among: &unmatched, scene, adapter)
    }
  }

  /// An outcome with its view, and with the names of the replay if it differs from one of the replay only in the names of code.
  @MainActor
  private static func identify(
    _ outcome: Outcome, among unmatched: inout [SceneOutcome], _ scene: SceneInstance, _ adapter: BaselineAdapter?
  ) -> SceneOutcome {
    let identified = outcome.mapView { scene.viewID(named: $0) }
    guard let adapter else { return identified }
    let (adapted, counterpart) = adapter.adapt(identified, to: unmatched)
    if let counterpart { unmatched.remove(at: counterpart) }
    return adapted
  }

  /// The recorded outcomes with the views of those that equal them by name; `nil` if one has no equal.
  @MainActor
  private static func match(
    _ recorded: [Outcome], _ replayed: [SceneOutcome], _ scene: SceneInstance
  ) -> [SceneOutcome]? {
    var unmatched = replayed
    var matched: [SceneOutcome] = []
    for outcome in recorded {
      guard let index = index(of: outcome, in: unmatched, scene) else { return nil }
      matched.append(unmatched.remove(at: index))
    }
    return matched
  }

  @MainActor
  private static func index(of outcome: Outcome, in replayed: [SceneOutcome], _ scene: SceneInstance) -> Int? {
    if let index = replayed.firstIndex(where: { isSame(outcome, $0) { scene.isCounterpart($0, $1.name) } }) {
      return index
    }
    guard let moved = outcome.movedRow(scene) else { return nil }
    return replayed.firstIndex { moved.equals($0) { scene.isCounterpart($0, $1.name) } }
  }

  private static func isEqual(_ recorded: [Outcome], to replayed: [SceneOutcome]) -> Bool {
    guard recorded.count == replayed.count else { return false }
    return recorded.indices.allSatisfy { isSame(recorded[$0], replayed[$0]) { $0 == $1.name } }
  }

  /// Whether two outcomes are equal, with the code that reacts to a touch that begins.
  private static func isSame(
    _ recorded: Outcome, _ replayed: SceneOutcome, _ isSameView: (String, ViewID) -> Bool
  ) -> Bool {
    guard recorded.equals(replayed, isSameView) else { return false }
    guard case .hit = recorded.kind else { return true }
    return recorded.detail?.reacts == replayed.detail?.reacts
  }
}

extension Outcome {
  /// The selection of a row whose contents are in another row in a scene.
  @MainActor
  fileprivate func movedRow(_ scene: SceneInstance) -> Outcome? {
    guard case .select(let list, let section, let row) = kind else { return nil }
    for part in ["row", "item"] {
      guard let cell = scene.cell(recordedAs: "\(list)/\(part)[\(section),\(row)]"),
        let place = cell.lastIndex(of: "[").map({ cell[cell.index(after: $0)...].dropLast().split(separator: ",") }),
        place.count == 2, let section = Int(place[0]), let row = Int(place[1])
      else { continue }
      var moved = self
      moved.kind = .select(view: list, section: section, row: row)
      return moved
    }
    return nil
  }
}
