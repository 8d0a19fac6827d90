import Capture
import CommandLineSupport
import Foundation
import PassThrough
import Playback
import RecordingStore
import Scenes

/// The sample session of a system whose scene has the most views; of several, the longest one.
@MainActor
struct HeaviestSession {
  /// The folders of the five systems.
  static let systems = ["navigation-overlay", "touch-delegate-table", "overlay-container", "drop-down", "card-stack"]

  /// The system and the recording's name.
  let name: String
  /// The number of views of the scene at the start.
  let viewCount: Int
  /// The contacts, event by event, in milliseconds since the first.
  let events: [[LiveContact]]
  /// The recorded hit views of the fingers that begin in each event. `nil` for none.
  let receivers: [[String?]]
  /// The recorded strategy.
  var strategy: String { session.recordedStrategy.description }
  var profile: String { session.metadata.profile }

  private let session: ReplayableSession

  init(of system: String, in folder: String) throws {
    let path = "\(folder)/\(system)"
    let files = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).filter {
      $0.hasSuffix(".touchrec")
    }
    var heaviest: (file: String, views: Int, session: ReplayableSession)?
    for file in files.sorted() {
      let reader = try RecordingReader(path: "\(path)/\(file)")
      let session = try ReplayableSession(reader.sessions[0], of: reader)
      let views = try session.makeScene().names().count
      if (views, reader.sampleCount) > (heaviest?.views ?? 0, heaviest?.session.reader.sampleCount ?? 0) {
        heaviest = (file, views, session)
      }
    }
    guard let heaviest else {
      throw CommandFailure(
        .noInput, path: path, "holds no recording; run this in the repository, as ./script/benchmark does")
    }
    name = "\(system)/\(heaviest.file.dropLast(".touchrec".count))"
    viewCount = heaviest.views
    session = heaviest.session
    let start = try session.reader.samples(ofSession: 0).next()?.timestampMicroseconds ?? 0
    events = try Self.events(of: session, from: start)
    receivers = try Self.receivers(of: session, count: events.count)
  }

  private static func events(of session: ReplayableSession, from start: Int64) throws -> [[LiveContact]] {
    var events: [[LiveContact]] = []
    let samples = try session.reader.samples(ofSession: 0)
    while let sample = try samples.next() {
      let contact = LiveContact(
        milliseconds: Double(sample.timestampMicroseconds - start) / 1_000, finger: sample.touch, phase: sample.phase,
        x: sample.x, y: sample.y, edge: sample.edge)
      if sample.event < events.count { events[sample.event].append(contact) } else { events.append([contact]) }
    }
    return events
  }

  private static func receivers(of session: ReplayableSession, count: Int) throws -> [[String?]] {
    var receivers = [[String?]](repeating: [], count: count)
    let outcomes = try session.reader.outcomes(ofSession: 0)
    while let outcome = try outcomes.next() {
      if case .hit(_, let view) = outcome.kind { receivers[outcome.event].append(view) }
    }
    return receivers
  }

  /// Writes the scene into a folder and returns its path.
  func writeScene(into folder: String) throws -> String {
    let path = "\(folder)/heaviest.scene.json"
    try Data(session.scene.canonicalJSON().utf8).write(to: URL(fileURLWithPath: path))
    return path
  }
}
