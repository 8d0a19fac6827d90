import TestSupport

@testable import UIKit

extension GestureStage {
  /// Adds a recognizer whose states are noted under its name; to the inner view unless told otherwise.
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

  /// Lets the fingers follow a drawing, and tells what was noted.
  func draw(_ drawing: String, step: CGFloat = 5) -> String {
    hand.draw(drawing, step: step)
    return log.take()
  }

  /// Leaves the views' own touches out of the notes.
  func quiet() -> GestureStage {
    inner.log = nil
    outer.log = nil
    return self
  }
}

/// Collects the points that outcomes rest on though sources disagree about them.
final class DisputeObserver: EventObserver {
  var questions: [String] = []

  override func didEncounterUnmodelled(on dispute: Dispute, of recognizer: UIGestureRecognizer?, touch: UITouch?) {
    questions.append(dispute.question)
  }
}

/// A point in short: whole numbers without decimals.
func short(_ point: CGPoint) -> String { "(\(short(point.x)),\(short(point.y)))" }

/// A number with two decimals at most.
func short(_ number: CGFloat) -> String {
  let rounded = (number * 100).rounded() / 100
  return rounded == rounded.rounded() ? String(Int(rounded)) : String(Double(rounded))
}
