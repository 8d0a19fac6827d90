/// Where the current replay is, in memory that outlives a crash of the process.
@MainActor
package enum ReplayPosition {
  /// What a process replays a session for. An end of the process has another meaning in each part.
  package enum Part: Int32, Sendable {
    /// The replay whose outcomes are compared.
    case replay
    /// The baseline, if this process replays it too.
    case baseline
    /// Another reading of sizes that are only known within an error.
    case reading
    /// A further replay: it looks for the view that decided, or for other outcomes.
    case search
    /// No replay: the tool itself.
    case tool
  }

  /// The size of the memory for the name of a view, in bytes.
  package nonisolated static let viewSize = 512

  /// Where the number of the event is stored when it begins; `nil` if no process observes this one.
  @exclusivity(unchecked) package static var event: UnsafeMutablePointer<Int64>?
  /// Where its time is stored, or that of the timer that runs, in microseconds since the start of the session.
  @exclusivity(unchecked) package static var microseconds: UnsafeMutablePointer<Int64>?
  /// Where the number of the session in its recording is stored.
  @exclusivity(unchecked) package static var session: UnsafeMutablePointer<Int64>?
  /// Where the number of outcomes that were compared is stored.
  @exclusivity(unchecked) package static var outcomes: UnsafeMutablePointer<Int64>?
  /// Where the part is stored.
  @exclusivity(unchecked) package static var part: UnsafeMutablePointer<Int32>?
  /// Where the name of the view is stored that a touch of the event has hit: ``viewSize`` bytes, the last one 0.
  @exclusivity(unchecked) package static var view: UnsafeMutablePointer<CChar>?

  /// Begins an event.
  package static func begin(event number: Int, at timestampMicroseconds: Int64) {
    event?.pointee = Int64(number)
    microseconds?.pointee = timestampMicroseconds
    view?.pointee = 0
  }

  /// Performs work that is a part of its own.
  package static func within<Result>(_ work: Part, _ body: () throws -> Result) rethrows -> Result {
    guard let part else { return try body() }
    let before = part.pointee
    // What a further replay or reading does belongs to it.
    if before < Part.reading.rawValue { part.pointee = work.rawValue }
    defer { part.pointee = before }
    return try body()
  }

  /// Stores the name of the view that a touch has hit.
  static func noteHit(_ name: @autoclosure () -> String?) {
    guard let view, part?.pointee == Part.replay.rawValue || part?.pointee == Part.baseline.rawValue else { return }
    var size = 0
    for byte in (name() ?? "").utf8.prefix(viewSize - 1) {
      view[size] = CChar(bitPattern: byte)
      size += 1
    }
    view[size] = 0
  }
}
