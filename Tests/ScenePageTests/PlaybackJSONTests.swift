import Findings
import Foundation
import JSONText
import LocalServer
import PassThrough
import Playback
import RecordingStore
import Scenes
import SystemScenes
import Testing

@testable import ScenePage

@Suite("The JSON of a playback", .serialized)
@MainActor
final class PlaybackJSONTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "playback-\(UUID().uuidString)")

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  private func sample(_ event: Int, _ ms: Int64, _ touch: Int, _ phase: TouchPhase, _ x: Double, _ y: Double)
    -> TouchSample
  {
    TouchSample(event: event, timestampMicroseconds: ms * 1_000, touch: touch, phase: phase, x: x, y: y)
  }

  /// A recording of two sessions: a tap under `uikit`, and two touches on the panel and the list under `delegate`.
  private func recording() throws -> RecordingReader {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appending(path: "two.touchrec").path
    let scene = try SceneDescription.decode(Array(Visit.scene.utf8))
    let writer = try RecordingWriter(creating: path, producer: "test")
    let number = try writer.addScene(name: scene.name, json: scene.canonicalJSON())
    let sessions: [(String, String, String?, [[TouchSample]])] = [
      ("uikit", "ios17", "the first", [[sample(0, 100, 1, .began, 30, 60)], [sample(1, 150, 1, .ended, 30, 60)]]),
      (
        "delegate", "ios18", "the second",
        [
          [sample(0, 0, 1, .began, 30, 60), sample(0, 0, 2, .began, 80, 150)],
          [sample(1, 40, 1, .moved, 35, 65)], [sample(2, 80, 2, .cancelled, 81, 151)],
          [sample(3, 90, 1, .ended, 36, 66)],
          [sample(4, 500, 1, .began, 90, 160)], [sample(5, 600, 1, .ended, 90, 160)],
        ]
      ),
    ]
    for (strategy, profile, about, events) in sessions {
      _ = try writer.beginSession(scene: number, strategy: strategy, profile: profile, source: "test", about: about)
      let player = ScenePlayer(try SceneInstance(scene, strategy: Strategy(parsing: strategy), profile: profile))
      try player.play(session: events.flatMap { $0 }) { event in
        for sample in event { try writer.append(sample) }
        for outcome in player.outcomes { try writer.append(outcome.named) }
      }
    }
    try writer.describe("name", as: "two of them")
    _ = try writer.finish()
    return try RecordingReader(path: path)
  }

  private func page(session: Int, strategy: String? = nil, profile: String? = nil) throws -> PlaybackPage {
    try PlaybackPage(
      recording(), session: session, strategy: strategy.map { try Strategy(parsing: $0) }, profile: profile,
      version: "1.2.3")
  }

  private func get(_ page: PlaybackPage, _ path: String, _ query: [String: String] = [:]) throws -> JSONValue {
    let answer = page.answer(Request(method: .get, path: path, query: query))
    #expect(answer.status == 200)
    return try JSONValue.parse(answer.body)
  }

  @Test("it names its session, all sessions, and how both sides play it")
  func hello() throws {
    let page = try page(session: 1, strategy: "swizzle:version=first", profile: "ios26")
    let hello = try get(page, "scene")
    #expect(hello["mode"]?.string == "show" && hello["strategies"]?.array?.count == 6)
    let show = hello["show"]
    #expect(show?["session"]?.integer == 1 && show?["about"]?.string == "the second")
    #expect(show?["name"]?.string == "two of them")
    #expect(show?["sessions"]?.array?.map { $0["number"]?.integer } == [0, 1])
    #expect(show?["sessions"]?.array?.map { $0["about"]?.string } == ["the first", "the second"])
    let sides = show?["sides"]?.array ?? []
    #expect(sides.map { $0["title"]?.string } == ["recorded", "replayed"])
    #expect(sides.map { $0["strategy"]?.string } == ["delegate", "swizzle:version=first"])
    #expect(sides.map { $0["profile"]?.string } == ["ios18", "ios26"])
    #expect(show?["eventCount"]?.integer == 6 && show?["isCut"]?.bool == false)
    #expect(show?["times"]?.array?.map(\.integer) == [0, 40_000, 80_000, 90_000, 500_000, 600_000])
    #expect(show?["ends"]?.integer ?? 0 >= 600_000)
    let touches = show?["touches"]?.array ?? []
    #expect(touches.map { $0["touch"]?.integer } == [1, 2, 3])
    #expect(touches.map { $0["event"]?.integer } == [0, 0, 4] && touches.map { $0["last"]?.integer } == [3, 2, 5])
    #expect(touches.map { $0["x"]?.number } == [30, 80, 90] && touches.map { $0["y"]?.number } == [60, 150, 160])
  }

  @Test("another session is shown on request, under the same strategy and profile, and stays selected")
  func other() throws {
    let page = try page(session: 1, strategy: "flag", profile: "ios26")
    let show = try get(page, "scene", ["session": "0"])["show"]
    #expect(show?["session"]?.integer == 0 && show?["eventCount"]?.integer == 2)
    #expect(show?["sides"]?.array?.map { $0["strategy"]?.string } == ["uikit", "flag"])
    #expect(show?["sides"]?.array?.map { $0["profile"]?.string } == ["ios17", "ios26"])
    #expect(show?["times"]?.array?.map(\.integer) == [100_000, 150_000])
    #expect(try get(page, "frames", ["event": "0"])["count"]?.integer == 2)
    #expect(try get(page, "frames", ["event": "5", "session": "1"])["count"]?.integer == 6)
    let sides = try get(page, "explain", ["event": "0", "session": "0"])["sides"]?.array ?? []
    #expect(sides.map { $0.array?.count } == [1, 1])
    #expect(sides.map { $0.array?.first?["strategy"]?.string } == ["uikit", "flag"])
    #expect(sides.map { $0.array?.first?["profile"]?.string } == ["ios17", "ios26"])
  }

  @Test("its events have their time, the phases and locations of touches, and whether both sides are equal")
  func moments() throws {
    let page = try page(session: 1, strategy: "flag")
    let chunk = try get(page, "frames", ["event": "3"])
    #expect(chunk["first"]?.integer == 0 && chunk["count"]?.integer == 6)
    let events = (chunk["frames"]?.array ?? []).filter { $0["isEvent"]?.bool == true }
    #expect(events.map { $0["t"]?.integer } == [0, 40_000, 80_000, 90_000, 500_000, 600_000])
    let samples = events[0]["samples"]?.array ?? []
    #expect(samples.map { $0["touch"]?.integer } == [1, 2])
    #expect(samples.map { $0["x"]?.number } == [30, 80] && samples.map { $0["y"]?.number } == [60, 150])
    let differs = try get(page, "scene")["show"]?["differences"]?.array?.compactMap(\.integer) ?? []
    #expect(differs.contains(0) && !differs.contains(4))
    #expect(events.map { $0["differs"]?.bool == true } == (0..<6).map { differs.contains($0) })
    func fingers(_ event: Int, _ side: Int) -> [String] {
      (events[event]["sides"]?.array?[side]["fingers"]?.array ?? []).map { finger in
        "\(finger["touch"]?.integer ?? -1) \(finger["x"]?.number ?? -1) \(finger["y"]?.number ?? -1) \(finger["receiver"]?.string ?? "-")"
      }
    }
    #expect(fingers(0, 0) == ["1 30.0 60.0 panel", "2 80.0 150.0 list"])
    #expect(fingers(0, 1) == ["1 30.0 60.0 below", "2 80.0 150.0 list"])
    #expect(fingers(1, 0) == ["1 35.0 65.0 panel", "2 80.0 150.0 list"])
    #expect(fingers(2, 1) == ["1 35.0 65.0 below"])
    #expect(fingers(3, 0) == [])
    #expect(fingers(4, 0) == ["3 90.0 160.0 list"] && fingers(4, 1) == fingers(4, 0))
    #expect(fingers(5, 0) == [])
    // The outcomes on the recording's side are those of the recording.
    let reported = (chunk["frames"]?.array ?? []).map { $0["outcomes"]?.array?[0].array?.count ?? 0 }.reduce(0, +)
    var recorded = 0
    let cursor = try recordingAgain().outcomes(ofSession: 1)
    while try cursor.next() != nil { recorded += 1 }
    #expect(reported == recorded && reported > 6)
  }

  private func recordingAgain() throws -> RecordingReader {
    try RecordingReader(path: folder.appending(path: "two.touchrec").path)
  }

  @Test("the reasons are those of the touches of the event, from their beginning to their end")
  func reasons() throws {
    let page = try page(session: 1, strategy: "flag")
    for (event, touches) in [(0, [1, 2]), (1, [1, 2]), (2, [1, 2]), (3, [1]), (4, [3]), (5, [3])] {
      let answer = try get(page, "explain", ["event": "\(event)"])
      #expect(answer["event"]?.integer == event)
      let sides = answer["sides"]?.array ?? []
      #expect(sides.map { $0.array?.map { $0["touch"]?.integer } } == [touches, touches])
      #expect(sides[0].array?.first?["point"]?.array?.compactMap(\.number) == (event < 4 ? [30, 60] : [90, 160]))
    }
  }
}
