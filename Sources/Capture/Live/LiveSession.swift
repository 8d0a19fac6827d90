package import Findings
import HitTestTerms
package import PassThrough
import Playback
import RecordingStore
import ScenePictures
package import Scenes

/// A session that a person plays by hand. Touches are played when they arrive, outcomes are available at once, and
/// everything is recorded from the first touch on.
///
/// The session runs exactly as its replay will. Every other strategy runs at the same time, so that each touch can be
/// compared. Times are session times in microseconds. ``LiveContact`` has times of the page; ``SessionClock``
/// converts them.
@MainActor
package final class LiveSession {
  /// The name and description of a session.
  package struct Label: Hashable, Sendable {
    /// A short name, stored with the recording.
    package var name: String?
    /// One sentence: the behaviour that the session tests.
    package var about: String?

    package init(name: String? = nil, about: String? = nil) {
      self.name = name
      self.about = about
    }
  }

  /// An outcome with its number among all outcomes.
  package struct Line: Hashable, Sendable {
    /// The number, from 0.
    package var number: Int
    package var outcome: SceneOutcome
    /// Whether it ends a touch on a control that ran no code of the app for it.
    package var endsSilentTouch = false
  }

  /// The number of lines that are kept for ``takeAllLines()``.
  package static let keptLines = 500

  package internal(set) var scene: SceneDescription
  /// The path of the recording.
  package let path: String
  package internal(set) var strategy: Strategy
  package internal(set) var profile: String
  package internal(set) var label: Label
  package var sampleCount: Int { recorder.sampleCount }
  /// The number of played events.
  package var eventCount: Int { recorder.eventCount }
  package internal(set) var outcomeCount = 0
  /// The number of touch sequences that ``undo()`` can remove. A sequence begins when the first finger comes down.
  package var sequenceCount: Int { sequences.count { !$0.isOfDevice } }
  /// The result, if the session is finished.
  package internal(set) var finished: Finished?

  /// The description that is stored in the recording.
  var writtenAbout: String?

  let file: CaptureFile
  var recorder: SceneRecorder
  var instance: SceneInstance
  var preview: StrategyPreview
  var clock = SessionClock()
  var fingers = LiveFingers()
  /// A series of events that begins when the first finger comes down and ends when no finger is down, or an event of the device
  /// while no finger is down.
  struct Sequence {
    var firstEvent: Int
    var isOfDevice: Bool
    /// The clock before the first event. `nil` for the first sequence.
    var clock: SessionClock.Mark?
  }
  var sequences: [Sequence] = []
  var frames = SceneFrames()
  var sceneCopy = SceneCopy()
  var timeline = LiveTimeline()
  /// The scene of the latest query about an earlier time.
  var past: PastScene?
  /// What was discarded and can be restored, the latest last.
  var discarded: [Discarded] = []
  /// How often the session was rewritten.
  var rewriteCount = 0
  var lines: [Line] = []
  var unsentLines = 0
  /// The views that touches hit, in order.
  var hits = LiveHits()
  /// The number of outcomes of the last event that are among the lines.
  private var publishedOutcomes = 0
  private var silentTouches = SilentTouches()

  /// Begins the recording of a session without touches.
  ///
  /// - Throws: ``RecordingError`` if the recording cannot be written, or if it exists and `replacing` is false;
  ///   ``Profile/UnknownName`` for an unknown profile.
  package init(
    _ scene: SceneDescription, strategy: Strategy, profile: String, recordingTo path: String, replacing: Bool,
    producer: String, label: Label = Label()
  ) throws {
    self.scene = scene
    self.strategy = strategy
    self.profile = profile
    self.path = path
    self.label = label
    instance = try SceneInstance(scene, strategy: strategy, profile: profile)
    preview = try StrategyPreview(scene, running: strategy, profile: profile)
    file = try CaptureFile(creating: path, replacing: replacing, producer: producer)
    recorder = SceneRecorder(on: instance, into: file.writer)
    try beginRecording()
    try file.writer.commit()
  }

  /// The error after which nothing more can be captured, if the recording could not be written.
  package internal(set) var failure: (any Error)? {
    didSet {
      guard oldValue == nil, failure is RecordingError else { return }
      rescued = file.writer.rescue()
    }
  }
  /// The path of a copy of the captured data, if another process removed or replaced the recording.
  package private(set) var rescued: String?
  /// When ``checkFile(nowNanoseconds:)`` last looked at the file.
  var lastCheckNanoseconds: UInt64 = 0

  func checkOpen() throws(LiveSessionError) {
    guard finished == nil else { throw LiveSessionError("the session is finished; start another capture") }
    if let failure { throw LiveSessionError("nothing more can be captured: \(failure)") }
  }

  func beginRecording() throws(RecordingError) {
    try RecordedRules(of: scene).write(to: file.writer)
    let number = try file.writer.addScene(name: scene.name, json: scene.canonicalJSON())
    _ = try file.writer.beginSession(
      scene: number, strategy: strategy.description, profile: profile, source: "live page", about: label.about,
      vocabulary: .captured(runsCode: scene.runsCode))
    writtenAbout = label.about
  }

  /// Plays contacts in the given order and advances to a time of the page's clock. A contact whose time is before that of an
  /// earlier one is played at the earlier one's time.
  ///
  /// - Parameter until: No later sample is before this time, in milliseconds of the page. `nil` stops time at the last
  ///   sample.
  /// - Throws: ``LiveSessionError`` for invalid contacts, without effect; ``RecordingError`` if the recording cannot be
  ///   written.
  package func take(_ contacts: [LiveContact], until: Double? = nil) throws {
    try checkOpen()
    do {
      try play(contacts, until: until)
    } catch let error as RecordingError {
      let reported = reported(error)
      failure = reported
      throw reported
    }
  }

  private func play(_ contacts: [LiveContact], until: Double?) throws {
    if let until, !until.isFinite || abs(until) > SessionClock.latestMilliseconds {
      throw LiveSessionError("'until' is not a valid time; give milliseconds of the page's clock")
    }
    // A message is accepted as a whole or not at all: no contact is played before all are checked.
    var after = fingers
    let taken = try contacts.map { contact in
      Taken(contact: contact, isTouched: !after.isEmpty, touch: try after.take(contact))
    }
    fingers = after
    var event: [Taken] = []
    for item in taken {
      if let first = event.first, !item.belongs(with: event) {
        try play(event) { $0.addEvent(atMilliseconds: first.milliseconds, isTouched: first.isTouched) }
        event.removeAll(keepingCapacity: true)
      }
      if item.touch != nil {
        event.append(item)
      } else {
        _ = clock.advance(toMilliseconds: item.milliseconds, isTouched: item.isTouched)
      }
    }
    if let first = event.first {
      try play(event) { $0.addEvent(atMilliseconds: first.milliseconds, isTouched: first.isTouched) }
    }
    if let until { advance(through: clock.advance(toMilliseconds: until, isTouched: !fingers.isEmpty)) }
  }

  /// A contact that was checked.
  private struct Taken {
    let contact: LiveContact
    /// Whether a finger was down before the contact.
    let isTouched: Bool
    /// `nil` for a contact that is ignored.
    let touch: Int?

    var milliseconds: Double { contact.milliseconds }
    /// Whether the contact ends its touch.
    var isLast: Bool { contact.phase == .ended || contact.phase == .cancelled }

    /// Whether the contact is part of an event: contacts of different fingers at the same time are one event. A finger
    /// that begins when another ends is the next event. What happens to the device is an event of its own.
    func belongs(with event: [Taken]) -> Bool {
      guard contact.sceneEvent == nil, event[0].contact.sceneEvent == nil else { return false }
      guard let touch, contact.phase != .began || !event.contains(where: \.isLast) else { return false }
      return SessionClock.isSame(event[0].milliseconds, milliseconds) && !event.contains { $0.touch == touch }
    }
  }

  /// Plays contacts with the same time as the next event; `addEvent` adds the event to the clock.
  private func play(_ contacts: [Taken], addEvent: (inout SessionClock) -> Int64) throws(RecordingError) {
    let event = eventCount
    if samplesDown == 0 {
      let isOfDevice = contacts.first?.contact.sceneEvent != nil
      sequences.append(Sequence(firstEvent: event, isOfDevice: isOfDevice, clock: clock.mark))
    }
    let moment = addEvent(&clock)
    try play(
      contacts.compactMap { item in
        item.touch.map { touch in
          if let sceneEvent = item.contact.sceneEvent {
            return TouchSample(event: event, timestampMicroseconds: moment, sceneEvent: sceneEvent)
          }
          return TouchSample(
            event: event, timestampMicroseconds: moment, touch: touch, phase: item.contact.phase, x: item.contact.x,
            y: item.contact.y, edge: item.contact.edge)
        }
      })
  }

  /// Plays the samples of the next event.
  func play(_ samples: [TouchSample]) throws(RecordingError) {
    guard let first = samples.first else { return }
    advance(through: first.timestampMicroseconds)
    let startsSequence = samplesDown == 0
    for sample in samples {
      try recorder.add(sample)
      count(sample)
    }
    // The event before has ended with the first sample.
    publish()
    recorder.playEvent()
    if first.event > 0 { publishedOutcomes = 0 }
    preview.begin(samples, recorder.runningPlayer, startsSequence: startsSequence)
    sceneCopy.add(samples)
    publish()
  }

  /// The number of fingers that are down after the played events.
  private var samplesDown = 0

  private func count(_ sample: TouchSample) {
    timeline.take(sample)
    switch sample.phase {
    case .began:
      samplesDown += 1
      hits.begin(sample)
      fingers.countTouch(sample.touch)
    case .ended, .cancelled: samplesDown -= 1
    case .moved, .stationary: break
    }
  }

  /// Advances time: timers fire, animations move.
  func advance(through moment: Int64) {
    recorder.advance(through: moment)
    preview.advance(through: moment, recorder.runningPlayer)
    sceneCopy.advance(through: moment)
    publish()
  }

  private func publish() {
    let outcomes = recorder.outcomes
    guard publishedOutcomes < outcomes.count else { return }
    let new = Array(outcomes[publishedOutcomes...])
    let silent = silentTouches.ends(in: new)
    for (index, outcome) in new.enumerated() {
      if case .hit(let touch, let view) = outcome.kind {
        fingers.note(receiver: view, of: touch)
        hits.add(touch, receiver: view?.name)
      }
      lines.append(Line(number: outcomeCount, outcome: outcome, endsSilentTouch: silent.contains(index)))
      outcomeCount += 1
      unsentLines += 1
    }
    publishedOutcomes = outcomes.count
    if lines.count >= 2 * Self.keptLines { lines.removeFirst(Self.keptLines) }
  }

  /// Cancels every finger that is down, as the system does when the app becomes inactive.
  ///
  /// The cancellation has the last time that the page reported. Later contacts of these fingers are ignored until the
  /// page lifts them.
  package func cancelFingers() throws {
    guard finished == nil, failure == nil, !fingers.isEmpty else { return }
    let gone = fingers.down.map(\.number)
    let contacts = try fingers.cancelling(atMilliseconds: 0).map { contact in
      Taken(contact: contact, isTouched: true, touch: try fingers.take(contact))
    }
    fingers.ignore(gone)
    do {
      try play(contacts) { $0.addEvent() }
    } catch {
      let reported = reported(error)
      failure = reported
      throw reported
    }
  }

  /// Begins the clock of a page that requests the scene at a time of its clock. Touches of the page before are
  /// cancelled.
  package func beginPage(atMilliseconds milliseconds: Double) throws {
    guard abs(milliseconds) <= SessionClock.latestMilliseconds else {
      throw LiveSessionError("'now' is not a valid time; give milliseconds of the page's clock")
    }
    try cancelFingers()
    clock.beginPage(atMilliseconds: milliseconds)
  }

  /// Relates the clock of the page to the server's monotonic clock: a message has arrived.
  ///
  /// - Parameter pageMilliseconds: The page's time when the message was sent. Times that are not valid are ignored.
  package func relateClocks(pageMilliseconds: Double, serverNanoseconds: UInt64) {
    guard abs(pageMilliseconds) <= SessionClock.latestMilliseconds else { return }
    clock.relate(pageMilliseconds: pageMilliseconds, serverNanoseconds: serverNanoseconds)
  }

  /// Discards all played events and rebuilds the scene.
  func restart() throws {
    instance = try SceneInstance(scene, strategy: strategy, profile: profile)
    recorder = SceneRecorder(on: instance, into: file.writer)
    preview = try StrategyPreview(scene, running: strategy, profile: profile)
    frames = SceneFrames()
    sceneCopy = SceneCopy()
    timeline = LiveTimeline()
    past = nil
    rewriteCount += 1
    hits = LiveHits()
    fingers.ignore(fingers.down.map(\.number))
    fingers.removeAll()
    samplesDown = 0
    lines = []
    unsentLines = 0
    publishedOutcomes = 0
    silentTouches = SilentTouches()
    outcomeCount = 0
  }
}
