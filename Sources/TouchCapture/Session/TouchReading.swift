import Foundation
import UIKit

/// Which touches of an event have changed, in an order that does not depend on the set.
@MainActor
enum TouchReading {
  /// Known touches in the order in which they began, then those that begin. Of several that begin together UIKit states no order: they
  /// are sorted by location.
  static func changed(_ touches: Set<UITouch>, in window: UIWindow?, known: CapturedTouches) -> [UITouch] {
    let changed = touches.filter { $0.phase != .stationary && (window == nil || $0.window === window) }
    if changed.count < 2 { return Array(changed) }
    let keyed = changed.map { touch in
      let (order, place) = (known[touch]?.order ?? .max, location(of: touch))
      return (touch: touch, key: (order, touch.timestamp, place.x, place.y))
    }
    return keyed.sorted { $0.key < $1.key }.map(\.touch)
  }

  /// The location on the screen.
  static func location(of touch: UITouch) -> CGPoint {
    let point = touch.location(in: nil)
    return touch.window?.convert(point, to: UIWindow?.none) ?? point
  }

  static func name(of phase: UITouch.Phase) -> String? {
    switch phase {
    case .began: "began"
    case .moved: "moved"
    case .ended: "ended"
    case .cancelled: "cancelled"
    default: nil
    }
  }
}

extension CaptureSession {
  /// Writes the change of a touch.
  func read(_ touch: UITouch, at time: TimeInterval) {
    guard let phase = TouchReading.name(of: touch.phase) else { return }
    let point = TouchReading.location(of: touch)
    let (x, y) = (Double(point.x), Double(point.y))
    if touch.phase == .began {
      if let known = touches[touch] {
        // The same beginning again: iOS 13.4 reports those of a pointer twice. Source: ShowTime's sources [R].
        if known.time == touch.timestamp { return }
        lose(touch, known, at: time)
      }
      return begin(touch, at: time, x, y)
    }
    guard var known = touches[touch] else { return }
    // One change is seen more than once where an event is delivered to a recognizer in several phases.
    guard known.time != touch.timestamp || known.phase != touch.phase else { return }
    (known.time, known.phase, known.x, known.y) = (touch.timestamp, touch.phase, x, y)
    let isOver = touch.phase == .ended || touch.phase == .cancelled
    touches[touch] = isOver ? nil : known
    guard !known.isHidden else { return }
    write(.touch(TouchValue(number: known.number, time: time, phase: phase, x: x, y: y)))
  }

  private func begin(_ touch: UITouch, at time: TimeInterval, _ x: Double, _ y: Double) {
    let isHidden =
      touch.window.map { CapturePrivacy.omits($0) } == true
      || touch.view.map { CapturePrivacy.hidesTouches(of: $0) } == true
    let number = touches.begin(touch, at: touch.timestamp, isHidden: isHidden, x: x, y: y)
    guard !isHidden else { return }
    let view = touch.view
    let recognizers = (touch.gestureRecognizers ?? []).filter { !($0 is TouchObservation) }
    let beginning = TouchValue.Beginning(
      window: touch.window.map { name(of: $0).text }, receiver: view.map { name(of: $0) },
      receiverClass: view.map { ClassFacts.of($0).name }, statelessHit: statelessHit(of: touch),
      recognizers: recognizers.map { ClassFacts.of($0).name }, type: touch.type.rawValue)
    write(.touch(TouchValue(number: number, time: time, phase: "began", x: x, y: y, beginning: beginning)))
    observe(touch)
  }

  /// The object of a touch is used again, and its end was not reported.
  private func lose(_ touch: UITouch, _ known: CapturedTouches.Known, at time: TimeInterval) {
    touches[touch] = nil
    guard !known.isHidden else { return }
    write(
      .touch(
        TouchValue(number: known.number, time: time, phase: "cancelled", x: known.x, y: known.y, isLost: true)))
  }

  /// The view of a hit test without an event, if the receiver hosts SwiftUI's content. From iOS 18 on, the receiver can be the host
  /// although a view of the content is hit.
  ///
  /// The event is not passed: presentations of SwiftUI react to a second hit test with the event of a touch.
  /// Source: PostHog's touch detector [R].
  private func statelessHit(of touch: UITouch) -> String? {
    guard let view = touch.view, let window = touch.window, ClassFacts.of(view).isHosting else { return nil }
    return window.hitTest(touch.location(in: window), with: nil).map { name(of: $0).text }
  }

  /// The latest touch that began on a control.
  func touch(on view: UIView) -> Int? { touches.number(on: view) }
}
