/// A registered action or target of a control.
@MainActor
struct ControlRegistration {
  private enum Callback {
    case action(UIAction)
    case method(Selector)
  }

  var events: UIControl.Event
  private let callback: Callback
  /// The target, held weakly.
  private weak var object: AnyObject?
  /// Whether there was a target; without one the responder chain is meant.
  private let hasObject: Bool

  init(_ action: UIAction, for events: UIControl.Event) {
    self.events = events
    callback = .action(action)
    hasObject = false
  }

  init(_ action: Selector, of object: AnyObject?, for events: UIControl.Event) {
    self.events = events
    callback = .method(action)
    self.object = object
    hasObject = object != nil
  }

  var target: AnyObject? { object }

  /// Whether it is the action with that identifier.
  func isAction(_ identifier: UIAction.Identifier) -> Bool {
    if case .action(let action) = callback { action.identifier == identifier } else { false }
  }

  /// Whether it is `action` of `object`; `nil` matches every one.
  func isMethod(_ action: Selector?, of object: AnyObject?) -> Bool {
    guard case .method(let own) = callback else { return false }
    return (action == nil || own == action) && (object == nil || self.object === object)
  }

  /// The name of the method of `object`; `nil` if it has another target or is an action.
  func methodName(of object: AnyObject?) -> String? {
    guard case .method(let action) = callback, self.object === object else { return nil }
    return action.description
  }

  /// The action, or the target and its method; `nil` if the target was deallocated.
  var handler: (action: UIAction?, method: (Any?, Selector)?)? {
    switch callback {
    case .action(let action): (action, nil)
    case .method(let action): hasObject && object == nil ? nil : (nil, (object, action))
    }
  }

  /// The name of the code in results; `nil` if there is none.
  func name(for control: UIControl) -> String? {
    switch callback {
    case .action(let action):
      return action.isOfHarness && control.storedHarnessDetails == nil ? nil : action.nameInResults.name
    case .method(let action):
      let target =
        object
        ?? (hasObject
          ? nil
          : sequence(first: control as UIResponder, next: \.next).first {
            _SelectorTable.method(action.description, of: $0) != nil
          })
      return target.flatMap { control.engine.handlers.names.name(of: action.description, of: $0) }
    }
  }

  func run(for control: UIControl) {
    switch callback {
    case .action(let action): action.run(sender: control)
    case .method(let action):
      // A deallocated target receives nothing.
      if hasObject && object == nil { return }
      control.sendAction(action, to: object, for: nil)
    }
  }
}
