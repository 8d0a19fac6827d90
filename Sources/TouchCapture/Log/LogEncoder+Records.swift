import Foundation

extension LogEncoder {
  mutating func add(_ record: LogRecord) {
    switch record {
    case .session(let header): add(header)
    case .scene(let scene):
      add("kind", "scene")
      add("id", "s\(scene.number)")
      add(time: scene.time)
      list("windows", scene.windows) { encoder, window in encoder.object { $0.add(window) } }
    case .touch(let touch): add(touch)
    case .action(let action):
      add("kind", "action")
      add(time: action.time)
      add("touch", action.touch)
      add("selector", action.selector)
      add("target", action.target)
      add("sender", action.sender)
    case .control(let event):
      add("kind", "control")
      add(time: event.time)
      add("touch", event.touch)
      add("control", event.control)
      add("event", event.event)
      add("handlers", texts: event.handlers)
    case .gesture(let gesture):
      add("kind", "gesture")
      add(time: gesture.time)
      add("view", gesture.view)
      add("recognizer", gesture.recognizer)
      add("class", gesture.className)
      add("state", gesture.state)
    case .scroll(let scroll):
      add("kind", "scroll")
      add(time: scroll.time)
      add("view", scroll.view)
      add("at", scroll.moment)
      add("offset", [scroll.x, scroll.y])
    case .skipped(let time, let views):
      add("kind", "skipped")
      add(time: time)
      add("what", "scene")
      add("views", views)
    case .end(let time, let touches, let skipped):
      add("kind", "end")
      add(time: time)
      add("touches", touches)
      add("skipped", skipped)
    }
  }

  private mutating func add(_ header: SessionHeader) {
    add("kind", "session")
    add("v", 1)
    add("name", header.name)
    add("device", header.device)
    add("os", header.system)
    add("osVersion", header.systemVersion)
    add("scale", header.scale)
    add("bounds", header.bounds)
    add("safeArea", header.safeArea)
    add("build", header.build)
    add("startedAt", header.startedAt)
    add("door", header.eventSource.rawValue)
    add("controls", header.controls.rawValue)
    add("texts", header.includesTexts)
    add("identifiers", header.includesIdentifiers)
  }

  private mutating func add(_ touch: TouchValue) {
    add("kind", "touch")
    add("id", touch.number)
    add(time: touch.time)
    add("phase", touch.phase)
    add("p", [touch.x, touch.y])
    if touch.isLost { add("lost", true) }
    guard let beginning = touch.beginning else { return }
    add("window", beginning.window)
    if let receiver = beginning.receiver { add("receiver", receiver, className: beginning.receiverClass) }
    add("statelessHit", beginning.statelessHit)
    add("recognizers", texts: beginning.recognizers)
    if beginning.type != 0 { add("type", beginning.type) }
  }

  private mutating func add(_ key: String, _ name: ViewName?, className: String? = nil) {
    guard let name else { return }
    object(key) { encoder in
      encoder.add("name", name.text)
      encoder.add("rung", name.rung)
      encoder.add("class", className)
    }
  }
}
