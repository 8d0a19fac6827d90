import UIKit

/// The control events that a capture observes, with their names.
@MainActor
enum ControlEventNames {
  static let all: [(event: UIControl.Event, name: String)] = [
    (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"), (.touchDragInside, "touchDragInside"),
    (.touchDragOutside, "touchDragOutside"), (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
    (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"), (.touchCancel, "touchCancel"),
    (.valueChanged, "valueChanged"), (.primaryActionTriggered, "primaryActionTriggered"),
    (.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"), (.editingDidEnd, "editingDidEnd"),
    (.editingDidEndOnExit, "editingDidEndOnExit"),
  ]

  /// The handlers that the app has for each event of a control: the selectors of targets and the identifiers of actions.
  static func handlers(of control: UIControl) -> [(event: String, names: [String])] {
    var found: [(name: String, events: UIControl.Event)] = []
    control.enumerateEventHandlers { action, method, events, _ in
      if let action, !action.identifier.rawValue.hasPrefix(ControlObservations.prefix) {
        found.append((action.identifier.rawValue, events))
      } else if let method {
        found.append((method.1.description, events))
      }
    }
    guard !found.isEmpty else { return [] }
    return all.compactMap { event, name in
      let names = found.filter { !$0.events.isDisjoint(with: event) }.map(\.name)
      return names.isEmpty ? nil : (name, names)
    }
  }
}
