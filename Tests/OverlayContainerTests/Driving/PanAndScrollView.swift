import Foundation
import OverlayContainer
import TestSupport
import Testing
import UIKit

@Suite("The container's pan requires only the recognizers of the driving scroll view to fail")
@MainActor
struct PanAndScrollView {
  private func pan(_ stage: OverlayStage) throws -> OverlayTranslationGestureRecognizer {
    let recognizers = stage.container.view.gestureRecognizers ?? []
    return try #require(recognizers.first as? OverlayTranslationGestureRecognizer)
  }

  @Test("3.b.3: all of them, the app's own included")
  func required() throws {
    try withEngine(screen: .plain) {
      let stage = OverlayStage(style: .rigid, drives: true)
      let own = UITapGestureRecognizer()
      stage.list.addGestureRecognizer(own)
      let elsewhere = UITapGestureRecognizer()
      stage.header.addGestureRecognizer(elsewhere)
      let pan = try pan(stage)
      #expect(pan.shouldRequireFailure(of: stage.list.panGestureRecognizer) && pan.shouldRequireFailure(of: own))
      #expect(!pan.shouldRequireFailure(of: elsewhere))
    }
  }

  @Test("one that no longer drives is not required (PR 101)")
  func stale() throws {
    try withEngine(screen: .plain) {
      let stage = OverlayStage()
      let pan = try pan(stage)
      #expect(!pan.shouldRequireFailure(of: stage.list.panGestureRecognizer))
      stage.container.drivingScrollView = stage.list
      #expect(pan.shouldRequireFailure(of: stage.list.panGestureRecognizer))
      stage.container.drivingScrollView = nil
      #expect(!pan.shouldRequireFailure(of: stage.list.panGestureRecognizer))
    }
  }

  @Test("3.b.3: the start of a touch is in the container's coordinate space")
  func space() {
    withEngine(screen: .plain) {
      let stage = OverlayStage()
      stage.container.view.frame = CGRect(x: 0, y: 100, width: 400, height: 700)
      pass(0)
      stage.put(at: 0)
      var points: [CGFloat] = []
      stage.start = {
        points.append($0.y)
        return true
      }
      stage.finger.down(200, 640)
      stage.finger.move(y: 600)
      #expect(points == [540, 540])
      stage.finger.up()
    }
  }
}
