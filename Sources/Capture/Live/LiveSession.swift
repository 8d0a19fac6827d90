public import PassThrough
import Playback
public import RecordingStore
import SceneSnapshots
public import Scenes
import UIKit

/// A session that a person plays by hand: fingers come in as they move, what follows comes out at once, and all of it is in
/// a recording from the first touch on.
///
/// The session plays as a replay will: what is seen is what the recording says. Every strategy plays along, so that each
/// touch has all answers. Times are the session's, in microseconds; see ``LiveContact`` for the page's.
@MainActor
public final class LiveSession {
  /// What the session is about, for people.
  public struct Label: Hashable, Sendable {
    /// A short name; kept with the recording.
    public var name: String?
    /// One sentence: what the session protects.
    public var about: String?

    /// Makes a label from its parts.
    public init(name: String? = nil, about: String? = nil) {
      self.name = name
      self.about = about
    }
  }

  /// A thing that followed, with its number among all that followed.
  public struct Line: Hashable, Sendable {
    /// From 0.
    public var number: Int
    /// What followed.
    public var outcome: Outcome
  }

  /// No more lines than this are kept to be told again.
  public static let keptLines = 500

  /// The scene that is played on.
  public let scene: SceneDescription
  /// The recording that is written.
  public let path: String
  /// How touches are let through.
  public internal(set) var strategy: Strategy
  /// The system that is behaved like.
  public internal(set) var profile: String
  /// What the session is about.
  public internal(set) var label: Label
  /// How many samples were taken.
  public var sampleCount: Int { recorder.sampleCount }
  /// How many events were played.
  public var eventCount: Int { recorder.eventCount }
  /// How many outcomes there were.
  public internal(set) var outcomeCount = 0
  /// How often a finger came down while none was; what ``undo()`` can take back.
  public var sequenceCount: Int { sequenceStarts.count }
  /// What was written, once the session is finished.
  public internal(set) var finished: Finished?

  /// The sentence that the recording has so far.
  var writtenAbout: String?

  let file: CaptureFile
  var recorder: SceneRecorder
  var instance: SceneInstance
  var answers: StrategyPreview
  var clock = LiveClock()
  var fingers = LiveFingers()
  /// The first event of each sequence of touches.
  var sequenceStarts: [Int] = []
  var frames = SceneFrames()
  var lines: [Line] = []
  var untoldLines = 0
  /// How many outcomes of the last event are among the lines.
  private var publishedOutcomes = 0

  /// Begins a recording of a session that nobody has touched yet.
  ///
  /// - Throws: ``RecordingError`` where the recording cannot be written or exists and is not `replacing`,
  ///   ``Profile/UnknownName`` for an unknown profile.
  public init(
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

  /// Why nothing more can be captured, where the recording could not be written.
  public internal(set) var failure: (any Error)? {
    didSet {
      if failure is RecordingError { rescued = file.writer.rescue(to: path + ".rescued") }
    }
  }
  /// Where what was captured is, when somebody removed or replaced the recording in the meantime.
  public private(set) var rescued: String?

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

  /// Takes in what fingers did, in the order of their times, and goes on until a moment of the page's clock.
  ///
  /// - Parameter until: no sample that comes later is from before this, in milliseconds of the page; `nil` lets time stand
  ///   where the last sample was.
  /// - Throws: ``LiveSessionError`` for what cannot be, and then nothing of the message was taken; ``RecordingError`` where the
  ///   recording cannot be written.
  public func take(_ contacts: [LiveContact], until: Double? = nil) throws {
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
      throw LiveSessionError("'until' is no usable time; give milliseconds of the page's clock")
    }
    // A message is taken whole or not at all: no contact is played before all are checked.
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
    if let until { goOn(through: clock.moment(ofMilliseconds: until, isTouched: !fingers.isEmpty)) }
  }

  /// A contact that was checked.
  private struct Taken {
    let contact: LiveContact
    /// Whether a finger was down before it.
    let isTouched: Bool
    /// `nil` for a contact that is ignored.
    let touch: Int?
  }

  /// Plays contacts of one moment as the next event.
  private func play(
    _ contacts: [(contact: LiveContact, touch: Int)], at moment: Int64
  ) throws(RecordingError) {
    // Two events have two times: where the page's clock gives them the same one, the later event is delayed.
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
    goOn(through: first.timestampMicroseconds)
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

  /// How many fingers are down as far as the events played say.
  private var samplesDown = 0

  private func count(_ sample: TouchSample) {
    switch sample.phase {
    case .began: samplesDown += 1
    case .ended, .cancelled: samplesDown -= 1
    case .moved, .stationary: break
    }
  }

  /// Lets time pass: timers fire, animations move.
  func goOn(through moment: Int64) {
    recorder.goOn(through: moment)
    answers.goOn(through: moment, recorder.runningPlayer)
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
      untoldLines += 1
    }
    publishedOutcomes = outcomes.count
    if lines.count >= 2 * Self.keptLines { lines.removeFirst(Self.keptLines) }
  }

  /// Puts what was captured on disk when it is time to; call it often, with a clock that never goes back.
  public func commitIfDue(nowNanoseconds: UInt64) throws(RecordingError) {
    guard finished == nil, failure == nil else { return }
    do {
      try file.writer.commitIfDue(nowNanoseconds: nowNanoseconds)
    } catch {
      failure = error
      throw error
    }
  }

  /// Cancels every finger that is down, as the system does when the app loses the screen.
  ///
  /// What the page goes on to say of these fingers, until it lifts them, is left out.
  public func cancelFingers() throws {
    guard finished == nil, failure == nil, !fingers.isEmpty else { return }
    clock.stand()
    let gone = fingers.down.map(\.number)
    try take(fingers.cancelling(atMilliseconds: 0))
    fingers.forget(gone)
    clock.stand()
  }

  /// Forgets everything that was played and builds the scene anew.
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
    untoldLines = 0
    publishedOutcomes = 0
    outcomeCount = 0
  }
}
