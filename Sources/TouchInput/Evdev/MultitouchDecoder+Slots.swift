import RecordingStore

extension MultitouchDecoder {
  private struct Slot {
    var x: Int?
    var y: Int?
    /// The number of the finger in the slot, unique in the log.
    var finger: Int?
    var isDown = false
    var hasMoved = false
    /// The finger that was lifted, or replaced by another one, in the frame.
    var lifted: Int?
    /// The position that was last reported.
    var reported: (x: Int, y: Int)?
  }

  /// Reads protocol B: a slot keeps its finger and its position until the log changes them.
  mutating func readSlots(_ events: [EvdevEvent]) throws(TouchLogError) {
    var slots: [Int: Slot] = [:]
    // Slot 0 is selected until the log selects one.
    var current = 0
    var fingers = 0
    try forEachFrame(events) { (decoder, frame, end) throws(TouchLogError) in
      var touched: Set<Int> = []
      for event in frame where event.type == EvdevCode.absolute {
        switch event.code {
        case EvdevCode.slot:
          guard (0...4095).contains(event.value) else {
            throw TouchLogError(line: event.line, "the slot is \(event.value)", "use 0 to 4095")
          }
          current = event.value
        case EvdevCode.positionX:
          slots[current, default: Slot()].x = event.value
          slots[current]!.hasMoved = true
        case EvdevCode.positionY:
          slots[current, default: Slot()].y = event.value
          slots[current]!.hasMoved = true
        case EvdevCode.trackingID:
          var slot = slots[current] ?? Slot()
          if slot.isDown, let finger = slot.finger { slot.lifted = finger }
          if slot.finger != nil, !slot.isDown, slot.lifted == nil { decoder.incomplete += 1 }
          slot.isDown = false
          slot.finger = nil
          if event.value >= 0 {
            fingers += 1
            slot.finger = fingers
          }
          slots[current] = slot
        default: continue
        }
        touched.insert(current)
      }
      for number in touched.sorted() {
        guard var slot = slots[number] else { continue }
        try decoder.report(&slot, end)
        slots[number] = slot
      }
    }
    incomplete += slots.values.count { $0.finger != nil && !$0.isDown }
  }

  private mutating func report(_ slot: inout Slot, _ end: EvdevEvent) throws(TouchLogError) {
    defer {
      slot.hasMoved = false
      slot.lifted = nil
    }
    guard let x = slot.x, let y = slot.y else { return }
    if let lifted = slot.lifted {
      let last = slot.finger == nil ? (x, y) : slot.reported ?? (x, y)
      try add(.ended, finger: lifted, last.0, last.1, end)
    }
    guard let finger = slot.finger else { return }
    slot.reported = (x, y)
    if !slot.isDown {
      slot.isDown = true
      try add(.began, finger: finger, x, y, end)
    } else if slot.hasMoved {
      try add(.moved, finger: finger, x, y, end)
    }
  }
}
