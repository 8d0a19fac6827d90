import Foundation
import TestSupport
import UIKit

/// A scroll view of 300 × 300 points in the corner of a visible window, with a log of its delegate calls.
@MainActor
struct ScrollStage {
  let log = Log()
  let hand = Hand()
  let window = showWindow()
  let scrollView: TestScrollView
  let delegate: ScrollLog

  init(
    content width: CGFloat = 1000, _ height: CGFloat = 1000,
    in frame: CGRect = CGRect(x: 0, y: 0, width: 300, height: 300)
  ) {
    scrollView = place(
      TestScrollView(), "scroll", frame.minX, frame.minY, frame.width, frame.height, in: window)
    scrollView.contentSize = CGSize(width: width, height: height)
    delegate = ScrollLog(log)
    scrollView.delegate = delegate
  }

  /// The offset's text: `75,190`.
  var offset: String { Self.short(scrollView.contentOffset) }

  static func short(_ point: CGPoint) -> String { "\(short(point.x)),\(short(point.y))" }

  static func short(_ number: CGFloat) -> String {
    let rounded = (number * 100).rounded() / 100
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(Double(rounded))
  }

  /// Adds a view to the content.
  @discardableResult
  func add<View: UIView>(_ view: View, _ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat)
    -> View
  {
    place(view, name, x, y, width, height, in: scrollView)
  }

  /// Advances the clock until nothing moves.
  func settle() { hand.pass(10_000) }
}

extension Hand {
  /// Advances the clock by milliseconds and runs what is due.
  func pass(_ milliseconds: Int64) {
    follow("wait \(milliseconds)")
  }

  /// Drags a touch in equal steps of 10 ms without ending it.
  func drag(_ from: (CGFloat, CGFloat), _ to: (CGFloat, CGFloat), steps: Int) {
    follow("down \(from.0),\(from.1)")
    move(from, to, steps: steps)
  }

  /// Moves a touch in equal steps of 10 ms.
  func move(_ from: (CGFloat, CGFloat), _ to: (CGFloat, CGFloat), steps: Int) {
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      follow("move \(from.0 + (to.0 - from.0) * part),\(from.1 + (to.1 - from.1) * part)")
    }
  }
}

/// A scroll view with configurable answers.
final class TestScrollView: UIScrollView {
  var cancels: Bool?
  var begins = true
  var allowsGestures = true
  var callCount: [String] = []

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    allowsGestures && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
    callCount.append("begin \(name(view))")
    return begins && super.touchesShouldBegin(touches, with: event, in: view)
  }

  override func touchesShouldCancel(in view: UIView) -> Bool {
    callCount.append("cancel \(name(view))")
    return cancels ?? super.touchesShouldCancel(in: view)
  }
}

/// Logs the delegate calls of a scroll view. Consecutive `didScroll` calls are logged once.
final class ScrollLog: UIScrollViewDelegate {
  private let log: Log
  var onScroll: ((UIScrollView) -> Void)?
  var onBegin: ((UIScrollView) -> Void)?
  var onEnd: ((UIScrollView) -> Void)?
  var aim: ((_ velocity: CGPoint, _ target: CGPoint) -> CGPoint)?
  var zoomed: UIView?

  init(_ log: Log) { self.log = log }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if log.words.last != "scroll" { log.note("scroll") }
    onScroll?(scrollView)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    log.note("willBegin")
    onBegin?(scrollView)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    log.note("willEnd")
    if let aim { targetContentOffset.pointee = aim(velocity, targetContentOffset.pointee) }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    log.note("didEnd(\(decelerate))")
    onEnd?(scrollView)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { log.note("willDecelerate") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.note("didDecelerate") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.note("didAnimate") }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { log.note("willZoom") }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    log.note("didZoom(\(ScrollStage.short(scale)))")
  }
}

/// Logs scroll events and disputes.
final class ScrollObserver: EventObserver {
  private let log: Log
  private(set) var disputes: [String] = []

  init(_ log: Log) {
    self.log = log
  }

  func didScroll(_ scrollView: UIScrollView, to moment: UIScrollView.Moment) {
    log.note("\(name(scrollView)):\(moment.rawValue)@\(ScrollStage.short(scrollView.contentOffset))")
  }

  func didEncounterUnmodelled(on dispute: Dispute, of recognizer: UIGestureRecognizer?, touch: UITouch?) {
    disputes.append(dispute.question)
  }
}
