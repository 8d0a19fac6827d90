import Findings
import Foundation
import PassThrough
import RecordingStore
import Scenes
import SystemScenes
import Testing
import UIKit

@testable import Playback

extension PlaybackTests {
  @Suite("Outcomes are compared by the identity of their views")
  @MainActor
  struct ReceiverIdentities {
    private let scene: SceneInstance
    /// Two views with the same name.
    private let old: UIView
    private let new: UIView

    init() throws {
      let json = #"""
        {"format": 1, "scene": "s", "screen": {"size": [200, 400]},
         "windows": [{"id": "w", "subviews": [{"id": "box", "subviews": [{}, {}]}, {"id": "other"}]}]}
        """#
      scene = try SceneInstance(SceneDescription.decode([UInt8](json.utf8)), strategy: .uikit)
      let box = try #require(scene.view(named: "box"))
      old = box.subviews[1]
      box.subviews[0].removeFromSuperview()
      // A view belongs to the engine that is current when it is made: here that of the scene.
      new = UIView()
      box.addSubview(new)
    }

    private func hit(_ view: UIView) -> SceneOutcome {
      SceneOutcome(event: 0, timestampMicroseconds: 0, kind: .hit(touch: 1, view: view.viewID))
    }

    @Test("two views with the same name are different receivers")
    func sameName() {
      #expect(hit(old).named == hit(new).named)
      #expect(EventComparison.differences(recorded: [hit(old)], replayed: [hit(new)]).count == 1)
    }

    @Test("a view that was named later is the same receiver")
    func namedLater() {
      let before = hit(old)
      old.nameInResults = "late"
      #expect(before.named.kind == .hit(touch: 1, view: "box/UIView[1]") && hit(old).named.kind.view == "late")
      #expect(EventComparison.differences(recorded: [before], replayed: [hit(old)]).isEmpty)
    }

    @Test("a view that was removed and added again elsewhere is the same receiver")
    func addedAgain() throws {
      let before = hit(new)
      new.removeFromSuperview()
      try #require(scene.view(named: "other")).addSubview(new)
      #expect(before.named != hit(new).named)
      #expect(EventComparison.differences(recorded: [before], replayed: [hit(new)]).isEmpty)
    }

    @Test("a recorded name is that of the replayed receiver if it fits, else of the view that the scene finds by name")
    func recorded() throws {
      let name = hit(new).named
      #expect(RecordedOutcomes.identify([name], with: [hit(new)], on: scene, nil) == [hit(new)])
      #expect(RecordedOutcomes.identify([name, name], with: [hit(new)], on: scene, nil) == [hit(new), hit(old)])
      let other = try #require(scene.view(named: "other"))
      #expect(RecordedOutcomes.identify([name], with: [hit(other)], on: scene, nil) == [hit(old)])
      let gone = hit(other).mapView { _ in "gone" }
      let found = RecordedOutcomes.identify([gone], with: [hit(other)], on: scene, nil)
      #expect(found.map(\.named) == [gone] && found != [hit(other)])
    }

    @Test("a hit test and its trace contain identities, so that two views with one name differ")
    func traces() throws {
      for view in [old, new] {
        view.frame = CGRect(x: view === old ? 0 : 100, y: 0, width: 100, height: 400)
      }
      try #require(scene.view(named: "box")).superview?.bringSubviewToFront(try #require(scene.view(named: "box")))
      for (x, view) in [(50.0, old), (150.0, new)] {
        let point = CGPoint(x: x, y: 10)
        #expect(scene.hitTest(at: point) == .view(view.viewID))
        let trace = scene.trace(at: point)
        #expect(trace.answer == view.viewID && trace.stepsByAnswer.contains { $0.view == view.viewID })
      }
    }
  }
}
