/// The action that a control fires for one event.
package struct ActionDescription: Sendable, Equatable {
  /// The control event, as in Swift: `touchUpInside`.
  package internal(set) var event: String

  /// The action's name in results.
  package internal(set) var name: String

  /// The names of all control events that a scene may use.
  package static let eventNames = [
    "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter", "touchDragExit",
    "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged", "primaryActionTriggered", "menuActionTriggered",
    "editingDidBegin", "editingChanged", "editingDidEnd", "editingDidEndOnExit",
  ]
}
