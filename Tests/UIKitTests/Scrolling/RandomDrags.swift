import Foundation
import SeededRandom
import TestSupport
import Testing
import UIKit

extension EngineTests {
  @Suite("Random drags of a scroll view")
  @MainActor
  struct RandomDrags {
    /// Records touch methods that are called in the wrong order.
    private final class StrictView: UIView {
      var faults: [String] = []
      private var reported: [ObjectIdentifier: Bool] = [:]

      private func note(_ touches: Set<UITouch>, _ phase: String, begins: Bool = false, ends: Bool = false) {
        for touch in touches {
          let isDown = reported[ObjectIdentifier(touch)]
          if begins ? isDown != nil : isDown != true { faults.append("\(phase) of \(touch.identifier)") }
          reported[ObjectIdentifier(touch)] = !ends
          if ends { kept.append(touch) }
        }
      }
      /// Retains touches, so that no identifier is reused.
      private var kept: [UITouch] = []

      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, "began", begins: true) }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, "moved") }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, "ended", ends: true) }
      override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        note(touches, "cancelled", ends: true)
      }

      var open: Int { reported.values.count { $0 } }
    }

    /// Counts the paired delegate calls.
    private final class Pairs: UIScrollViewDelegate {
      var faults: [String] = []
      var drags = 0
      var decelerations = 0

      func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        drags += 1
        if drags != 1 || !scrollView.isDragging { faults.append("willBeginDragging") }
      }
      func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        drags -= 1
        if drags != 0 || scrollView.isDragging { faults.append("didEndDragging") }
      }
      func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        decelerations += 1
        if decelerations != 1 || !scrollView.isDecelerating { faults.append("willBeginDecelerating") }
      }
      func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        decelerations -= 1
        if decelerations != 0 || scrollView.isDecelerating { faults.append("didEndDecelerating") }
      }
    }

    @Test("the content ends in range, views receive touches in order, and delegate calls are paired", arguments: 0..<24)
    func invariants(seed: UInt64) {
      withEngine {
        var random = SplitMix(seed: seed)
        let window = showWindow()
        var scrollViews: [UIScrollView] = []
        var views: [StrictView] = []
        var delegates: [Pairs] = []
        var parent: UIView = window
        for depth in 0..<Int.random(in: 1...3, using: &random) {
          let scrollView = place(UIScrollView(), "s\(depth)", 10, 10, 300, 400, in: parent)
          scrollView.contentSize = CGSize(
            width: CGFloat.random(in: 100...900, using: &random), height: CGFloat.random(in: 100...1500, using: &random)
          )
          scrollView.contentInset = UIEdgeInsets(
            top: CGFloat.random(in: -20...50, using: &random), left: 0,
            bottom: CGFloat.random(in: -20...50, using: &random), right: 0)
          scrollView.bounces = !random.once(in: 3)
          scrollView.alwaysBounceVertical = random.once(in: 2)
          scrollView.isPagingEnabled = random.once(in: 4)
          scrollView.isDirectionalLockEnabled = random.once(in: 3)
          scrollView.delaysContentTouches = !random.once(in: 3)
          scrollView.contentOffset = CGPoint(x: 0, y: -scrollView.contentInset.top)
          let delegate = Pairs()
          scrollView.delegate = delegate
          delegates.append(delegate)
          let view = place(StrictView(), "v\(depth)", 0, 0, 900, 1500, in: scrollView)
          view.isMultipleTouchEnabled = random.once(in: 2)
          scrollViews.append(scrollView)
          views.append(view)
          parent = view
        }
        let hand = Hand()
        for _ in 0..<12 { gesture(hand, &random) }
        hand.pass(20_000)
        #expect(!VirtualClock.current.hasPendingTimers)
        for (scrollView, delegate) in zip(scrollViews, delegates) {
          #expect(delegate.faults == [] && delegate.drags == 0 && delegate.decelerations == 0)
          #expect(!scrollView.isDragging && !scrollView.isDecelerating && !scrollView.isTracking)
          let (offset, inset, size) = (scrollView.contentOffset, scrollView.contentInset, scrollView.contentSize)
          #expect(offset.x >= 0 && offset.x <= max(0, size.width - 300))
          let least = -inset.top
          #expect(offset.y >= least && offset.y <= max(least, size.height + inset.bottom - 400))
        }
        for view in views {
          #expect(view.faults == [])
          #expect(view.open == 0)
        }
      }
    }

    /// One or two touches with random moves and rests that end or are cancelled.
    private func gesture(_ hand: Hand, _ random: inout SplitMix) {
      let fingers = random.once(in: 4) ? [1, 2] : [1]
      var places = fingers.map { _ in
        CGPoint(x: CGFloat.random(in: 20...300, using: &random), y: CGFloat.random(in: 20...400, using: &random))
      }
      func report(_ word: String) {
        hand.follow(
          zip(fingers, places).map { "\($0): \(word) \($1.x),\($1.y)" }.joined(separator: " & "))
      }
      report("down")
      if random.once(in: 3) { hand.follow("wait \(Int.random(in: 0...300, using: &random))") }
      let speed = CGFloat.random(in: 0...30, using: &random)
      let angle = CGFloat.random(in: 0...(2 * .pi), using: &random)
      for _ in 0..<Int.random(in: 0...15, using: &random) {
        for index in places.indices {
          places[index].x += speed * cos(angle) + CGFloat.random(in: -2...2, using: &random)
          places[index].y += speed * sin(angle) + CGFloat.random(in: -2...2, using: &random)
        }
        report("move")
        if random.once(in: 8) { hand.follow("wait \(Int.random(in: 0...200, using: &random))") }
      }
      report(random.once(in: 6) ? "cancel" : "up")
      hand.follow("wait \(Int.random(in: 0...800, using: &random))")
    }
  }
}
