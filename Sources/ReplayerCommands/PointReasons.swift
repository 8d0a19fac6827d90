import Foundation
import Playback
import Scenes
import UIKit

/// Why hits of points are unknown: the size of a text decides them, or parts of a view that are not modelled.
@MainActor
final class PointReasons {
  private let hits: TextSizeHits
  /// The sentences of all points, without repetitions.
  private(set) var sentences: [String] = []

  private let scene: SceneInstance

  /// `prepare` brings a scene from its first state to that of `scene`.
  init(_ scene: SceneInstance, prepare: @escaping @MainActor (SceneInstance) throws -> Void = { _ in }) {
    self.scene = scene
    hits = TextSizeHits(scene, prepare: prepare)
  }

  /// The reason of a point that hits `hit`, which is kept; `nil` if the hit is certain.
  func note(_ point: CGPoint, hitting hit: UIView?, from view: UIView?) throws -> String? {
    let parts = hit.flatMap {
      scene.unmodelledSubviews(forHitOn: $0) ?? $0.uncertainty(at: $0.convert(point, from: view))
    }
    guard let reason = try parts ?? hits.reason(at: point, from: view?.nameInResults) else { return nil }
    if !sentences.contains(reason) { sentences.append(reason) }
    return reason
  }
}
