import Capture
import CommandLineSupport
import Commands
import JSONText
import PassThrough
import RecordingStore
import Scenes

/// One session on its way into a new recording.
@MainActor
struct RecordingSession {
  private let writer: RecordingWriter
  private var capture: SessionCapture
  private var events = 0
  private var outcomes = 0
  private var sessions = 1
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant

  /// Samples written so far.
  private(set) var sampleCount = 0

  /// Creates the recording and begins its first session.
  init(
    scene: SceneInstance, path: String, replacing: Bool, source: String, about: String?, name: String? = nil
  ) throws {
    writer = try RecordingWriter(
      creating: path, replacing: replacing, producer: "TouchReplay \(Version.current)")
    if let name { writer.describe("name", as: name) }
    let number = try writer.addScene(name: scene.description.name, json: scene.description.canonicalJSON())
    start = clock.now
    capture = try Self.begin(on: scene, sceneNumber: number, in: writer, source: source, about: about)
  }

  /// Ends the session and begins another against the same scene, which is `scene` made anew.
  mutating func beginNext(on scene: SceneInstance, source: String, about: String?) throws {
    try endSession()
    capture = try Self.begin(on: scene, sceneNumber: 0, in: writer, source: source, about: about)
    sessions += 1
  }

  /// Records a sample.
  mutating func add(_ sample: TouchSample) throws {
    try capture.add(sample)
    sampleCount += 1
  }

  /// Puts what there is on disk when it is time to, at once when nothing more is coming at the moment.
  func pause(isIdle: Bool) throws {
    if isIdle {
      try writer.commit()
    } else {
      let elapsed = start.duration(to: clock.now).components
      try writer.commitIfDue(
        nowNanoseconds: UInt64(elapsed.seconds) * 1_000_000_000 + UInt64(elapsed.attoseconds / 1_000_000_000))
    }
  }

  /// Keeps what was recorded in an unfinished file and says so; where nothing was, no file is left.
  func breakOff(_ failure: CommandFailure) throws -> CommandFailure {
    guard sampleCount > 0 else {
      writer.abandon()
      return failure
    }
    try writer.commit()
    return CommandFailure(
      failure.exitCode,
      "\(failure.message); what came before it (\(Counted.text(sampleCount, "sample"))) is in \(writer.path), unfinished "
        + "(keep them with 'recorder recover \(writer.path) -o OUT')")
  }

  /// Completes the recording and prints what it holds.
  mutating func finish(_ console: Console, asJSON: Bool, code: ExitCode) throws -> ExitCode {
    try endSession()
    let hash = try writer.finish()
    if asJSON {
      var json = JSONWriter()
      json.object { json in
        json.key("recording")
        json.string(writer.path)
        json.key("sessions")
        json.integer(sessions)
        json.key("events")
        json.integer(events)
        json.key("samples")
        json.integer(sampleCount)
        json.key("outcomes")
        json.integer(outcomes)
        json.key("contentHash")
        json.string(hash)
        json.key("interrupted")
        json.bool(code == .interrupted)
      }
      console.output.line(json.finish())
    } else {
      console.output.line(
        "\(writer.path): \(Counted.text(sessions, "session")), \(Counted.text(events, "event")), "
          + Counted.text(outcomes, "outcome"))
    }
    if sampleCount == 0 {
      console.error.line("recorder: \(writer.path): no touches came; a recording of nothing has nothing to compare")
    }
    if code == .interrupted { console.error.line("recorder: interrupted; \(writer.path) is complete up to here") }
    return code
  }

  private mutating func endSession() throws {
    try capture.finish()
    events += capture.eventCount
    outcomes += capture.outcomeCount
  }

  private static func begin(
    on scene: SceneInstance, sceneNumber: Int, in writer: RecordingWriter, source: String, about: String?
  ) throws -> SessionCapture {
    _ = try writer.beginSession(
      scene: sceneNumber, strategy: scene.strategy.description, profile: scene.profile.name, source: source,
      about: about)
    return SessionCapture(on: scene, into: writer)
  }
}
