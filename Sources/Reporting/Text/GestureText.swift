import Findings
import HitTestTerms
import JSONText

/// The actions of recognizers as sentences and as JSON.
enum GestureText {
  /// A line for each action. Repeated actions of a continuous gesture are one line.
  static func lines(_ notes: [GestureNote]) -> [String] {
    var lines: [String] = []
    var underWay: Set<GestureNote.Recognizer> = []
    var index = 0
    while index < notes.count {
      let note = notes[index]
      var last = index
      if note.action == .became("changed") {
        while last + 1 < notes.count, notes[last + 1].action == note.action,
          notes[last + 1].recognizer == note.recognizer
        {
          last += 1
        }
      }
      let isOneOfMany = underWay.contains(note.recognizer)
      if case .became(let state) = note.action {
        if state == "began" { underWay.insert(note.recognizer) }
        if state == "ended" || state == "cancelled" { underWay.remove(note.recognizer) }
      }
      let time = Formatting.seconds(note.timestampMicroseconds)
      if last > index {
        let end = Formatting.seconds(notes[last].timestampMicroseconds)
        lines.append("\(time)  \(name(note.recognizer)) changed \(last - index + 1) times, until \(end)")
      } else {
        // This recognizer never recognizes: its failure delivers a touch to the content.
        let lets = note.recognizer.className == delay && note.action == .failed(.itself)
        let action = lets ? "is over: the content receives the touch" : action(note.action, isOneOfMany)
        lines.append("\(time)  \(name(note.recognizer)) \(action)")
      }
      index = last + 1
    }
    return lines
  }

  private static let delay = "UIScrollViewDelayedTouchesBeganGestureRecognizer"

  private static func action(_ action: GestureNote.Action, _ hasBegun: Bool) -> String {
    switch action {
    case .became("ended"): hasBegun ? "ended" : "recognised its gesture"
    case .became(let state): state == "cancelled" ? "was cancelled" : state
    case .failed(let reason): "failed: \(sentence(reason))"
    case .cancelled(let touch, let view): "cancelled touch \(touch) of \(view.name)"
    }
  }

  private static func sentence(_ reason: GestureNote.Reason) -> String {
    switch reason {
    case .itself: "the touches are not its gesture"
    case .delegate: "its delegate returned false from shouldBegin"
    case .view(let view): "the hit view \(view.name) returned false from shouldBegin"
    case .requirement(let other): "it waits for \(name(other)) to fail, which recognised"
    case .exclusion(let other): "\(name(other)) recognised and excludes it"
    case .interruption: "it was disabled or removed, or its touches were gone before it decided"
    }
  }

  /// `the pan 'pull' on panel`: its kind from the class, and its id if it has one.
  static func name(_ recognizer: GestureNote.Recognizer) -> String {
    let kinds = [
      "UITapGestureRecognizer": "tap", "UILongPressGestureRecognizer": "long press", "UIPanGestureRecognizer": "pan",
      "UISwipeGestureRecognizer": "swipe", "UIPinchGestureRecognizer": "pinch",
      "UIRotationGestureRecognizer": "rotation",
      "UIScreenEdgePanGestureRecognizer": "edge pan", "UIHoverGestureRecognizer": "hover",
      "UIScrollViewPanGestureRecognizer": "scrolling",
      "UIScrollViewDelayedTouchesBeganGestureRecognizer": "content-touch delay",
    ]
    let kind = kinds[recognizer.className] ?? recognizer.className
    let isNamedByClass = recognizer.name.hasPrefix(recognizer.className)
    return "the \(kind)\(isNamedByClass ? "" : " '\(recognizer.name)'") on \(Formatting.view(recognizer.view))"
  }

  static func write(_ notes: [GestureNote], to writer: inout JSONWriter) {
    writer.array(ofObjects: notes) { writer, note in
      writer.member("event", note.event)
      writer.member("t", Double(note.timestampMicroseconds) / 1_000_000)
      write(note.recognizer, to: &writer)
      writer.key("touches")
      writer.array { writer in
        for touch in note.touches { writer.integer(touch) }
      }
      write(note.action, to: &writer)
    }
  }

  private static func write(_ recognizer: GestureNote.Recognizer, to writer: inout JSONWriter) {
    writer.member("recognizer", recognizer.name)
    writer.member("class", recognizer.className)
    writer.member("view", Formatting.view(recognizer.view))
  }

  private static func write(_ action: GestureNote.Action, to writer: inout JSONWriter) {
    writer.key("what")
    switch action {
    case .became(let state):
      writer.string(state)
    case .cancelled(let touch, let view):
      writer.string("cancelsTouch")
      writer.member("touch", touch)
      writer.member("of", view.name)
    case .failed(let reason):
      writer.string("failed")
      writer.key("because")
      writer.object { writer in write(reason, to: &writer) }
    }
  }

  private static func write(_ reason: GestureNote.Reason, to writer: inout JSONWriter) {
    writer.key("rule")
    switch reason {
    case .itself: writer.string("itself")
    case .delegate: writer.string("delegate")
    case .interruption: writer.string("interruption")
    case .view(let view):
      writer.string("view")
      writer.member("view", view.name)
    case .requirement(let other):
      writer.string("requirement")
      write(other, to: &writer)
    case .exclusion(let other):
      writer.string("exclusion")
      write(other, to: &writer)
    }
  }
}
