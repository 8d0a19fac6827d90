import Findings
import JSONText
package import PassThrough
import Playback
import PrintedText
import RecordingStore
import Reporting
import Scenes

/// How the sessions of recordings are replayed and their outcomes are printed.
@MainActor
package struct OutcomePrinting {
  /// The strategy of the replays; `nil` for the recorded one.
  package var strategy: Strategy?
  /// The profile of the replays; `nil` for the recorded one.
  package var profile: String?
  /// Whether unfinished recordings are replayed.
  package var allowsUnfinished = false
  /// Whether each line is a JSON object.
  package var isJSON = false
  /// Whether there are several recordings, so that the lines or headings say which one they are of.
  package var isOneOfSeveral = false
  /// Whether the lines of each event are passed on at once, because the process may not reach the next one.
  package var isUnbuffered = false

  package init() {}

  /// A session that begins, and whether its lines say which session they are of.
  package struct Session {
    package var number: Int
    package var isLabelled: Bool
  }

  /// Replays the sessions of a recording with the given numbers.
  ///
  /// - Parameters:
  ///   - isVerifying: Whether the whole recording is checked first. Of several calls for one recording, the first checks it.
  ///   - perform: Called for each session with its work, which it performs here or in a copy of this process. The work
  ///     and the result say whether an outcome is trouble.
  ///   - begin: Called before each session.
  ///   - take: Called with complete lines, without control characters.
  /// - Returns: Whether an outcome is trouble.
  /// - Throws: ``RecordingError`` before any outcome if the recording is invalid.
  package func play(
    _ path: String, sessions: Range<Int> = 0..<Int.max, isVerifying: Bool = true,
    perform: @escaping (Session, () throws -> Bool) throws -> Bool = { try $1() }, begin: (Session) -> Void,
    take: (String) -> Void
  ) throws -> Bool {
    // Checked first, so that no outcome of a damaged recording is printed.
    let reader = try RecordingReader(path: path, allowUnfinished: allowsUnfinished)
    reader.isPartial = !isVerifying
    if isVerifying { try reader.verify() }
    let isLabelled = isOneOfSeveral || reader.sessions.count > 1
    var hasTrouble = false
    for record in reader.sessions where sessions.contains(record.id) {
      let replayable = try ReplayableSession(record, of: reader)
      let session = Session(number: record.id, isLabelled: isLabelled)
      let isTrouble = try perform(session) {
        begin(session)
        return try play(replayable, path, isLabelled: isLabelled, take: take)
      }
      if isTrouble { hasTrouble = true }
    }
    return hasTrouble
  }

  /// Replays one session and passes on its lines. Returns whether an outcome is trouble.
  private func play(
    _ session: ReplayableSession, _ path: String, isLabelled: Bool, take: (String) -> Void
  ) throws -> Bool {
    var hasTrouble = false
    var lines = ""
    func flush() {
      if !lines.isEmpty { take(lines) }
      lines = ""
    }
    let number = session.metadata.id
    let label = isLabelled ? (recording: path, session: number) : nil
    let scene = try session.makeScene(strategy: strategy, profile: profile)
    if !isJSON, isLabelled {
      let heading =
        "\(path), session \(number), strategy \(scene.strategy.description), profile \(scene.profile.name)"
      lines += heading.printedLine + "\n"
    }
    let note = session.scene.sourceNote
    if !isJSON, let note { lines += "note: \(note)".printedLine + "\n" }
    var text = OutcomeText()
    try session.replay(on: scene) { outcomes in
      for outcome in outcomes {
        if case .trouble = outcome.kind { hasTrouble = true }
        if isJSON { lines += Self.jsonLine(outcome.named, label, note: note) }
      }
      if !isJSON { for line in text.lines(outcomes.map(\.named)) { lines += line.printedLine + "\n" } }
      if isUnbuffered || lines.utf8.count > 1 << 15 { flush() }
    }
    flush()
    return hasTrouble
  }

  /// The request to play some sessions of a recording.
  func request(_ path: String, _ sessions: Range<Int>, isVerifying: Bool) -> [UInt8] {
    WorkerProtocol.request(.play) { writer in
      writer.member("recording", path)
      writer.member("from", sessions.lowerBound)
      writer.member("end", sessions.upperBound == .max ? nil : sessions.upperBound)
      writer.member("isVerifying", isVerifying)
      writer.member("strategy", strategy?.description)
      writer.member("profile", profile)
      writer.member("allowsUnfinished", allowsUnfinished)
      writer.member("isJSON", isJSON)
      writer.member("isOneOfSeveral", isOneOfSeveral)
      writer.member("isUnbuffered", isUnbuffered)
    }
  }

  /// The numbers of the sessions of a request.
  static func sessions(_ json: JSONValue) -> Range<Int> {
    let first = max(json["from"]?.integer ?? 0, 0)
    return first..<max(json["end"]?.integer ?? .max, first)
  }

  init(request json: JSONValue) throws {
    strategy = try json["strategy"]?.string.map { try Strategy(parsing: $0) }
    profile = json["profile"]?.string
    allowsUnfinished = json["allowsUnfinished"]?.bool ?? false
    isJSON = json["isJSON"]?.bool ?? false
    isOneOfSeveral = json["isOneOfSeveral"]?.bool ?? false
    isUnbuffered = json["isUnbuffered"]?.bool ?? false
  }

  /// A single outcome as a line with its line end.
  static func line(_ outcome: Outcome, isJSON: Bool, _ label: (recording: String, session: Int)?) -> String {
    if isJSON { return jsonLine(outcome, label) }
    var text = OutcomeText()
    return text.lines([outcome]).map { $0.printedLine + "\n" }.joined()
  }

  /// An outcome as a line of JSON with its line end.
  ///
  /// - Parameter note: What limits the outcomes of an imported scene: the member `sourceNote`.
  static func jsonLine(
    _ outcome: Outcome, _ label: (recording: String, session: Int)?, note: String? = nil
  ) -> String {
    var writer = JSONWriter()
    outcome.write(to: &writer, of: label)
    guard let note else { return writer.finish().printedJSON + "\n" }
    var member = JSONWriter()
    member.string(note)
    return (writer.finish().dropLast() + ",\"sourceNote\":\(member.finish())}").printedJSON + "\n"
  }
}
