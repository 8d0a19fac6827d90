import UIKit

/// Something that a gesture recognizer did in a session; for explanations.
public struct GestureNote: Hashable, Sendable {
  /// What it did.
  public enum Action: Hashable, Sendable {
    /// It reached a state that its action is sent for; `began`, `changed`, `ended` or `cancelled`.
    case became(String)
    /// It failed, and why.
    case failed(Reason)
    /// It took a touch away from a view.
    case cancelled(touch: Int, view: String)
  }

  /// Why a recognizer failed.
  public enum Reason: Hashable, Sendable {
    /// The touches are not its gesture.
    case itself
    /// Its delegate said no.
    case delegate
    /// The view that was hit said no.
    case view(String)
    /// It waited for the failure of another one, which recognised.
    case requirement(Recognizer)
    /// Another one, recognised, keeps it from recognising.
    case exclusion(Recognizer)
    /// It was disabled or removed, or its touches were gone before it decided.
    case interruption
  }

  /// A recognizer by what it is called.
  public struct Recognizer: Hashable, Sendable {
    /// Its id, or its class and number on its view.
    public var name: String
    public var className: String
    /// The view it is attached to.
    public var view: String
  }

  /// The event it happened in, or after.
  public var event: Int
  /// Microseconds since the start of the session.
  public var timestampMicroseconds: Int64
  public var recognizer: Recognizer
  /// The touches that it follows.
  public var touches: [Int]
  /// What it did.
  public var deed: Action
}

extension GestureNote {
  @MainActor
  init(_ recognizer: UIGestureRecognizer, _ deed: Action, at moment: (event: Int, timestampMicroseconds: Int64)) {
    self.init(
      event: moment.event, timestampMicroseconds: moment.timestampMicroseconds, recognizer: Recognizer(recognizer),
      touches: recognizer.sequenceTouches.map(\.identifier), deed: deed)
  }
}

extension GestureNote.Recognizer {
  @MainActor
  init(_ recognizer: UIGestureRecognizer) {
    let className = String(describing: type(of: recognizer))
    let name = recognizer.nameInResults.recognizer
    self.init(
      name: name.isEmpty ? className : name, className: className, view: recognizer.view?.nameInResults ?? "-")
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
      case .view(let view): .view(view.nameInResults)
      case .requirement(let other): .requirement(GestureNote.Recognizer(other))
      case .exclusion(let other): .exclusion(GestureNote.Recognizer(other))
      case .interruption: .interruption
      }
  }
}

extension UIGestureRecognizer.State {
  /// The state as UIKit spells it.
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
