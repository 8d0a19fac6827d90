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
  public internal(set) var sampleCount = 0
  /// How many events were played.
  public internal(set) var eventCount = 0
  /// How many outcomes there were.
  public internal(set) var outcomeCount = 0
  /// How often a finger came down while none was; what ``undo()`` can take back.
  public var sequenceCount: Int { sequenceStarts.count }
  /// What was written, once the session is finished.
  public internal(set) var finished: Finished?

  /// The sentence that the recording has so far.
  var writtenAbout: String?

  let producer: String
  /// The recording that this one replaces once it is finished.
  private(set) var replaced: RecordingBackup?
  var writer: RecordingWriter
  var instance: SceneInstance
  var player: ScenePlayer
  var answers: StrategyPreview
  var clock = LiveClock()
  var fingers = LiveFingers()
  /// The first event of each sequence of touches.
  var sequenceStarts: [Int] = []
  var frames = SceneFrames()
  var lines: [Line] = []
  var untoldLines = 0
  /// How many of the player's outcomes of the event are among the lines.
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
    self.producer = producer
    self.label = label
    instance = try SceneInstance(scene, strategy: strategy, profile: profile)
    player = ScenePlayer(instance)
    answers = try StrategyPreview(scene, running: strategy, profile: profile)
    try RecordingBackup.checkLeftovers(of: path)
    replaced = replacing ? try RecordingBackup(moving: path, for: .replacing) : nil
    do {
      writer = try RecordingWriter(creating: path, replacing: replacing, producer: producer)
    } catch {
      try? replaced?.restore()
      throw error
    }
    try beginRecording()
    try writer.commit()
  }

  /// Why nothing more can be captured, where the recording could not be written.
  public internal(set) var failure: (any Error)? {
    didSet {
      if failure is RecordingError { rescued = writer.rescue(to: path + ".rescued") }
    }
  }
  /// Where what was captured is, when somebody removed or replaced the recording in the meantime.
  public private(set) var rescued: String?

  func checkOpen() throws(LiveSessionError) {
    guard finished == nil else { throw LiveSessionError("the session is finished; start another capture") }
    if let failure { throw LiveSessionError("nothing more can be captured: \(failure)") }
  }

  func beginRecording() throws(RecordingError) {
    let number = try writer.addScene(name: scene.name, json: scene.canonicalJSON())
    _ = try writer.beginSession(
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
    // A message is taken whole or not at all.
    var trial = fingers
    for contact in contacts { _ = try trial.take(contact) }
    var batch: [TouchSample] = []
    for contact in contacts {
      let moment = clock.moment(ofMilliseconds: contact.milliseconds, isTouched: !fingers.isEmpty)
      guard let touch = try fingers.take(contact) else { continue }
      let sample = TouchSample(
        event: eventCount, timestampMicroseconds: moment, touch: touch, phase: contact.phase, x: contact.x,
        y: contact.y,
        edge: contact.edge)
      if let first = batch.first, first.timestampMicroseconds != moment || batch.contains(where: { $0.touch == touch })
      {
        try play(batch)
        batch.removeAll(keepingCapacity: true)
      }
      batch.append(sample)
    }
    try play(batch)
    if let until { goOn(through: clock.moment(ofMilliseconds: until, isTouched: !fingers.isEmpty)) }
  }

  /// Plays samples of one moment as the next event.
  func play(_ samples: [TouchSample]) throws(RecordingError) {
    guard let first = samples.first else { return }
    // Two events are two moments; where the page's clock was too coarse to tell them apart, the later one is put off.
    let moment = eventCount == 0 ? first.timestampMicroseconds : max(first.timestampMicroseconds, clock.lastEvent + 1)
    goOn(through: moment)
    if eventCount > 0 { try writeOutcomes() }
    let startsSequence = samplesDown == 0
    if startsSequence { sequenceStarts.append(eventCount) }
    let batch = samples.map { sample in
      var sample = sample
      sample.event = eventCount
      sample.timestampMicroseconds = moment
      return sample
    }
    for sample in batch {
      try writer.append(sample)
      count(sample)
    }
    player.begin(batch)
    if eventCount > 0 { publishedOutcomes = 0 }
    answers.begin(batch, player, startsSequence: startsSequence)
    sampleCount += batch.count
    eventCount += 1
    clock.reach(moment, isEvent: true)
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
    player.goOn(through: moment)
    answers.goOn(through: moment, player)
    clock.reach(moment, isEvent: false)
    publish()
  }

  private func publish() {
    let outcomes = player.outcomes
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

  /// Writes what followed from the event that is over.
  func writeOutcomes() throws(RecordingError) {
    for outcome in player.outcomes { try writer.append(outcome) }
  }

  /// Puts what was captured on disk when it is time to; call it often, with a clock that never goes back.
  public func commitIfDue(nowNanoseconds: UInt64) throws(RecordingError) {
    guard finished == nil, failure == nil else { return }
    do {
      try writer.commitIfDue(nowNanoseconds: nowNanoseconds)
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
    player = ScenePlayer(instance)
    answers = try StrategyPreview(scene, running: strategy, profile: profile)
    frames = SceneFrames()
    clock = LiveClock()
    fingers.removeAll()
    samplesDown = 0
    sequenceStarts = []
    lines = []
    untoldLines = 0
    publishedOutcomes = 0
    (sampleCount, eventCount, outcomeCount) = (0, 0, 0)
  }
}
