import TestSupport
import Testing

@Suite("Exit codes for git bisect run")
struct ExitCodesTests {
  private static let words = "diff --exit-codes bisect --rules Rules s.touchrec"

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
      ("diff Empty", 66, 125), ("diff --build none s.touchrec", 69, 125), ("diff --strategy none s.touchrec", 64, 255),
      ("diff --nothing s.touchrec", 64, 255), ("diff", 64, 255), ("matrix --rules Other s.touchrec", 1, 1),
      ("matrix damaged.touchrec", 65, 125), ("run --rules Rules s.touchrec", 0, 0), ("run none.touchrec", 66, 125),
    ] as [(String, Int32, Int32)] {
      #expect(try shop.replayer(words).code == standard, "\(words)")
      #expect(try shop.replayer("\(words) --exit-codes standard").code == standard, "\(words)")
      #expect(try shop.replayer("\(words) --exit-codes bisect").code == bisect, "\(words)")
      #expect(try shop.replayer("\(words) --exit-codes=bisect").code == bisect, "\(words)")
    }
    #expect(try shop.replayer("diff --exit-codes other s.touchrec").code == 64)
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
