import Capture
import Foundation
import HitTestTerms
import RecordingStore
import ScenePictures
import Scenes
import SystemScenes
import Testing
import UIKit

extension PlaybackTests {
  @Suite("The frames of a live session") @MainActor
  struct LiveFrames {
    private static let scene = """
      {"format": 1, "scene": "frames", "screen": {"size": [400, 800]}, "windows": [{"id": "window", "subviews": [
        {"id": "root", "isRootView": true, "subviews": [
          {"class": "UIButton", "id": "add", "frame": [0, 0, 80, 40], "actions": {"touchUpInside": "add"}},
          {"class": "UIButton", "id": "remove", "frame": [100, 0, 80, 40], "actions": {"touchUpInside": "remove"}},
          {"class": "UIButton", "id": "move", "frame": [200, 0, 80, 40], "actions": {"touchUpInside": "move"}},
          {"frame": [0, 50, 10, 10]}, {"id": "given", "frame": [0, 70, 10, 10]}, {"frame": [0, 90, 10, 10]},
          {"id": "table", "class": "UITableView", "frame": [0, 200, 400, 400], "rowHeight": 50, "sections": [
            {"rows": 60, "row": {"id": "row{row}"}}]}]}]}],
       "on": {
         "add": [{"add": {"id": "panel", "frame": [0, 100, 400, 90], "subviews": [{"frame": [5, 5, 5, 5]}]}, "to": "root"}],
         "remove": [{"remove": "panel"}],
         "move": [{"animate": {"duration": 0.4}, "do": [{"set": {"view": "given", "frame": [300, 70, 50, 10]}}]}]}}
      """

    @Test("all frames together contain every view as it is, and the locations of touches")
    func changes() throws {
      let hand = try Hand(SceneDescription.decode(Array(Self.scene.utf8)))
      var page = Page()
      page.show(hand.session.frame())
      var sizes: Set<Int> = []
      for (index, way) in Self.ways.enumerated() {
        let start = Double(index) * 700
        for step in 0...40 {
          let time = start + Double(step) * 16
          let phase: TouchPhase? = step == 0 ? .began : step < 6 ? .moved : step == 6 ? .ended : nil
          let contact = phase.map {
            LiveContact(
              milliseconds: time, finger: 1, phase: $0, x: way.x, y: way.y - way.distance * Double(min(step, 6)) / 6)
          }
          try hand.session.take(contact.map { [$0] } ?? [], until: time)
          let frame = hand.session.frame()
          page.show(frame)
          sizes.insert(frame.views.count)
          let whole = hand.session.frame(isFull: true)
          #expect(page.looks == Dictionary(uniqueKeysWithValues: whole.views.map { ($0.id, $0) }))
          let names = Set(whole.views.map(\.name))
          for finger in frame.fingers {
            // The touched row may have been scrolled out of view.
            let receiver = (finger.receiver?.name).flatMap { names.contains($0) ? $0 : nil }
            #expect(finger.view.flatMap { page.looks[$0]?.name } == receiver)
          }
        }
      }
      // There are frames without changes, with one changed view, and with rows that appear and disappear.
      #expect(sizes.contains(0) && sizes.contains(1) && sizes.contains { $0 > 5 })
      #expect(page.removedCount > 0)
    }

    private static let ways: [(x: Double, y: Double, distance: Double)] = [
      (20, 20, 0), (220, 20, 0), (200, 500, 250), (120, 20, 0), (200, 500, 300), (20, 20, 0), (200, 300, -400),
    ]

    /// The state of a page that applies frames.
    private struct Page {
      private(set) var looks: [Int: ViewSnapshot] = [:]
      private(set) var removedCount = 0

      mutating func show(_ frame: SceneFrame) {
        if frame.isFull { looks = [:] }
        removedCount += frame.removed.count
        for number in frame.removed { remove(number) }
        for look in frame.views { looks[look.id] = look }
      }

      private mutating func remove(_ number: Int) {
        looks[number] = nil
        for child in looks.values.filter({ $0.parent == number }) { remove(child.id) }
      }
    }
  }
}
