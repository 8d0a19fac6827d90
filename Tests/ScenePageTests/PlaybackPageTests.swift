import Capture
import Foundation
import JSONText
import LocalServer
import PassThrough
import Playback
import RecordingStore
import Scenes
import Testing

@testable import ScenePage

@Suite("The page that plays a recording", .serialized)
@MainActor
struct PlaybackPageTests {
  /// A session of a tap on the panel and a drag of the list.
  private func recorded(taps: Int = 1) throws -> Visit {
    let visit = try Visit()
    try visit.open()
    for tap in 0..<taps { _ = visit.tap(at: tap * 500) }
    let start = taps * 500
    _ = visit.send(#"[\#(start),1,"began",100,190]"#)
    for step in 1...10 { _ = visit.send(#"[\#(start + step * 16),1,"moved",100,\#(190 - step * 6)]"#) }
    _ = visit.send(#"[\#(start + 170),1,"ended",100,130]"#)
    try visit.session.finish()
    return visit
  }

  private func page(_ visit: Visit, strategy: String? = nil) throws -> PlaybackPage {
    PlaybackPageTests.keep = visit
    return try PlaybackPage(
      RecordingReader(path: visit.session.path), session: 0, strategy: strategy.map { try Strategy(parsing: $0) },
      profile: nil, version: "1")
  }

  /// Retains the folder of the recording that is shown.
  private static var keep: Visit?

  private func get(_ page: PlaybackPage, _ path: String, _ query: [String: String] = [:]) throws -> JSONValue {
    try JSONValue.parse(page.answer(Request(method: .get, path: path, query: query)).body)
  }

  @Test("receives both sides, every touch and the differing events")
  func overview() throws {
    let page = try page(recorded(), strategy: "flag")
    let show = try get(page, "scene")["show"]
    #expect(show?["sides"]?.array?.map { $0["strategy"]?.string } == ["uikit", "flag"])
    #expect(show?["eventCount"]?.integer == 14 && show?["times"]?.array?.count == 14)
    #expect(show?["touches"]?.array?.map { $0["event"]?.integer } == [0, 2])
    #expect(show?["touches"]?.array?.map { $0["last"]?.integer } == [1, 13])
    #expect(show?["differences"]?.array?.map(\.integer) == [0, 1])
    #expect(show?["ends"]?.integer ?? 0 > 670_000)
  }

  @Test("names for a point of a frame the view that each side would hit at that time, with the reasons")
  func hits() throws {
    let page = try page(recorded(), strategy: "flag")
    let frame = ["event": "0", "x": "100", "y": "50"]
    let views = try ["0", "1"].map { try get(page, "hit", frame.merging(["side": $0]) { $1 })["view"]?.string }
    #expect(views == ["panel", "below"])
    let sides = try get(page, "explain", frame)["sides"]?.array ?? []
    #expect(sides.map { $0["view"]?.string } == views)
    for query in [
      ["event": "99", "x": "1", "y": "1", "side": "0"], ["event": "0", "x": "1", "y": "1", "side": "2"],
      ["event": "0", "side": "0"],
    ] {
      #expect(page.answer(Request(method: .get, path: "hit", query: query)).status == 400, "\(query)")
    }
  }

  @Test(
    "a time that no frame has is refused",
    arguments: ["9223372036854775807", "9223372036854775", "1000000000000", "-1", "soon"])
  func impossibleTimes(_ time: String) throws {
    let visit = try recorded()
    let player = try page(visit)
    let query = ["event": "0", "side": "0", "x": "1", "y": "1", "t": time]
    for path in ["hit", "explain", "map"] {
      #expect(player.answer(Request(method: .get, path: path, query: query)).status == 400, "\(path)")
    }
    // The live page has the player after Stop.
    #expect(visit.get("player/hit", query).status == 400)
    let last = try get(player, "scene")["show"]?["ends"]?.integer ?? 0
    let end = query.merging(["event": "13", "t": "\(last)"]) { $1 }
    #expect(player.answer(Request(method: .get, path: "hit", query: end)).status == 200)
  }

  @Test("the map of a frame's side has the views that the points of the frame would hit")
  func map() throws {
    let page = try page(recorded(), strategy: "flag")
    for side in ["0", "1"] {
      let map = try get(page, "map", ["event": "0", "side": side])
      let receivers = map["receivers"]?.array ?? []
      let hit = try get(page, "hit", ["event": "0", "x": "100", "y": "50", "side": side])["view"]?.string
      #expect(receivers.contains { $0["view"]?.string == hit })
      let areas = receivers.compactMap { $0["area"]?.number }
      #expect(abs(areas.reduce(0, +) - (map["area"]?.number ?? 0)) < 1e-6)
      #expect(receivers.allSatisfy { !($0["outlines"]?.array ?? []).isEmpty })
    }
  }

  @Test("a point is queried in the scene as it is at the time of the frame")
  func hitsInTime() throws {
    let page = try page(recorded())
    // The drag of the list moves its content: at the last event another part of it is under the same point.
    func row(_ event: Int) throws -> [Double]? {
      let tree = try get(page, "explain", ["event": "\(event)", "x": "100", "y": "195"])["sides"]?.array?.first?["tree"]
      func point(_ nodes: JSONValue?) -> [Double]? {
        for node in nodes?.array ?? [] {
          if node["name"]?.string == "list" { return node["point"]?.array?.compactMap(\.number) }
          if let found = point(node["children"]) { return found }
        }
        return nil
      }
      return point(tree)
    }
    #expect(try row(2) != nil)
    #expect(try row(2) != row(12))
  }

  @Test("receives what broke first in the words of diff, with the decision of both sides")
  func divergences() throws {
    let page = try page(recorded(), strategy: "flag")
    let comparison = try get(page, "scene")["show"]?["comparisons"]?.array?.first
    #expect(comparison?["differences"]?.array?.map(\.integer) == [0, 1] && comparison?["rootCount"]?.integer == 1)
    let first = comparison?["divergences"]?.array?.first
    #expect(first?["event"]?.integer == 0 && first?["touch"]?.integer == 1)
    #expect(first?["sentence"]?.string?.hasSuffix("(100, 50): panel → below") == true)
    #expect(first?["consequences"]?.array?.isEmpty == false)
    let decision = first?["decision"]
    #expect(decision?["view"]?.string == "panel" && decision?["rule"]?.string == "flagPassThrough")
    let sides = try get(page, "explain", ["event": "0"])["sides"]?.array ?? []
    let reasons = sides.map { side in
      side.array?.first?["tree"]?.array?.first?["children"]?.array?.first { $0["name"]?.string == "panel" }?["reason"]?
        .string
    }
    #expect([decision?["recorded"]?.string, decision?["replayed"]?.string] == reasons && reasons[0] != reasons[1])
  }

  @Test("replays on request with another strategy and profile, or with every strategy beside the recording")
  func choices() throws {
    let page = try page(recorded(), strategy: "flag")
    let one = try get(page, "scene", ["strategy": "tag", "profile": "ios26"])["show"]
    #expect(one?["sides"]?.array?.map { $0["strategy"]?.string } == ["uikit", "tag"])
    #expect(one?["sides"]?.array?.map { $0["profile"]?.string } == ["ios17", "ios26"])
    let all = try get(page, "scene", ["strategy": "all"])["show"]
    let names = all?["sides"]?.array?.compactMap { $0["strategy"]?.string } ?? []
    #expect(names == ["uikit"] + Strategy.all.map(\.description))
    let frame = try get(page, "frames", ["strategy": "all", "event": "0"])["frames"]?.array?[1]
    let receivers = frame?["sides"]?.array?.map { $0["fingers"]?.array?.first?["receiver"]?.string } ?? []
    #expect(receivers.count == 6 && frame?["outcomes"]?.array?.count == 6)
    for (index, name) in names.enumerated().dropFirst() {
      let alone = try get(page, "frames", ["strategy": name, "event": "0"])["frames"]?.array?[1]
      #expect(alone?["sides"]?.array?[1]["fingers"]?.array?.first?["receiver"]?.string == receivers[index])
      #expect(text(alone?["outcomes"]?.array?[1]) == text(frame?["outcomes"]?.array?[index]))
      let differs = all?["comparisons"]?.array?[index - 1]["differences"]?.array?.isEmpty == false
      #expect(differs == (receivers[index] != receivers[0]))
    }
    // Without a strategy, that of the command is shown.
    #expect(try get(page, "scene")["show"]?["sides"]?.array?.map { $0["strategy"]?.string } == ["uikit", "flag"])
  }

  @Test("receives once the reason why a comparison is inconclusive; nothing in a conclusive one")
  func unknowns() throws {
    let visit = try Visit(
      scene: #"""
        {"format": 1, "scene": "field", "windows": [{"id": "w", "subviews": [
          {"id": "field", "class": "UITextField", "frame": [0, 0, 200, 100]}]}]}
        """#)
    try visit.open()
    for tap in 0..<3 { _ = visit.tap(at: tap * 500) }
    let finished = try visit.session.finish()
    let reported = try get(page(visit), "scene")["show"]?["unknowns"]?.array?.compactMap(\.string)
    #expect(reported?.count == 1 && reported == finished.unknowns)
    #expect(try get(page(recorded()), "scene")["show"]?["unknowns"]?.array?.isEmpty == true)
  }

  @Test("as recorded, there are no differences")
  func same() throws {
    let page = try page(recorded())
    #expect(try get(page, "scene")["show"]?["differences"]?.array?.isEmpty == true)
    let frames = try get(page, "frames", ["event": "0"])["frames"]?.array ?? []
    #expect(frames.allSatisfy { $0["differs"]?.bool == false })
    for frame in frames { #expect(text(frame["outcomes"]?.array?[0]) == text(frame["outcomes"]?.array?[1])) }
  }

  @Test("each event has the phases of touches, their receivers and the outcomes, on both sides")
  func events() throws {
    let page = try page(recorded(), strategy: "flag")
    let frames = try get(page, "frames", ["event": "0"])["frames"]?.array ?? []
    #expect(frames[0]["isEvent"]?.bool == false && frames[0]["sides"]?.array?[0]["full"]?.bool == true)
    let first = frames[1]
    #expect(first["samples"]?.array?.first?["phase"]?.string == "began")
    let fingers = first["sides"]?.array?.map { $0["fingers"]?.array?.first?["receiver"]?.string }
    #expect(fingers == ["panel", "below"])
    #expect(
      first["outcomes"]?.array?.map { text($0) } == [
        ["touch 1 → panel", "panel touch 1 began"], ["touch 1 → below", "below touchDown"],
      ])
    let events = frames.filter { $0["isEvent"]?.bool == true }
    #expect(events.compactMap { $0["event"]?.integer } == Array(0..<14))
    // The deceleration after the end of the touch has frames of its own, and every outcome is sent once.
    #expect(frames.last?["isEvent"]?.bool == false && frames.count > 16)
    let reported = frames.flatMap { text($0["outcomes"]?.array?[0]) }
    let recording = PlaybackPageTests.keep!.session.takeAllLines().count
    #expect(reported.count == recording)
  }

  @Test("a chunk requested alone equals the one requested in order")
  func chunks() throws {
    let visit = try recorded(taps: 120)
    let inOrder = try page(visit)
    let count = try get(inOrder, "scene")["show"]?["eventCount"]?.integer ?? 0
    #expect(count == 252)
    var chunks: [[UInt8]] = []
    for event in stride(from: 0, to: count, by: 100) {
      chunks.append(inOrder.answer(Request(method: .get, path: "frames", query: ["event": "\(event)"])).body)
    }
    let alone = try page(visit)
    for (index, event) in [251, 137, 3].enumerated() {
      let chunk = alone.answer(Request(method: .get, path: "frames", query: ["event": "\(event)"])).body
      let parsed = try JSONValue.parse(chunk)
      #expect(parsed["first"]?.integer == event / 100 * 100)
      #expect(chunk == chunks[2 - index])
    }
  }

  @Test("the reasons are those of the beginning of the touch")
  func explain() throws {
    let page = try page(recorded(), strategy: "flag")
    let sides = try get(page, "explain", ["event": "1"])["sides"]?.array ?? []
    #expect(sides.map { $0.array?.first?["view"]?.string } == ["panel", "below"])
    #expect(sides.map { $0.array?.first?["touch"]?.integer } == [1, 1])
    #expect(try get(page, "explain", ["event": "5"])["sides"]?.array?[0].array?.first?["view"]?.string == "list")
  }

  @Test(
    "an invalid request is refused with a reason",
    arguments: [
      ("frames", [:]), ("frames", ["event": "-1"]), ("frames", ["event": "14"]), ("frames", ["event": "x"]),
      ("frames", ["event": "0", "session": "1"]), ("explain", [:]), ("scene", ["session": "7"]),
      ("scene", ["strategy": "magic"]), ("scene", ["profile": "ios1"]), ("hit", ["strategy": "all", "side": "6"]),
    ] as [(String, [String: String])])
  func refusals(_ path: String, _ query: [String: String]) throws {
    let page = try page(recorded())
    let answer = page.answer(Request(method: .get, path: path, query: query))
    #expect(answer.status == 400)
    #expect(try JSONValue.parse(answer.body)["error"]?.string?.isEmpty == false)
    #expect(page.answer(Request(method: .post, path: "exchange", body: Array("{}".utf8))).status == 404)
  }

  private func text(_ outcomes: JSONValue?) -> [String] { outcomes?.array?.compactMap { $0["text"]?.string } ?? [] }
}
