import CommandSupport
import TestSupport
import Testing

@Suite("Exit codes for git bisect run")
struct ExitCodesTests {
  private static let words = "diff --exit-codes bisect --rules Rules s.touchrec"

  /// The exit status of a process of the built tool.
  private func status(of words: String, in shop: Workshop) throws -> Int32 {
    try shop.runProcess(.replayer, words.split(separator: " ").map(String.init)).code
  }

  @Test("skip what cannot be judged, and end the bisection for a wrong command line")
  func codes() throws {
    let shared = try RulesWorkshop.shared()
    let shop = try Workshop(["damaged.touchrec": "damaged"])
    for name in ["Rules", "Other"] {
      try shop.makeFolder(name)
      try shop.write(shared.bytes("\(name)/PassthroughView.swift"), to: "\(name)/PassthroughView.swift")
    }
    try shop.makeFolder("Broken")
    try shop.write(RulesHistory.broken, to: "Broken/PassthroughView.swift")
    try shop.makeFolder("Empty")
    try shop.write(shared.bytes("s.touchrec"), to: "s.touchrec")
    for (words, standard, bisect) in [
      ("diff --rules Rules s.touchrec", 0, 0), ("diff --rules Other s.touchrec", 1, 1),
      ("diff s.touchrec", 2, 125), ("diff --rules Broken s.touchrec", 65, 125), ("diff damaged.touchrec", 65, 125),
      ("diff Empty", 66, 255), ("diff --build none s.touchrec", 69, 255), ("diff --strategy none s.touchrec", 64, 255),
      ("diff --nothing s.touchrec", 64, 255), ("diff", 64, 255), ("matrix --rules Other s.touchrec", 1, 1),
      ("matrix damaged.touchrec", 65, 125), ("run --rules Rules s.touchrec", 0, 0), ("run none.touchrec", 66, 255),
    ] as [(String, Int32, Int32)] {
      #expect(try shop.replayer(words).code == standard, "\(words)")
      #expect(try shop.replayer("\(words) --exit-codes standard").code == standard, "\(words)")
      // The exit status of the process, as Git reads it.
      #expect(try status(of: "\(words) --exit-codes bisect", in: shop) == bisect, "\(words)")
      #expect(try shop.replayer("\(words) --exit-codes=bisect").code == bisect, "\(words)")
    }
    #expect(try shop.replayer("diff --exit-codes other s.touchrec").code == 64)
  }

  @Test("skip what another commit has, and end the bisection for what no commit can change")
  func missing() throws {
    let repository = try GitWorkshop()
    let shop = repository.shop
    for folder in ["R", "Rules", "Old"] { try shop.makeFolder(folder) }
    try shop.write(".touchreplay\nown.touchrec\n", to: ".gitignore")
    for name in ["R/a", "R/b", "Old/c", "own"] { try repository.record("\(name).touchrec", "--tap 50,30") }
    try shop.write(RulesHistory.good, to: "Rules/Old.swift")
    try repository.commit("first")
    for name in ["R/a.touchrec", "Old/c.touchrec", "Rules/Old.swift"] { try shop.remove(name) }
    try repository.commit("second")
    try repository.git("checkout -q --detach")
    for (words, bisect) in [
      ("diff R/a.touchrec", 125), ("diff \(shop.file("R/a.touchrec"))", 125), ("diff R/b.touchrec R/a.touchrec", 125),
      ("diff Old", 125), ("diff --rules Rules R/b.touchrec", 125), ("run Old/c.touchrec", 125), ("matrix Old", 125),
      ("diff R/none.touchrec", 255), ("diff R/a.touchrec R/none.touchrec", 255), ("diff None", 255),
      ("diff Rules", 255),
      ("diff /none.touchrec", 255), ("diff --rules None R/b.touchrec", 255), ("diff --ledger none R/b.touchrec", 255),
      ("diff --changed-since nowhere R/b.touchrec", 255), ("diff --changed-since nowhere R/a.touchrec", 255),
      ("run none.touchrec", 255), ("matrix none.touchrec", 255),
    ] as [(String, Int32)] {
      #expect(try shop.replayer(words).code == 66, "\(words)")
      #expect(try status(of: "\(words) --exit-codes bisect", in: shop) == bisect, "\(words)")
    }
    let outside = try Workshop().replayer("diff --changed-since HEAD s.touchrec --exit-codes bisect")
    #expect(outside.code == 255 && outside.error.contains("git init"), "\(outside.error)")
    try repository.git("checkout -q HEAD~")
    for (words, hint) in [("--rules Rules", "no 'swiftc' in PATH"), ("--changed-since HEAD", "no 'git' in PATH")] {
      let run = try shop.run(
        .replayer, "diff \(words) own.touchrec --exit-codes bisect", in: ".", environment: ["PATH": "/nowhere"])
      #expect(run.code == 255 && run.error.contains(hint), "\(run.error)")
    }
  }

  @Test("git bisect run finds the first bad commit, past one that does not compile")
  func gitBisect() throws {
    let (good, bad) = (RulesHistory.good, RulesHistory.bad)
    let history = try RulesHistory([good, good, RulesHistory.broken, good, bad, bad])
    let git = history.repository
    try git.git("bisect start c5 c0")
    let run = try git.git("bisect run replayer \(Self.words)", expecting: nil)
    let hash = try git.git("rev-parse c4").lines[0]
    #expect(run.code == 0 && run.output.contains("\(hash) is the first bad commit"), "\(run.output)\(run.error)")
    try git.git("bisect reset")
    // Here the commit that does not compile is in the middle, so that it is tried.
    let skip = try RulesHistory([good, RulesHistory.broken, bad])
    try skip.repository.git("bisect start c2 c0")
    let skipped = try skip.repository.git("bisect run replayer \(Self.words)", expecting: nil)
    #expect(skipped.output.contains("only 'skip'ped commits left to test"), "\(skipped.output)\(skipped.error)")
    let usage = try skip.repository.git("bisect start c2 c0")
    #expect(usage.code == 0)
    let wrong = try skip.repository.git("bisect run replayer \(Self.words) --nothing", expecting: nil)
    #expect(wrong.code != 0 && (wrong.output + wrong.error).contains("255"), "\(wrong.output)\(wrong.error)")
  }
}
