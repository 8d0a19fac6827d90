package import PassThrough
import Playback
package import RecordingStore
import SceneSnapshots
package import Scenes
import UIKit

/// A session that a person plays by hand. Touches are played when they arrive, outcomes are available at once, and
/// everything is recorded from the first touch on.
///
/// The session runs exactly as its replay will. Every other strategy runs at the same time, so that each touch can be
/// compared. Times are session times in microseconds; see ``LiveContact`` for the page's.
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
    package var outcome: Outcome
  }

  /// The number of lines that are kept for ``takeAllLines()``.
  package static let keptLines = 500

  package let scene: SceneDescription
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
  package var sequenceCount: Int { sequenceStarts.count }
  /// The result, if the session is finished.
  package internal(set) var finished: Finished?

  /// The description that is stored in the recording.
  var writtenAbout: String?

  let file: CaptureFile
  var recorder: SceneRecorder
  var instance: SceneInstance
  var answers: StrategyPreview
  var clock = LiveClock()
  var fingers = LiveFingers()
  /// The first event of each touch sequence.
  var sequenceStarts: [Int] = []
  var frames = SceneFrames()
  var lines: [Line] = []
  var unsentLines = 0
  /// The number of outcomes of the last event that are among the lines.
  private var publishedOutcomes = 0

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
    answers = try StrategyPreview(scene, running: strategy, profile: profile)
    file = try CaptureFile(creating: path, replacing: replacing, producer: producer)
    recorder = SceneRecorder(on: instance, into: file.writer)
    try beginRecording()
    try file.writer.commit()
  }

  /// The error after which nothing more can be captured, if the recording could not be written.
  package internal(set) var failure: (any Error)? {
    didSet {
      if failure is RecordingError { rescued = file.writer.rescue(to: path + ".rescued") }
    }
  }
  /// The path of a copy of the captured data, if another process removed or replaced the recording.
  package private(set) var rescued: String?

  func checkOpen() throws(LiveSessionError) {
    guard finished == nil else { throw LiveSessionError("the session is finished; start another capture") }
    if let failure { throw LiveSessionError("nothing more can be captured: \(failure)") }
  }

  func beginRecording() throws(RecordingError) {
    let number = try file.writer.addScene(name: scene.name, json: scene.canonicalJSON())
    _ = try file.writer.beginSession(
      scene: number, strategy: strategy.description, profile: profile, source: "live page", about: label.about)
    writtenAbout = label.about
  }

  /// Plays contacts in order of their times and advances to a time of the page's clock.
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
      failure = error
      throw error
    }
  }

  private func play(_ contacts: [LiveContact], until: Double?) throws {
    if let until, !until.isFinite || abs(until) > LiveClock.latestMilliseconds {
      throw LiveSessionError("'until' is not a valid time; give milliseconds of the page's clock")
    }
    // A message is accepted as a whole or not at all: no contact is played before all are checked.
    var after = fingers
    let taken = try contacts.map { contact in
      Taken(contact: contact, isTouched: !after.isEmpty, touch: try after.take(contact))
    }
    fingers = after
    var event: [(contact: LiveContact, touch: Int)] = []
    var eventMoment: Int64 = 0
    for item in taken {
      let moment = clock.moment(ofMilliseconds: item.contact.milliseconds, isTouched: item.isTouched)
      guard let touch = item.touch else { continue }
      if eventMoment != moment || event.contains(where: { $0.touch == touch }) {
        try play(event, at: eventMoment)
        event.removeAll(keepingCapacity: true)
      }
      eventMoment = moment
      event.append((item.contact, touch))
    }
    try play(event, at: eventMoment)
    if let until { advance(through: clock.moment(ofMilliseconds: until, isTouched: !fingers.isEmpty)) }
  }

  /// A contact that was checked.
  private struct Taken {
    let contact: LiveContact
    /// Whether a finger was down before the contact.
    let isTouched: Bool
    /// `nil` for a contact that is ignored.
    let touch: Int?
  }

  /// Plays contacts with the same time as the next event.
  private func play(
    _ contacts: [(contact: LiveContact, touch: Int)], at moment: Int64
  ) throws(RecordingError) {
    // Events have different times: if the page's clock gives two the same one, the later event is delayed.
    let moment = eventCount == 0 ? moment : max(moment, clock.lastEvent + 1)
    let event = eventCount
    try play(
      contacts.map { contact, touch in
        TouchSample(
          event: event, timestampMicroseconds: moment, touch: touch, phase: contact.phase, x: contact.x, y: contact.y,
          edge: contact.edge)
      })
  }

  /// Plays the samples of the next event.
  func play(_ samples: [TouchSample]) throws(RecordingError) {
    guard let first = samples.first else { return }
    advance(through: first.timestampMicroseconds)
    let startsSequence = samplesDown == 0
    if startsSequence { sequenceStarts.append(first.event) }
    for sample in samples {
      try recorder.add(sample)
      count(sample)
    }
    recorder.playEvent()
    if first.event > 0 { publishedOutcomes = 0 }
    answers.begin(samples, recorder.runningPlayer, startsSequence: startsSequence)
    clock.reach(first.timestampMicroseconds, isEvent: true)
    publish()
  }

  /// The number of fingers that are down after the played events.
  private var samplesDown = 0

  private func count(_ sample: TouchSample) {
    switch sample.phase {
    case .began: samplesDown += 1
    case .ended, .cancelled: samplesDown -= 1
    case .moved, .stationary: break
    }
  }

  /// Advances time: timers fire, animations move.
  func advance(through moment: Int64) {
    recorder.advance(through: moment)
    answers.advance(through: moment, recorder.runningPlayer)
    clock.reach(moment, isEvent: false)
    publish()
  }

  private func publish() {
    let outcomes = recorder.outcomes
    guard publishedOutcomes < outcomes.count else { return }
    for outcome in outcomes[publishedOutcomes...] {
      if case .hit(let touch, let view) = outcome.kind { fingers.note(receiver: view, of: touch) }
      lines.append(Line(number: outcomeCount, outcome: outcome))
      outcomeCount += 1
      unsentLines += 1
    }
    publishedOutcomes = outcomes.count
    if lines.count >= 2 * Self.keptLines { lines.removeFirst(Self.keptLines) }
  }

  /// Commits the captured data when a commit is due. Call it often, with the time of a monotonic clock.
  package func commitIfDue(nowNanoseconds: UInt64) throws(RecordingError) {
    guard finished == nil, failure == nil else { return }
    do {
      try file.writer.commitIfDue(nowNanoseconds: nowNanoseconds)
    } catch {
      failure = error
      throw error
    }
  }

  /// Cancels every finger that is down, as the system does when the app becomes inactive.
  ///
  /// Later contacts of these fingers are ignored until the page lifts them.
  package func cancelFingers() throws {
    guard finished == nil, failure == nil, !fingers.isEmpty else { return }
    clock.stand()
    let gone = fingers.down.map(\.number)
    try take(fingers.cancelling(atMilliseconds: 0))
    fingers.ignore(gone)
    clock.stand()
  }

  /// Discards all played events and rebuilds the scene.
  func restart() throws {
    instance = try SceneInstance(scene, strategy: strategy, profile: profile)
    recorder = SceneRecorder(on: instance, into: file.writer)
    answers = try StrategyPreview(scene, running: strategy, profile: profile)
    frames = SceneFrames()
    clock = LiveClock()
    fingers.removeAll()
    samplesDown = 0
    sequenceStarts = []
    lines = []
    unsentLines = 0
    publishedOutcomes = 0
    outcomeCount = 0
  }
}
