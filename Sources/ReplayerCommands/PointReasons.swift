import Foundation
import Playback
import Scenes
import UIKit

/// Why hits of points are unknown: a length decides them that is known only within a range, or parts of a view that are not modelled.
@MainActor
final class PointReasons {
  private let hits: LengthHits
  /// The sentences of all points, without repetitions.
  private(set) var sentences: [String] = []

  private let scene: SceneInstance

  /// `prepare` brings a scene from its first state to that of `scene`.
  init(_ scene: SceneInstance, prepare: @escaping @MainActor (SceneInstance) throws -> Void = { _ in }) {
    self.scene = scene
    hits = LengthHits(scene, prepare: prepare)
  }

  /// The reason of a point that hits `hit`, which is kept; `nil` if the hit is certain.
  func note(_ point: CGPoint, hitting hit: UIView?, from view: UIView?) throws -> String? {
    if view == nil, let reason = scene.uncertainReceiver(at: point, hitting: hit) { return keep(reason) }
    if scene.engine.hasHostedTypes {
      _ = view.map { scene.hitTest(at: point, from: $0) } ?? scene.hitTest(at: point)
      if let reason = scene.engine.hostUncertainty { return keep(reason) }
    }
    let parts = hit.flatMap {
      scene.unmodelledSubviews(forHitOn: $0) ?? $0.uncertainty(at: $0.convert(point, from: view))
    }
    return try (parts ?? hits.reason(at: point, from: view?.nameInResults)).map(keep)
  }

  private func keep(_ reason: String) -> String {
    if !sentences.contains(reason) { sentences.append(reason) }
    return reason
  }
}
