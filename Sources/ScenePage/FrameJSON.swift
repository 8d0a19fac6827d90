import Foundation
import HitTestTerms
import JSONText
import ScenePictures

/// Frames of a scene in the page's JSON. Default values are left out.
enum FrameJSON {
  static func write(_ frame: SceneFrame, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("time", frame.timestampMicroseconds)
      writer.member("full", frame.isFull)
      if let screen = frame.screen {
        writer.key("screen")
        pair(screen.width, screen.height, to: &writer)
      }
      writer.key("views")
      writer.array { writer in
        for view in frame.views { write(view, to: &writer) }
      }
      writer.key("removed")
      writer.array { writer in
        for number in frame.removed { writer.integer(number) }
      }
      writer.key("fingers")
      writer.array { writer in
        for finger in frame.fingers { write(finger, to: &writer) }
      }
      writer.member("isRunning", frame.isRunning)
      if frame.omittedViews > 0 {
        writer.member("omittedViews", frame.omittedViews)
      }
    }
  }

  private static func write(_ finger: SceneFrame.Finger, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("touch", finger.touch)
      writer.member("x", finger.location.x)
      writer.member("y", finger.location.y)
      writer.member("receiver", finger.receiver?.name)
      writer.member("view", finger.view)
    }
  }

  private static func write(_ view: ViewSnapshot, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("id", view.id)
      writer.member("parent", view.parent)
      writer.member("index", view.index)
      writer.member("name", view.name)
      writer.member("class", view.className)
      writer.member("kind", view.kind.rawValue)
      writer.key("size")
      pair(view.size.width, view.size.height, to: &writer)
      writer.key("matrix")
      writer.array { writer in
        writer.number(view.matrix.a)
        writer.number(view.matrix.b)
        writer.number(view.matrix.c)
        writer.number(view.matrix.d)
        writer.number(view.matrix.tx)
        writer.number(view.matrix.ty)
      }
      if view.origin != .zero {
        writer.key("origin")
        pair(view.origin.x, view.origin.y, to: &writer)
      }
      if view.alpha != 1 {
        writer.member("alpha", view.alpha)
      }
      flag("isHidden", view.isHidden, unless: false, to: &writer)
      flag("clips", view.clips, unless: false, to: &writer)
      if let background = view.background {
        writer.member("background", background)
      }
      if view.cornerRadius != 0 {
        writer.member("radius", view.cornerRadius)
      }
      if let text = view.text {
        writer.member("text", text)
      }
      flag("isNameShown", view.isNameShown, unless: false, to: &writer)
      flag("isCard", view.surface == .card, unless: false, to: &writer)
      flag("isInteractive", view.isInteractive, unless: true, to: &writer)
      flag("isMarked", view.isMarked, unless: false, to: &writer)
      flag("isIdentified", view.isIdentified, unless: false, to: &writer)
      write(view.state, to: &writer)
    }
  }

  private static func write(_ state: ViewSnapshot.State, to writer: inout JSONWriter) {
    if case .none = state { return }
    writer.key("state")
    writer.object { writer in
      switch state {
      case .none: break
      case .control(let pressing): write(pressing, to: &writer)
      case .toggle(let pressing, let isOn):
        write(pressing, to: &writer)
        writer.member("isOn", isOn)
      case .slider(let pressing, let value), .stepper(let pressing, let value):
        write(pressing, to: &writer)
        writer.member("value", value)
      case .segments(let pressing, let titles, let selected):
        write(pressing, to: &writer)
        write("segments", titles, selected: selected, to: &writer)
      case .pages(let pressing, let count, let current):
        write(pressing, to: &writer)
        writer.member("pages", count)
        writer.member("current", current)
      case .field(let pressing, let placeholder, let isEditing):
        write(pressing, to: &writer)
        writer.member("placeholder", placeholder)
        writer.member("isEditing", isEditing)
      case .scroll(let contentSize, let isDragging):
        writer.key("contentSize")
        pair(contentSize.width, contentSize.height, to: &writer)
        writer.member("isDragging", isDragging)
      case .cell(let isHighlighted, let isSelected):
        writer.member("isHighlighted", isHighlighted)
        writer.member("isSelected", isSelected)
      case .bar(let title):
        writer.member("title", title)
      case .tabs(let titles, let selected): write("items", titles, selected: selected, to: &writer)
      }
    }
  }

  private static func write(_ pressing: ViewSnapshot.Pressing, to writer: inout JSONWriter) {
    writer.member("isEnabled", pressing.isEnabled)
    writer.member("isHighlighted", pressing.isHighlighted)
    writer.member("isSelected", pressing.isSelected)
  }

  private static func write(_ key: String, _ titles: [String], selected: Int, to writer: inout JSONWriter) {
    writer.key(key)
    writer.array { writer in
      for title in titles { writer.string(title) }
    }
    writer.member("selected", selected)
  }

  private static func flag(_ key: String, _ value: Bool, unless usual: Bool, to writer: inout JSONWriter) {
    guard value != usual else { return }
    writer.member(key, value)
  }

  private static func pair(_ first: Double, _ second: Double, to writer: inout JSONWriter) {
    writer.array { writer in
      writer.number(first.isFinite ? first : 0)
      writer.number(second.isFinite ? second : 0)
    }
  }
}
