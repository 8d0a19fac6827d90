import Findings
package import Foundation
import HitTestTerms
package import Scenes
import UIKit

/// Whether the hit of a point depends on a length that is known only within a range, for hit tests outside of sessions.
@MainActor
package final class LengthHits {
  private let scene: SceneInstance
  private let prepare: @MainActor (SceneInstance) throws -> Void
  private var copies: [SceneInstance] = []
  /// The kinds of lengths that the copies vary.
  private var kinds: Set<UnknownLength> = []

  /// Prepares the question for a scene. `prepare` replays the changes of the scene on a copy in its first state.
  package init(_ scene: SceneInstance, prepare: @escaping @MainActor (SceneInstance) throws -> Void = { _ in }) {
    self.scene = scene
    self.prepare = prepare
  }

  /// Why the hit test of a point is unknown; `nil` if the view is the same with all lengths within their ranges.
  ///
  /// - Parameter start: The name of the view whose `hitTest` is called; `nil`: the windows are tested.
  package func reason(at point: CGPoint, from start: String? = nil) throws -> String? {
    try addCopies()
    guard !copies.isEmpty else { return nil }
    let hits = ([scene] + copies).map { Self.hit(of: $0, at: point, from: start) }
    scene.activate()
    let different = copies.indices.filter { hits[$0 + 1].name != hits[0].name }
    if !different.isEmpty {
      let lengths = Set(different.flatMap { copies[$0].engine.lengths.readings.keys })
      return sentence(lengths, near: point).sentence(hitting: Set(hits.map(\.name)).sorted())
    }
    let possible = PossibleHits(stated: scene.engine, variants: variants)
    let starts = start.map { start in ([scene] + copies).map { $0.view(named: start) } }
    guard let found = possible.uncertainHit(at: point, hitting: hits[0].view, from: starts) else { return nil }
    let names = Set([hits[0].name, "'\(found.view.nameInResults)'"]).sorted()
    return sentence(found.lengths, near: point).sentence(hitting: names.count > 1 ? names : names + ["another view"])
  }

  private var variants: [PossibleHits.Variant] { copies.map { PossibleHits.Variant($0.engine) } }

  private func sentence(_ lengths: Set<UnknownLength>, near point: CGPoint) -> LengthSentence {
    LengthSentence(lengths, scene, variants: variants, near: point)
  }

  private func addCopies() throws {
    while case let new = copies.reduce(scene.engine.unknownLengths, { $0.union($1.engine.unknownLengths) })
      .subtracting(kinds), !new.isEmpty
    {
      kinds.formUnion(new)
      for kind in new.sorted(by: { $0.rawValue < $1.rawValue }) {
        for reading in [LengthReading.smallest, .largest] {
          let copy = try scene.copy(lengths: LengthChoice([kind: reading]))
          try prepare(copy)
          copies.append(copy)
        }
      }
    }
  }

  private static func hit(
    of scene: SceneInstance, at point: CGPoint, from start: String?
  ) -> (name: String, view: UIView?) {
    let view = start.flatMap { scene.view(named: $0) }
    if start != nil, view == nil { return ("nothing", nil) }
    switch view.map({ scene.hitTest(at: point, from: $0) }) ?? scene.hitTest(at: point) {
    case .view(let hit): return (hit.map { "'\($0.name)'" } ?? "nothing", hit.flatMap { scene.view($0) })
    case .recursion: return ("a recursion", nil)
    }
  }
}
