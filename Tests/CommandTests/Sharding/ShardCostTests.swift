import CommandSupport
import Foundation
import JSONText
import TestSupport
import Testing

@Suite("Shards by what recordings took")
struct ShardCostTests {
  private func shop() throws -> Workshop {
    let shop = try Workshop()
    try shop.makeFolder("R")
    try shop.makeFolder(".git")
    for name in ["a", "b", "c", "d"] { try shop.record("R/\(name).touchrec", scene: .popup, "--tap 50,30") }
    try shop.record("R/e.touchrec", scene: .popup, "--drag 10,220,150,350,0.4")
    return shop
  }

  private func table(_ costs: [String: Int]) -> String {
    let list = costs.map { #"{"path":"R/\#($0).touchrec","sessions":1,"microseconds":\#($1)}"# }
    return #"{"schema":"touchreplay.costs/1","recordings":[\#(list.joined(separator: ","))]}"#
  }

  /// The recordings of a shard.
  private func recordings(_ words: String, in shop: Workshop) throws -> [String] {
    let run = try shop.replayer("diff R \(words) --json")
    return try #require(run.document()["shard"]?["recordings"]?.array).compactMap { $0["path"]?.string }
      .map { String($0.dropFirst(2).prefix(1)) }
  }

  @Test("are balanced by a table, also for recordings that it lacks, and merged give one run")
  func table() throws {
    let shop = try shop()
    #expect(try recordings("--shard 1/2", in: shop) == ["e"])
    try shop.write(table(["a": 1, "b": 1, "c": 900_000, "d": 1, "e": 1]), to: "costs.json")
    #expect(try recordings("--shard 1/2 --shard-costs costs.json", in: shop) == ["c"])
    #expect(try recordings("--shard 2/2 --shard-costs costs.json", in: shop) == ["a", "b", "d", "e"])
    // A tap is known to take long, so the longer drag is estimated to take longer.
    try shop.write(table(["a": 1_000_000, "x": 1]), to: "part.json")
    #expect(try recordings("--shard 1/2 --shard-costs part.json", in: shop) == ["e"])
    // A table without any of the recordings is as none.
    try shop.write(table(["x": 7]), to: "other.json")
    #expect(try recordings("--shard 1/2 --shard-costs other.json", in: shop) == ["e"])
    let whole = try shop.replayer("diff R --strategy delegate --json")
    for count in [1, 3, 6] {
      for index in 1...count {
        _ = try shop.replayer(
          "diff R --strategy delegate --shard \(index)/\(count) --shard-costs costs.json --reporter json=\(index).json")
      }
      let files = (1...count).map { "\($0).json" }.joined(separator: " ")
      let merged = try shop.replayer("merge-reports --json \(files)")
      #expect(merged.code == whole.code, "\(merged.error)")
      #expect(try merged.document().canonicalText() == whole.document().canonicalText())
    }
  }

  @Test("do not depend on what this machine has stored")
  func local() throws {
    let shop = try shop()
    let before = try (1...2).map { try recordings("--shard \($0)/2", in: shop) }
    for name in ["a", "b", "c"] { _ = try shop.replayer("diff R/\(name).touchrec --verify 1000") }
    #expect(try shop.replayer("costs --output costs.json").code == 0)
    #expect(try (1...2).map { try recordings("--shard \($0)/2", in: shop) } == before)
    // Paths are from the project's root, so that the working directory does not matter.
    let run = try shop.run(
      .replayer, "diff a.touchrec b.touchrec e.touchrec --shard 1/1 --shard-costs ../costs.json", in: "R")
    #expect(run.code == 0, "\(run.error)")
  }

  @Test("of different tables, ledgers or contents are not of one run")
  func different() throws {
    let shop = try shop()
    try shop.write(table(["a": 900_000, "b": 1, "c": 1, "d": 1, "e": 1]), to: "1.costs")
    try shop.write(table(["a": 1, "b": 900_000, "c": 1, "d": 1, "e": 1]), to: "2.costs")
    _ = try shop.replayer("diff R --shard 1/2 --shard-costs 1.costs --reporter json=1.json")
    _ = try shop.replayer("diff R --shard 2/2 --shard-costs 2.costs --reporter json=2.json")
    let costs = try shop.replayer("merge-reports 1.json 2.json")
    #expect(
      costs.code == 65 && costs.error.contains("2.json: is of another run than 1.json: the recordings, their costs"))
    _ = try shop.replayer("diff R --shard 1/2 --reporter json=1.json")
    try shop.write("# a ledger\n", to: "touchreplay-accepted.jsonl")
    _ = try shop.replayer("diff R --shard 2/2 --reporter json=2.json")
    #expect(try shop.replayer("merge-reports 1.json 2.json").code == 65)
    // Another recording has other samples, which would give other shards.
    _ = try shop.replayer("diff R --shard 1/2 --reporter json=1.json")
    try shop.remove("R/b.touchrec")
    try shop.record("R/b.touchrec", scene: .popup, "--drag 10,220,150,350,0.9")
    _ = try shop.replayer("diff R --shard 2/2 --reporter json=2.json")
    #expect(try shop.replayer("merge-reports 1.json 2.json").code == 65)
  }

  @Test("of other rules or of recordings with other content are refused")
  func otherCode() throws {
    let shared = try RulesWorkshop.shared()
    let shop = try Workshop()
    for folder in ["R", "Rules"] { try shop.makeFolder(folder) }
    for name in ["a", "b"] { try shop.write(shared.bytes("s.touchrec"), to: "R/\(name).touchrec") }
    func compare(_ index: Int, with folder: String) throws {
      try shop.write(shared.bytes("\(folder)/PassthroughView.swift"), to: "Rules/PassthroughView.swift")
      _ = try shop.replayer("diff R --rules Rules --shard \(index)/2 --reporter json=\(index).json")
    }
    try compare(1, with: "Rules")
    try compare(2, with: "Other")
    let mixed = try shop.replayer("merge-reports 1.json 2.json")
    #expect(
      mixed.code == 65 && mixed.output.isEmpty
        && mixed.error.contains("2.json: compared other code than 1.json: the rules"),
      "\(mixed.error)")
    try compare(2, with: "Rules")
    let same = try shop.replayer("merge-reports 1.json 2.json")
    #expect(same.code == 0, "\(same.error)")
    // The recording has as many samples, so that the shards have the same recordings.
    try shop.write(RulesWorkshop.scene, to: "s.scene.json")
    let capture = try shop.recorder("capture --scene s.scene.json --tap 60,50 --rules Rules --force -o R/b.touchrec")
    try #require(capture.code == 0, "\(capture.error)")
    try compare(2, with: "Rules")
    let content = try shop.replayer("merge-reports 1.json 2.json")
    #expect(content.code == 65 && content.error.contains("2.json: is of another run than 1.json"), "\(content.error)")
  }

  @Test("in which a recording is twice or missing are refused")
  func incomplete() throws {
    let shop = try shop()
    for index in 1...2 { _ = try shop.replayer("diff R --shard \(index)/2 --reporter json=\(index).json") }
    let text = try shop.text("2.json")
    let entry = try #require(text.firstMatch(of: #/\{"number":1,"path":"R/b.touchrec"[^}]*\},/#)?.output)
    try shop.write(text.replacing(entry, with: ""), to: "2.json")
    let missing = try shop.replayer("merge-reports 1.json 2.json")
    #expect(
      missing.code == 65 && missing.error.contains("1.json: the recording 2 of 5 is in no shard"), "\(missing.error)")
    try shop.write(text.replacing(#""number":1,"#, with: #""number":0,"#), to: "2.json")
    let twice = try shop.replayer("merge-reports 1.json 2.json")
    #expect(twice.code == 65 && twice.error.contains("R/b.touchrec is in the shards 2/2 and 2/2"), "\(twice.error)")
  }

  @Test("merged in another folder, have the accepted differences of their ledger and are kept")
  func elsewhere() throws {
    let shop = try shop()
    #expect(try shop.replayer("diff R --strategy delegate").code == 1)
    let accept = try shop.run(
      .replayer, ["accept", "--session", "R/a.touchrec", "--reason", "intended"])
    try #require(accept.code == 0, "\(accept.error)")
    let whole = try shop.replayer("diff R --strategy delegate --json")
    let files = ["1.json", "2.json"]
    for (index, file) in files.enumerated() {
      _ = try shop.replayer("diff R --strategy delegate --shard \(index + 1)/2 --reporter json=\(file)")
    }
    let other = try Workshop()
    try other.makeFolder(".git")
    for file in files { try other.write(shop.bytes(file), to: file) }
    let merged = try other.replayer("merge-reports 1.json 2.json --json")
    #expect(try merged.document().canonicalText() == whole.document().canonicalText())
    #expect(try merged.document()["accepted"]?.array?.isEmpty == false)
    // What is stored has the differences of all shards.
    let pending = try other.replayer("pending --json").document()
    #expect(pending["differences"]?.array?.contains { $0["recording"]?.string == "R/b.touchrec" } == true, "\(pending)")
    #expect(try other.replayer("report").code == 1)
    #expect(try other.replayer("costs --json").document()["measuredRecordings"]?.integer == 5)
    try other.write("# none\n", to: "empty.jsonl")
    let named = try other.replayer("merge-reports 1.json 2.json --ledger empty.jsonl --json").document()
    #expect(named["accepted"]?.array?.isEmpty == true)
  }

  @Test("of an injected fault are not kept")
  func fault() throws {
    let shop = try shop()
    let fault = try #require(try shop.replayer("diff --help").output.firstMatch(of: #/detects it: ([a-z-]+)/#)?.1)
    for index in 1...2 {
      _ = try shop.replayer("diff R --shard \(index)/2 --inject-fault \(fault) --reporter json=\(index).json")
    }
    _ = try shop.replayer("merge-reports 1.json 2.json")
    #expect(try shop.replayer("pending").code == 66)
  }
}
