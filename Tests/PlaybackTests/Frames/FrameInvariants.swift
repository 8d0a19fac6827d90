import Foundation
import PassThrough
import RecordingStore
import Scenes
import Testing
import UIKit

@testable import Playback
@testable import ScenePictures

extension PlaybackTests {
  @Suite("A sequence of frames describes the current scene")
  @MainActor
  struct FrameInvariants {
    /// Fewer cases than for other properties, because each case compares every view many times.
    static let seeds: Range<UInt64> = 0..<24

    /// The state of a page: the first frame with all later changes applied.
    private struct Picture {
      var views: [Int: ViewSnapshot] = [:]

      /// Applies a frame and returns a description of what is wrong with it.
      mutating func take(_ frame: SceneFrame) -> String? {
        if frame.isFull { views = [:] }
        for number in frame.removed {
          guard views[number] != nil else { return "\(number) is removed and was not there" }
          remove(number)
        }
        if frame.removed != frame.removed.sorted() { return "removed are not in order: \(frame.removed)" }
        for look in frame.views {
          if let parent = look.parent, views[parent] == nil { return "\(look.name) comes before its superview" }
          if views[look.id] == look { return "\(look.name) is sent without a change" }
          views[look.id] = look
        }
        return nil
      }

      private mutating func remove(_ number: Int) {
        views[number] = nil
        for look in views.values where look.parent == number { remove(look.id) }
      }
    }

    /// Compares a picture with each view of the scene and returns the first difference.
    private func problem(_ picture: Picture, _ scene: SceneInstance) -> String? {
      var left = picture.views
      let children = Dictionary(grouping: picture.views.values, by: \.parent)
      @MainActor func check(_ view: UIView, _ number: Int?, _ index: Int, isInteractive: Bool) -> String? {
        let siblings = (children[number] ?? []).filter { $0.index == index }
        guard siblings.count == 1, let look = siblings.first else {
          return "\(view.nameInResults) is there \(siblings.count) times"
        }
        left[look.id] = nil
        let isInteractive = isInteractive && view.isUserInteractionEnabled
        let bounds = view.shownState.bounds
        if look.name != view.nameInResults { return "\(look.name) and not \(view.nameInResults)" }
        if look.isIdentified != (view.accessibilityIdentifier != nil) { return "\(look.name): isIdentified" }
        if look.isInteractive != isInteractive { return "\(look.name): isInteractive \(look.isInteractive)" }
        if look.isHidden != view.isHidden { return "\(look.name): isHidden \(look.isHidden)" }
        if look.clips != view.clipsToBounds { return "\(look.name): clips \(look.clips)" }
        if abs(look.size.width - bounds.width) > 0.001 || abs(look.size.height - bounds.height) > 0.001 {
          return "\(look.name): size \(look.size) and not \(bounds.size)"
        }
        if abs(look.origin.x - bounds.minX) > 0.001 || abs(look.origin.y - bounds.minY) > 0.001 {
          return "\(look.name): origin \(look.origin) and not \(bounds.origin)"
        }
        for (place, child) in view.subviews.enumerated() {
          if let problem = check(child, look.id, place, isInteractive: isInteractive) { return problem }
        }
        return nil
      }
      scene.activate()
      for (index, window) in scene.application.windows.enumerated() {
        if let problem = check(window, nil, index, isInteractive: true) { return problem }
      }
      return left.isEmpty ? nil : "still there: \(left.values.map(\.name).sorted())"
    }

    /// Plays a case and calls `look` at each compared moment.
    private func play(_ played: Case, _ look: (SceneInstance, _ moment: Int64) -> String?) -> String? {
      let scene = try! SceneInstance(played.scene.description, strategy: .uikit)
      let player = ScenePlayer(scene)
      if let problem = look(scene, 0) { return "at first: \(problem)" }
      var batch: [TouchSample] = []
      func end(at next: Int64?) -> String? {
        guard let first = batch.first else { return nil }
        player.advance(through: first.timestampMicroseconds)
        player.begin(batch)
        if let problem = look(scene, first.timestampMicroseconds) { return "event \(first.event): \(problem)" }
        // In the middle of the movement, and at its end.
        let last = next ?? first.timestampMicroseconds + 2_000_000
        for moment in [(first.timestampMicroseconds + last) / 2, last - 1] where moment > first.timestampMicroseconds {
          player.advance(through: moment)
          if let problem = look(scene, moment) { return "after event \(first.event): \(problem)" }
        }
        batch = []
        return nil
      }
      for sample in played.session.samples() {
        if let last = batch.last, last.event != sample.event, let problem = end(at: sample.timestampMicroseconds) {
          return problem
        }
        batch.append(sample)
      }
      return end(at: nil)
    }

    @Test("the first frame with all later changes equals the scene at every moment")
    func changes() {
      var changedViews = 0
      var removedViews = 0
      Property.holds(Self.seeds) { played in
        var frames = SceneFrames()
        var picture = Picture()
        return play(played) { scene, moment in
          let frame = frames.next(of: scene, at: moment)
          changedViews += frame.isFull ? 0 : frame.views.count
          removedViews += frame.removed.count
          if frame.timestampMicroseconds != moment { return "the frame is of \(frame.timestampMicroseconds)" }
          if let problem = picture.take(frame) ?? problem(picture, scene) { return problem }
          let again = frames.next(of: scene, at: moment)
          if !again.views.isEmpty || !again.removed.isEmpty { return "the same scene has changed" }
          var copy = frames
          let full = copy.next(of: scene, at: moment, isFull: true)
          guard full.isFull, full.removed.isEmpty else { return "a full frame is not marked as full" }
          return Dictionary(uniqueKeysWithValues: full.views.map { ($0.id, $0) }) == picture.views
            ? nil : "a full frame differs from the picture"
        }
      }
      // The property must not hold only because nothing changes.
      #expect(changedViews > 200)
      #expect(removedViews > 0)
    }

    @Test("a number belongs to one view in all frames")
    func numbers() {
      Property.holds(Self.seeds) { played in
        var frames = SceneFrames()
        // The views are retained so that no other view reuses an address.
        var views: [Int: UIView] = [:]
        return play(played) { scene, moment in
          let numbers = Dictionary(
            frames.next(of: scene, at: moment, isFull: true).views.map { ($0.name, $0.id) }, uniquingKeysWith: { $1 })
          @MainActor func check(_ view: UIView) -> String? {
            guard let number = numbers[view.nameInResults] else { return "\(view.nameInResults) has no number" }
            if let other = views[number], other !== view {
              return "\(number) was \(other.nameInResults) and is \(view.nameInResults)"
            }
            views[number] = view
            for child in view.subviews {
              if let problem = check(child) { return problem }
            }
            return nil
          }
          for window in scene.application.windows {
            if let problem = check(window) { return problem }
          }
          return nil
        }
      }
    }

    @Test("a view moved out of a removed view is sent with all its subviews")
    func movedOut() throws {
      let stage = try Stage(
        views: """
          {"id": "old", "subviews": [{"id": "card", "subviews": [{"id": "title", "subviews": [{"id": "dot"}]}]}]},
          {"id": "new"}
          """)
      var picture = Picture()
      #expect(picture.take(stage.frame()) == nil)
      let (old, new, card) = (try stage.view("old"), try stage.view("new"), try stage.view("card"))
      new.addSubview(card)
      old.removeFromSuperview()
      let frame = stage.frame()
      #expect(frame.removed.count == 1)
      #expect(picture.take(frame) == nil)
      #expect(problem(picture, stage.scene) == nil)
    }

    @Test("a removed view is listed once without its subviews; a removed window is listed")
    func removed() throws {
      let stage = try Stage(
        """
        {"format": 1, "scene": "s", "windows": [
          {"id": "back", "subviews": [{"id": "outer", "subviews": [{"id": "inner"}]}, {"id": "other"}, {"id": "rest"}]},
          {"id": "front", "subviews": [{"id": "on front"}]}]}
        """)
      let first = stage.frame()
      let numbers = Dictionary(uniqueKeysWithValues: first.views.map { ($0.name, $0.id) })
      #expect(first.views.map(\.index) == [0, 0, 0, 1, 2, 1, 0])
      #expect(
        first.isFull
          && first.views.map(\.name) == [
            "back", "outer", "inner", "other", "rest", "front", "on front",
          ])
      try stage.view("other").removeFromSuperview()
      try stage.view("outer").removeFromSuperview()
      let second = stage.frame()
      #expect(!second.isFull && second.removed == [numbers["outer"], numbers["other"]])
      // The remaining sibling's index has decreased.
      #expect(second.views.map(\.name) == ["rest"] && second.views.first?.index == 0)
      try stage.view("rest").removeFromSuperview()
      #expect(stage.frame().removed == [numbers["rest"]])
      #expect(stage.frame().removed.isEmpty)
      stage.scene.windows[1].isHidden = true
      let third = stage.frame()
      let isThere = stage.scene.application.windows.contains { $0 === stage.scene.windows[1] }
      #expect(third.removed == (isThere ? [] : [numbers["front"]]))
      #expect(third.views.map(\.isHidden) == (isThere ? [true] : []))
      let added = UIView()
      try stage.view("back").addSubview(added)
      let fourth = stage.frame()
      // Numbers are not reused.
      #expect(fourth.views.map(\.id) == [8])
      #expect(stage.frame().views.isEmpty && stage.frame().removed.isEmpty)
      added.removeFromSuperview()
      let full = stage.frame(isFull: true)
      #expect(full.isFull && full.removed.isEmpty && full.views.contains { $0.name == "back" })
    }
  }
}
