import Capture
import Foundation
import JSONText
import LocalServer
import Playback
import RecordingStore
import Testing
import TouchInput

@testable import ScenePage

@Suite("The page that captures", .serialized)
@MainActor
struct CapturePageTests {
  @Test("receives the scene, its choices, and every view")
  func hello() throws {
    let visit = try Visit()
    let hello = try visit.open()
    #expect(hello["mode"]?.string == "capture")
    #expect(hello["version"]?.string == "1.2.3")
    #expect(hello["file"]?.string == visit.session.path)
    #expect(hello["scene"]?["name"]?.string == "panel over a button")
    #expect(hello["screen"]?["width"]?.number == 200 && hello["screen"]?["scale"]?.number == 3)
    #expect(
      hello["strategies"]?.array?.compactMap { $0["name"]?.string } == ["uikit", "swizzle", "tag", "delegate", "flag"])
    #expect(hello["profiles"]?.array?.count == 7)
    let views = hello["frame"]?["views"]?.array ?? []
    #expect(views.map { $0["name"]?.string } == ["window", "below", "panel", "list"])
    #expect(views.map { $0["kind"]?.string } == ["window", "button", "view", "scroll"])
    #expect(views.map { $0["parent"]?.integer } == [nil, 1, 1, 1])
    #expect(views[1]["text"]?.string == "Push")
    #expect(views[2]["isMarked"]?.bool == true && views[2]["background"]?.string == "#00ff0080")
    #expect(views[3]["matrix"]?.array?.compactMap(\.number) == [1, 0, 0, 1, 0, 100])
  }

  @Test("receives the hit view and the outcomes in the response to the message with the touch")
  func answer() throws {
    let visit = try Visit()
    try visit.open()
    let down = try visit.json(visit.send(#"[12.5,7,"began",100,50]"#, until: "12.5"))
    let finger = down["frame"]?["fingers"]?.array?.first
    #expect(finger?["receiver"]?.string == "panel" && finger?["touch"]?.integer == 1)
    #expect(finger?["view"]?.integer == 3)
    #expect(down["frame"]?["isRunning"]?.bool == true)
    #expect(down["log"]?.array?.map { $0["text"]?.string } == ["touch 1 → panel", "panel touch 1 began"])
    let up = try visit.json(visit.send(#"[60,7,"ended",100,50]"#, until: "60"))
    #expect(up["frame"]?["isRunning"]?.bool == false)
    #expect(up["session"]?["samples"]?.integer == 2 && up["session"]?["canUndo"]?.bool == true)
  }

  @Test("receives the results of the other strategies after the response to the message with the touch")
  func previews() throws {
    let visit = try Visit()
    try visit.open()
    for response in [visit.send(#"[12.5,7,"began",100,50]"#, until: "12.5"), visit.send(until: "20")] {
      let reply = try visit.json(response)
      #expect(reply["answers"]?.array?.isEmpty == true && reply["answersFollow"]?.bool == true)
    }
    let next = try visit.json(visit.send())
    #expect(next["answersFollow"]?.bool == false)
    let answer = next["answers"]?.array?.first
    #expect(answer?["differs"]?.bool == true)
    #expect(
      answer?["strategies"]?.array?.map { $0["receiver"]?.string } == ["panel", "below", "below", "panel", "below"])
    #expect(answer?["strategies"]?.array?.last?["otherwise"]?.string?.contains("below") == true)
    _ = visit.send(#"[60,7,"ended",100,50],[500,7,"began",100,50]"#, until: "500")
    // The server plays the other strategies while no message waits.
    visit.page.tick(nowNanoseconds: 0)
    let flag = try visit.json(visit.send(until: "510"))["answers"]?.array?.last?["strategies"]?.array?.last
    #expect(flag?["otherwise"]?.string?.contains("below") == true)
  }

  @Test("sends only views that have changed")
  func changes() throws {
    let visit = try Visit()
    try visit.open()
    #expect(try visit.json(visit.send())["frame"]?["views"]?.array?.isEmpty == true)
    _ = visit.send(#"[0,1,"began",100,190]"#)
    for step in 1...8 { _ = visit.send(#"[\#(step * 16),1,"moved",100,\#(190 - step * 10)]"#) }
    let moved = try visit.json(visit.send(#"[200,1,"moved",100,60]"#))
    let views = moved["frame"]?["views"]?.array ?? []
    #expect(views.map { $0["name"]?.string } == ["list"])
    #expect(views.first?["origin"]?.array?[1].number ?? 0 > 50)
    #expect(views.first?["state"]?["isDragging"]?.bool == true)
    #expect(moved["frame"]?["full"]?.bool == false)
  }

  @Test("a message whose response was lost can be sent again, and is not played twice")
  func again() throws {
    let visit = try Visit()
    try visit.open()
    let message = #"{"page":1,"seq":1,"until":null,"samples":[[0,1,"began",9,9],[9,1,"ended",9,9]],"command":null}"#
    let first = visit.post(message)
    #expect(visit.post(message) == first)
    #expect(visit.session.sampleCount == 2)
  }

  @Test(
    "an invalid message is refused with its reason, and the session continues",
    arguments: [
      ("", "not JSON"), ("[1]", "'page'"), ("{}", "'page'"), (#"{"page":1}"#, "'seq'"),
      (#"{"page":1,"seq":2}"#, "'samples'"),
      (#"{"page":1,"seq":2,"samples":{}}"#, "'samples'"), (#"{"page":1,"seq":2,"samples":[7]}"#, "sample 0"),
      (#"{"page":1,"seq":2,"samples":[[0,1,"began",1]]}"#, "sample 0"),
      (#"{"page":1,"seq":2,"samples":[[0,1,"hovered",1,1]]}"#, "unknown phase"),
      (#"{"page":1,"seq":2,"samples":[[0,1,"began",1,1,"middle"]]}"#, "unknown edge"),
      (#"{"page":1,"seq":2,"samples":[[0,1.5,"began",1,1]]}"#, "sample 0"),
      (#"{"page":1,"seq":2,"samples":[],"until":"now"}"#, "'until'"),
      (#"{"page":1,"seq":2,"samples":[],"extra":1}"#, "unknown key 'extra'"),
      (#"{"page":1,"seq":2,"samples":[],"command":"stop"}"#, "'do'"),
      (#"{"page":1,"seq":2,"samples":[],"command":{"do":"explode"}}"#, "unknown command"),
      (#"{"page":1,"seq":2,"samples":[],"command":{"do":"stop","now":true}}"#, "unknown key 'now'"),
      (#"{"page":1,"seq":2,"samples":[],"command":{"do":"strategy","value":"hope"}}"#, "hope"),
      (#"{"page":1,"seq":2,"samples":[],"command":{"do":"profile","value":"ios99"}}"#, "ios99"),
      (#"{"page":1,"seq":2,"samples":[[0,8,"moved",1,1]]}"#, "begin it first"),
      (#"{"page":1,"seq":9,"samples":[]}"#, "in order"),
      (#"{"page":1,"seq":2,"samples":[[0,"shake","hard"]]}"#, "not an event of the device"),
      (#"{"page":1,"seq":2,"samples":[["0","rotate","portrait"]]}"#, "not an event of the device"),
      (#"{"page":1,"seq":2,"samples":[[0,"rotate","sideways"]]}"#, "portraitUpsideDown"),
      (#"{"page":1,"seq":2,"samples":[[0,"keyboard",0]]}"#, "no height of a keyboard"),
      (#"{"page":1,"seq":2,"samples":[[1e99,"rotate","portrait"]]}"#, "no valid time"),
      (
        "{\"page\":1,\"seq\":2,\"samples\":[],\"command\":{\"do\":\"describe\",\"name\":\"\(String(repeating: "x", count: 2_001))\"}}",
        "2000"
      ),
      (String(repeating: "[", count: 100_000), "not JSON"),
    ])
  func refusals(_ message: String, _ reason: String) throws {
    let visit = try Visit()
    try visit.open()
    _ = visit.tap(at: 0)
    let refusal = visit.post(message)
    #expect(refusal.status == 400)
    #expect(try visit.json(refusal)["error"]?.string?.contains(reason) == true, "\(visit.text(refusal))")
    #expect(visit.session.sampleCount == 2 && visit.page.failure == nil)
    // A page continues after the number in the refusal.
    let last = try #require(try visit.json(refusal)["seq"]?.integer)
    #expect(last == (message.contains(#""seq":2"#) ? 2 : 1))
    visit.continueAfter(last)
    #expect(visit.tap(at: 300).status == 200)
    #expect(visit.session.sampleCount == 4)
    try visit.open()
    #expect(visit.tap(at: 500).status == 200)
    #expect(try visit.session.finish().divergences == 0)
  }

  @Test("a page that counts a message without a readable number continues too, and a repetition changes nothing")
  func unreadable() throws {
    let visit = try Visit()
    try visit.open()
    _ = visit.send(#"[0,1,"began",100,50]"#)
    for _ in 0..<3 {
      let refusal = visit.send(command: #"{"do":"describe","name":"bad\ud83d","about":null}"#)
      #expect(refusal.status == 400)
      #expect(visit.sendAgain() == refusal)
    }
    #expect(!visit.session.isRunning)
    #expect(visit.tap(at: 500).status == 200)
    #expect(visit.send(command: #"{"do":"stop"}"#).status == 200)
    #expect(visit.session.finished?.samples == 4)
  }

  @Test("a refused message with samples cancels the fingers, and its number is used up")
  func refusedSamples() throws {
    let visit = try Visit()
    try visit.open()
    _ = visit.send(#"[0,1,"began",100,50]"#)
    let refusal = visit.send(#"[10,1,"ended",100,50],[20,2,"moved",9,9]"#)
    #expect(refusal.status == 400 && visit.sendAgain() == refusal)
    #expect(try visit.json(refusal)["seq"]?.integer == 2)
    #expect(!visit.session.isRunning)
    // Later samples of the cancelled finger are ignored.
    #expect(visit.send(#"[30,1,"moved",100,60],[40,1,"ended",100,60]"#).status == 200)
    #expect(visit.tap(at: 500).status == 200)
    var phases: [TouchPhase] = []
    try visit.session.forEachSample { phases.append($0.phase) }
    #expect(phases == [.began, .cancelled, .began, .ended])
  }

  @Test("the page opened last captures; earlier pages are notified, and their touches are cancelled")
  func takenOver() throws {
    let visit = try Visit()
    try visit.open()
    _ = visit.send(#"[0,1,"began",100,50]"#)
    let first = visit.number
    try visit.open()
    #expect(visit.number == first + 1)
    let refused = visit.post(#"{"page":\#(first),"seq":2,"until":null,"samples":[],"command":null}"#)
    #expect(refused.status == 409)
    #expect(try visit.json(refused)["reason"]?.string == "takenOver")
    #expect(visit.tap(at: 100).status == 200)
    try visit.session.finish()
    var phases: [TouchPhase] = []
    try visit.session.forEachSample { phases.append($0.phase) }
    #expect(phases == [.began, .cancelled, .began, .ended])
  }

  @Test("a HEAD changes nothing: the page goes on capturing, and its finger stays down")
  func head() throws {
    let visit = try Visit()
    try visit.open()
    _ = visit.send(#"[0,1,"began",100,50]"#)
    for path in ["", "scene", "main.js", "touches", "flags"] {
      #expect(visit.page.answer(Request(method: .head, path: path)).status == 200)
    }
    #expect(visit.send(#"[50,1,"ended",100,50]"#).status == 200)
    #expect(visit.session.sampleCount == 2)
  }

  @Test("a page is abandoned five seconds after its last request, or shortly after it was left")
  func abandoned() throws {
    let visit = try Visit()
    func isAbandoned(_ milliseconds: UInt64) -> Bool {
      visit.page.tick(nowNanoseconds: milliseconds * 1_000_000)
      return visit.page.isAbandoned
    }
    try visit.open()
    #expect(!isAbandoned(10_000) && !isAbandoned(14_900))
    #expect(visit.get("present").status == 200)
    #expect(!isAbandoned(15_000) && !isAbandoned(19_900) && isAbandoned(20_000))
    #expect(visit.post("{}", to: "leave").status == 200)
    #expect(!isAbandoned(21_000) && !isAbandoned(22_400) && isAbandoned(22_500))
    // The page was loaded again.
    _ = visit.post("{}", to: "leave")
    _ = visit.get("")
    #expect(!isAbandoned(23_000) && !isAbandoned(27_900))
  }

  @Test("after Stop the page can explain a point and copy the session")
  func afterStop() throws {
    let visit = try Visit()
    try visit.open()
    _ = visit.tap(at: 0)
    let touches = visit.get("touches")
    #expect(visit.send(command: #"{"do":"stop"}"#).status == 200)
    #expect(visit.get("touches") == touches)
    #expect(visit.get("explain", ["x": "100", "y": "50"]).status == 200)
    #expect(visit.get("flags").status == 200)
  }

  @Test("after five seconds without messages its touches are cancelled; a heartbeat prevents that")
  func silence() throws {
    let visit = try Visit()
    try visit.open()
    _ = visit.send(#"[0,1,"began",100,50]"#)
    for second in 0..<8 {
      _ = visit.send()
      visit.page.tick(nowNanoseconds: UInt64(second) * 1_000_000_000)
    }
    #expect(visit.session.isRunning)
    visit.page.tick(nowNanoseconds: 11_900_000_000)
    #expect(visit.session.isRunning)
    visit.page.tick(nowNanoseconds: 12_000_000_000)
    #expect(!visit.session.isRunning && visit.session.sampleCount == 2)
  }

  @Test("its session is returned as a touch file and as options")
  func forms() throws {
    let visit = try Visit()
    try visit.open()
    #expect(visit.text(visit.get("flags")) == "# nothing was touched\n")
    _ = visit.tap(at: 0)
    _ = visit.send(#"[500,1,"began",100,190],[700,1,"moved",100,120],[800,1,"ended",100,120.5]"#)
    _ = visit.send(#"[900,1,"began",10,10],[900,2,"began",90,10],[950,2,"ended",90,10],[960,1,"ended",10,10]"#)
    #expect(
      visit.text(visit.get("flags")) == """
        --strategy uikit \\
        --profile ios17 \\
        --tap 100,50 \\
        --drag 100,190,100,120.5,0.3
        # 2 touches are left out: several fingers at once, or cancelled; use a touch file

        """)
    var parser = TouchFileParser()
    var read: [TouchSample] = []
    try visit.get("touches").body.withUnsafeBytes { try parser.feed($0, into: &read) }
    _ = try parser.finish(into: &read)
    var recorded: [TouchSample] = []
    try visit.session.forEachSample { recorded.append($0) }
    #expect(read == recorded && read.count == 9)
  }

  @Test("returns for a point the view that a touch would hit, with a reason for every view")
  func explain() throws {
    let visit = try Visit()
    try visit.open()
    let side = try visit.json(visit.get("explain", ["x": "100", "y": "50"]))["sides"]?.array?.first
    #expect(side?["view"]?.string == "panel")
    let window = side?["tree"]?.array?.first
    #expect(window?["children"]?.array?.map { $0["name"]?.string } == ["list", "panel", "below"])
    #expect(window?["children"]?.array?.map { $0["visited"]?.bool } == [true, true, false])
    #expect(window?["children"]?.array?.first?["reason"]?.string == "does not contain the point")
    for query in [[:], ["x": "1"], ["x": "1", "y": "nan"], ["x": "1", "y": "a"], ["x": "1", "y": "1", "z": "1"]] {
      #expect(visit.get("explain", query).status == 400)
    }
  }

  @Test("names for a point the view that a touch would hit, and changes nothing")
  func hit() throws {
    let visit = try Visit()
    try visit.open()
    for (x, y) in [(100, 50), (10, 10), (100, 190), (-5, 5)] {
      let query = ["x": "\(x)", "y": "\(y)"]
      let hit = try visit.json(visit.get("hit", query))
      let side = try visit.json(visit.get("explain", query))["sides"]?.array?.first
      #expect(hit["view"]?.string == side?["view"]?.string, "\(query)")
    }
    #expect(try visit.json(visit.get("hit", ["x": "100", "y": "50"]))["view"]?.string == "panel")
    #expect(visit.session.sampleCount == 0)
    for query in [[:], ["x": "1"], ["x": "1", "y": "nan"], ["x": "1", "y": "1", "side": "0"]] {
      #expect(visit.get("hit", query).status == 400)
    }
  }

  @Test("captions at a scale that cannot be drawn are refused", arguments: [nil, "0", "nan", "1e9", "x"])
  func captionScale(zoom: String?) throws {
    let visit = try Visit()
    try visit.open()
    #expect(visit.get("captions", zoom.map { ["zoom": $0] } ?? [:]).status == 400)
    #expect(visit.get("captions", ["zoom": "1"]).status == 200)
  }

  @Test("each command changes the session")
  func commands() throws {
    let visit = try Visit()
    try visit.open()
    let nothing = try visit.json(visit.send(command: #"{"do":"undo"}"#))
    #expect(nothing["notice"]?.string != nil && nothing["reset"]?.bool == false)
    #expect(try visit.json(visit.send(command: #"{"do":"stop"}"#))["notice"]?.string != nil)
    #expect(visit.session.finished == nil)
    _ = visit.tap(at: 0)
    _ = visit.tap(at: 500, 100, 150)
    let flag = try visit.json(visit.send(command: #"{"do":"strategy","value":"flag"}"#))
    #expect(flag["reset"]?.bool == true && flag["frame"]?["full"]?.bool == true)
    #expect(flag["session"]?["strategy"]?.string == "flag")
    #expect(flag["log"]?.array?.first?["text"]?.string == "touch 1 → below")
    #expect(flag["answers"]?.array?.count == 2)
    let undone = try visit.json(visit.send(command: #"{"do":"undo"}"#))
    #expect(undone["session"]?["samples"]?.integer == 2 && undone["answers"]?.array?.count == 1)
    let profile = try visit.json(visit.send(command: #"{"do":"profile","value":"ios26"}"#))
    #expect(profile["session"]?["profile"]?.string == "ios26")
    let named = try visit.json(
      visit.send(command: #"{"do":"describe","name":" a  name ","about":"what it\n protects"}"#))
    #expect(named["session"]?["name"]?.string == "a name" && named["session"]?["about"]?.string == "what it protects")
    let over = try visit.json(visit.send(command: #"{"do":"startOver"}"#))
    #expect(over["session"]?["samples"]?.integer == 0 && over["log"]?.array?.isEmpty == true)
    _ = visit.tap(at: 2_000)
    let stopped = try visit.json(visit.send(command: #"{"do":"stop"}"#))
    let finished = stopped["session"]?["finished"]
    #expect(finished?["samples"]?.integer == 2 && finished?["replay"]?.string == "same")
    let after = visit.send()
    #expect(after.status == 409)
    #expect(try visit.json(after)["reason"]?.string == "finished")
    #expect(visit.tap(at: 3_000).status == 409)
    let reader = try RecordingReader(path: visit.session.path)
    #expect(reader.meta["name"] == "a name" && reader.sessions[0].about == "what it protects")
    #expect(reader.sessions[0].strategy == "flag" && reader.sessions[0].profile == "ios26")
  }

  @Test("a recording that cannot be rewritten is left unchanged, and the session continues")
  func notWrittenAnew() throws {
    let visit = try Visit()
    try visit.open()
    _ = visit.tap(at: 0)
    // The name for the backup of the recording is already used.
    try FileManager.default.createDirectory(atPath: visit.session.path + ".before", withIntermediateDirectories: false)
    #expect(visit.send(command: #"{"do":"startOver"}"#).status == 422)
    #expect(visit.page.failure == nil)
    #expect(visit.tap(at: 500).status == 200)
    #expect(try visit.session.finish().samples == 4)
  }

  @Test("when its recording cannot be written any more, the page gets an error")
  func broken() throws {
    let visit = try Visit()
    try visit.open()
    _ = visit.tap(at: 0)
    try visit.session.forEachSample { _ in }
    // Another program damages the file.
    let other = try FileHandle(forUpdating: URL(filePath: visit.session.path))
    defer { try? other.close() }
    try other.truncate(atOffset: 100)
    var statuses: [Int] = []
    for tap in 1...3 {
      statuses.append(visit.tap(at: tap * 500).status)
      visit.page.tick(nowNanoseconds: UInt64(tap) * 1_000_000_000)
      visit.page.tick(nowNanoseconds: UInt64(tap) * 1_000_000_000 + 200_000_000)
    }
    #expect(visit.page.failure != nil)
    #expect(statuses.last == 409)
  }

  @Test("the finished recording can be downloaded and played, and not before it is finished")
  func finishedRecording() throws {
    let visit = try Visit()
    try visit.open()
    _ = visit.tap(at: 0)
    for path in ["recording", "player/scene", "player/index.html"] { #expect(visit.get(path).status == 400) }
    #expect(visit.send(command: #"{"do":"stop"}"#).status == 200)
    let download = visit.get("recording")
    #expect(download.body == Array(try Data(contentsOf: URL(filePath: visit.session.path))))
    #expect(download.downloadName == "a.touchrec")
    #expect(visit.get("player/index.html").body == PageFile.all[0].bytes)
    #expect(visit.get("player/page.css").type.hasPrefix("text/css"))
    let hello = try visit.json(visit.get("player/scene"))
    #expect(hello["mode"]?.string == "show")
    #expect(visit.post("{}", to: "player/exchange").status == 404)
    // The capture's own page is served as before.
    #expect(try visit.json(visit.get("scene"))["mode"]?.string == "capture")
  }

  @Test("a second Stop gets the result of the first, also from a page that was opened after it")
  func stoppedTwice() throws {
    let visit = try Visit()
    try visit.open()
    _ = visit.tap(at: 0)
    let first = try visit.json(visit.send(command: #"{"do":"stop"}"#))["session"]?["finished"]
    #expect(first?["samples"]?.integer == 2)
    let again = visit.send(#"[900,5,"began",9,9]"#, until: "950", command: #"{"do":"stop"}"#)
    #expect(again.status == 200)
    #expect(try visit.json(again)["session"]?["finished"]?.canonicalText() == first?.canonicalText())
    try visit.open()
    #expect(visit.send(command: #"{"do":"stop"}"#).status == 200)
    #expect(visit.session.sampleCount == 2)
  }

  @Test("when the finished recording was removed, a download is refused with the sentence of a missing recording")
  func removedRecording() throws {
    let visit = try Visit()
    try visit.open()
    _ = visit.tap(at: 0)
    #expect(visit.send(command: #"{"do":"stop"}"#).status == 200)
    try FileManager.default.removeItem(atPath: visit.session.path)
    let error = #expect(throws: RecordingError.self) { _ = try RecordingReader(path: visit.session.path) }
    for path in ["recording", "player/scene"] {
      let refusal = visit.get(path)
      #expect(refusal.status == 422)
      #expect(try visit.json(refusal)["error"]?.string == error?.description, "\(visit.text(refusal))")
    }
  }

  @Test("messages of an earlier page do not keep the fingers of a silent page down")
  func silentBesideAnEarlierPage() throws {
    let visit = try Visit()
    try visit.open()
    try visit.open()
    _ = visit.send(#"[0,1,"began",100,50]"#)
    for second in 0...6 as ClosedRange<UInt64> {
      #expect(visit.post(#"{"page":1,"seq":\#(second + 1),"samples":[]}"#).status == 409)
      visit.page.tick(nowNanoseconds: second * 1_000_000_000)
    }
    #expect(!visit.session.isRunning && visit.session.sampleCount == 2)
  }

  @Test(
    "only the page's files are served",
    arguments: ["scene.json", "../a.touchrec", "main", "index.html/", "a.touchrec"])
  func files(_ path: String) throws {
    let visit = try Visit()
    #expect(visit.get(path).status == 404)
    #expect(visit.post("{}", to: path).status == 404)
    #expect(visit.get("").body == PageFile.all[0].bytes)
    #expect(visit.get("main.js").type == "text/javascript; charset=utf-8")
  }
}
