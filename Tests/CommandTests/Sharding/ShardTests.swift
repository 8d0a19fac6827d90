import CommandSupport
import JSONText
import TestSupport
import Testing

@Suite("A comparison in shards")
struct ShardTests {
  private func shop() throws -> Workshop {
    let shop = try Workshop()
    try shop.makeFolder("R")
    for (name, touches) in [
      ("a", "--tap 50,30"), ("b", "--tap 150,350"), ("c", "--drag 10,220,150,350,0.2"), ("d", "--tap 5,5 --tap 50,30"),
      ("e", "--tap 380,780"),
    ] {
      try shop.record("R/\(name).touchrec", scene: .popup, touches)
    }
    // Recordings of one file name have the same ids, which one run makes unique.
    for folder in ["x", "y", "z"] {
      try shop.makeFolder("R/\(folder)")
      try shop.copy("R/a.touchrec", to: "R/\(folder)/a.touchrec")
    }
    try shop.write("damaged", to: "R/damaged.touchrec")
    return shop
  }

  /// A document without the durations of the run.
  private func canonical(_ run: Finished) throws -> String { try run.document().canonicalText() }

  @Test("merged, gives the report and the exit code of one run", arguments: [1, 2, 3, 7])
  func merged(count: Int) throws {
    let shop = try shop()
    for words in ["", " --strategy delegate,tag --profile ios17,ios26", " --strategy flag --against strategy:tag"] {
      let whole = try shop.replayer("diff R --json\(words)")
      var files: [String] = []
      var compared = 0
      for index in 1...count {
        let run = try shop.replayer("diff R --shard \(index)/\(count) --reporter json=\(index).json\(words)")
        let report = try JSONValue.parse(try shop.bytes("\(index).json"))
        compared += report["compared"]?["recordings"]?.integer ?? 0
        // A shard without recordings compares nothing, which is never a success.
        let isEmpty = run.error.contains("has no recordings")
        #expect(isEmpty ? run.code == 66 : [0, 1, 65].contains(run.code), "\(run.error)")

        files.insert("\(index).json", at: 0)
      }
      let merged = try shop.replayer("merge-reports --json \(files.joined(separator: " "))")
      #expect(merged.code == whole.code, "\(merged.error)")
      #expect(try canonical(merged) == canonical(whole), "\(words)")
      #expect(merged.error == whole.error)
      #expect(compared == 8)
      let text = try shop.replayer("merge-reports \(files.joined(separator: " ")) --reporter html=all.html")
      #expect(try text.output == shop.replayer("diff R\(words)").output)
      #expect(try shop.text("all.html").contains("<svg") == (whole.code == 1))
    }
  }

  @Test("an accepted difference is accepted in the merged report")
  func accepted() throws {
    let shop = try shop()
    try shop.remove("R/damaged.touchrec")
    try shop.makeFolder(".git")
    #expect(try shop.replayer("diff R --strategy delegate").code == 1)
    let accept = try shop.run(.replayer, ["accept", "--all", "--reason", "intended"])
    try #require(accept.code == 0, "\(accept.error)")
    let whole = try shop.replayer("diff R --strategy delegate --json")
    #expect(whole.code == 0, "\(whole.error)")
    for index in 1...2 {
      _ = try shop.replayer("diff R --strategy delegate --shard \(index)/2 --reporter json=\(index).json")
    }
    let merged = try shop.replayer("merge-reports 1.json 2.json --json")
    #expect(try merged.code == 0 && canonical(merged) == canonical(whole))
  }

  @Test("of recordings that are named twice has each once, as one run has")
  func twice() throws {
    let shop = try shop()
    try shop.remove("R/damaged.touchrec")
    let words = "./R/b.touchrec R R/../R/a.touchrec R/b.touchrec"
    let whole = try shop.replayer("diff --strategy delegate --json \(words)")
    for index in 1...2 {
      _ = try shop.replayer("diff --strategy delegate \(words) --shard \(index)/2 --reporter json=\(index).json")
    }
    let merged = try shop.replayer("merge-reports --json 2.json 1.json")
    #expect(try canonical(merged) == canonical(whole))
    #expect(try whole.document()["compared"]?["recordings"]?.integer == 8)
    let comparisons = try #require(try whole.document()["comparisons"]?.array)
    #expect(comparisons.first?["recording"]?.string == "./R/b.touchrec")
    #expect(try shop.recorder("ls \(words)").lines.count == shop.recorder("ls R").lines.count)
  }

  @Test("missing shards, shards given twice, and reports of other runs are errors that name them")
  func errors() throws {
    let shop = try shop()
    for index in 1...3 { _ = try shop.replayer("diff R --shard \(index)/3 --reporter json=\(index).json") }
    _ = try shop.replayer("diff R --strategy flag --shard 3/3 --reporter json=other.json")
    _ = try shop.replayer("diff R --reporter json=whole.json")
    for (words, code, hint) in [
      ("1.json 3.json", 66, "the report of shard 2/3 is missing"),
      ("2.json", 66, "shard 1/3, 3/3 is missing"),
      ("1.json 2.json 1.json 3.json", 65, "1.json: has the shard 1/3, which 1.json has too"),
      ("1.json 2.json other.json", 65, "other.json: is of another run than 1.json"),
      ("whole.json", 65, "whole.json: is not the report of a shard"),
      ("R/damaged.touchrec", 65, "is not a JSON report"),
      ("4.json", 66, "4.json: is missing"),
    ] as [(String, Int32, String)] {
      let run = try shop.replayer("merge-reports \(words)")
      #expect(run.code == code && run.error.contains(hint) && run.output.isEmpty, "\(words): \(run.error)")
    }
    for text in ["0/3", "4/3", "1", "a/b", "1/0", "1/2/3"] {
      let run = try shop.replayer("diff R --shard \(text)")
      #expect(run.code == 64 && run.error.contains("is not a part such as 2/4"), "\(text)")
    }
  }
}
