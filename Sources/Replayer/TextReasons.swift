import Foundation
import Playback
import Scenes
import UIKit

/// Why hits of points are unknown because the size of a text decides them.
@MainActor
final class TextReasons {
  private let hits: TextSizeHits
  /// The sentences of all points, without repetitions.
  private(set) var sentences: [String] = []

  /// `prepare` brings a scene from its first state to that of `scene`.
  init(_ scene: SceneInstance, prepare: @escaping @MainActor (SceneInstance) throws -> Void = { _ in }) {
    hits = TextSizeHits(scene, prepare: prepare)
  }

  /// The reason of a point, which is kept; `nil` if the hit is certain.
  func note(_ point: CGPoint, from view: UIView?) throws -> String? {
    guard let reason = try hits.reason(at: point, from: view?.nameInResults) else { return nil }
    if !sentences.contains(reason) { sentences.append(reason) }
    return reason
  }
}
