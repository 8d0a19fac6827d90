import CommandSupport
import JSONText
import TestSupport
import Testing

@Suite("Rules that use Combine")
struct CombineRulesTests {
  private static let source = """
    import Combine
    import UIKit

    final class Model: ObservableObject {
      @Published var isOpen = true
    }

    public class GateView: UIView {
      private let model = Model()
      private let taps = PassthroughSubject<Void, Never>()
      private var subscriptions: Set<AnyCancellable> = []

      public override func didMoveToWindow() {
        super.didMoveToWindow()
        model.$isOpen.removeDuplicates().sink { [weak self] in self?.isUserInteractionEnabled = $0 }
          .store(in: &subscriptions)
        taps.first().delay(for: .milliseconds(700), scheduler: DispatchQueue.main)
          .map { false }.assign(to: &model.$isOpen)
      }

      public override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { taps.send() }
    }

    """

  @Test("publishers change views at times of the virtual clock, and a replay gives the same")
  func replay() throws {
    let shop = try Workshop(["Gate.swift": Self.source])
    let build = try shop.replayer("build Gate.swift -o ./build")
    try #require(build.code == 0, "\(build.error)")
    try shop.write(
      """
      {"format": 1, "scene": "Gate", "windows": [{"id": "w", "subviews": [
        {"id": "below"}, {"id": "gate", "class": "GateView"}]}]}
      """, to: "gate.scene.json")
    let capture = try shop.recorder(
      "capture --scene gate.scene.json --build ./build --tap 50,50 --tap 50,50 --tap 50,50 -o g.touchrec")
    #expect(capture.code == 0, "\(capture.error)")
    let run = try shop.replayer("run --json --build ./build g.touchrec")
    let hits = try run.objects().filter { $0["kind"]?.string == "hit" }.compactMap { $0["view"]?.string }
    #expect(run.code == 0 && hits == ["gate", "gate", "below"], "\(hits) \(run.error)")
    let diff = try shop.replayer("diff --build ./build g.touchrec")
    #expect(diff.code == 0, "\(diff.output)\(diff.error)")
  }
}
