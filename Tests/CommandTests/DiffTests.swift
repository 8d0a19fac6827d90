import CommandSupport
import Foundation
import JSONText
import TestSupport
import Testing

@Suite("replayer diff compares, reports differences, and counts")
struct DiffTests {
  private func shop(_ touches: String = "--tap 50,30 --tap 150,350 --drag 10,220,150,350,0.05") throws -> Workshop {
    let shop = try Workshop()
    try shop.record("a.touchrec", scene: .popup, touches)
    return shop
  }

  @Test("an unchanged replay is the same, also with the recorded strategy by name, and repeatedly")
  func same() throws {
    let shop = try shop()
    let outcomes = try shop.replayer("run --json a.touchrec").lines.count
    for words in [
      "", "--strategy uikit", "--against recorded", "--against strategy:uikit", "--verify 3", "--profile ios17",
    ] {
      let diff = try shop.replayer("diff a.touchrec \(words)".trimmed)
      #expect(diff.code == 0 && diff.error.isEmpty, "\(words)")
      #expect(
        diff.output == """
          compared 1 recording, \(outcomes) outcomes: no divergence
          comparisons: 1 same, 0 different, 0 inconclusive, 0 skipped
          verdict: same

          """)
    }
  }

  @Test("the text names each differing touch, its old and new receiver, lost and gained outcomes, and counts")
  func text() throws {
    let shop = try shop()
    let before = try shop.bytes("a.touchrec")
    let diff = try shop.replayer("diff --strategy delegate a.touchrec")
    #expect(diff.code == 1 && diff.error.isEmpty)
    #expect(diff.lines.contains { $0.contains("touch 1 at 0.000 s (50, 30): cover → push") })
    // All touches have the number of the one finger; the player counts them.
    #expect(
      diff.lines.contains {
        $0.contains("touch 1 (3 in the session) at ") && $0.contains(": cover → list/UIView[0]/UIView[0]")
      })
    #expect(!diff.output.contains("card →"))
    #expect(
      diff.output.contains("actions gained: push touchDown, push touchUpInside “push”, push primaryActionTriggered"))
    #expect(diff.output.contains("touches lost: cover touch 1 began, cover touch 1 ended"))
    #expect(diff.output.contains("decided by cover, rule delegateAnswered"))
    let outcomes = try shop.replayer("run --json --strategy delegate a.touchrec").lines.count
    #expect(
      diff.output.contains("compared 1 recording, \(outcomes) outcomes: ")
        && diff.output.hasSuffix("verdict: differs\n"))
    #expect(try shop.bytes("a.touchrec") == before && shop.names == ["a.touchrec"])
  }

  @Test("a touch without a receiver is written as -, one with an infinite hit test as !recursion")
  func noReceiver() throws {
    let shop = try Workshop()
    try shop.record("loop.touchrec", scene: .loop, "--tap 10,10")
    #expect(try shop.replayer("diff --strategy delegate loop.touchrec").output.contains("inner → !recursion"))
    try shop.record("bare.touchrec", scene: .bareCover, "--tap 10,10")
    #expect(try shop.replayer("diff --strategy flag bare.touchrec").output.contains("cover → -"))
    #expect(
      try shop.replayer("diff --json --strategy flag bare.touchrec").document()["divergences"]?.array?[0]["replayed"]?
        .isNull == true)
  }

  @Test("--json is one document with the documented keys")
  func document() throws {
    let shop = try shop()
    let diff = try shop.replayer("diff --json --strategy flag a.touchrec")
    #expect(diff.code == 1 && diff.error.isEmpty && diff.lines.count == 1)
    let document = try diff.document()
    #expect(document.keys.prefix(3) == ["schema", "verdict", "compared"])
    #expect(document["schema"]?.string?.isEmpty == false && document["verdict"]?.string == "differs")
    #expect(document["compared"]?.keys == ["recordings", "outcomes"])
    #expect(document["compared"]?["recordings"]?.integer == 1)
    let outcomes = try shop.replayer("run --json --strategy flag a.touchrec").lines.count
    #expect(document["compared"]?["outcomes"]?.integer == outcomes)
    let divergences = try #require(document["divergences"]?.array)
    for divergence in divergences {
      for key in [
        "id", "recording", "event", "t", "touch", "point", "kind", "recorded", "replayed", "causedBy", "decidedBy",
      ] { #expect(divergence.keys.contains(key)) }
    }
    let first = divergences[0]
    #expect(first["recording"]?.string == "a.touchrec" && first["event"]?.integer == 0 && first["t"]?.number == 0)
    #expect(first["touch"]?.integer == 1)
    #expect((first["point"]?.array ?? []).map(\.number) == [50, 30])
    #expect(
      first["kind"]?.string == "hit" && first["recorded"]?.string == "cover" && first["replayed"]?.string == "push")
    #expect(first["causedBy"]?.isNull == true && first["decidedBy"]?["view"]?.string == "cover")
    #expect(first["decidedBy"]?["rule"]?.string?.isEmpty == false)
    let ids = divergences.compactMap { $0["id"]?.string }
    #expect(Set(ids).count == divergences.count)
    for divergence in divergences where divergence["kind"]?.string != "hit" {
      #expect(divergence["causedBy"]?.string.map(ids.contains) == true)
    }
  }

  @Test("two files of one name and content have different ids within one document, and so have their causes")
  func idsOfTwins() throws {
    let shop = try shop()
    for folder in ["one", "two"] {
      try FileManager.default.createDirectory(atPath: shop.file(folder), withIntermediateDirectories: true)
      try FileManager.default.copyItem(atPath: shop.file("a.touchrec"), toPath: shop.file("\(folder)/a.touchrec"))
    }
    let diff = try shop.replayer("diff --json --strategy flag one two one/a.touchrec")
    let divergences = try JSONValue.parse(diff.output.utf8)["divergences"]?.array ?? []
    #expect(divergences.count > 6)
    #expect(Set(divergences.compactMap { $0["id"]?.string }).count == divergences.count)
    for divergence in divergences {
      guard let root = divergence["causedBy"]?.string else { continue }
      #expect(divergences.first { $0["id"]?.string == root }?["recording"]?.string == divergence["recording"]?.string)
    }
  }

  @Test("ids stay when the file is moved, named otherwise on the command line, or others are there too")
  func stableIDs() throws {
    let shop = try shop()
    func ids(_ words: String) throws -> Set<String> {
      let document = try shop.replayer("diff --json --strategy flag \(words)").document()
      return Set((document["divergences"]?.array ?? []).compactMap { $0["id"]?.string })
    }
    let before = try ids("a.touchrec")
    #expect(!before.isEmpty)
    #expect(try ids("./a.touchrec") == before && ids(shop.file("a.touchrec")) == before)
    try shop.makeFolder("deeper/down")
    try shop.copy("a.touchrec", to: "deeper/down/a.touchrec")
    try shop.record("deeper/0.touchrec", scene: .loop, "--tap 10,10")
    #expect(try ids("deeper") == before)
    try shop.record("other.touchrec", scene: .popup, "--tap 50,31")
    #expect(try ids("other.touchrec deeper").isSuperset(of: before))
    #expect(try ids("other.touchrec").isDisjoint(with: before))
  }

  @Test("a list of strategies may hold parameters with commas, a name twice and all")
  func lists() throws {
    let shop = try shop()
    func strategies(_ list: String) throws -> [String] {
      let document = try shop.replayer("diff --json --strategy \(list) a.touchrec").document()
      return (document["comparisons"]?.array ?? []).compactMap { $0["strategy"]?.string }
    }
    #expect(try strategies("tag:scope=class,body=head,flag") == ["tag:scope=class,body=head", "flag"])
    #expect(
      try strategies("flag,tag:tag=5,scope=class,swizzle+delegate") == [
        "flag", "tag:tag=5,scope=class", "swizzle+delegate",
      ])
    #expect(try strategies("flag,flag,uikit") == ["flag", "uikit"])
    #expect(try strategies("all") == ["uikit", "swizzle", "tag", "delegate", "flag"])
  }

  @Test("--against another strategy swaps the sides")
  func against() throws {
    let shop = try shop()
    let diff = try shop.replayer("diff a.touchrec --strategy uikit --against strategy:flag")
    #expect(diff.code == 1 && diff.output.contains("push → cover"))
    #expect(try shop.replayer("diff a.touchrec --strategy flag --against strategy:flag").code == 0)
  }

  @Test("valid and invalid recordings together are both reported, and a difference determines the exit code")
  func mixture() throws {
    let shop = try shop()
    try shop.write("nothing", to: "bad.touchrec")
    let differing = try shop.replayer("diff --strategy flag a.touchrec bad.touchrec")
    #expect(
      differing.code == 1 && differing.error.contains("bad.touchrec") && differing.output.contains("cover → push"))
    #expect(differing.output.contains("not compared: 1 recording"))
    let same = try shop.replayer("diff bad.touchrec a.touchrec")
    #expect(same.code == 65 && same.output.contains("compared 1 recording,") && !same.output.contains("verdict: same"))
    #expect(try shop.replayer("diff a.touchrec missing.touchrec").code == 66)
    let json = try shop.replayer("diff --json a.touchrec bad.touchrec").document()
    #expect(json["verdict"]?.string == "inconclusive" && json["compared"]?["recordings"]?.integer == 1)
    #expect(json["failures"]?.array?.compactMap { $0["recording"]?.string } == ["bad.touchrec"])
  }

  @Test("a folder means the recordings below it, in the order of their paths")
  func folders() throws {
    let shop = try Workshop(["notes.txt": "text"])
    for folder in ["r/b b", "r/ä", "empty", "r/.hidden"] { try shop.makeFolder(folder) }
    for name in ["z", "b b/1", "ä/2", ".hidden/3"] {
      try shop.record("r/tmp", scene: .popup)
      try shop.copy("r/tmp", to: "r/\(name).touchrec")
      try shop.remove("r/tmp")
    }
    let list = try shop.recorder("ls r").lines.map { String($0.prefix { $0 != "\t" }) }
    #expect(list == ["r/b b/1.touchrec", "r/z.touchrec", "r/ä/2.touchrec"])
    #expect(try shop.replayer("diff r").output.hasPrefix("compared 3 recordings, 9 outcomes: no divergence"))
    for tool in ["run", "diff", "matrix"] {
      let empty = try shop.replayer("\(tool) empty")
      #expect(empty.code == 66 && empty.output.isEmpty && empty.error.contains("empty: no recordings"))
      #expect(try shop.replayer("\(tool) missing").code == 66)
    }
    #expect(try shop.recorder("ls empty").code == 66)
  }
}

extension String {
  fileprivate var trimmed: String { hasSuffix(" ") ? String(dropLast()) : self }
}
