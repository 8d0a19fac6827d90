package import Findings
import Foundation
import HitTestTerms
package import PassThrough
import Pictures
package import Playback
import RecordingStore
import Scenes

extension ReplayableSession {
  /// The maximum number of regions, the largest first.
  private static let regionLimit = 200
  /// The maximum number of screens before touches: a map of a large scene takes tens of milliseconds.
  private static let screenLimit = 50

  /// Replays the session and collects what it reaches.
  ///
  /// - Parameters:
  ///   - mapsScreen: Whether the regions of the screen at the end are collected.
  ///   - mapsTouches: Whether the screens at rest and before touches are collected.
  package func explore(
    strategy: Strategy? = nil, profile: String? = nil, mapsScreen: Bool, mapsTouches: Bool = false
  ) throws -> ExploredSession {
    let instance = try makeScene(strategy: strategy, profile: profile)
    let player = ScenePlayer(instance)
    var explored = ExploredSession(session: metadata.id, classes: scene.rulesClasses)
    var known: Set<String> = []
    if mapsTouches { explored.screens.append(ExploredSession.Screen(of: instance, before: nil)) }
    try replay { step in
      if mapsTouches, step.samples.contains(where: { $0.phase == .began && $0.sceneEvent == nil }) {
        if explored.screens.count <= Self.screenLimit {
          // Animations are at the time of the event, not at the time of the event before.
          player.advance(through: step.timestampMicroseconds)
          explored.screens.append(ExploredSession.Screen(of: instance, before: step.event))
        } else {
          explored.unmappedTouches += 1
        }
      }
      step.play(on: player)
      for outcome in player.outcomes {
        guard let feature = outcome.named.feature, known.insert(feature).inserted else { continue }
        explored.features.append(feature)
      }
    }
    guard mapsScreen else { return explored }
    let map = HitMap(of: instance)
    explored.regions = map.regions().prefix(Self.regionLimit).map { region in
      ExploredSession.Region(
        receiver: map.receivers[region.receiver].shortName, x: region.room.minX, y: region.room.minY,
        width: region.room.width, height: region.room.height)
    }
    return explored
  }
}

extension ExploredSession.Screen {
  /// The receivers of the present state of a scene.
  @MainActor
  fileprivate init(of scene: SceneInstance, before event: Int?) {
    let map = HitMap(of: scene)
    let regions = map.regions()
    let receivers = map.receivers.indices.filter { map.areas[$0] > 0 }
    self.init(
      event: event,
      receivers: receivers.map { index in
        let room = regions.first { $0.receiver == index }?.room ?? .zero
        return ExploredSession.Region(
          receiver: map.receivers[index].shortName, x: room.minX, y: room.minY, width: room.width, height: room.height)
      }, shares: receivers.map { map.areas[$0] / max(map.area, 1) })
  }
}

extension TouchReceiver {
  /// The name in results.
  fileprivate var shortName: String {
    switch self {
    case .view(let view): view.name
    case .noView: "-"
    case .endless: "!recursion"
    case .unknown: "!unknown"
    }
  }
}

extension Outcome {
  /// What is new about the outcome if no other session has it. `nil` for what each touch has.
  fileprivate var feature: String? {
    let code = handlers.map { $0.map(\.name).joined(separator: ",") } ?? ""
    switch kind {
    case .hit(_, let view): return "hit \(view ?? "-")"
    case .action(let view, let event, _, _): return "action \(view) \(event) \(code)"
    case .gesture(let view, let recognizer, let state, _): return "gesture \(view) \(recognizer) \(state) \(code)"
    case .touches(_, _, let phase): return phase == .cancelled ? "cancelled" : nil
    case .scroll(let view, let at, _, _): return "scroll \(view) \(at)"
    case .change(let view, let what): return "change \(view ?? "-") \(what)"
    case .call(let view, let controller, let name): return "call \(view ?? controller ?? "-") \(name) \(code)"
    case .effect(let view, let controller, let what, _, let to):
      // Positions are new each time.
      let value = to.map { $0.contains(where: \.isNumber) ? "number" : $0 } ?? "-"
      return "effect \(view ?? controller ?? "-") \(what) \(value)"
    case .trouble(let trouble): return "trouble \(trouble.what.rawValue)"
    default:
      var outcome = self
      (outcome.event, outcome.timestampMicroseconds) = (0, 0)
      return outcome.jsonLine
    }
  }
}
