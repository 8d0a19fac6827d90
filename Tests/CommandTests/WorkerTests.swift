import CommandSupport
import JSONText
import TestSupport
import Testing

@Suite("Worker processes give the same results as one process")
struct WorkerTests {
  /// The report of one process and of workers: exit code, both outputs, and the files of the reporters.
  private func results(_ words: String, workers: Int, in shop: Workshop) throws -> [String] {
    let finished = try shop.replayer("\(words) --num-workers \(workers)")
    let reports = try ["a.json", "a.xml", "a.html", "a.txt"].filter { shop.exists($0) }.map { try shop.text($0) }
    return ["\(finished.code)", finished.output, finished.error] + reports
  }

  @Test(
    "a report has the same bytes whatever the number of workers",
    arguments: [
      "diff", "diff --json", "diff --strategy all", "diff --json --strategy all --profile ios17,ios26",
      "diff --strategy delegate --against strategy:flag", "diff --verify 2", "matrix", "matrix --json",
      "diff --strategy all --reporter json=a.json --reporter junit=a.xml --reporter html=a.html --reporter text=a.txt",
      "diff --inject-fault sibling-order --json",
    ])
  func sameBytes(words: String) throws {
    let shop = try Workshop(["5-damaged.touchrec": "no recording"])
    for (index, scene) in [Scene.popup, .loop, .scroll, .popup].enumerated() {
      try shop.record("\(index).touchrec", scene: scene, "--tap 50,30 --drag 10,220,150,350,0.05")
    }
    try shop.copy("0.touchrec", to: "7.touchrec")
    let alone = try results(words + " .", workers: 1, in: shop)
    for workers in [2, 5] {
      #expect(try results(words + " .", workers: workers, in: shop) == alone, "\(workers) workers")
    }
    #expect(alone[1].count > 60 && alone[2].contains("5-damaged.touchrec"))
  }

  /// A recording with 80 sessions, each of a tap at another place of the popup.
  private func longRecording() throws -> Workshop {
    var files: [String: String] = ["s.scene.json": Scene.popup.text]
    for number in 0..<80 {
      files["\(number).json"] = #"""
        {"actions": [{"type": "pointer", "id": "f", "parameters": {"pointerType": "touch"}, "actions": [
          {"type": "pointerMove", "duration": 0, "x": \#(10 + number * 4), "y": \#(20 + number * 3)},
          {"type": "pointerDown", "button": 0}, {"type": "pause", "duration": 50},
          {"type": "pointerUp", "button": 0}]}]}
        """#
    }
    let shop = try Workshop(files)
    let names = (0..<80).map { "\($0).json" }.joined(separator: " ")
    let imported = try shop.recorder("import \(names) --from w3c --scene s.scene.json -o long.touchrec")
    try #require(imported.code == 0, "\(imported.error)")
    return shop
  }

  @Test("the sessions of one recording are replayed by several workers, with the same bytes")
  func sessions() throws {
    let shop = try longRecording()
    for words in [
      "diff --json --strategy delegate,flag", "diff --strategy tag --profile ios17,ios26", "diff", "run --json", "run",
      "matrix", "diff --strategy tag --against strategy:flag --reporter junit=a.xml --reporter html=a.html",
    ] {
      let alone = try results(words + " long.touchrec", workers: 1, in: shop)
      #expect(alone[1].count > 40)
      for workers in [2, 5] {
        #expect(try results(words + " long.touchrec", workers: workers, in: shop) == alone, "\(words), \(workers)")
      }
    }
  }

  @Test("a recording that is damaged in its last session has no results, whatever the number of workers")
  func damagedSession() throws {
    let shop = try longRecording()
    let raw = try RawFile(shop.file("long.touchrec"))
    try raw.execute("UPDATE events SET x = x + 1 WHERE session_id = 79")
    for words in ["diff --json", "diff --strategy flag", "run --json", "matrix"] {
      let alone = try results(words + " long.touchrec", workers: 1, in: shop)
      #expect(alone[0] == "65" && alone[2].contains("content hash"), "\(alone)")
      for workers in [2, 5] {
        #expect(try results(words + " long.touchrec", workers: workers, in: shop) == alone, "\(words), \(workers)")
      }
    }
  }

  @Test("all recordings of the repository are the same on workers")
  func repository() throws {
    let alone = try BuiltTool.replayer.run(["diff", "--num-workers", "1", "Recordings"])
    let shared = try BuiltTool.replayer.run(["diff", "--num-workers", "3", "Recordings"])
    #expect(alone.code == 0 && shared.code == 0)
    #expect(alone.output == shared.output && shared.error.isEmpty)
  }

  @Test("worker is not a command for people: it is not in the help, and alone it is a usage error")
  func hidden() throws {
    #expect(try BuiltTool.replayer.run(["--help"]).output.contains("worker") == false)
    let worker = try BuiltTool.replayer.run(["worker", "--parent", "1"])
    #expect(worker.code == 64 && worker.error.contains("started by replayer"))
    #expect(try BuiltTool.replayer.run(["worker"]).code == 64)
  }
}
