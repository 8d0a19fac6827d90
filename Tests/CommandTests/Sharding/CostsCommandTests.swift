import CommandSupport
import JSONText
import TestSupport
import Testing

@Suite("replayer costs")
struct CostsCommandTests {
  @Test("has the time of each comparison, and writes it as a table")
  func stored() throws {
    let shop = try Workshop()
    try shop.makeFolder(".git")
    let none = try shop.replayer("costs")
    #expect(none.code == 66 && none.error.contains("compare first"), "\(none.error)")
    try shop.record("a.touchrec", scene: .popup, "--tap 50,30")
    try shop.record("b.touchrec", scene: .popup, "--drag 10,220,150,350,0.4")
    for workers in [1, 2] {
      #expect(try shop.replayer("diff . --num-workers \(workers)").code == 0)
      let run = try shop.replayer("costs --output costs.json")
      #expect(run.code == 0 && run.output.contains("2 sessions in 2 recordings: "), "\(run.output)\(run.error)")
      let table = try JSONValue.parse(try shop.bytes("costs.json"))
      let entries = try #require(table["recordings"]?.array)
      #expect(entries.map { $0["path"]?.string } == ["a.touchrec", "b.touchrec"])
      #expect(entries.allSatisfy { ($0["microseconds"]?.integer ?? 0) > 20 && $0["sessions"]?.integer == 1 })
      try shop.remove(".touchreplay/results.sqlite")
    }
    #expect(try shop.replayer("costs --from costs.json").code == 0)
  }

  @Test("says what a run takes on several machines")
  func simulation() throws {
    let list = (0..<50).map { #"{"path":"\#($0)","sessions":2,"microseconds":1000000}"# }.joined(separator: ",")
    let shop = try Workshop(["costs.json": #"{"schema":"touchreplay.costs/1","recordings":[\#(list)]}"#])
    let words = "costs --from costs.json --sessions 1000 --machines 1,10,100 --num-workers 5 --start-up 30"
    let run = try shop.replayer("\(words) --json").document()
    #expect(run["sessions"]?.integer == 1_000 && run["recordings"]?.integer == 500)
    let start = try #require(run["startUp"]?.number)
    #expect((30..<31).contains(start))
    let plans = try #require(run["plans"]?.array)
    #expect(plans.map { $0["machines"]?.integer } == [1, 10, 100])
    for (plan, seconds) in zip(plans, [100.0, 10, 1]) {
      #expect(abs((plan["wallTime"]?.number ?? 0) - start - seconds) < 1e-6)
      #expect(plan["balance"]?.number == 1)
      #expect((plan["atLeast"]?.number ?? .infinity) <= (plan["wallTime"]?.number ?? 0))
      #expect((plan["atMost"]?.number ?? 0) >= (plan["wallTime"]?.number ?? .infinity))
    }
    let text = try shop.replayer(words)
    #expect(text.lines.first?.contains("1000 sessions in 500 recordings: 500.0 s of replays") == true, "\(text.output)")
    #expect(text.lines.count == 6)
    // Later tables replace the entries of earlier ones.
    try shop.write(
      #"{"schema":"touchreplay.costs/1","recordings":[{"path":"0","sessions":2,"microseconds":0}]}"#, to: "0.json")
    #expect(try shop.replayer("costs --from costs.json --from 0.json").output.contains(": 49.0 s of replays"))
  }

  @Test("values that are too large for a sum are errors, and the largest others are calculated")
  func large() throws {
    func table(_ sessions: Int, _ microseconds: Int, count: Int) -> String {
      let list = (0..<count).map { #"{"path":"\#($0)","sessions":\#(sessions),"microseconds":\#(microseconds)}"# }
      return #"{"schema":"touchreplay.costs/1","recordings":[\#(list.joined(separator: ","))]}"#
    }
    let year = 31_536_000_000_000
    let shop = try Workshop([
      "year.json": table(1, year, count: 3), "many.json": table((1 << 53) - 1, 1, count: 1_100),
      "none.json": table(0, 5, count: 2),
      "mixed.json": table(1, 1, count: 3),
    ])
    for (words, code, hint) in [
      ("--from year.json --machines 10000 --num-workers 256", 0, ""),
      ("--from year.json --sessions 1000000", 65, "take too long together"),
      ("--from many.json", 65, "too many sessions"),
      ("--from none.json", 66, "have no sessions"), ("--from none.json --sessions 5", 66, "have no sessions"),
      ("--from mixed.json --sessions 1000001", 64, "--sessions"),
      ("--from mixed.json --machines 1\(String(repeating: ",2", count: 20))", 64, "at most 20 numbers"),
    ] as [(String, Int32, String)] {
      let run = try shop.replayer("costs \(words)")
      #expect(run.code == code && (hint.isEmpty || run.error.contains(hint)), "\(words): \(run.error)")
    }
  }

  @Test("wrong tables and values are errors")
  func errors() throws {
    let shop = try Workshop(["bad.json": "{}", "none.json": #"{"schema":"touchreplay.costs/1","recordings":[]}"#])
    for (words, code, hint) in [
      ("--from bad.json", 65, "bad.json: is not a table of costs"),
      ("--from missing.json", 66, "missing.json: is missing"),
      ("--from none.json", 66, "no costs are known"), ("--from none.json --machines 0", 64, "--machines"),
      ("--from none.json --machines 1,x", 64, "--machines"), ("--from none.json --start-up -1", 64, "--start-up"),
    ] as [(String, Int32, String)] {
      let run = try shop.replayer("costs \(words)")
      #expect(run.code == code && run.error.contains(hint), "\(words): \(run.error)")
    }
    let alone = try shop.replayer("diff . --shard-costs none.json")
    #expect(alone.code == 64 && alone.error.contains("'--shard-costs' belongs to --shard"), "\(alone.error)")
  }
}
