/// The action that a control fires for one event.
public struct ActionDescription: Sendable, Equatable {
  /// The control event, as in Swift: `touchUpInside`.
  public internal(set) var event: String

  /// The action's name in results.
  public internal(set) var name: String

  /// The names of all control events that a scene may use.
  public static let eventNames = [
    "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter", "touchDragExit",
    "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged", "primaryActionTriggered", "menuActionTriggered",
    "editingDidBegin", "editingChanged", "editingDidEnd", "editingDidEndOnExit",
  ]
}
