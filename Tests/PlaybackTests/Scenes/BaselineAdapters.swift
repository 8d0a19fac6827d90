import Findings
import PassThrough
import RecordingStore
import Scenes
import SystemScenes
import Testing
import UIKit

@testable import Playback

extension PlaybackTests {
  @Suite("Outcomes of a baseline keep the code that ran, unless only its name is another one")
  @MainActor
  struct BaselineAdapters {
    private let scene: SceneInstance
    private let box: UIView

    init() throws {
      let json = #"""
        {"format": 1, "scene": "s", "screen": {"size": [200, 400]},
         "windows": [{"id": "w", "subviews": [{"id": "box"}]}]}
        """#
      scene = try SceneInstance(SceneDescription.decode([UInt8](json.utf8)), strategy: .uikit)
      box = try #require(scene.view(named: "box"))
    }

    private func action(_ handlers: [Handler]?) -> SceneOutcome {
      SceneOutcome(
        event: 0, timestampMicroseconds: 0,
        kind: .action(view: box.viewID, controlEvent: "touchUpInside", name: nil, touch: 1),
        detail: handlers.map { OutcomeDetail(handlers: $0) })
    }

    private func hit(_ reacts: String) -> SceneOutcome {
      SceneOutcome(
        event: 0, timestampMicroseconds: 0, kind: .hit(touch: 1, view: box.viewID),
        detail: OutcomeDetail(reacts: reacts))
    }

    @Test("code that is not known any more is no equal of code that ran, nor of none")
    func unknown() {
      let adapter = BaselineAdapter(scene, countsInertReceivers: false)
      for before in [[Handler("A.pay")], []] {
        let adapted = adapter.adapt(action(before), to: [action(nil)]).outcome
        #expect(EventComparison.differences(recorded: [adapted], replayed: [action(nil)]).count == 1)
      }
      // A baseline that does not know its code states nothing of it.
      let adapted = adapter.adapt(action(nil), to: [action([Handler("A.pay")])]).outcome
      #expect(EventComparison.differences(recorded: [adapted], replayed: [action([Handler("A.pay")])]).isEmpty)
    }

    @Test(
      "a lost override of a touch method is a difference, also where every receiver is compared",
      arguments: [false, true])
    func overrides(countsInertReceivers: Bool) {
      let adapter = BaselineAdapter(scene, countsInertReceivers: countsInertReceivers, comparesOverrides: true)
      let adapted = adapter.adapt(hit("box Card.touchesEnded"), to: [hit("")]).outcome
      #expect(adapted.handlers == [Handler("Card.touchesEnded")])
      #expect(EventComparison.differences(recorded: [adapted], replayed: [hit("")]).count == 1)
    }
  }
}
