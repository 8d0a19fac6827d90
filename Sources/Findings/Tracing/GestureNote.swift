package import HitTestTerms

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

    package init(name: String, className: String, view: ViewID?) {
      (self.name, self.className, self.view) = (name, className, view)
    }
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

  package init(event: Int, timestampMicroseconds: Int64, recognizer: Recognizer, touches: [Int], action: Action) {
    (self.event, self.timestampMicroseconds, self.recognizer) = (event, timestampMicroseconds, recognizer)
    (self.touches, self.action) = (touches, action)
  }
}
