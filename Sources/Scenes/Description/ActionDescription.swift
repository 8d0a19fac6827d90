/// The name of what a control fires on one of its events.
public struct ActionDescription: Sendable, Equatable {
  /// The control event, as Swift spells it: `touchUpInside`.
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
