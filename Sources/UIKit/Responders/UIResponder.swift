public import Foundation

/// An object that handles events and is part of the responder chain.
///
/// Source: Apple, "Using responders and the responder chain to handle events" [D].
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() {}

  /// Associated objects by the identity of their keys.
  package final var associatedObjects: [ObjectIdentifier: Any] = [:]

  /// The app of a view or a controller; for other responders the running one.
  private final var app: UIApplication {
    let engine = (self as? UIView)?.engine ?? (self as? UIViewController)?.engine
    return (engine ?? .current).application
  }

  /// The next responder; `nil` at the end of the chain.
  open var next: UIResponder? { nil }

  /// Whether the responder is the first responder.
  open var isFirstResponder: Bool { app.firstResponder === self }

  /// Whether the responder may have the focus. No; text fields may.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder may lose the focus. Yes.
  open var canResignFirstResponder: Bool { true }

  /// Takes the focus from the one that has it, if both agree; answers whether it has it now.
  /// Source: Apple's page of this method [D]; that there is one focus for all windows is a simplification [I].
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder else { return false }
    if let present = app.firstResponder, !present.resignFirstResponder() { return false }
    app.firstResponder = self
    return true
  }

  /// Gives the focus up, if the responder agrees; answers whether it does not have it now.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    app.firstResponder = nil
    return true
  }

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
