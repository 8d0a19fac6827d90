package import RecordingStore

/// Reads the log of an app piece by piece, and passes on sessions, touches and what the app observed. Its memory use does not grow with
/// the number of touches.
///
/// A new session begins with the first touch after a change of the scene, unless a finger is down or was down in the last half second:
/// taps that follow each other belong together.
package struct AppLogImport {
  /// A part of the log, in the order of time.
  package enum Item {
    /// A session begins on a scene.
    case session(AppSceneFile)
    case sample(TouchSample)
    case observed(Outcome)
    /// The scene changed, or the app skipped one, before this event: from it on, the scene is another one.
    case unknownScene(event: Int)
  }

  /// What the import leaves out or changes.
  package struct Report: Sendable {
    /// The number of the line that a crash cut.
    package var cutLine: Int?
    /// The number of scenes that the app did not write because its budget was spent.
    package var skippedScenes = 0
    /// The number of scenes that came while a finger was down, or too soon after one.
    package var scenesDuringTouches = 0
    /// The touches that were cancelled because the log ends.
    package var cancelled: [Int] = []
    /// The number of observed states of recognizers that the scenes do not contain.
    package var omittedGestures = 0
    package var isComplete = false
    package var touchCount = 0
    /// `all`, `handled` or `none`.
    package var controls = "none"
    package var device = ""
    package var system = ""
    package var build = ""

    package init() {}
  }

  /// The time after a touch during which the session goes on, in microseconds.
  static let togetherMicroseconds: Int64 = 500_000
  /// The longest pause between two events, in microseconds: longer ones are shortened.
  static let longestPauseMicroseconds: Int64 = 10_000_000

  package private(set) var report = Report()
  private let isOneSession: Bool
  private let keepsTexts: Bool
  private let isKnownClass: @Sendable (String) -> Bool
  private var lines = AppLogLines()
  private var header: AppLogHeader?
  private var scene: AppSceneFile?
  /// A scene that the next touch may begin a session on.
  private var nextScene: AppSceneFile?
  private var rules = TouchSequenceRules()
  private var event = -1
  /// The touches of the last event.
  private var touchesOfEvent: [Int] = []
  /// The time of the last event in the log and in the session, in microseconds.
  private var (lastLogTime, lastTime): (Int64, Int64) = (0, 0)
  private var hasSession = false
  /// Whether the scene is no longer that of the session.
  private var hasOtherScene = false
  /// Whether the scene of the session changed while a finger was down, by more than its scrolling.
  private var hasChangedInTouch = false
  /// Whether the app skipped a scene after the last one.
  private var isSceneSkipped = false
  /// Whether the session's first event on another scene was passed on.
  private var isMarked = false
  private var failure: TouchFileError?

  /// - Parameters:
  ///   - isOneSession: Whether the whole log is one session, because its scene is known.
  ///   - keepsTexts: Whether the scenes have the texts of the log.
  ///   - isKnownClass: Whether a scene file knows a class of views.
  package init(isOneSession: Bool, keepsTexts: Bool = false, isKnownClass: @escaping @Sendable (String) -> Bool) {
    (self.isOneSession, self.keepsTexts, self.isKnownClass) = (isOneSession, keepsTexts, isKnownClass)
  }

  /// Reads the next bytes and appends what complete lines contain. After an error every further call throws the same error.
  package mutating func feed(_ bytes: UnsafeRawBufferPointer, into items: inout [Item]) throws(TouchFileError) {
    if let failure { throw failure }
    do throws(TouchFileError) {
      var lines = lines
      self.lines = AppLogLines()
      defer { self.lines = lines }
      try lines.feed(bytes) { (line, number) throws(TouchFileError) in try read(line, number, into: &items) }
    } catch {
      failure = error
      throw error
    }
  }

  /// Reads the last line, which a crash of the app may have cut, and cancels the touches that are down.
  package mutating func finish(into items: inout [Item]) throws(TouchFileError) {
    if let failure { throw failure }
    if let rest = lines.rest() {
      let number = lines.count + 1
      let isWhole = rest.withUnsafeBufferPointer { (try? AppLogDecoder.record($0, line: number)) != nil }
      if isWhole {
        var failure: TouchFileError?
        rest.withUnsafeBufferPointer { buffer in
          do throws(TouchFileError) { try read(buffer, number, into: &items) } catch { failure = error }
        }
        if let failure { throw failure }
      } else if header != nil {
        report.cutLine = number
      } else {
        throw Self.error(of: rest, number)
      }
    }
    guard header != nil else {
      throw TouchFileError(line: 1, problem: "the log is empty", remedy: "check that the app was recording")
    }
    let cancelled = rules.cancelling(atMicroseconds: lastTime + 1)
    report.cancelled = cancelled.map(\.touch)
    items += cancelled.map { .sample($0) }
  }

  /// Why a line is no record.
  private static func error(of line: [UInt8], _ number: Int) -> TouchFileError {
    line.withUnsafeBufferPointer { buffer in
      do throws(TouchFileError) {
        _ = try AppLogDecoder.record(buffer, line: number)
      } catch {
        return error
      }
      preconditionFailure("the line is a record")
    }
  }

  private mutating func read(
    _ line: UnsafeBufferPointer<UInt8>, _ number: Int, into items: inout [Item]
  ) throws(TouchFileError) {
    if header != nil {
      var scanner = AppTouchScanner(line)
      if let touch = scanner.scan() { return try take(touch, number, into: &items) }
    }
    if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { return }
    let record = try AppLogDecoder.record(line, line: number)
    if case .session(let header) = record {
      guard self.header == nil else {
        throw TouchFileError(
          line: number, problem: "a second session begins", remedy: "import the logs one by one: split the file here")
      }
      self.header = header
      (report.controls, report.device, report.build) = (header.controls, header.device, header.build)
      report.system = "\(header.system) \(header.systemVersion)"
      return
    }
    guard let header else {
      throw TouchFileError(
        line: number, problem: "the first line is no header", remedy: "give the whole log, from its first line on")
    }
    switch record {
    case .session: break
    // A capture can begin before the app shows its first window.
    case .scene(let scene) where scene.windows.isEmpty: break
    case .scene(let scene):
      let file = AppSceneFile(scene, header, keepsTexts: keepsTexts, isKnownClass: isKnownClass)
      if rules.fingerCount > 0 { report.scenesDuringTouches += 1 }
      hasOtherScene = hasSession
      isSceneSkipped = false
      if hasSession, rules.fingerCount > 0, self.scene.map(file.differs) ?? false { hasChangedInTouch = true }
      nextScene = file
      if self.scene == nil { self.scene = file }
    case .touch(let touch): try take(touch, number, into: &items)
    case .action(let action): take(action, into: &items)
    case .outcome(let kind, let time, let recognizerClass, let handlers):
      take(kind, at: time, isGesture: recognizerClass != nil, handlers, into: &items)
    case .skipped:
      report.skippedScenes += 1
      isSceneSkipped = true
    case .end: report.isComplete = true
    }
  }

  private mutating func take(_ touch: AppTouch, _ line: Int, into items: inout [Item]) throws(TouchFileError) {
    if touch.phase == .began { try beginSessionIfNeeded(at: touch.timestampMicroseconds, line, into: &items) }
    guard hasSession else {
      throw TouchFileError(
        line: line, problem: "touch \(touch.number) has not begun", remedy: "give the whole log, from its first line on"
      )
    }
    let pause = touch.timestampMicroseconds - lastLogTime
    guard pause >= 0 else {
      throw TouchFileError(
        line: line, problem: "\"t\" decreases", remedy: "put the lines in the order in which they were written")
    }
    let isRepeated = touchesOfEvent.contains(touch.number)
    if pause > 0 || event < 0 || isRepeated {
      event += 1
      // Two events can have one time in the log, and not in a session.
      lastTime += pause == 0 && isRepeated ? 1 : min(pause, Self.longestPauseMicroseconds)
      lastLogTime = touch.timestampMicroseconds
      touchesOfEvent.removeAll(keepingCapacity: true)
    }
    touchesOfEvent.append(touch.number)
    // It follows too soon for a new session, or while another finger is down.
    let isOnOtherScene = hasChangedInTouch || touch.phase == .began && (hasOtherScene || isSceneSkipped)
    if isOnOtherScene, !isMarked, !isOneSession {
      items.append(.unknownScene(event: event))
      isMarked = true
    }
    let sample = TouchSample(
      event: event, timestampMicroseconds: lastTime, touch: touch.number, phase: touch.phase, x: touch.x, y: touch.y)
    do {
      try rules.take(sample)
    } catch {
      throw TouchFileError(
        line: line, problem: error.description, remedy: "correct the line, or record the session again")
    }
    items.append(.sample(sample))
    guard touch.phase == .began else { return }
    report.touchCount += 1
    items.append(observed(.hit(touch: touch.number, view: touch.receiver), at: touch.timestampMicroseconds))
  }

  private mutating func beginSessionIfNeeded(
    at time: Int64, _ line: Int, into items: inout [Item]
  ) throws(TouchFileError) {
    if hasSession {
      guard let nextScene, !isOneSession, rules.fingerCount == 0 else { return }
      guard time - lastLogTime >= Self.togetherMicroseconds else {
        report.scenesDuringTouches += 1
        return
      }
      scene = nextScene
    }
    guard let scene else {
      throw TouchFileError(
        line: line, problem: "a touch begins before the first scene with a window",
        remedy: "give the whole log, from its first line on")
    }
    (nextScene, hasOtherScene, hasChangedInTouch, isMarked) = (nil, false, false, false)
    hasSession = true
    rules = TouchSequenceRules()
    touchesOfEvent = []
    (event, lastTime, lastLogTime) = (-1, isOneSession ? min(time, Self.longestPauseMicroseconds) : 0, time)
    items.append(.session(scene))
  }

  private mutating func take(
    _ kind: Outcome.Kind, at time: Int64, isGesture: Bool, _ handlers: [String]?, into items: inout [Item]
  ) {
    guard hasSession, event >= 0 else { return }
    guard isGesture, !isOneSession, case .gesture(let view, let recognizer, let state, let name) = kind else {
      let detail = handlers.map { OutcomeDetail(handlers: $0.map { Handler($0) }) }
      return items.append(observed(kind, at: time, detail))
    }
    guard let known = scene?.recognizer(recognizer, of: view) else {
      report.omittedGestures += 1
      return
    }
    items.append(observed(.gesture(view: view, recognizer: known, state: state, name: name), at: time))
  }

  /// Finds the control event of a method, where control events were not observed themselves.
  private func take(_ action: AppAction, into items: inout [Item]) {
    guard report.controls == "none", hasSession, event >= 0, let sender = action.sender else { return }
    let events = (scene?.handlers[sender] ?? []).filter { $0.names.contains(action.selector) }
    // A method of several events does not determine one of them.
    guard events.count == 1 else { return }
    let kind = Outcome.Kind.action(
      view: sender, controlEvent: events[0].event, name: action.selector, touch: action.touch)
    items.append(observed(kind, at: action.timestampMicroseconds))
  }

  /// An outcome of the last event, or of the time after it.
  private func observed(_ kind: Outcome.Kind, at time: Int64, _ detail: OutcomeDetail? = nil) -> Item {
    .observed(
      Outcome(
        event: event, timestampMicroseconds: lastTime + max(min(time - lastLogTime, Self.longestPauseMicroseconds), 0),
        kind: isOneSession ? kind : kind.renamed { scene?.view($0) ?? $0 }, detail: detail))
  }
}
