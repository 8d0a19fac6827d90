import TestSupport

@testable import UIKit

extension GestureStage {
  /// Adds a recognizer whose states are logged under its name. The default view is the inner one.
  @discardableResult
  func add<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, on view: UIView? = nil, _ detail: ((Recognizer) -> String)? = nil
  ) -> Recognizer {
    recognizer.name = name
    recognizer.addHandler { [log, unowned recognizer] _ in
      log.note("\(name).\(recognizer.state)\(detail.map { $0(recognizer) } ?? "")")
    }
    (view ?? inner).addGestureRecognizer(recognizer)
    return recognizer
  }

  /// Plays a drawing of touches and returns the log.
  func draw(_ drawing: String, step: CGFloat = 5) -> String {
    hand.draw(drawing, step: step)
    return log.take()
  }

  /// Removes the views' touches from the log.
  func quiet() -> GestureStage {
    inner.log = nil
    outer.log = nil
    return self
  }
}

/// Records disputes.
final class DisputeObserver: EventObserver {
  var questions: [String] = []

  func didEncounterUnmodelled(on dispute: Dispute, of recognizer: UIGestureRecognizer?, touch: UITouch?) {
    questions.append(dispute.question)
  }
}

/// A point's text; integers are written without decimals.
func short(_ point: CGPoint) -> String { "(\(short(point.x)),\(short(point.y)))" }

/// A number with at most two decimals.
func short(_ number: CGFloat) -> String {
  let rounded = (number * 100).rounded() / 100
  return rounded == rounded.rounded() ? String(Int(rounded)) : String(Double(rounded))
}
