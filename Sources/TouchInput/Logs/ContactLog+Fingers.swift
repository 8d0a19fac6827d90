import RecordingStore

extension ContactLog {
  /// Adds the samples of a contact, in the order of time.
  mutating func take(_ contact: LoggedContact) throws(TouchLogError) {
    let place = place(of: contact)
    switch contact.phase {
    case .began:
      guard let place else { return try begin(contact) }
      // A second begin of a finger that is down: systems have sent them, and logs repeat them.
      repeatedBegins += 1
      if down[place].x != contact.x || down[place].y != contact.y { try add(.moved, at: place, contact) }
    case .moved, .stationary:
      guard let place else { return withoutBegin += 1 }
      try add(contact.phase, at: place, contact)
    case .ended, .cancelled:
      guard let place else { return withoutBegin += 1 }
      try add(contact.phase, at: place, contact)
      touches[down[place].touch].lastMicroseconds = contact.microseconds
      down.remove(at: place)
    }
  }

  /// The finger of a contact among those that are down.
  private func place(of contact: LoggedContact) -> Int? {
    if let number = contact.finger { return down.firstIndex { $0.logged == number } }
    // The log does not number fingers: a begin at the place of a finger repeats it, and all else is the nearest finger's.
    if contact.phase == .began { return down.firstIndex { $0.x == contact.x && $0.y == contact.y } }
    return down.indices.min { distance(down[$0], contact) < distance(down[$1], contact) }
  }

  private func distance(_ finger: Finger, _ contact: LoggedContact) -> Double {
    let (dx, dy) = (finger.x - contact.x, finger.y - contact.y)
    return dx * dx + dy * dy
  }

  private mutating func begin(_ contact: LoggedContact) throws(TouchLogError) {
    guard down.count < TouchSequenceRules.fingerLimit else {
      throw TouchLogError(
        line: contact.line, record: contact.record,
        "more than \(TouchSequenceRules.fingerLimit) fingers are down", "check that the log lifts its fingers")
    }
    if samples.isEmpty { start = contact.microseconds }
    let taken = Set(down.map(\.number))
    let time = contact.microseconds - start
    // A number that is lifted in an event is free in the next one.
    let number = (1...).first { !taken.contains($0) && lastMicroseconds[$0] ?? -1 < time }!
    down.append(Finger(number: number, logged: contact.finger, touch: touches.count, x: contact.x, y: contact.y))
    try add(.began, at: down.count - 1, contact)
    touches.append(
      Touch(
        number: number, began: Int(samples[samples.count - 1].timestampMicroseconds),
        firstMicroseconds: contact.microseconds, view: contact.view))
  }

  private mutating func add(_ phase: TouchPhase, at place: Int, _ contact: LoggedContact) throws(TouchLogError) {
    guard contact.microseconds - start < TouchSequenceRules.latestMicroseconds / 2 else {
      throw TouchLogError(
        line: contact.line, record: contact.record, "the touch is more than a year after the first one",
        "check the times of the log")
    }
    (down[place].x, down[place].y) = (contact.x, contact.y)
    let number = down[place].number
    var time = contact.microseconds - start
    if let last = lastMicroseconds[number], time <= last {
      time = last + 1
      delayed += 1
    }
    lastMicroseconds[number] = time
    samples.append(
      TouchSample(
        event: 0, timestampMicroseconds: time, touch: number, phase: phase, x: contact.x == 0 ? 0 : contact.x,
        y: contact.y == 0 ? 0 : contact.y))
  }
}
