package import RecordingStore

/// A touch of a live session, from its beginning to its end.
package struct LiveTouch: Hashable, Sendable {
  /// The number in the session: 1 for the first touch, 2 for the next.
  package var touch: Int
  /// The event in which the touch began.
  package var event: Int
  /// The time at which it began, in microseconds since the start of the session.
  package var timestampMicroseconds: Int64
  /// The time at which it ended. `nil` while the finger is down.
  package var endMicroseconds: Int64?
}

/// A turn of the device, or a change of its keyboard, in a live session.
package struct LiveDeviceEvent: Hashable, Sendable {
  /// The number of the event.
  package var event: Int
  /// Its time, in microseconds since the start of the session.
  package var timestampMicroseconds: Int64
  package var change: SceneEvent
}

/// The touches of a live session, in the order of their numbers, and the events of the device.
struct LiveTimeline {
  private(set) var touches: [LiveTouch] = []
  private var deviceEvents: [LiveDeviceEvent] = []
  /// The number of events of the device that ``takeDeviceEvents()`` has returned.
  private var takenDeviceEvents = 0
  /// How the device was turned last. `nil` if it was not turned.
  private(set) var orientation: DeviceOrientation?
  /// The indexes of the touches that are new or changed since the last ``takeChanged()``.
  private var changed: Set<Int> = []

  /// Processes the next sample of the session.
  mutating func take(_ sample: TouchSample) {
    if let event = sample.sceneEvent {
      deviceEvents.append(
        LiveDeviceEvent(event: sample.event, timestampMicroseconds: sample.timestampMicroseconds, change: event))
      if case .rotate(let orientation) = event { self.orientation = orientation }
      return
    }
    switch sample.phase {
    case .began:
      changed.insert(touches.count)
      touches.append(
        LiveTouch(
          touch: sample.touch, event: sample.event, timestampMicroseconds: sample.timestampMicroseconds))
    case .ended, .cancelled:
      guard let index = touches.lastIndex(where: { $0.touch == sample.touch }) else { return }
      touches[index].endMicroseconds = sample.timestampMicroseconds
      changed.insert(index)
    case .moved, .stationary: break
    }
  }

  /// The number of touches that began before an event.
  func count(before event: Int) -> Int { Self.count(touches.count) { touches[$0].event < event } }

  /// The number of events of the device before an event.
  func deviceEventCount(before event: Int) -> Int { Self.count(deviceEvents.count) { deviceEvents[$0].event < event } }

  /// The number of leading indexes for which `isBefore` holds.
  private static func count(_ count: Int, where isBefore: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  mutating func takeChanged() -> [LiveTouch] {
    defer { changed = [] }
    return changed.sorted().map { touches[$0] }
  }

  mutating func takeAll() -> [LiveTouch] {
    (changed, takenDeviceEvents) = ([], 0)
    return touches
  }

  mutating func takeDeviceEvents() -> ArraySlice<LiveDeviceEvent> {
    defer { takenDeviceEvents = deviceEvents.count }
    return deviceEvents[takenDeviceEvents...]
  }
}
