import RecordingStore

extension Outcome.Kind {
  /// The outcome with other names of its views. A log of an app has these kinds only.
  func renamed(_ name: (String) -> String) -> Outcome.Kind {
    switch self {
    case .hit(let touch, let view): .hit(touch: touch, view: view.map(name))
    case .action(let view, let event, let action, let touch):
      .action(view: name(view), controlEvent: event, name: action, touch: touch)
    case .gesture(let view, let recognizer, let state, let action):
      .gesture(view: name(view), recognizer: recognizer, state: state, name: action)
    case .scroll(let view, let moment, let x, let y): .scroll(view: name(view), at: moment, offsetX: x, offsetY: y)
    default: self
    }
  }
}
