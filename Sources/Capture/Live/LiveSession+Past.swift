import RecordingStore
import Scenes

extension LiveSession {
  /// The content of a session: it changes with each sample, and when the session is rewritten.
  struct Version: Hashable {
    var rewrites: Int
    var samples: Int
  }

  /// What ``resume(afterEventCount:)`` discarded.
  struct Discarded {
    /// The number of events before it.
    var firstEvent: Int
    var samples: [TouchSample]
    var sequences: [Sequence]
    /// The clock after its last event.
    var clock: SessionClock.Mark?
    var content: Content
  }

  /// What a part of a session contains.
  package struct Content: Hashable, Sendable {
    /// The numbers of its touches. `nil` for none.
    package var touches: ClosedRange<Int>?
    /// The number of events of the device.
    package var deviceEvents: Int

    /// `nil` without touches and events of the device.
    init?(touches: Range<Int>, deviceEvents: Int) {
      guard !touches.isEmpty || deviceEvents > 0 else { return nil }
      self.touches = touches.isEmpty ? nil : ClosedRange(touches)
      self.deviceEvents = deviceEvents
    }

    /// The number of its touches and events of the device.
    package var count: Int { (touches?.count ?? 0) + deviceEvents }
  }

  /// The part of a session that ``resume(afterEventCount:)`` keeps.
  package struct Kept: Hashable, Sendable {
    package var events: Int
    /// The number of touches.
    package var touches: Int
  }

  /// The scene as it was at an earlier time. It is valid until the next call.
  ///
  /// - Throws: ``LiveSessionError`` if there are fewer events.
  package func past(_ moment: PastMoment) throws -> PastScene {
    if let count = moment.eventCount, !(0...eventCount).contains(count) {
      throw LiveSessionError("the session has \(eventCount) events; give a number from 0 to that")
    }
    let scene = try currentPast()
    let time = moment.timestampMicroseconds ?? 0
    try scene.seek(
      toEventCount: moment.eventCount ?? scene.eventCount(throughMicroseconds: time), atMicroseconds: time,
      end: clock.reached)
    return scene
  }

  private func currentPast() throws -> PastScene {
    let version = Version(rewrites: rewriteCount, samples: sampleCount)
    if let past, past.version == version { return past }
    past = nil
    var samples: [TouchSample] = []
    samples.reserveCapacity(sampleCount)
    try forEachSample { samples.append($0) }
    let (scene, strategy, profile) = (scene, strategy, profile)
    let made = try PastScene(samples, version: version) {
      try SceneInstance(scene, strategy: strategy, profile: profile)
    }
    past = made
    return made
  }

  /// What ``resume(afterEventCount:)`` keeps: the touch sequences that have begun within the first `count` events, each to
  /// its end.
  package func kept(resumingAfterEventCount count: Int) -> Kept {
    guard let index = sequences.lastIndex(where: { $0.firstEvent < count }) else { return Kept(events: 0, touches: 0) }
    let end = index + 1 < sequences.count ? sequences[index + 1].firstEvent : eventCount
    return Kept(events: end, touches: timeline.count(before: end))
  }

  /// What ``resume(afterEventCount:)`` discards. `nil` if there is nothing to discard.
  package func discarded(resumingAfterEventCount count: Int) -> Content? {
    let kept = kept(resumingAfterEventCount: count)
    return Content(
      touches: kept.touches + 1..<touchCount + 1,
      deviceEvents: timeline.deviceEventCount(before: eventCount) - timeline.deviceEventCount(before: kept.events))
  }

  /// Discards the touches and the events of the device after an earlier position, and continues from there; see ``kept(resumingAfterEventCount:)``.
  ///
  /// Fingers that are down are cancelled first. ``undo()`` restores the discarded touches when no later ones are left, also
  /// those of several calls, the latest first.
  ///
  /// - Returns: What was discarded. `nil` if there is nothing to discard.
  @discardableResult
  package func resume(afterEventCount count: Int) throws -> Content? {
    try checkOpen()
    guard (0...eventCount).contains(count) else {
      throw LiveSessionError("the session has \(eventCount) events; go on from one of them")
    }
    try cancelFingers()
    let kept = kept(resumingAfterEventCount: count)
    guard let content = self.discarded(resumingAfterEventCount: count) else { return nil }
    var discarded = Discarded(
      firstEvent: kept.events, samples: [], sequences: sequences.filter { $0.firstEvent >= kept.events },
      clock: clock.mark, content: content)
    try forEachSample { if $0.event >= kept.events { discarded.samples.append($0) } }
    try rewrite(keeping: kept.events)
    self.discarded.append(discarded)
    return content
  }

  /// What the next ``undo()`` restores. `nil` if it removes the last sequence.
  package var restorable: Content? {
    guard let latest = discarded.last, latest.firstEvent == eventCount else { return nil }
    return latest.content
  }

  /// The number of discarded touches that can be restored.
  package var restorableCount: Int { discarded.reduce(0) { $0 + ($1.content.touches?.count ?? 0) } }

  /// The number of touches of the session.
  package var touchCount: Int { timeline.touches.count }

  /// The number of touches that have begun within the first `count` events.
  package func touchCount(before count: Int) -> Int { timeline.count(before: count) }

  /// The touches that are new or have ended since the previous call.
  package func takeTouches() -> [LiveTouch] { timeline.takeChanged() }

  /// All touches, including those returned before. The next call of ``takeDeviceEvents()`` returns all events of the device.
  package func takeAllTouches() -> [LiveTouch] { timeline.takeAll() }

  /// The events of the device since the previous call.
  package func takeDeviceEvents() -> ArraySlice<LiveDeviceEvent> { timeline.takeDeviceEvents() }
}
