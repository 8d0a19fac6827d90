import PrintedText
import RecordingStore

/// Converts the events of one touch panel to contacts.
///
/// It reads both protocols of the kernel: B, with slots and tracking ids, and A, whose contacts have no identity; and panels of one
/// finger. Source: Linux, "Multi-touch (MT) Protocol".
struct MultitouchDecoder {
  /// How a panel reports fingers.
  enum Form {
    case slots, contacts, single
  }

  private let panel: TouchPanel
  private let axes: (x: ClosedRange<Int>, y: ClosedRange<Int>)
  private var log = ContactLog()
  /// The number of fingers that cannot be reported.
  var incomplete = 0
  private var outside = 0
  private var dropped = 0

  init(_ panel: TouchPanel, _ axes: EvdevAxes) throws(TouchLogError) {
    self.panel = panel
    self.axes = try panel.axes(axes)
  }

  /// Whether events are those of a touch panel.
  static func hasTouches(_ events: [EvdevEvent]) -> Bool { form(of: events) != nil }

  private static func form(of events: [EvdevEvent]) -> Form? {
    var hasPosition = false
    var hasSingle = false
    var hasButton = false
    for event in events {
      switch (event.type, event.code) {
      case (EvdevCode.syn, EvdevCode.synMTReport): return .contacts
      case (EvdevCode.absolute, EvdevCode.positionX), (EvdevCode.absolute, EvdevCode.positionY): hasPosition = true
      case (EvdevCode.absolute, EvdevCode.x), (EvdevCode.absolute, EvdevCode.y): hasSingle = true
      case (EvdevCode.key, EvdevCode.touch): hasButton = true
      default: break
      }
    }
    return hasPosition ? .slots : hasSingle && hasButton ? .single : nil
  }

  /// The session of the events of one device.
  consuming func log(of events: [EvdevEvent], notes other: [String]) throws(TouchLogError) -> TouchLog {
    guard let form = Self.form(of: events) else {
      throw TouchLogError(
        line: events.first?.line ?? 1, "the events have no positions of touches",
        "record a touch panel or touchpad (ABS_MT_POSITION_X, or ABS_X with BTN_TOUCH)")
    }
    switch form {
    case .slots: try readSlots(events)
    case .contacts: try readContacts(events)
    case .single: try readSingle(events)
    }
    var notes = other + ["a panel has no receivers and no cancelled touches"]
    if form == .contacts {
      notes.append("contacts have no ids (protocol A): each is the nearest finger's of the frame before")
    }
    if incomplete > 0 {
      notes.append("\(Counted.text(incomplete, "finger")) without a position, or gone within a frame, left out")
    }
    if outside > 0 { notes.append("\(Counted.text(outside, "position")) outside of the axes' ranges") }
    if dropped > 0 {
      notes.append("the kernel dropped events \(Counted.text(dropped, "time")); frames are missing there")
    }
    let rest = log
    return try rest.log(
      isSorted: true,
      empty: ("no touch begins in the log", "record from before the first touch, from one device"), notes: notes)
  }

  /// Adds a contact at the end of a frame.
  mutating func add(
    _ phase: TouchPhase, finger: Int, _ x: Int, _ y: Int, _ frame: EvdevEvent
  ) throws(TouchLogError) {
    if phase == .began || phase == .moved, !axes.x.contains(x) || !axes.y.contains(y) { outside += 1 }
    let point = panel.point(x, y, in: axes)
    try log.add(
      LoggedContact(
        microseconds: frame.microseconds, finger: finger, phase: phase, x: point.x, y: point.y, line: frame.line))
  }

  /// Passes each frame's events on. The events from one that the kernel dropped to the end of its frame have no meaning.
  mutating func forEachFrame(
    _ events: [EvdevEvent],
    _ body: (_ decoder: inout Self, _ frame: ArraySlice<EvdevEvent>, _ end: EvdevEvent) throws(TouchLogError) -> Void
  ) throws(TouchLogError) {
    var start = 0
    var isDropped = false
    for (index, event) in events.enumerated() where event.type == EvdevCode.syn {
      if event.code == EvdevCode.synDropped {
        isDropped = true
        dropped += 1
      }
      guard event.code == EvdevCode.synReport else { continue }
      if !isDropped { try body(&self, events[start..<index], event) }
      isDropped = false
      start = index + 1
    }
  }
}
