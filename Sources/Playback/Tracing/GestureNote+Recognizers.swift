import Findings
import HitTestTerms
import UIKit

extension GestureNote {
  @MainActor
  init(_ recognizer: UIGestureRecognizer, _ action: Action, at moment: (event: Int, timestampMicroseconds: Int64)) {
    self.init(
      event: moment.event, timestampMicroseconds: moment.timestampMicroseconds, recognizer: Recognizer(recognizer),
      touches: recognizer.sequenceTouches.map(\.identifier), action: action)
  }
}

extension GestureNote.Recognizer {
  @MainActor
  init(_ recognizer: UIGestureRecognizer) {
    let className = String(describing: type(of: recognizer))
    let name = recognizer.resultName.recognizer
    self.init(name: name.isEmpty ? className : name, className: className, view: recognizer.view?.viewID)
  }
}

extension GestureNote.Action {
  static func became(_ state: UIGestureRecognizer.State) -> GestureNote.Action { .became(state.nameInResults) }
}

extension GestureNote.Reason {
  @MainActor
  init(_ reason: UIGestureRecognizer.FailureReason) {
    self =
      switch reason {
      case .itself: .itself
      case .delegate: .delegate
      case .view(let view): .view(view.viewID)
      case .requirement(let other): .requirement(GestureNote.Recognizer(other))
      case .exclusion(let other): .exclusion(GestureNote.Recognizer(other))
      case .interruption: .interruption
      }
  }
}

extension UIGestureRecognizer.State {
  /// The state as in UIKit.
  var nameInResults: String {
    switch self {
    case .possible: "possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }
}
