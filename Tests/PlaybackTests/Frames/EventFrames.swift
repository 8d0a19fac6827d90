import Foundation
import HitTestTerms
import PassThrough
import RecordingStore
import Scenes
import Testing
import UIKit

@testable import ScenePictures

extension PlaybackTests {
  @Suite("A frame shows the scene at its time")
  @MainActor
  struct EventFrames {
    @Test("an animated view is shown at its current position, not at its final one")
    func animated() throws {
      let stage = try Stage(
        views: """
          {"id": "go", "class": "UIButton", "frame": [0, 0, 50, 50], "actions": {"touchDown": "go"}},
          {"id": "panel", "frame": [0, 100, 50, 50], "alpha": 1}
          """,
        """
        , "on": {"go": [{"animate": {"duration": 1, "curve": "linear"}, "do": [
          {"set": {"view": "panel", "frame": [100, 100, 50, 50], "alpha": 0}}]}]}
        """)
      #expect(!stage.frame().isRunning)
      stage.touch(.began, 20, 20, at: 0)
      #expect(stage.frame().isRunning)
      stage.advance(through: 250_000)
      let look = try stage.look("panel")
      #expect(look.matrix.tx == 25 && abs(look.alpha - 0.75) < 0.002)
      stage.advance(through: 2_000_000)
      #expect(try stage.look("panel").matrix.tx == 100)
      #expect(try stage.look("panel").alpha == 0)
      #expect(!stage.frame().isRunning)
    }

    @Test("a reused cell is shown with its new row")
    func reused() throws {
      let stage = try Stage(
        views: """
          {"id": "list", "class": "UITableView", "frame": [0, 0, 200, 200], "rowHeight": 50, "sections": [{"rows": 500,
            "row": {"contentView": [{"class": "UILabel", "text": "row {row}"}]}}]}
          """)
      let list = try #require(try stage.view("list") as? UITableView)
      var known = Set<Int>()
      for row in stride(from: 0, through: 100, by: 3) {
        stage.scene.activate()
        list.contentOffset.y = Double(row) * 50
        list.layoutIfNeeded()
        let views = stage.frame(isFull: true).views
        let cells = views.filter { $0.kind == .cell && !$0.isHidden }.map(\.name)
        #expect(Set(cells).isSuperset(of: (row..<row + 4).map { "list/row[0,\($0)]" }))
        let texts = Set(views.compactMap(\.text))
        #expect(texts.isSuperset(of: (row..<row + 4).map { "row \($0)" }))
        known.formUnion(views.map(\.id))
      }
      // The hundred rows are shown by a few reused cells.
      #expect(known.count < 60)
    }

    @Test("a row is highlighted during a touch, and selected after it")
    func rows() throws {
      let stage = try Stage(
        views: """
          {"id": "list", "class": "UITableView", "frame": [0, 0, 200, 200], "rowHeight": 50, "delaysContentTouches": false,
           "sections": [{"rows": 3}]}
          """)
      stage.touch(.began, 100, 75, at: 0)
      stage.advance(through: 300_000)
      #expect(try stage.look("list/row[0,1]").state == .cell(isHighlighted: true, isSelected: false))
      stage.touch(.ended, 100, 75, at: 400_000)
      stage.advance(through: 1_000_000)
      #expect(try stage.look("list/row[0,1]").state == .cell(isHighlighted: false, isSelected: true))
      #expect(try stage.look("list/row[0,0]").state == .cell(isHighlighted: false, isSelected: false))
    }

    @Test("views beyond the limit are omitted and counted")
    func limit() throws {
      // The window and its subviews are `count` views. With one view over the limit, the last subview gets a chain of
      // three.
      func stage(_ count: Int) throws -> Stage {
        let stage = try Stage(views: #"{"id": "first"}"#)
        let window = try stage.view("window")
        for _ in 0..<count - 2 { window.addSubview(UIView()) }
        return stage
      }
      let fits = try stage(SceneFrame.viewLimit)
      #expect(fits.frame().views.count == 5_000 && fits.frame().omittedViews == 0)
      let more = try stage(SceneFrame.viewLimit + 1)
      var last = try #require(try more.view("window").subviews.last)
      for _ in 0..<3 {
        let inner = UIView()
        last.addSubview(inner)
        last = inner
      }
      let frame = more.frame()
      #expect(frame.views.count == 5_000 && frame.omittedViews == 4)
      #expect(frame.views[1].name == "first" && frame.views[4_999].index == 4_998)
    }

    @Test("a touch is shown with the number of its view while the view exists")
    func fingers() throws {
      let stage = try Stage(views: #"{"id": "a"}, {"frame": [0, 0, 10, 10]}"#)
      let fingers = ["a", "window/UIView[1]", "gone", nil].enumerated().map { number, receiver in
        SceneFrame.Finger(
          touch: number, location: CGPoint(x: 1, y: 2), receiver: receiver.map { ViewID(named: $0) }, view: 99)
      }
      let frame = stage.frames.next(of: stage.scene, at: 7, fingers: fingers)
      #expect(frame.fingers.map(\.view) == [2, 3, nil, nil])
      #expect(frame.fingers.map(\.touch) == [0, 1, 2, 3] && frame.fingers.map(\.receiver) == fingers.map(\.receiver))
      #expect(frame.timestampMicroseconds == 7)
    }

    @Test("alternating frames of two scenes are independent")
    func inTurn() throws {
      let one = try Stage(views: #"{"id": "one", "class": "UITableView", "sections": [{"rows": 2}]}"#)
      let other = try Stage(views: #"{"id": "other"}"#)
      #expect(one.frame().views.map(\.name).contains("one"))
      #expect(other.frame().views.map(\.name) == ["window", "other"])
    }
  }
}
