package import JSONText

/// The areas of the screen that differ between two sides, in one session or scene.
@MainActor
final class AreaJob: WorkerJob {
  private let asked: AreaRequest
  private let take: (AreaResult) -> Void
  private var result = AreaResult()
  private var isOfBaseline = false
  private var isComplete = false
  private(set) var isInSession = false
  let heldBytes = 0
  var printed = ""

  init(_ request: AreaRequest, take: @escaping (AreaResult) -> Void) { (asked, self.take) = (request, take) }

  var request: (program: Int, line: [UInt8])? {
    guard !isComplete else { return nil }
    // Where the baseline has ended, the other side is mapped alone, to see whether it ends too.
    return (0, asked.line(withBaseline: result.baselineEnd == nil))
  }

  func receive(_ message: WorkerProtocol.Message, _ content: JSONValue) -> Bool {
    switch message {
    case .begun:
      // The limits are those of one screen.
      isInSession = true
      isOfBaseline = content["isOfBaseline"]?.bool ?? false
      return true
    case .areas:
      result.take(content)
      return true
    case .done: isComplete = true
    case .failed:
      result.failure = content["message"]?.string ?? "it cannot be replayed"
      isComplete = true
    case .found, .compared, .stored, .lines, .picture, .explored, .hello: break
    }
    return false
  }

  func workerDidEnd(_ end: WorkerEnd) {
    if !isInSession || !end.isOfCode {
      (result.failure, isComplete) = (end.sentence(), true)
    } else if isOfBaseline {
      result.baselineEnd = end.sentence(of: "its replay")
    } else {
      (result.replayEnd, isComplete) = (end.sentence(of: "its replay"), true)
    }
    isInSession = false
  }

  func stop() { isComplete = true }

  func beginDelivery() {}

  func deliver() { take(result) }
}

/// What is asked for: a command line of `map`, which a worker carries out.
package struct AreaRequest: Sendable {
  package var words: [String]
  /// The rules library of the baseline, beside that of the worker; `nil` where it has none.
  package var baseline: String?

  package init(words: [String], baseline: String?) { (self.words, self.baseline) = (words, baseline) }

  func line(withBaseline: Bool) -> [UInt8] {
    WorkerProtocol.request(.areas) { writer in
      writer.member("words", words)
      writer.member("baseline", baseline)
      writer.member("withBaseline", withBaseline)
    }
  }
}

/// What a worker found out.
package struct AreaResult: Sendable {
  /// A `ScreenComparison` for each screen that both sides reach.
  package var screens: [JSONValue] = []
  /// The picture of both sides, if it was asked for.
  package var picture: String?
  /// How the code ended a side, as a sentence.
  package var baselineEnd: String?
  package var replayEnd: String?
  /// Why results are unknown beside the screens.
  package var unknowns: [String] = []
  /// Why nothing could be compared, with the exit code of the command.
  package var failure: String?
  package var failureCode: Int32?

  package init() {}

  /// Adds what a process states about its own work.
  package mutating func take(_ message: AreaMessage) {
    guard let json = try? JSONValue.parse(Array(message.json.utf8)) else { return }
    take(json)
  }

  mutating func take(_ json: JSONValue) {
    if let screen = json["screen"] { screens.append(screen) }
    if let picture = json["picture"]?.string { self.picture = picture }
    if let unknown = json["unknown"]?.string { unknowns.append(unknown) }
    guard let failure = json["failure"]?.string else { return }
    self.failure = failure
    failureCode = json["code"]?.integer.map(Int32.init)
  }
}

/// What a process states while it compares the screens of two sides.
package enum AreaMessage {
  /// The screens of a side are being made.
  case side(isBaseline: Bool)
  /// The JSON of a `ScreenComparison`.
  case screen(String)
  /// An SVG document of both sides.
  case picture(String)
  case unknown(String)
  /// An error on one line, with the exit code of the command.
  case failure(String, code: Int32)

  func writeMembers(to writer: inout JSONWriter) {
    switch self {
    case .side(let isBaseline): writer.member("isOfBaseline", isBaseline)
    case .screen(let json):
      writer.key("screen")
      writer.raw(json)
    case .picture(let text): writer.member("picture", text)
    case .unknown(let reason): writer.member("unknown", reason)
    case .failure(let message, let code):
      writer.member("failure", message)
      writer.member("code", Int(code))
    }
  }

  fileprivate var json: String {
    var writer = JSONWriter()
    writer.object { writeMembers(to: &$0) }
    return writer.finish()
  }
}

extension WorkerPool {
  /// Compares the screens of sessions, and returns the results in their order.
  package func compareAreas(_ requests: [AreaRequest], progress: (Int) -> Void = { _ in }) throws -> [AreaResult] {
    var results: [AreaResult] = []
    var next = 0
    try run {
      guard next < requests.count else { return nil }
      progress(next)
      next += 1
      return AreaJob(requests[next - 1]) { results.append($0) }
    }
    return results
  }
}
