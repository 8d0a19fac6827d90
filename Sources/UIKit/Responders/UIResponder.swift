/// An object that can respond to events and stands in the responder chain.
///
/// Source: Apple, "Using responders and the responder chain to handle events" [D].
@MainActor
open class UIResponder: ObjectIdentity {
  /// A responder without a chain.
  public init() {}

  /// The next object of the chain; `nil` at its end.
  open var next: UIResponder? { nil }

  /// Touches came down. Passes them to ``next``, as Apple's does.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Touches moved. Passes them to ``next``.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Touches lifted. Passes them to ``next``.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// The system took touches away. Passes that on to ``next``.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}
