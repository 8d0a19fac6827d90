import TestSupport
import UIKit

extension Log {
  static func describe(_ touches: Set<UITouch>) -> String {
    touches.map { String($0.identifier) }.sorted().joined(separator: ",")
  }
}

/// A view that logs its touches. By default it forwards them along the responder chain.
final class LoggedView: UIView {
  var log: Log?
  var passesOn = false

  private func note(_ phase: String, _ touches: Set<UITouch>) {
    log?.note("\(name(self)).\(phase)(\(Log.describe(touches)))")
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("began", touches)
    if passesOn { super.touchesBegan(touches, with: event) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("moved", touches)
    if passesOn { super.touchesMoved(touches, with: event) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("ended", touches)
    if passesOn { super.touchesEnded(touches, with: event) }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    note("cancelled", touches)
    if passesOn { super.touchesCancelled(touches, with: event) }
  }
}

/// Logs every control event with its touch.
final class ControlEventObserver: EventObserver {
  private let log: Log

  init(_ log: Log) {
    self.log = log
  }

  func didSend(_ controlEvent: UIControl.Event, from control: UIControl, touch: UITouch?) {
    log.note(controlEvent.name ?? "?")
  }
}

/// Logs every touch that is about to be delivered to a view.
final class DeliveryObserver: EventObserver {
  private let log: Log

  init(_ log: Log) {
    self.log = log
  }

  func didHitTest(_ touch: UITouch) {
    log.note("hit(\(touch.identifier))=\(name(touch.view))")
  }

  func willDeliver(_ touch: UITouch, to view: UIView) {
    log.note("\(name(view))<\(touch.identifier):\(touch.phase)")
  }
}
