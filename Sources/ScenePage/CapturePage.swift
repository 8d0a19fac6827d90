package import Capture
import Foundation
import JSONText
package import LocalServer
import PassThrough
import Playback
import RecordingStore
import ScenePictures
package import Scenes

/// Answers the live page's requests while a session is captured.
///
/// One page captures at a time: the one that requested the scene last. Its messages are numbered; see
/// ``MessageNumbers``.
@MainActor
package final class CapturePage {
  /// The time without messages after which touches that are down are cancelled, in nanoseconds.
  package static let silenceNanoseconds: UInt64 = 5_000_000_000

  /// The time in which a page that was left can be loaded again, in nanoseconds.
  static let reloadNanoseconds: UInt64 = 1_500_000_000

  /// The longest name and the longest description of a session, in characters.
  package static let longestText = ExchangeMessage.textLimit

  /// The session that is captured.
  package let session: LiveSession
  /// The error that keeps the recording from being written, if any.
  package var failure: (any Error)? { session.failure }

  /// The path below which the finished recording is played.
  static let playerFolder = "player/"
  /// The path of the finished recording.
  static let recordingPath = "recording"

  /// The number of this capture among those of the command, from 1.
  let number: Int
  private let version: String
  /// The options with which other commands use the rules of the capture, as separate words.
  private let rulesOptions: [String]
  private var playback: PlaybackPage?
  /// The time of a monotonic clock, in nanoseconds.
  private let nanoseconds: () -> UInt64
  /// The number of the page that captures.
  private(set) var page: Int
  private var numbers = MessageNumbers()
  private var hasReceivedMessage = false
  private var silentSince: UInt64?
  private var hasReceivedRequest = false
  private var isLeaving = false
  private var lastRequestNanoseconds: UInt64 = 0
  private var nowNanoseconds: UInt64 = 0
  /// The state of the user's rules; `nil` if the capture does not watch their files.
  private var rules: RulesReload?
  /// Whether the scene was replaced since the last reply.
  private var isReplaced = false
  /// Whether the page has received the final state: the result, or the error.
  package private(set) var hasReportedEnd = false

  /// Creates a page for a session; `version` is the tool's version. `nanoseconds` reads a monotonic clock.
  package convenience init(
    _ session: LiveSession, version: String, nanoseconds: @escaping () -> UInt64 = { MonotonicClock.nanoseconds }
  ) {
    self.init(session, number: 1, after: 0, version: version, rulesOptions: [], nanoseconds: nanoseconds)
  }

  /// Creates a page for a capture with a number. The numbers of its pages follow `page`.
  init(
    _ session: LiveSession, number: Int, after page: Int, version: String, rulesOptions: [String],
    nanoseconds: @escaping () -> UInt64
  ) {
    self.session = session
    self.number = number
    self.page = page
    self.version = version
    self.rulesOptions = rulesOptions
    self.nanoseconds = nanoseconds
  }

  /// Answers one request.
  package func answer(_ request: Request) -> Response {
    if request.method != .head {
      hasReceivedRequest = true
      isLeaving = false
    }
    switch (request.method, request.path) {
    case (.post, "exchange"): return exchange(request.body)
    case (.post, "leave"):
      isLeaving = true
      return .text("")
    case (.post, _): return .problem(404, "There is nothing to send to here.")
    case (.get, "scene"): return answering { try self.hello(request.query) }
    // The answer to a GET would make its page the one that captures.
    case (.head, "scene"): return .json("")
    case (_, "present"): return .text("")
    case (_, "touches"): return answering { .text(try TouchText.touchFile(of: self.session)) }
    case (_, "flags"): return answering { .text(try TouchText.flags(of: self.session)) }
    case (_, "past"): return answering { try self.past(request.query) }
    case (_, "hit"): return answering { try self.hit(request.query) }
    case (_, "captions"): return answering { try self.captions(request.query) }
    case (_, "map"): return answering { try self.map(request.query) }
    case (_, "explain"): return answering { try self.explain(request.query) }
    case (_, Self.recordingPath): return answering { try self.recording() }
    case (_, let path) where path.hasPrefix(Self.playerFolder): return answering { try self.player(request) }
    case (_, let path): return PageFile.response(for: path)
    }
  }

  /// Performs what is due by time. Call it often, with a monotonic clock.
  ///
  /// Plays the other strategies, for which no reply to samples waits. Cancels the touches of a page that has been silent
  /// too long, and commits captured samples to disk.
  package func tick(nowNanoseconds: UInt64) {
    if hasReceivedRequest { lastRequestNanoseconds = nowNanoseconds }
    hasReceivedRequest = false
    self.nowNanoseconds = nowNanoseconds
    guard failure == nil else { return }
    session.playPreviews()
    if hasReceivedMessage { silentSince = nil }
    hasReceivedMessage = false
    let since = silentSince ?? nowNanoseconds
    silentSince = since
    // The session stores the error if it cannot continue.
    if nowNanoseconds - since >= Self.silenceNanoseconds { try? session.cancelFingers() }
    try? session.store(nowNanoseconds: nowNanoseconds)
  }

  /// Whether no page is open any more, at the time of the last ``tick(nowNanoseconds:)``.
  ///
  /// A page sends requests as long as it is open, and one when it is left. Then there is time to load it again.
  package var isAbandoned: Bool {
    let longest = isLeaving ? Self.reloadNanoseconds : Self.silenceNanoseconds
    return nowNanoseconds - lastRequestNanoseconds >= longest
  }

  /// The files of the rules are watched from now on.
  package func watchRules() { rules = RulesReload() }

  /// Replays the session with new code of the user's classes. Returns the touches that hit another view than before.
  package func reload(_ scene: SceneDescription) throws -> [MovedTouch] {
    let moved = try session.reload(scene)
    rules = RulesReload(number: (rules?.number ?? 0) + 1, moved: moved)
    isReplaced = true
    return moved
  }

  /// The new code cannot be used; the old code keeps running.
  package func keepRules(because error: String) {
    rules?.number += 1
    rules?.error = error
  }

  private func hello(_ query: [String: String]) throws -> Response {
    let now = try time(query["now"])
    try session.beginPage(atMilliseconds: now ?? 0)
    relateClocks(to: now)
    page += 1
    numbers = MessageNumbers()
    var writer = JSONWriter()
    writer.object { writer in
      PageJSON.writeHead(mode: "capture", version: version, file: session.path, scene: session.scene, to: &writer)
      SessionJSON.writeChoices(running: session.strategy, profile: session.profile, to: &writer)
      writer.member("page", page)
      writer.member("number", number)
      writer.member("rulesOptions", rulesOptions)
      writer.key("session")
      SessionJSON.write(session, to: &writer)
      writeState(answers: session.takeAllPreviews(), isFull: true, to: &writer)
      rules?.write(to: &writer)
    }
    return .json(writer.utf8)
  }

  private func writeState(answers: [StrategyPreviewEntry], isFull: Bool, to writer: inout JSONWriter) {
    writer.key("frame")
    FrameJSON.write(session.frame(isFull: isFull), to: &writer)
    writer.key("log")
    SessionJSON.write(isFull ? session.takeAllLines() : session.takeLines(), to: &writer)
    writer.key("timeline")
    SessionJSON.write(isFull ? session.takeAllTouches() : session.takeTouches(), to: &writer)
    writer.member("deviceEvents", objects: session.takeDeviceEvents()) { writer, event in
      writer.member("t", event.timestampMicroseconds)
      writer.member("what", event.change.description)
    }
    writer.key("answers")
    SessionJSON.write(answers, to: &writer)
    if isFull { writer.member("omittedAnswers", session.omittedPreviewCount) }
    // The page sends an empty message for the rest.
    writer.member("answersFollow", session.hasPendingPreviews)
  }

  private func time(_ text: String?) throws(LiveSessionError) -> Double? {
    guard let text else { return nil }
    guard let time = Double(text) else { throw LiveSessionError("'now' is not a number; give milliseconds") }
    return time
  }

  private func relateClocks(to pageMilliseconds: Double?) {
    guard let pageMilliseconds else { return }
    session.relateClocks(pageMilliseconds: pageMilliseconds, serverNanoseconds: nanoseconds())
  }

  private func exchange(_ body: [UInt8]) -> Response {
    let value: JSONValue
    do {
      value = try ExchangeMessage.parse(body)
    } catch {
      numbers.skip()
      return refuse(error)
    }
    if let page = value["page"]?.integer, page != self.page {
      return .problem(
        409, "The scene was opened in another tab or window, which captures now.", reason: "takenOver")
    }
    // Only messages of the page that captures count: another tab does not keep its fingers down.
    hasReceivedMessage = true
    guard value["page"]?.integer != nil, let number = value["seq"]?.integer else {
      numbers.skip()
      return refuse(LiveSessionError("'page' or 'seq' is not a whole number; send both"))
    }
    switch numbers.check(number) {
    case .next: break
    case .repeated(let reply): return reply
    case .outOfOrder:
      return refuse(LiveSessionError("'seq' is \(number) after \(numbers.last); send messages in order"))
    }
    numbers.use(number)
    let reply: Response
    do {
      let message = try ExchangeMessage(value)
      relateClocks(to: message.sent)
      reply = self.reply(to: message)
    } catch {
      reply = refuse(error)
    }
    numbers.keep(reply)
    hasReportedEnd = failure != nil || session.finished != nil
    return reply
  }

  /// Refuses a message whose samples were not played. The page does not repeat them, so fingers that are down are
  /// cancelled. The response has the number that was used last; the page continues after it.
  private func refuse(_ error: LiveSessionError) -> Response {
    // The session stores the error if it cannot continue.
    try? session.cancelFingers()
    return .refusal(400, error.description, last: numbers.last)
  }

  private func reply(to message: ExchangeMessage) -> Response {
    if let failure = session.failure { return failed(failure) }
    if session.finished != nil, message.command != .stop {
      return .over("The capture has ended.", reason: "finished", session)
    }
    do {
      // A second Stop gets the result of the first. Its samples came too late.
      if session.finished == nil { try session.take(message.contacts, until: message.until) }
    } catch let error as LiveSessionError {
      return refuse(error)
    } catch {
      return failed(error)
    }
    return answering {
      let (isChanged, notice) = try self.perform(message.command)
      let isReset = isChanged || isReplaced
      isReplaced = false
      var writer = JSONWriter()
      writer.object { writer in
        writer.member("seq", message.sequence)
        writeState(answers: answers(to: message, isReset: isReset), isFull: isReset, to: &writer)
        writer.key("session")
        SessionJSON.write(self.session, to: &writer)
        rules?.write(to: &writer)
        writer.member("reset", isReset)
        writer.member("notice", notice)
      }
      return .json(writer.utf8)
    }
  }

  /// The preview entries for the reply. A reply to samples or to the passage of time does not wait for other strategies.
  private func answers(to message: ExchangeMessage, isReset: Bool) -> [StrategyPreviewEntry] {
    if isReset { return session.takeAllPreviews() }
    let isEmpty = message.contacts.isEmpty && message.until == nil
    return isEmpty || message.command != nil ? session.takePreviews() : session.takeKnownPreviews()
  }

  /// The response to everything after an error that keeps the recording from being written; `nil` without one.
  var failed: Response? { failure.map { failed($0) } }

  /// Reports to the page that nothing more can be captured, and where the captured data is.
  private func failed(_ error: any Error) -> Response {
    .over("Nothing more can be captured: \(error). Now \(session.keptSentence).", reason: "failed")
  }

  /// Performs a command. Returns whether the scene was replaced, and a notice for the user if there is one.
  private func perform(_ command: ExchangeMessage.Command?) throws -> (isReset: Bool, notice: String?) {
    switch command {
    case nil: return (false, nil)
    case .strategy(let name):
      try session.use(Strategy(parsing: name))
      return (true, nil)
    case .profile(let name):
      try session.use(profile: name)
      return (true, nil)
    case .startOver:
      try session.startOver()
      return (true, nil)
    case .undo:
      let restored = session.restorable.map { "Restored: \(TouchText.words($0))." }
      return try session.undo() ? (true, restored) : (false, "There is nothing to undo.")
    case .goOn(let events):
      let discarded = try session.resume(afterEventCount: events)
      return (
        true, discarded.map { "Discarded: \(TouchText.words($0)). Undo restores \($0.count == 1 ? "it" : "them")." }
      )
    case .describe(let name, let about):
      try session.describe(LiveSession.Label(name: name, about: about))
      return (false, nil)
    case .stop:
      guard session.sampleCount > 0 else {
        return (
          false, "Nothing was touched yet, so there is nothing to keep. Ctrl-C in the terminal gives the capture up."
        )
      }
      try session.finish()
      return (false, nil)
    }
  }

  /// The finished recording, as a download.
  private func recording() throws -> Response {
    try checkFinished()
    let url = URL(filePath: session.path)
    guard let data = try? Data(contentsOf: url) else {
      // The reader's error has the reason.
      _ = try RecordingReader(path: session.path)
      throw LiveSessionError("\(session.path) cannot be read; check its permissions")
    }
    var response = Response(status: 200, type: "application/vnd.sqlite3", body: Array(data))
    response.downloadName = url.lastPathComponent
    return response
  }

  /// The player's answer for the finished recording. Nothing is changed.
  private func player(_ request: Request) throws -> Response {
    try checkFinished()
    let playback =
      try playback
      ?? PlaybackPage(
        RecordingReader(path: session.path), session: 0, strategy: nil, profile: nil, version: version)
    self.playback = playback
    var request = request
    request.path.removeFirst(Self.playerFolder.count)
    return playback.answer(request)
  }

  private func checkFinished() throws(LiveSessionError) {
    guard session.finished != nil else {
      throw LiveSessionError("the recording is not finished; stop the capture first")
    }
  }

  /// Converts an error of `work` to a response with its reason.
  private func answering(_ work: () throws -> Response) -> Response {
    do {
      return try work()
    } catch let error as LiveSessionError {
      return .refusal(400, error.description, last: numbers.last)
    } catch let error as StrategyError {
      return .refusal(400, error.description, last: numbers.last)
    } catch let error as Profile.UnknownName {
      return .refusal(400, error.description, last: numbers.last)
    } catch {
      return session.failure == nil ? .refusal(422, "\(error)", last: numbers.last) : failed(error)
    }
  }
}
