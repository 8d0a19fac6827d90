import JSONText

/// The properties of recognizers in a scene file.
enum AppRecognizerKeys {
  static func write(_ recognizer: AppRecognizer, as className: String, to writer: inout JSONWriter) {
    let pan = ["minimumNumberOfTouches", "maximumNumberOfTouches"]
    let keys: [String] =
      switch className {
      case "UITapGestureRecognizer": ["numberOfTapsRequired", "numberOfTouchesRequired"]
      case "UILongPressGestureRecognizer":
        ["numberOfTapsRequired", "numberOfTouchesRequired", "minimumPressDuration", "allowableMovement"]
      case "UISwipeGestureRecognizer": ["numberOfTouchesRequired", "direction"]
      case "UIScreenEdgePanGestureRecognizer": ["edges"] + pan
      case "UIPanGestureRecognizer": pan
      default: []
      }
    for (name, value) in recognizer.numbers where keys.contains(name) {
      // A long press needs no taps before it.
      let least = className == "UILongPressGestureRecognizer" && name == "numberOfTapsRequired" ? 0 : 1
      write(name, value, atLeast: least, to: &writer)
    }
  }

  private static func write(_ name: String, _ value: Double, atLeast least: Int, to writer: inout JSONWriter) {
    switch name {
    case "direction": writeBits(name, value, ["right", "left", "up", "down"], to: &writer)
    case "edges": writeBits(name, value, ["top", "left", "bottom", "right"], to: &writer)
    case "minimumPressDuration", "allowableMovement": writer.member(name, max(value, 0))
    default:
      // No limit is the largest number of the platform.
      guard value < 1_000_000 else { return }
      writer.member(name, max(Int(max(value, 0)), least))
    }
  }

  private static func writeBits(_ name: String, _ value: Double, _ words: [String], to writer: inout JSONWriter) {
    let bits = Int(exactly: value.rounded()) ?? 0
    let set = words.indices.filter { bits & (1 << $0) != 0 }.map { words[$0] }
    if !set.isEmpty { writer.member(name, set) }
  }
}

/// The control events that a scene can name.
enum AppControlEvents {
  static let names: Set<String> = [
    "touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter", "touchDragExit",
    "touchUpInside", "touchUpOutside", "touchCancel", "valueChanged", "primaryActionTriggered", "editingDidBegin",
    "editingChanged", "editingDidEnd", "editingDidEndOnExit",
  ]
}
