package import UIKit

/// An action of a gesture recognizer in a session, for explanations.
package struct GestureNote: Hashable, Sendable {
  package enum Action: Hashable, Sendable {
    /// It reached a state for which its action is sent: `began`, `changed`, `ended` or `cancelled`.
    case became(String)
    /// It failed for a reason.
    case failed(Reason)
    /// It cancelled a touch in a view.
    case cancelled(touch: Int, view: ViewID)
  }

  package enum Reason: Hashable, Sendable {
    /// The touches do not form its gesture.
    case itself
    /// Its delegate returned `false`.
    case delegate
    /// The hit view returned `false` from `gestureRecognizerShouldBegin`.
    case view(ViewID)
    /// It required another recognizer to fail, which recognized.
    case requirement(Recognizer)
    /// Another recognizer that has recognized prevents it.
    case exclusion(Recognizer)
    /// It was disabled or removed, or its touches ended before it decided.
    case interruption
  }

  /// A recognizer with its name in results.
  package struct Recognizer: Hashable, Sendable {
    /// Its id, or its class and number on its view.
    package var name: String
    package var className: String
    /// The view it is attached to. `nil` if it was removed from its view.
    package var view: ViewID?
  }

  /// The event of the action, or the last event before it.
  package var event: Int
  /// Microseconds since the start of the session.
  package var timestampMicroseconds: Int64
  package var recognizer: Recognizer
  /// The touches that it tracks.
  package var touches: [Int]
  /// The action.
  package var action: Action
}

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
