import CommandSupport
import JSONText
import TestSupport
import Testing

@Suite("replayer run prints the outcomes")
struct RunTests {
  @Test("each line is one object with the keys of its kind, in their order, t in seconds")
  func keys() throws {
    let shop = try Workshop()
    try shop.record("a.touchrec", scene: .popup, "--tap 50,30 --tap 350,750 --tap 390,500", strategy: "delegate")
    let run = try shop.replayer("run --json a.touchrec")
    #expect(run.code == 0 && run.error.isEmpty)
    #expect(
      run.lines.prefix(4) == [
        #"{"event":0,"t":0.0,"kind":"hit","touch":1,"view":"push","reacts":"push push"}"#,
        #"{"event":0,"t":0.0,"kind":"action","view":"push","controlEvent":"touchDown","name":null,"touch":1,"handlers":[]}"#,
        #"{"event":1,"t":0.05,"kind":"action","view":"push","controlEvent":"touchUpInside","name":"push","touch":1,"#
          + #""handlers":["push"],"givenNames":[0]}"#,
        #"{"event":1,"t":0.05,"kind":"action","view":"push","controlEvent":"primaryActionTriggered","name":null,"#
          + #""touch":1,"handlers":[]}"#,
      ])
    #expect(
      run.lines.dropFirst(4).prefix(3) == [
        #"{"event":2,"t":0.55,"kind":"hit","touch":1,"view":"UIWindow[1]","reacts":"-"}"#,
        #"{"event":2,"t":0.55,"kind":"touches","view":"UIWindow[1]","touch":1,"phase":"began"}"#,
        #"{"event":3,"t":0.6,"kind":"touches","view":"UIWindow[1]","touch":1,"phase":"ended"}"#,
      ])
    #expect(try shop.replayer("run a.touchrec").lines.count == run.lines.count)
  }

  @Test("a touch without a view is null in JSON and - in text")
  func nothingHit() throws {
    let shop = try Workshop()
    try shop.record("a.touchrec", scene: .popup, "--tap 5000,5000")
    #expect(
      try shop.replayer("run --json a.touchrec").lines == [#"{"event":0,"t":0.0,"kind":"hit","touch":1,"view":null}"#])
    #expect(try shop.replayer("run a.touchrec").output.contains("touch 1 → -"))
  }

  @Test(
    "an infinite hit test is a hit of nothing and a recursion that names its views; the exit code is that of trouble")
  func recursion() throws {
    let shop = try Workshop()
    try shop.record("a.touchrec", scene: .loop, "--tap 10,10", strategy: "delegate")
    let run = try shop.replayer("run --json a.touchrec")
    let objects = try run.objects()
    #expect(run.code == 2 && objects.count == 2)
    #expect(objects[0]["kind"]?.string == "hit" && objects[0]["view"]?.isNull == true)
    #expect(objects[1].keys == ["event", "t", "kind", "what", "touch", "view", "why"])
    #expect(objects[1]["what"]?.string == "recursion" && objects[1]["why"]?.string?.contains("inner") == true)
    #expect(try shop.replayer("run --strategy uikit a.touchrec").code == 0)
  }

  @Test("an outcome that is not modelled is unknown, and makes the run and the comparison inconclusive")
  func unknown() throws {
    let shop = try Workshop()
    try shop.record("a.touchrec", scene: .scroll, "--tap 10,10")
    let run = try shop.replayer("run --json a.touchrec")
    let objects = try run.objects()
    try #require(objects.first?["view"]?.string == "button")
    guard run.code == 2 else {
      // An engine that models this outcome reports no trouble. The comparison is then conclusive, too.
      #expect(run.code == 0 && !objects.contains { $0["kind"]?.string == "trouble" })
      #expect(try shop.replayer("diff a.touchrec").code == 0)
      return
    }
    #expect(objects.contains { $0["what"]?.string == "unknown" && $0["why"]?.string?.contains("scroll") == true })
    let diff = try shop.replayer("diff a.touchrec")
    #expect(diff.code == 2 && diff.output.contains("verdict: inconclusive") && diff.output.contains("unknown: "))
    #expect(try shop.replayer("diff --json a.touchrec").document()["verdict"]?.string == "inconclusive")
    #expect(try shop.replayer("matrix a.touchrec").code == 2)
  }

  @Test("several recordings are labelled; an invalid one is named and the others are replayed")
  func several() throws {
    let shop = try Workshop(["bad.touchrec": "no recording"])
    try shop.record("a.touchrec", scene: .popup)
    try shop.copy("a.touchrec", to: "c.touchrec")
    let run = try shop.replayer("run --json a.touchrec bad.touchrec c.touchrec")
    #expect(run.code == 65 && run.error.contains("bad.touchrec") && run.errorLines.count == 1)
    let objects = try run.objects()
    #expect(
      objects.compactMap { $0["recording"]?.string } == Array(repeating: "a.touchrec", count: 3)
        + Array(repeating: "c.touchrec", count: 3))
    #expect(objects[0].keys == ["recording", "session", "event", "t", "kind", "touch", "view", "reacts"])
    #expect(try shop.replayer("run a.touchrec missing.touchrec").code == 66)
  }

  @Test("a closed output pipe changes neither the work nor the exit code", arguments: ["run", "diff --strategy flag"])
  func closedPipe(_ words: String) throws {
    let shop = try Workshop()
    try shop.record("a.touchrec", scene: .popup, "--drag 10,220,150,350,5")
    let arguments = words.split(separator: " ").map(String.init) + ["a.touchrec"]
    let run = try shop.start(.replayer, arguments, input: .nothing, output: .closedPipe).wait()
    #expect(run.code == (words == "run" ? 0 : 1) && run.error.isEmpty)
  }

  #if os(Linux)
    @Test(
      "output that cannot be written is an I/O error",
      arguments: ["run", "diff", "matrix", "diff --json"])
    func fullDisk(_ words: String) throws {
      let shop = try Workshop()
      try shop.record("a.touchrec", scene: .popup)
      let arguments = words.split(separator: " ").map(String.init) + ["a.touchrec"]
      let run = try shop.start(.replayer, arguments, input: .nothing, output: .path("/dev/full")).wait()
      #expect(run.code == 74 && run.error.contains("standard output"))
    }
  #endif
}
