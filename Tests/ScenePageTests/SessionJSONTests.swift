import Foundation
import JSONText
import LocalServer
import PassThrough
import RecordingStore
import Scenes
import TestSupport
import Testing

@testable import Capture
@testable import ScenePage

@Suite("The session's JSON for the page", .serialized)
@MainActor
struct SessionJSONTests {
  static let scene = """
    {"format": 1, "scene": "all of it", "about": "a sentence",
     "screen": {"size": [200, 300], "scale": 2, "safeAreaInsets": [1, 2, 3, 4]}, "windows": [
      {"id": "window", "subviews": [
        {"id": "below", "class": "UIButton", "title": "Push", "frame": [0, 0, 200, 100], "actions": {"touchUpInside": "push"}},
        {"id": "panel", "frame": [0, 0, 200, 100], "passThrough": true}]}]}
    """

  @Test("the scene, its screen, and each strategy and profile with its sentence")
  func hello() throws {
    let visit = try Visit(scene: Self.scene)
    let hello = try visit.open()
    #expect(hello["scene"]?["about"]?.string == "a sentence")
    #expect(hello["screen"]?["width"]?.number == 200 && hello["screen"]?["height"]?.number == 300)
    #expect(hello["screen"]?["safeArea"]?.array?.compactMap(\.number) == [1, 2, 3, 4])
    #expect(hello["page"]?.integer == 1)
    for key in ["strategies", "profiles"] {
      let sentences = hello[key]?.array?.compactMap { $0["sentence"]?.string } ?? []
      #expect(sentences.count >= 5 && sentences.allSatisfy { $0.contains(" ") && $0.hasSuffix(".") }, "\(sentences)")
    }
    let session = hello["session"]
    #expect(session?["canUndo"]?.bool == false && session?["touches"]?.integer == 0)
    #expect(session?["finished"]?.isNull == true && session?["name"]?.isNull == true)
  }

  @Test("the counts of everything, and at the end the written recording")
  func counts() throws {
    let visit = try Visit(scene: Self.scene)
    try visit.open()
    // Two touches that begin and move at the same time: five samples, three events, one sequence.
    _ = visit.send(
      #"[0,1,"began",30,60],[0,2,"began",150,250],[20,1,"moved",40,60],[40,1,"ended",40,60],[40,2,"ended",150,250]"#)
    let reported = try visit.json(visit.send(command: #"{"do":"describe","name":"short","about":"long"}"#))
    let session = reported["session"]
    #expect(session?["samples"]?.integer == 5 && session?["events"]?.integer == 3)
    #expect(session?["outcomes"]?.integer == visit.session.outcomeCount && visit.session.outcomeCount > 5)
    #expect(session?["touches"]?.integer == 1 && session?["canUndo"]?.bool == true)
    #expect(session?["name"]?.string == "short" && session?["about"]?.string == "long")
    let end = try visit.json(visit.send(command: #"{"do":"stop"}"#))["session"]
    let finished = end?["finished"]
    #expect(end?["canUndo"]?.bool == false)
    #expect(finished?["file"]?.string == visit.session.path && finished?["samples"]?.integer == 5)
    #expect(finished?["events"]?.integer == 3 && finished?["replay"]?.string == "same")
    let reader = try RecordingReader(path: visit.session.path)
    #expect(finished?["contentHash"]?.string == reader.meta["content_hash"])
    var outcomes = 0
    let cursor = try reader.outcomes(ofSession: 0)
    while try cursor.next() != nil { outcomes += 1 }
    #expect(finished?["outcomes"]?.integer == outcomes && end?["outcomes"]?.integer == outcomes)
  }

  @Test("everything again when the page is reloaded, and nothing twice in between")
  func again() throws {
    let visit = try Visit(scene: Self.scene)
    let first = try visit.open()
    let reply = try visit.json(visit.tap(at: 0))
    #expect(reply["seq"]?.integer == 1 && reply["reset"]?.bool == false)
    let next = try visit.json(visit.send(until: "140"))
    #expect(next["seq"]?.integer == 2 && next["frame"]?["time"]?.integer == 140_000)
    #expect(next["log"]?.array?.isEmpty == true && next["answers"]?.array?.isEmpty == true)
    let second = try visit.open()
    #expect(second["page"]?.integer == 2)
    #expect(second["frame"]?["full"]?.bool == true)
    #expect(second["frame"]?["views"]?.array?.count == first["frame"]?["views"]?.array?.count)
    #expect(second["log"]?.array?.count == visit.session.outcomeCount)
    #expect(second["answers"]?.array?.count == 1)
  }

  @Test("a restart removes everything, an undo the last sequence")
  func takenBack() throws {
    for (command, left) in [("undo", 4), ("startOver", 0)] {
      let visit = try Visit(scene: Self.scene)
      try visit.open()
      for tap in 0..<3 { _ = visit.tap(at: tap * 500) }
      let reported = try visit.json(visit.send(command: #"{"do":"\#(command)"}"#))
      #expect(reported["session"]?["samples"]?.integer == left && reported["reset"]?.bool == true)
    }
  }

  @Test("samples are on disk a moment later")
  func disk() throws {
    let visit = try Visit(scene: Self.scene)
    try visit.open()
    visit.page.tick(nowNanoseconds: 0)
    _ = visit.tap(at: 0)
    for tick in 1...10 { visit.page.tick(nowNanoseconds: UInt64(tick) * 200_000_000) }
    let copy = visit.folder.appending(path: "copy.touchrec").path
    #expect(try RecordingRecovery.recover(visit.session.path, to: copy).samples == 2)
  }

  @Test("each line of the log with its number, event, time, kind, touch and view")
  func log() throws {
    let visit = try Visit(scene: Self.scene)
    try visit.open()
    _ = visit.send(#"[0,1,"began",150,250],[30,1,"ended",150,250]"#)
    let log = try visit.json(visit.send(#"[500,9,"began",30,60],[520,8,"began",40,70]"#))["log"]?.array ?? []
    func numbers(_ key: String) -> [Int?] { log.prefix(3).map { $0[key]?.integer } }
    #expect(numbers("number") == [3, 4, 5] && numbers("event") == [2, 2, 3])
    #expect(numbers("t") == [500_000, 500_000, 520_000] && numbers("touch") == [2, 2, 3])
    #expect(log.prefix(3).map { $0["kind"]?.string } == ["hit", "touches", "hit"])
    #expect(log.prefix(3).map { $0["view"]?.string } == ["panel", "panel", "panel"])
  }

  @Test("each answer with its event, touch, time and location, and a text of the differing outcomes")
  func answers() throws {
    let visit = try Visit(scene: Self.scene)
    try visit.open()
    _ = visit.tap(at: 0, 150, 250)
    _ = visit.send(#"[500,1,"began",30,250],[510,2,"began",35,60]"#)
    let reported = try visit.json(visit.send())["answers"]?.array ?? []
    #expect(reported.count == 3)
    _ = visit.send(#"[550,2,"ended",35,60],[560,1,"ended",30,250]"#, until: "560")
    // The first differences stay, so no answer is sent again.
    #expect(try visit.json(visit.send())["answers"]?.array?.isEmpty == true)
    let answer = reported.last
    #expect(answer?["event"]?.integer == 3 && answer?["touch"]?.integer == 3 && answer?["t"]?.integer == 510_000)
    #expect(answer?["x"]?.number == 35 && answer?["y"]?.number == 60)
    #expect(answer?["recorded"]?.string == "uikit" && answer?["differs"]?.bool == true)
    let flag = answer?["strategies"]?.array?.last
    #expect(flag?["name"]?.string == "flag" && flag?["recursion"]?.bool == false)
    let words = try #require(flag?["otherwise"]?.string)
    let parts = words.components(separatedBy: " – uikit: ")
    #expect(parts.count == 2 && parts[0].contains("below") && !parts[1].contains("below"), "\(words)")
    let all = try visit.open()["answers"]?.array ?? []
    #expect(all.map { $0["differs"]?.bool } == [false, false, true])
  }

  @Test(
    "an answer differs by its receiver, by an infinite hit test, or by its outcomes",
    arguments: [
      (StrategyPreviewEntry.Entry(strategy: .uikit, receiver: "a", isRecursion: false), false),
      (StrategyPreviewEntry.Entry(strategy: .uikit, receiver: "b", isRecursion: false), true),
      (StrategyPreviewEntry.Entry(strategy: .uikit, receiver: nil, isRecursion: false), true),
      (StrategyPreviewEntry.Entry(strategy: .uikit, receiver: "a", isRecursion: true), true),
      (
        StrategyPreviewEntry.Entry(
          strategy: .uikit, receiver: "a", isRecursion: false,
          otherwise: .init(running: nil, other: .hit(touch: 1, view: "a"))), true
      ),
    ])
  func differs(entry: StrategyPreviewEntry.Entry, differs: Bool) throws {
    let flag = try Strategy(parsing: "flag")
    let own = StrategyPreviewEntry.Entry(strategy: flag, receiver: "a", isRecursion: false)
    let answer = StrategyPreviewEntry(
      event: 0, touch: 1, timestampMicroseconds: 0, location: .zero, running: flag, entries: [entry, own])
    var writer = JSONWriter()
    SessionJSON.write([answer], to: &writer)
    let reported = try JSONValue.parse(writer.utf8).array?.first
    #expect(reported?["differs"]?.bool == differs)
    #expect(reported?["strategies"]?.array?.map { $0["recursion"]?.bool } == [entry.isRecursion, false])
    #expect(reported?["strategies"]?.array?.first?["otherwise"]?.string?.hasSuffix("flag: nothing") ?? true)
  }

  @Test("a running variant can be selected like the five, and is marked as one")
  func variant() throws {
    let variant = try Strategy(parsing: "swizzle:version=first")
    var writer = JSONWriter()
    let profile = "ios17+alphaRule=lessThanOrEqual"
    writer.object { SessionJSON.writeChoices(running: variant, profile: profile, to: &$0) }
    let choices = try JSONValue.parse(writer.utf8)
    let names = choices["strategies"]?.array?.compactMap { $0["name"]?.string }
    #expect(names?.count == 6 && names?.last == variant.description)
    let profiles = choices["profiles"]?.array?.compactMap { $0["name"]?.string }
    #expect(profiles?.count == 8 && profiles?.last == profile)
  }

  @Test("the reasons with the point in every view's coordinate space, the class, and the result")
  func reasons() throws {
    let visit = try Visit()
    try visit.open()
    _ = visit.send(command: #"{"do":"strategy","value":"flag"}"#)
    _ = visit.send(command: #"{"do":"profile","value":"ios26"}"#)
    let side = try visit.json(visit.get("explain", ["x": "30", "y": "150"]))["sides"]?.array?.first
    #expect(side?["strategy"]?.string == "flag" && side?["profile"]?.string == "ios26")
    #expect(side?["point"]?.array?.compactMap(\.number) == [30, 150])
    #expect(side?["touch"]?.isNull == true && side?["recursion"]?.isNull == true)
    #expect(side?["view"]?.string == "list")
    let window = side?["tree"]?.array?.first
    #expect(window?["class"]?.string == "UIWindow" && window?["answer"]?.string == "list")
    let list = window?["children"]?.array?.first
    #expect(list?["name"]?.string == "list" && list?["class"]?.string == "UIScrollView")
    #expect(list?["point"]?.array?.compactMap(\.number) == [30, 50])
    #expect(list?["answer"]?.string == "list")
    #expect(visit.get("explain", ["x": "1", "y": "inf"]).status == 400)
  }

  @Test("the recording has the strategy and the description")
  func touchFile() throws {
    let visit = try Visit(scene: Self.scene)
    try visit.open()
    _ = visit.send(command: #"{"do":"describe","name":null,"about":"a sentence of its own"}"#)
    _ = visit.send(command: #"{"do":"strategy","value":"tag"}"#)
    _ = visit.tap(at: 0)
    let text = visit.text(visit.get("touches"))
    #expect(
      text.contains("strategy: tag\n") && text.contains("profile: ios17\n")
        && text.contains("about: a sentence of its own\n"))
    #expect(text.split(separator: "\n").count == 5)
    #expect(try visit.open()["answers"]?.array?.map { $0["recorded"]?.string } == ["tag"])
  }

  @Test("a message is accepted with its optional parts left out or present")
  func messages() throws {
    func read(_ samples: String, _ more: String = "") throws -> ExchangeMessage {
      try ExchangeMessage(ExchangeMessage.parse(Array(#"{"page":1,"seq":2,"samples":[\#(samples)]\#(more)}"#.utf8)))
    }
    let plain = try read("")
    #expect(plain.contacts.isEmpty && plain.until == nil && plain.command == nil)
    let edge = try read(#"[1.5,2,"began",3,4,"left"],[2,2,"moved",3,4,null]"#, #","until":7.5,"command":null"#)
    #expect(
      edge.contacts == [
        LiveContact(milliseconds: 1.5, finger: 2, phase: .began, x: 3, y: 4, edge: .left),
        LiveContact(milliseconds: 2, finger: 2, phase: .moved, x: 3, y: 4),
      ])
    #expect(edge.until == 7.5)
    #expect(try read("", #","command":{"do":"profile","value":"x"}"#).command == .profile("x"))
    #expect(try read("", #","command":{"do":"strategy","value":"x"}"#).command == .strategy("x"))
    let long = String(repeating: "x", count: ExchangeMessage.textLimit)
    #expect(
      try read("", #","command":{"do":"describe","name":"\#(long)","about":" \n "}"#).command
        == .describe(name: long, about: nil))
    let sample = #"[0,1,"moved",1,1]"#
    let many = Array(repeating: sample, count: ExchangeMessage.sampleLimit).joined(separator: ",")
    #expect(try read(many).contacts.count == ExchangeMessage.sampleLimit)
    #expect(throws: LiveSessionError.self) { try read(many + "," + sample) }
    for wrong in [#"[0,1,"moved",1,1,null,1]"#, #"[0,1,"moved",1,1,1]"#, #"[0,1,"moved",1]"#] {
      #expect(throws: LiveSessionError.self) { try read(wrong) }
    }
    #expect(throws: LiveSessionError.self) { try read("", #","command":{"do":"describe","sentence":"x"}"#) }
    #expect(throws: LiveSessionError.self) { try read("", #","command":{"do":"strategy","value":"x","and":1}"#) }
  }
}
