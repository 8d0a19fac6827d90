import RecordingStore

extension MultitouchDecoder {
  /// Reads protocol A: a frame lists the contacts, without ids.
  mutating func readContacts(_ events: [EvdevEvent]) throws(TouchLogError) {
    var down: [(finger: Int, x: Int, y: Int)] = []
    var fingers = 0
    try forEachFrame(events) { (decoder, frame, end) throws(TouchLogError) in
      var contacts: [(x: Int, y: Int)] = []
      var (x, y): (Int?, Int?) = (nil, nil)
      var hasReport = false
      var isUp = false
      for event in frame {
        switch (event.type, event.code) {
        case (EvdevCode.absolute, EvdevCode.positionX): x = event.value
        case (EvdevCode.absolute, EvdevCode.positionY): y = event.value
        case (EvdevCode.key, EvdevCode.touch): isUp = event.value == 0
        case (EvdevCode.syn, EvdevCode.synMTReport):
          hasReport = true
          if let x, let y { contacts.append((x, y)) } else if (x == nil) != (y == nil) { decoder.incomplete += 1 }
          (x, y) = (nil, nil)
        default: continue
        }
      }
      guard hasReport || isUp else { return }
      guard contacts.count <= TouchSequenceRules.fingerLimit else {
        throw TouchLogError(
          line: end.line, "a frame has \(contacts.count) contacts", "at most \(TouchSequenceRules.fingerLimit) are read"
        )
      }
      let matches = Self.matches(of: down.map { ($0.x, $0.y) }, with: contacts)
      for (index, finger) in down.enumerated() where !matches.contains(where: { $0.old == index }) {
        try decoder.add(.ended, finger: finger.finger, finger.x, finger.y, end)
      }
      var next: [(finger: Int, x: Int, y: Int)] = []
      for (index, contact) in contacts.enumerated() {
        if let old = matches.first(where: { $0.new == index })?.old {
          next.append((down[old].finger, contact.x, contact.y))
          guard (contact.x, contact.y) != (down[old].x, down[old].y) else { continue }
          try decoder.add(.moved, finger: down[old].finger, contact.x, contact.y, end)
        } else {
          fingers += 1
          next.append((fingers, contact.x, contact.y))
          try decoder.add(.began, finger: fingers, contact.x, contact.y, end)
        }
      }
      down = next
    }
  }

  /// Pairs of the nearest old and new positions, the nearest pair first.
  private static func matches(
    of old: [(x: Int, y: Int)], with new: [(x: Int, y: Int)]
  ) -> [(old: Int, new: Int)] {
    var pairs: [(distance: Double, old: Int, new: Int)] = []
    for (oldIndex, first) in old.enumerated() {
      for (newIndex, second) in new.enumerated() {
        let (dx, dy) = (Double(first.x) - Double(second.x), Double(first.y) - Double(second.y))
        pairs.append((dx * dx + dy * dy, oldIndex, newIndex))
      }
    }
    pairs.sort { ($0.distance, $0.old, $0.new) < ($1.distance, $1.old, $1.new) }
    var (usedOld, usedNew): (Set<Int>, Set<Int>) = ([], [])
    return pairs.compactMap { pair in
      guard !usedOld.contains(pair.old), !usedNew.contains(pair.new) else { return nil }
      usedOld.insert(pair.old)
      usedNew.insert(pair.new)
      return (pair.old, pair.new)
    }
  }
}
