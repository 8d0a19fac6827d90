import Capture
import CommandLineSupport
import Commands
import Findings
import JSONText
import PassThrough
import Playback
import PrintedText
import RecordingStore
import Scenes
import TouchInput
import Workers

/// The run of a command that plays touches on a scene and records them.
@MainActor
struct CaptureRun {
  private let file: CaptureFile
  private var recorder: SceneRecorder
  private var events = 0
  private var outcomes = 0
  private var sessions = 1
  private var sceneNumber = 0
  /// Whether timers of a session were pending at its end.
  private var hasPendingTimers = false
  private var scene: SceneInstance
  /// The comparison of the session's touches with the receivers that it states, and the results for earlier sessions.
  private var check: ReceiverCheck?
  private var receivers = ReceiverSummary()
  /// The unknown outcomes of the sessions that have ended.
  private var unknowns = UnknownTouches()
  /// The touches to which a control or a recognizer has reacted that runs no code, with their sessions.
  private var silentReactions: [(session: Int, reaction: SilentReaction)] = []

  /// The number of samples written so far.
  private(set) var sampleCount = 0

  /// Creates the recording and begins its first session. `isRepeatable` is whether its input can be read again.
  init(
    scene: SceneInstance, path: String, replacing: Bool, source: String, about: String?, name: String? = nil,
    isRepeatable: Bool = false
  ) throws {
    // After a crash of the system, an input that can be read again is captured again. To sync each commit would take a tenth of
    // the time of its capture.
    file = try CaptureFile(
      creating: path, replacing: replacing, producer: Version.producer, syncsCommits: !isRepeatable)
    self.scene = scene
    if let name { try file.writer.describe("name", as: name) }
    try RecordedRules(of: scene.description).write(to: file.writer)
    let number = try file.writer.addScene(name: scene.description.name, json: scene.description.canonicalJSON())
    recorder = try Self.begin(on: scene, sceneNumber: number, in: file, source: source, about: about, session: 0)
  }

  /// Ends the session and begins another one on `scene`, a new instance of the same scene.
  ///
  /// - Parameter isNewScene: Whether it is an instance of another scene, which is added to the recording.
  mutating func beginNext(
    on scene: SceneInstance, source: String, about: String?, isNewScene: Bool = false
  ) throws {
    try endSession()
    if isNewScene {
      sceneNumber = try file.writer.addScene(
        name: scene.description.name, json: scene.description.canonicalJSON())
    }
    recorder = try Self.begin(
      on: scene, sceneNumber: sceneNumber, in: file, source: source, about: about, session: sessions)
    self.scene = scene
    sessions += 1
  }

  /// Compares the touches of the session, before its first sample, with the receivers that an input states.
  mutating func expect(_ stated: [ExpectedReceiver], ofInput input: String, in target: ImportTarget) {
    check = stated.isEmpty ? nil : ReceiverCheck(stated, ofInput: input, in: target)
  }

  /// Records an outcome that was observed in an app.
  func addObserved(_ outcome: Outcome) throws { try file.writer.appendObserved(outcome) }

  /// Describes the recording under a key.
  func describe(_ key: String, as value: String) throws { try file.writer.describe(key, as: value) }

  /// Records a sample.
  mutating func add(_ sample: TouchSample) throws {
    Supervision.beginStep()
    let events = recorder.eventCount
    try recorder.add(sample)
    if recorder.eventCount != events { check?.check(recorder.outcomes, in: scene) }
    sampleCount += 1
  }

  /// Commits the recorded rows: at once if the input is idle, else if a commit is due.
  func pause(isIdle: Bool) throws {
    Supervision.beginStep()
    if isIdle {
      try file.writer.commit()
    } else {
      try file.writer.commitIfDue(nowNanoseconds: MonotonicClock.nanoseconds)
    }
  }

  /// Removes the recording and restores the one that it was to replace.
  func discard() throws { try file.discard() }

  /// Keeps the recorded rows in an unfinished file, and returns the failure with that file's name.
  ///
  /// If nothing was recorded, there is no file.
  func breakOff(_ failure: CommandFailure) throws -> CommandFailure {
    guard sampleCount > 0 else {
      try file.discard()
      return failure
    }
    let path = try file.breakOff()
    return CommandFailure(
      failure.exitCode,
      "\(failure.message); the samples before it (\(Counted.text(sampleCount, "sample"))) are in \(path), unfinished "
        + "(keep them with 'recorder recover \(path) -o OUT')")
  }

  /// Completes the recording and prints its summary.
  ///
  /// - Returns: `code`, or why the touches are not as stated or, with `isStrict`, not known.
  mutating func finish(
    _ console: Console, asJSON: Bool, isStrict: Bool = false, code: ExitCode
  ) throws -> ExitCode {
    try endSession()
    let summary = CaptureSummary(
      recording: file.path, sessions: sessions, events: events, samples: sampleCount, outcomes: outcomes,
      contentHash: try file.finish(), isInterrupted: code == .interrupted, receivers: receivers,
      silentReactions: silentReactions, unknowns: unknowns, isStrict: isStrict)
    summary.print(to: console, asJSON: asJSON)
    if hasPendingTimers { console.error.line("recorder: \(CaptureSummary.pendingTimers(of: file.path))") }
    if sampleCount == 0 {
      console.error.line(
        "recorder: \(file.path): there were no touches; a recording without touches has no outcomes to compare")
    }
    receivers.print(to: console)
    guard code == .ok else { return code }
    return receivers.code == .ok && isStrict && !unknowns.isEmpty ? .inconclusive : receivers.code
  }

  private mutating func endSession() throws {
    try recorder.finish()
    if var check {
      check.check(recorder.outcomes, in: scene)
      check.finish()
      receivers.add(check)
    }
    check = nil
    hasPendingTimers = hasPendingTimers || recorder.hasPendingTimers
    if let found = recorder.unknowns {
      unknowns.add(found.unknowns, unlisted: found.unlisted, ofSession: sessions - 1)
    }
    silentReactions += recorder.silentReactions.map { (sessions - 1, $0) }
    events += recorder.eventCount
    outcomes += recorder.outcomeCount
  }

  private static func begin(
    on scene: SceneInstance, sceneNumber: Int, in file: CaptureFile, source: String, about: String?, session: Int
  ) throws -> SceneRecorder {
    let (strategy, profile) = (scene.strategy.description, scene.profile.name)
    _ = try file.writer.beginSession(
      scene: sceneNumber, strategy: strategy, profile: profile, source: source, about: about,
      vocabulary: .captured(runsCode: scene.runsOtherCode))
    return SceneRecorder(
      on: scene, into: file.writer,
      unknowns: UnknownCollector(of: session, in: file.path, strategy: strategy, profile: profile))
  }
}
