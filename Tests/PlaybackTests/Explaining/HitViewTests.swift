import Findings
import HitTestTerms
import PassThrough
import Playback
import Scenes
import SeededRandom
import SystemScenes
import Testing
import UIKit

extension PlaybackTests {
  @Suite("What is kept about views that were hit is what the scene says")
  @MainActor
  struct HitViewTests {
    private static let text = """
      {"format": 1, "scene": "s", "windows": [{"subviews": [
        {"id": "a", "subviews": [{}, {}, {"class": "UILabel"}]}, {"id": "b"}, {"subviews": [{}]}]}]}
      """

    @Test("after every change of the tree and of names, also about views that were removed", arguments: 0..<10)
    func changes(_ seed: UInt64) throws {
      let scene = try SceneInstance(SceneDescription.decode(Array(Self.text.utf8)), strategy: .uikit)
      scene.engine.run {
        var random = SplitMix(seed: seed)
        let hits = HitViews(scene)
        var removed: [UIView] = []
        for step in 0..<60 {
          let views = scene.windows.flatMap { Self.tree($0) }
          let view = views[random.below(views.count)]
          switch random.below(4) {
          case 0: view.addSubview(random.below(2) == 0 ? UIView() : UILabel())
          case 1: view.nameInResults = random.below(3) == 0 ? "" : "name \(step)"
          case 2: view.superview?.sendSubviewToBack(view)
          default:
            guard view.superview != nil, views.count > 4 else { continue }
            view.removeFromSuperview()
            removed.append(view)
          }
          // The second question is answered from what the first one has kept.
          for _ in 0..<2 {
            for view in scene.windows.flatMap({ Self.tree($0) }) + removed {
              let plain = HitViews.Entry(
                name: view.nameInResults, isOfScene: scene.view(view.viewID) === view)
              #expect(hits.entry(of: view) == plain, "step \(step)")
            }
          }
        }
      }
    }

    @Test("a hit test finds the view whose identity it also returns")
    func hits() throws {
      let scene = try SceneInstance(SceneDescription.decode(Array(Self.text.utf8)), strategy: .uikit)
      for (x, y) in [(10.0, 10.0), (200, 300), (-1, 0)] {
        let point = CGPoint(x: x, y: y)
        guard case .view(let view) = scene.hit(at: point), case .view(let id) = scene.hitTest(at: point) else {
          Issue.record("the hit test at \(point) does not end")
          continue
        }
        #expect(view?.viewID == id)
      }
    }

    private static func tree(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap { tree($0) } }
  }
}
