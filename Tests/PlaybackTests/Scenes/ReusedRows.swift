import PassThrough
import Playback
import RecordingStore
import Scenes
import SystemScenes
import Testing
import UIKit

extension PlaybackTests {
  @Suite("A reused cell has the properties of its new row")
  @MainActor
  struct ReusedRows {
    private static let scene = """
      {
        "format": 1, "scene": "rows",
        "windows": [{"subviews": [{
          "id": "list", "class": "UITableView", "rowHeight": 60,
          "sections": [{"rows": 200, "row": {"contentView": [{
            "id": "card{row}", "frame": [0, 0, 300, 60],
            "gestureRecognizers": [
              {"id": "one{row}", "class": "UIPanGestureRecognizer", "simultaneousWith": ["two{row}"]},
              {"id": "two{row}", "class": "UIPanGestureRecognizer"}
            ]
          }, {
            "id": "strip{row}", "class": "UIScrollView", "frame": [300, 0, 90, 60], "contentSize": [500, 60],
            "panGestureRecognizer": {"id": "pan{row}", "action": "scrolled"},
            "gestureRecognizers": [{"id": "tap{row}", "class": "UITapGestureRecognizer"}]
          }]}}]
        }]}]
      }
      """

    struct Row: CustomTestStringConvertible {
      let what: String
      let places: [Double]
      let expected: [String]
      var testDescription: String { what }
    }

    @Test(
      "its recognizers have the names of that row and the row's relations to other recognizers",
      arguments: [
        Row(what: "two pans side by side", places: [100, 110, 125, 125], expected: ["one* began", "two* began"]),
        Row(what: "a tap on a scroll view", places: [320, 320], expected: ["tap* ended"]),
        Row(what: "a drag of a scroll view", places: [350, 330, 310, 310], expected: ["pan* began"]),
      ], [0.0, 6_000])
    func recognizers(row: Row, offset: Double) throws {
      let description = try SceneDescription.decode(Array(Self.scene.utf8))
      let scene = try SceneInstance(description, strategy: try Strategy(parsing: "uikit"))
      let player = ScenePlayer(scene)
      let list = try #require(scene.view(named: "list") as? UITableView)
      scene.activate()
      for step in stride(from: 0, through: offset, by: 60) {
        list.contentOffset.y = step
        list.layoutIfNeeded()
      }
      var begun: [String] = []
      let samples = row.places.enumerated().map { number, x in
        let phase: TouchPhase = number == 0 ? .began : number == row.places.count - 1 ? .ended : .moved
        return TouchSample(
          event: number, timestampMicroseconds: Int64(number) * 10_000, touch: 1, phase: phase, x: x, y: 150)
      }
      player.play(session: samples) { _ in
        for case .gesture(_, let recognizer, let state, _) in player.outcomes.map(\.kind) {
          if state == "began" || begun.isEmpty { begun.append("\(recognizer) \(state)") }
        }
      }
      let number = Int((offset + 150) / 60)
      #expect(begun == row.expected.map { $0.replacing("*", with: String(number)) })
    }
  }
}
