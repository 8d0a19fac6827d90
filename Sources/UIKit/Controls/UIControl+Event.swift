extension UIControl {
  /// What can happen to a control. Source of the bits: Apple's header [D].
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    /// Makes a set of events from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A touch came down in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch came down again, as a further tap.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The touch moved inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The touch moved outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The touch came in.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The touch went out.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The touch lifted inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The touch lifted outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system took the touch away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The control has another value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control did what it is for.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control's menu is about to show.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ended by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Every event of touches.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// Every event of editing.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// Every event.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)

    /// The single events with their names in Swift, in the order of their bits.
    package static let names: [(event: Event, name: String)] = [
      (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"), (.touchDragInside, "touchDragInside"),
      (.touchDragOutside, "touchDragOutside"), (.touchDragEnter, "touchDragEnter"),
      (.touchDragExit, "touchDragExit"), (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
      (.touchCancel, "touchCancel"), (.valueChanged, "valueChanged"),
      (.primaryActionTriggered, "primaryActionTriggered"), (.menuActionTriggered, "menuActionTriggered"),
      (.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"),
      (.editingDidEnd, "editingDidEnd"), (.editingDidEndOnExit, "editingDidEndOnExit"),
    ]

    private static let namesByPlace = {
      var names: [String?] = Array(repeating: nil, count: UInt.bitWidth)
      for (event, name) in Self.names { names[event.rawValue.trailingZeroBitCount] = name }
      return names
    }()

    /// The name of a single event; `nil` for none or several.
    package var name: String? { isSingle ? Self.namesByPlace[rawValue.trailingZeroBitCount] : nil }

    /// Whether the set holds just one event.
    var isSingle: Bool { rawValue.nonzeroBitCount == 1 }

    /// The single events of the set, in the order of their bits.
    var single: [Event] {
      (0..<UInt.bitWidth).map { Event(rawValue: 1 << UInt($0)) }.filter { !isDisjoint(with: $0) }
    }
  }
}
