import CommandSupport
import Foundation
import JSONText
import TestSupport
import Testing

@Suite("Differences are accepted, rejected and reviewed from stored results")
struct AcceptanceTests {
  private static let ledger = "touchreplay-accepted.jsonl"
  private static let diff = "diff --strategy delegate a.touchrec"

  /// A project with a recording that differs under the delegate strategy at two touches.
  private func shop() throws -> Workshop {
    let shop = try Workshop(["Package.swift": ""])
    try shop.record("a.touchrec", scene: .popup, "--tap 50,30 --tap 150,350 --tap 30,220")
    #expect(try shop.replayer(Self.diff).code == 1)
    return shop
  }

  private func ids(_ shop: Workshop) throws -> [String] {
    let document = try JSONValue.parse(Array(shop.replayer("pending --json").output.utf8))
    return (document["differences"]?.array ?? []).compactMap { $0["id"]?.string }
  }

  @Test func `pending lists what the last comparison found, without a replay`() throws {
    let shop = try shop()
    let pending = try shop.replayer("pending")
    #expect(pending.code == 1 && pending.error.isEmpty)
    #expect(pending.output.hasPrefix("results of 'replayer \(Self.diff)', "))
    #expect(pending.output.contains("touch 1 at 0.000 s (50, 30): cover → push"))
    #expect(pending.output.contains("pending: 2 differences of 2 causes"))
    #expect(try ids(shop).count == 2)
    #expect(shop.names.contains(".touchreplay") && !shop.exists(Self.ledger))
    #expect(try shop.text(".touchreplay/.gitignore") == "*\n")
  }

  @Test func `an accepted difference is counted and does not make the comparison differ`() throws {
    let shop = try shop()
    let id = try #require(try ids(shop).first)
    let accept = try shop.run(.replayer, ["accept", String(id.prefix(6)), "--reason", "taps pass", "--owner", "Ann"])
    #expect(accept.code == 0 && accept.output.contains("accepted 1 difference in \(Self.ledger)"), "\(accept.error)")
    let line = try shop.text(Self.ledger)
    #expect(line.contains(#""from":"cover","to":"push""#) && line.contains(#""owner":"Ann""#))
    #expect(try ids(shop).count == 1)
    let again = try shop.replayer(Self.diff)
    #expect(again.code == 1 && !again.output.contains("cover → push"))
    #expect(again.output.contains("accepted: 1 difference and "))
    #expect(try shop.replayer("accept --all --reason intended").code == 0)
    let last = try shop.replayer(Self.diff)
    #expect(last.code == 0 && last.output.hasSuffix("verdict: same\n"), "\(last.output)")
    let document = try shop.replayer("\(Self.diff) --json").document()
    #expect(document["verdict"]?.string == "same" && document["divergences"]?.array?.isEmpty == true)
    #expect(document["ledger"]?.string == Self.ledger)
    #expect(
      document["accepted"]?.array?.compactMap { $0["acceptance"]?["owner"]?.string }.contains("Ann") == true)
    #expect(try shop.replayer("pending").code == 0)
  }

  @Test func `the ledger holds under other paths of the recording, and from another folder`() throws {
    let shop = try shop()
    #expect(try shop.replayer("accept --all --reason intended").code == 0)
    #expect(try shop.replayer("diff --strategy delegate ./a.touchrec").code == 0)
    #expect(try shop.replayer("diff --strategy delegate \(shop.path)/a.touchrec").code == 0)
    try shop.makeFolder("sub")
    let sub = try RunningTool(
      BuiltTool.replayer.path, ["diff", "--strategy", "delegate", "../a.touchrec"], in: shop.path + "/sub",
      input: .nothing
    ).wait()
    #expect(sub.code == 0, "\(sub.output)\(sub.error)")
  }

  @Test func `a line without a difference makes the comparison inconclusive until it is removed`() throws {
    let shop = try shop()
    #expect(try shop.replayer("accept --all --reason intended").code == 0)
    // The recording is another one now, in which a touch is at another place.
    try shop.remove("a.touchrec")
    try shop.record("a.touchrec", scene: .popup, "--tap 150,350 --tap 30,220")
    let diff = try shop.replayer(Self.diff)
    #expect(diff.code == 1 && diff.output.contains("obsolete: "), "\(diff.output)")
    #expect(try shop.replayer("accept --all --reason intended").code == 0)
    let stale = try shop.replayer(Self.diff)
    #expect(stale.code == 2 && stale.output.hasSuffix("verdict: inconclusive\n"), "\(stale.output)")
    let dry = try shop.replayer("accept --prune --dry-run")
    #expect(dry.code == 0 && dry.output.contains("would remove 2 lines"), "\(dry.output)")
    #expect(try shop.replayer("accept --prune").output.contains("removed 2 lines"))
    #expect(try shop.replayer(Self.diff).code == 0)
  }

  @Test func `an expired line has no effect and is named`() throws {
    let shop = try shop()
    #expect(try shop.replayer("accept --all --reason intended --expires 30d").code == 0)
    let text = try shop.text(Self.ledger)
    let expires = try #require(text.range(of: #""expires":"[0-9-]+""#, options: .regularExpression))
    let end = String(text[expires])
    try shop.write(text.replacingOccurrences(of: end, with: #""expires":"2020-01-01""#), to: Self.ledger)
    let diff = try shop.replayer(Self.diff)
    #expect(diff.code == 1 && diff.output.contains("expired: 2 accepted differences"))
    #expect(diff.output.contains("accepted until 2020-01-01"))
  }

  @Test func `a rejected difference stays one, with its reason`() throws {
    let shop = try shop()
    let id = try #require(try ids(shop).first)
    #expect(try shop.replayer("reject \(id) --reason wrong --owner Bob").code == 0)
    let rejected = try shop.replayer("pending").lines.filter { $0.contains("rejected by Bob on ") }
    #expect(rejected.count == 1 && rejected[0].hasSuffix(": wrong"))
    #expect(try shop.replayer(Self.diff).code == 1)
    #expect(try shop.replayer("pending").output.contains("pending: 2 differences of 2 causes, 1 rejected"))
    #expect(try shop.replayer("accept \(id) --reason right").code == 0)
    #expect(try !shop.replayer("pending").output.contains("rejected"))
  }

  @Test func `the rejection of an accepted difference removes its line`() throws {
    let shop = try shop()
    let ids = try ids(shop)
    #expect(try shop.replayer("accept --all --reason intended").code == 0)
    // Without an id, only pending differences are meant.
    #expect(try shop.replayer("reject --all --reason wrong").code == 66)
    let reject = try shop.replayer("reject \(ids[0].prefix(8)) --reason wrong --owner Bob")
    #expect(reject.code == 0, "\(reject.error)")
    #expect(reject.output.hasSuffix("rejected 1 difference, and removed its line from \(Self.ledger)\n"))
    #expect(try shop.text(Self.ledger).split(separator: "\n").count == 1)
    #expect(try self.ids(shop) == [ids[0]])
    #expect(try shop.replayer(Self.diff).code == 1)
    #expect(try shop.replayer("pending").output.contains("rejected by Bob"))
  }

  @Test func `accept --all leaves out what was rejected`() throws {
    let shop = try shop()
    let ids = try ids(shop)
    #expect(try shop.replayer("reject \(ids[0]) --reason wrong").code == 0)
    let accept = try shop.replayer("accept --all --reason intended")
    #expect(accept.code == 0 && accept.error.contains("1 rejected difference left out"), "\(accept.error)")
    #expect(try self.ids(shop) == [ids[0]])
    let again = try shop.replayer("accept --all --reason intended")
    #expect(again.code == 66 && again.error.contains("every pending difference is rejected"), "\(again.error)")
    #expect(try shop.replayer("accept \(ids[0]) --reason right").code == 0)
    #expect(try self.ids(shop).isEmpty)
  }

  @Test func `results in a folder that cannot be written are not those of an older run`() throws {
    let shop = try shop()
    try shop.record("b.touchrec", scene: .popup, "--tap 30,220")
    let folder = shop.file(".touchreplay")
    #expect(try shop.replayer("diff --strategy delegate a.touchrec").code == 1)
    // As root, only a file in the place of the folder cannot be written.
    try FileManager.default.moveItem(atPath: folder, toPath: folder + "-kept")
    try shop.write("", to: ".touchreplay")
    #expect(try shop.replayer("diff --strategy delegate b.touchrec").code == 1)
    try shop.remove(".touchreplay")
    try FileManager.default.moveItem(atPath: folder + "-kept", toPath: folder)
    let pending = try shop.replayer("pending").output
    #expect(pending.hasPrefix("results of 'replayer diff --strategy delegate b.touchrec'"), "\(pending)")
  }

  @Test func `review decides with the lines of its input and writes each decision at once`() throws {
    let shop = try shop()
    let keys = try shop.replayer("review", input: "x\na\nr the cover is wrong\nb\n?\nq\n")
    #expect(keys.output.contains("'x' is no key") && keys.output.contains("a decision needs a reason"))
    #expect(keys.code == 1 && keys.output.contains("accepted 0, rejected 1, not decided 1"), "\(keys.output)")
    let picture = try #require(
      keys.output.split(separator: "\n").first { $0.hasPrefix("  picture: file:///") }?.dropFirst(18))
    #expect(FileManager.default.fileExists(atPath: String(picture)))
    // Rejected differences are not asked for again.
    let review = try shop.replayer("review --no-pictures", input: "a the list gets taps\n")
    #expect(review.output.contains("1 of 1: a.touchrec"))
    #expect(review.output.contains("accepted 1, rejected 0, not decided 0; commit \(Self.ledger)"))
    #expect(try shop.text(Self.ledger).contains(#""reason":"the list gets taps""#))
    #expect(try shop.replayer("review --no-pictures", input: "").code == 1)
  }

  @Test func `in a terminal, one key is one decision, and asks for its reason`() throws {
    let shop = try shop()
    let review = "\(BuiltTool.replayer.path) review --no-pictures"
    func run(_ options: String, keys: String) throws -> Finished {
      try RunningTool(
        "/bin/sh", ["-c", "timeout 60 script -qec '\(review) \(options)' /dev/null"], in: shop.path, input: .text(keys)
      ).wait()
    }
    // The reason is asked for; the second one is the first again.
    let both = try run("", keys: "xa the list gets taps\nr\n")
    #expect(both.output.contains("'x' is no key"), "\(both.output)")
    #expect(both.output.contains("reason: ") && both.output.contains("reason [the list gets taps]: "))
    #expect(both.output.contains("accepted 1, rejected 1, not decided 0"), "\(both.output)")
    #expect(try shop.text(Self.ledger).contains(#""reason":"the list gets taps""#))
    #expect(try shop.replayer("pending").output.contains(": the list gets taps"))
    try shop.remove(Self.ledger)
    let ended = try run("--reason intended", keys: "q")
    #expect(ended.output.contains("accepted 0, rejected 0, not decided 1"), "\(ended.output)")
    #expect(!shop.exists(Self.ledger))
  }

  @Test(
    "mistakes have their own words",
    arguments: [
      ("accept --reason x", 64, "which differences or unknowns?"), ("accept --all", 64, "--reason"),
      ("accept abc --reason x", 64, "'abc' is too short"), ("accept ffffff --reason x", 66, "is no pending difference"),
      ("accept --all --reason x --expires yesterday", 64, "is neither a day"),
      ("accept --all --reason x --expires 2020-01-01", 64, "is over"),
      ("accept --session b.touchrec --reason x", 66, "no pending difference or unknown is selected"),
      ("accept --prune --all", 64, "leave the ids out"), ("accept --prune --json", 64, "--json"),
      ("accept --all --reason x --strategy bogus", 64, "no strategy"),
      ("accept --session a.touchrec#zz --reason x", 64, "no number of a session"), ("reject --all", 64, "--reason"),
      ("accept --all --reason \(String(repeating: "x", count: 1_001))", 64, "in at most 1000"),
      ("diff --ledger missing.jsonl a.touchrec", 66, "missing.jsonl: does not exist"),
    ])
  func mistakes(_ words: String, _ code: Int32, _ message: String) throws {
    let shop = try shop()
    let run = try shop.replayer(words)
    #expect(run.code == code && run.error.contains(message), "\(run.code) \(run.error)")
    #expect(!shop.exists(Self.ledger))
  }

  @Test func `a changed recording must be compared again first`() throws {
    let shop = try shop()
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: 60)], ofItemAtPath: shop.file("a.touchrec"))
    let accept = try shop.replayer("accept --all --reason intended")
    #expect(accept.code == 65 && accept.error.contains("has changed since it was compared"), "\(accept.error)")
  }

  @Test func `a report of stored results is that of the comparison`() throws {
    let shop = try shop()
    let diff = try shop.replayer("\(Self.diff) --json --reporter html=diff.html --reporter junit=diff.xml")
    let report = try shop.replayer("report --json --reporter html=again.html --reporter junit=again.xml")
    #expect(report.code == 1 && report.output == diff.output)
    #expect(try shop.bytes("again.html") == shop.bytes("diff.html"))
    #expect(try shop.bytes("again.xml") == shop.bytes("diff.xml"))
    #expect(try shop.replayer("accept --all --reason intended").code == 0)
    let later = try shop.replayer("report")
    #expect(later.code == 0 && later.output.contains("accepted: 2 differences"), "\(later.output)")
    #expect(try shop.replayer("report --reporter html=a.touchrec").code == 73)
    #expect(try Workshop(["Package.swift": ""]).replayer("report").code == 66)
  }

  @Test func `decisions of commands that run at the same time are all kept`() throws {
    let shop = try Workshop(["Package.swift": ""])
    let taps = (0..<6).map { "--tap \(20 + $0 * 12),30" }.joined(separator: " ")
    try shop.record("a.touchrec", scene: .popup, taps)
    #expect(try shop.replayer(Self.diff).code == 1)
    let ids = try ids(shop)
    try #require(ids.count == 6)
    let runs = try ids.map { id in
      try shop.start(.replayer, ["accept", id, "--reason", "intended"], input: .nothing)
    }
    for run in runs { #expect(run.wait().code == 0) }
    #expect(try shop.text(Self.ledger).split(separator: "\n").count == 6)
  }

  @Test func `two recordings of one file name have their own decisions`() throws {
    let shop = try Workshop(["Package.swift": ""])
    try shop.makeFolder("R/a")
    try shop.makeFolder("R/b")
    try shop.record("R/a/x.touchrec", scene: .popup, "--tap 50,30")
    try shop.copy("R/a/x.touchrec", to: "R/b/x.touchrec")
    #expect(try shop.replayer("diff --strategy delegate R").code == 1)
    #expect(try shop.replayer("accept --all --reason intended").code == 0)
    for part in ["R", "R/a", "R/b"] {
      let diff = try shop.replayer("diff --strategy delegate \(part)")
      #expect(diff.code == 0, "\(part): \(diff.output)")
    }
    try shop.remove(Self.ledger)
    #expect(try shop.replayer("diff --strategy delegate R/a").code == 1)
    #expect(try shop.replayer("accept --all --reason intended").code == 0)
    #expect(try shop.replayer("diff --strategy delegate R/b").code == 1)
    #expect(try shop.replayer("reject --all --reason wrong").code == 0)
    #expect(try shop.replayer("diff --strategy delegate R/a").code == 0)
    #expect(try shop.replayer("pending").code == 0)
  }

  @Test func `results of an injected fault are nothing to decide about`() throws {
    let shop = try shop()
    let before = try shop.replayer("pending").output
    #expect(try shop.replayer("\(Self.diff) --inject-fault sibling-order").code == 1)
    #expect(try shop.replayer("pending").output == before)
  }

  @Test func `outside of a project the folder gets no other file`() throws {
    let shop = try Workshop()
    try shop.record("a.touchrec", scene: .popup, "--tap 50,30")
    #expect(try shop.replayer("pending").code == 66)
    #expect(try shop.replayer(Self.diff).code == 1)
    #expect(shop.names == ["a.touchrec"])
    #expect(try shop.replayer("pending").output.contains("cover → push"))
  }
}

@Suite("replayer diff --update writes baselines")
struct BaselineUpdateTests {
  /// A recording whose outcomes are those of another strategy than it names, as an engine of another version would have recorded
  /// them, and one that is the same in a replay.
  private func shop() throws -> Workshop {
    let shop = try Workshop(["Package.swift": ""])
    try shop.makeFolder("R")
    try shop.record("changed", scene: .popup, "--tap 50,30 --tap 30,220")
    do {
      let file = try RawFile(shop.file("changed"))
      try file.execute(
        "UPDATE sessions SET strategy = 'delegate'; DELETE FROM meta WHERE key = 'content_hash'; PRAGMA user_version = 0"
      )
    }
    try #require(try shop.recorder("recover changed -o R/a.touchrec").code == 0)
    try shop.record("R/b.touchrec", scene: .bareCover, "--tap 50,30")
    return shop
  }

  private func replayer(_ words: String, in shop: Workshop) throws -> Finished {
    try shop.run(.replayer, words, in: ".", environment: ["CI": ""])
  }

  @Test func `changed sessions get the replayed outcomes, and only they`() throws {
    let shop = try shop()
    let (a, b) = (try shop.bytes("R/a.touchrec"), try shop.bytes("R/b.touchrec"))
    #expect(try replayer("diff R --update never", in: shop).code == 1)
    #expect(try replayer("diff R --update new", in: shop).code == 1)
    #expect(try shop.bytes("R/a.touchrec") == a)
    let changed = try replayer("diff R --update changed", in: shop)
    #expect(changed.code == 0 && changed.output.contains("rewrote R/a.touchrec"), "\(changed.output)\(changed.error)")
    #expect(changed.output.hasSuffix("new baseline of 1 session in 1 recording; commit it with the change\n"))
    #expect(try shop.bytes("R/a.touchrec") != a && shop.bytes("R/b.touchrec") == b)
    #expect(try replayer("diff R", in: shop).code == 0)
    #expect(try replayer("diff R --update failed", in: shop).output.contains("new baseline of 0 sessions"))
    #expect(try shop.recorder("info R/a.touchrec").output.contains("replaced_baseline_0001: "))
    // An update without a difference leaves nothing to remember.
    #expect(try replayer("diff R --update all", in: shop).code == 0)
    #expect(try !shop.recorder("info R/b.touchrec").output.contains("replaced_baseline"))
    #expect(try !shop.recorder("info R/a.touchrec").output.contains("replaced_baseline_0002"))
    #expect(try replayer("diff R --update all", in: shop).output.contains("new baseline of 2 sessions in 2 recordings"))
    #expect(try shop.recorder("verify R").code == 0)
  }

  @Test func `no mode writes under CI, or in a comparison that is not as recorded`() throws {
    let shop = try shop()
    let before = try shop.bytes("R/a.touchrec")
    for words in [
      "--strategy flag", "--against strategy:flag", "--profile ios13-ipad", "--rules P.swift", "--inject-fault timers",
      "--json",
    ] {
      let run = try replayer("diff R --update all \(words)", in: shop)
      #expect(run.code == 64 && run.error.contains("--update"), "\(run.error)")
    }
    let ci = try shop.replayer("diff R --update all")
    #expect(ci.code == 64 && ci.error.contains("never written under CI"), "\(ci.error)")
    #expect(try shop.run(.replayer, "diff R --update new", in: ".", environment: ["CI": "TRUE"]).code == 64)
    #expect(try shop.run(.replayer, "diff R --update new", in: ".", environment: ["CI": "false"]).code == 1)
    #expect(try replayer("diff R --update nver", in: shop).error.contains("did you mean 'never'?"))
    #expect(try shop.bytes("R/a.touchrec") == before)
  }
}
