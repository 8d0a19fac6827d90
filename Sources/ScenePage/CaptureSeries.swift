package import Capture
package import LocalServer
import RecordingStore

/// The captures of one command, one after another, each in a recording of its own.
///
/// After Stop, the page can begin another capture of the same scene, or end the command.
@MainActor
package final class CaptureSeries {
  /// The number of names that are tried for the next recording.
  static let nameLimit = 10_000

  /// The current capture.
  package private(set) var page: CapturePage
  /// Whether the user has ended the command on the page.
  package private(set) var isDone = false

  private var earlier: [CapturePage] = []
  private let firstPath: String
  private let version: String
  private let rulesOptions: [String]
  private let nanoseconds: () -> UInt64
  private let makeSession: @MainActor (_ path: String, _ previous: LiveSession) throws -> LiveSession

  /// Creates a series that begins with a session.
  ///
  /// `makeSession` begins the recording at a path, which follows that of the previous session. It throws a
  /// ``RecordingError`` of kind `exists` for a path that is not free. `rulesOptions` are the options with which other
  /// commands use the rules of the captures, as separate words.
  package init(
    _ first: LiveSession, version: String, rulesOptions: [String] = [],
    nanoseconds: @escaping () -> UInt64 = { MonotonicClock.nanoseconds },
    makeSession: @escaping @MainActor (_ path: String, _ previous: LiveSession) throws -> LiveSession
  ) {
    page = CapturePage(
      first, number: 1, after: 0, version: version, rulesOptions: rulesOptions, nanoseconds: nanoseconds)
    firstPath = first.path
    self.version = version
    self.rulesOptions = rulesOptions
    self.nanoseconds = nanoseconds
    self.makeSession = makeSession
  }

  /// Answers one request.
  package func answer(_ request: Request) -> Response {
    if request.method == .post, request.path == "another" { return beginNext() }
    if request.method == .post, request.path == "done" { return end() }
    guard let (page, path) = numbered(request.path) else { return page.answer(request) }
    var request = request
    request.path = path
    return page.answer(request)
  }

  private func beginNext() -> Response {
    if let failed = page.failed { return failed }
    guard page.session.finished != nil else {
      return .problem(409, "Another capture has begun already. Reload the page to continue it.")
    }
    do {
      let next = CapturePage(
        try nextSession(), number: page.number + 1, after: page.page + 1, version: version,
        rulesOptions: rulesOptions, nanoseconds: nanoseconds)
      earlier.append(page)
      page = next
      return .text("")
    } catch {
      return .problem(422, "\(error)")
    }
  }

  private func end() -> Response {
    if let failed = page.failed { return failed }
    guard page.session.finished != nil else {
      return .problem(409, "Another capture has begun. Stop it first.")
    }
    isDone = true
    return .text("")
  }

  private func nextSession() throws -> LiveSession {
    var last: (any Error)?
    for number in (page.number + 1)..<(page.number + Self.nameLimit) {
      do {
        return try makeSession(Self.path(firstPath, number: number), page.session)
      } catch let error as RecordingError where error.kind == .exists {
        last = error
      }
    }
    throw last ?? LiveSessionError("no name is free beside \(firstPath)")
  }

  /// The page and the path for a path that contains the number of a finished capture: `player/2/index.html`.
  private func numbered(_ path: String) -> (CapturePage, String)? {
    let parts = path.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count >= 2, let number = Int(parts[1]),
      let page = (earlier + [page]).first(where: { $0.number == number })
    else { return nil }
    if parts.count == 2, parts[0] == CapturePage.recordingPath { return (page, CapturePage.recordingPath) }
    guard parts.count == 3, parts[0] + "/" == CapturePage.playerFolder else { return nil }
    return (page, CapturePage.playerFolder + parts[2])
  }

  /// The path beside `first` with a number: `name-2.touchrec` for `name.touchrec`.
  package static func path(_ first: String, number: Int) -> String {
    let nameStart = first.lastIndex(of: "/").map { first.index(after: $0) } ?? first.startIndex
    guard let dot = first[nameStart...].lastIndex(of: "."), dot > nameStart else { return "\(first)-\(number)" }
    return "\(first[..<dot])-\(number)\(first[dot...])"
  }
}
