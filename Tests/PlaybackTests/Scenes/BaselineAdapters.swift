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

    @Test("a timer's closure that is gone is renamed, also to a method that the old build has; a control's is not")
    func timers() {
      func call(_ name: String, _ handler: String) -> SceneOutcome {
        SceneOutcome(
          event: 0, timestampMicroseconds: 0, kind: .call(view: nil, controller: nil, name: name),
          detail: OutcomeDetail(handlers: [Handler(handler)]))
      }
      func differences(_ one: SceneOutcome, _ other: SceneOutcome, _ adapter: BaselineAdapter) -> Int {
        EventComparison.differences(recorded: [adapter.adapt(one, to: [other]).outcome], replayed: [other]).count
      }
      let adapter = BaselineAdapter(scene, countsInertReceivers: false, declared: ["A.hide"]) { _ in false }
      for _ in 0..<2 {
        #expect(differences(call("timer", "A.show closure"), call("timer", "A.hide"), adapter) == 0)
      }
      #expect(differences(call("timer", "A.show closure"), call("timer", "A.pay"), adapter) == 1)
      #expect(differences(call("menu", "A.other closure"), call("menu", "A.hide"), adapter) == 1)
      #expect(adapter.adaptations.handlers.values.reduce(0, +) == 2)
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
