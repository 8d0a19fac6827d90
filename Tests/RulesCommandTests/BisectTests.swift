import CommandSupport
import Foundation
import JSONText
import TestSupport
import Testing

@Suite("replayer bisect")
struct BisectTests {
  private typealias History = RulesHistory

  @Test("finds the first commit that differs, with its author and cause, and changes nothing in the repository")
  func found() throws {
    let (good, bad) = (History.good, History.bad)
    let rules = [good, good, good + "// 3\n", good + "// 4\n", bad, bad + "// 6\n", bad, bad]
    let history = try History(rules, environment: SharedBuilds.none)
    try history.shop.write("// not committed\n" + bad, to: "Rules/PassthroughView.swift")
    try history.shop.write("staged", to: "notes.txt")
    try history.repository.git("add notes.txt")
    let before = try history.state()
    let run = try history.bisect("--good c0 --bad c7")
    let hash = try history.repository.git("rev-parse c4").lines[0]
    #expect(run.code == 0, "\(run.error)")
    #expect(run.lines.first == "first commit that differs: \(hash)")
    #expect(run.output.contains("  author:  A <a@example.org>\n"))
    #expect(run.output.contains("  subject: commit 4\n"))
    #expect(run.output.contains("  cause:   PassthroughView.hitTest: was `"), "\(run.output)")
    #expect(run.output.contains("compared 1 recording of the working tree with the rules of 5 commits\n"))
    #expect(run.error.contains("replayer: good c0: "))
    #expect(run.error.contains("replayer: step 1 of about 3: "))
    // Equal rules are compiled once, in this run and in the next one.
    #expect(run.error.contains("commit 7: differs (built)"))
    let again = try history.bisect("--good c0 --bad c7")
    #expect(again.output == run.output && !again.error.contains("(built)"), "\(again.error)")
    #expect(try history.state() == before)
    #expect(!history.shop.exists(".git/BISECT_LOG"))
  }

  @Test("is the same for programs, and for each place of the first commit that differs", arguments: 1...5)
  func everyPlace(first: Int) throws {
    let history = try History((0...5).map { $0 < first ? History.good : History.bad })
    let document = try history.bisect("--good c0 --json").document()
    let hash = try history.repository.git("rev-parse c\(first)").lines[0]
    #expect(document["schema"]?.string == "touchreplay.bisect/1")
    #expect(document["verdict"]?.string == "found")
    #expect(document["differing"]?["commit"]?.string == hash)
    #expect(document["differing"]?["subject"]?.string == "commit \(first)")
    #expect(document["differing"]?["cause"]?.string?.hasPrefix("PassthroughView.hitTest: was ") == true)
    #expect(document["skipped"]?.array?.isEmpty == true)
    let steps = try #require(document["steps"]?.array)
    // Two rules: each is compiled at most once.
    #expect(steps.count { $0["isBuilt"]?.bool == true } <= 2)
    #expect(steps.first?["verdict"]?.string == "same" && steps.dropFirst().first?["verdict"]?.string == "differs")
  }

  @Test("skips commits that cannot be judged, and names them if one of them can be the first")
  func skipped() throws {
    let (good, bad, broken) = (History.good, History.bad, History.broken)
    let around = try History([good, broken, good, bad, broken, bad])
    let found = try around.bisect("--good c0")
    #expect(found.code == 0 && found.output.contains("subject: commit 3\n"), "\(found.output)\(found.error)")
    let between = try History([good, good, broken, broken + "//\n", bad, bad])
    let several = try between.bisect("--good c0")
    #expect(several.code == 2, "\(several.output)\(several.error)")
    #expect(several.lines.first == "one of 3 commits is the first that differs; these cannot be judged:")
    for number in [2, 3] {
      #expect(several.output.contains("commit \(number): the rules do not compile: 1 error\n"), "\(several.output)")
    }
    #expect(several.error.contains("skipped: the rules do not compile"))
    #expect(several.output.contains("subject: commit 4\n"))
    let document = try between.bisect("--good c0 --json").document()
    #expect(document["verdict"]?.string == "inconclusive")
    #expect(document["skipped"]?.array?.count == 2)
    // Neither is built nor in the cache.
    #expect(between.skippedLines(several).count == 2 && between.skippedLines(several).allSatisfy { !$0.contains("(") })
    let steps = try #require(document["steps"]?.array)
    #expect(steps.filter { $0["verdict"]?.string == "skipped" }.allSatisfy { $0["isBuilt"]?.bool == false })
    let without = try History([good])
    try without.shop.remove("Rules/PassthroughView.swift")
    try without.repository.commit("without rules")
    try without.commit(bad, "last", tag: "last")
    let none = try without.bisect("--good c0")
    #expect(none.code == 2 && without.skippedLines(none).count == 1, "\(none.error)")
    #expect(without.skippedLines(none).allSatisfy { !$0.contains("(") }, "\(none.error)")
  }

  @Test("skips commits whose rules lack a class of a recording")
  func missingClass() throws {
    let (good, renamed, bad) = (History.good, RulesWorkshop.renamedRules, History.bad)
    let history = try History([good, renamed, renamed, renamed, good, bad])
    let found = try history.bisect("--good c0")
    #expect(found.code == 0 && found.output.contains("subject: commit 5\n"), "\(found.output)\(found.error)")
    let lines = history.skippedLines(found)
    #expect(!lines.isEmpty && lines.allSatisfy { $0.contains("the loaded rules have no PassthroughView") }, "\(lines)")
    let end = try history.bisect("--good c1")
    #expect(end.code == 2 && end.error.contains("'c1' cannot be judged: s.touchrec: the recording was made with"))
    let between = try History([good, renamed, bad])
    let several = try between.bisect("--good c0")
    #expect(several.code == 2 && several.lines.first?.hasPrefix("one of 2 commits") == true, "\(several.error)")
    #expect(several.output.contains("commit 1: s.touchrec: the recording was made with your own class"))
  }

  @Test("a recording that cannot be read is an error that names the commit")
  func damaged() throws {
    let history = try History([History.good, History.bad])
    let hash = try history.repository.git("rev-parse --short=12 c0").lines[0]
    try history.shop.write("damaged", to: "s.touchrec")
    let damaged = try history.bisect("--good c0")
    #expect(
      damaged.code == 65 && damaged.error.contains("replayer: at commit \(hash): s.touchrec: "), "\(damaged.error)")
    try history.shop.remove("s.touchrec")
    let missing = try history.bisect("--good c0")
    #expect(
      missing.code == 66 && missing.error.contains("replayer: at commit \(hash): s.touchrec: "), "\(missing.error)")
  }

  @Test(
    "finds the commit whose rules first crash, hang or call themselves without end",
    arguments: [
      "if point.x > 0 { fatalError(\"boom\") }", "if point.x > 0 { while true {} }",
      "if point.x > 0 { return hitTest(point, with: event) ?? self }",
    ])
  func crash(statement: String) throws {
    let crash = History.good.replacingOccurrences(of: "    nil\n", with: "    \(statement)\n    return nil\n")
    let history = try History([History.good, History.good, History.good, crash, crash, History.bad])
    let found = try history.bisect("--good c0 --timeout-per-session 2")
    #expect(found.code == 0 && found.output.contains("subject: commit 3\n"), "\(found.output)\(found.error)")
    #expect(found.output.contains("  cause:   the session ends: "), "\(found.output)")
    if statement.contains("fatalError") {
      let document = try history.bisect("--good c0 --bad c4 --timeout-per-session 2 --json").document()
      #expect(document["differing"]?["subject"]?.string == "commit 3")
      #expect(document["differing"]?["cause"]?.string?.hasPrefix("the session ends: crash: ") == true)
    }
    let end = try history.bisect("--good c3 --timeout-per-session 2")
    #expect(
      end.code == 65 && end.error.contains("'c3' differs from the recordings already (the session ends: "),
      "\(end.error)")
  }

  @Test("checks both ends first")
  func ends() throws {
    let (good, bad, broken) = (History.good, History.bad, History.broken)
    let history = try History([bad, good, good, broken, bad])
    for (words, code, hint) in [
      ("--good c0 --bad c4", 65, "'c0' differs from the recordings already (PassthroughView.hitTest: was `"),
      ("--good c1 --bad c2", 65, "'c2' does not differ from the recordings"),
      ("--good c1 --bad c3", 2, "'c3' cannot be judged: the rules do not compile: 1 error; give a commit beside it"),
      ("--good c4 --bad c1", 65, "exchange --good and --bad"),
      ("--good c1 --bad c1", 64, "are the same commit"),
      ("--good nowhere", 66, "'nowhere': there is no such commit"),
      ("--good c1 --bad nowhere", 66, "'nowhere': there is no such commit"),
      ("--good c1 --ledger none", 66, "none: does not exist"),
      ("--bad c1", 64, "--good"),
    ] as [(String, Int32, String)] {
      let run = try history.bisect(words)
      #expect(run.code == code && run.error.contains(hint) && run.output.isEmpty, "\(words): \(run.error)")
    }
    let noRules = try history.shop.replayer("bisect --good c1 s.touchrec")
    #expect(noRules.code == 64 && noRules.error.contains("'--rules' is needed"))
    let outside = try Workshop().replayer("bisect --good c1 --rules R s.touchrec")
    #expect(outside.code == 66, "\(outside.error)")
  }

  @Test("searches the branch that brought the difference, or with --first-parent its merge")
  func merges() throws {
    let history = try History([History.good, History.good])
    let git = history.repository
    try git.git("checkout -q -b side c0")
    try history.commit(History.good, "side 1", tag: "s1")
    try history.commit(History.bad, "side 2", tag: "s2")
    try git.git("checkout -q main")
    try git.git("merge -q -s ours -m merged side")
    try history.shop.write(History.bad, to: "Rules/PassthroughView.swift")
    try git.git("add -A")
    try git.git("commit -q --amend --no-edit")
    try history.commit(History.bad, "last", tag: "last")
    let all = try history.bisect("--good c0")
    #expect(all.code == 0 && all.output.contains("subject: side 2\n"), "\(all.output)\(all.error)")
    let first = try history.bisect("--good c0 --first-parent")
    #expect(first.code == 0 && first.output.contains("subject: merged\n"), "\(first.output)\(first.error)")
    let apart = try history.bisect("--good c1 --bad s2")
    let base = try git.git("rev-parse --short=12 c0").lines[0]
    #expect(apart.code == 65 && apart.error.contains("both began at \(base)"), "\(apart.error)")
  }

  @Test("a difference that the ledger accepts is the same as none")
  func ledger() throws {
    let (good, bad) = (History.good, History.bad)
    let history = try History([good, bad, bad, bad.replacingOccurrences(of: "195", with: "300")])
    #expect(try history.shop.replayer("diff --rules Rules s.touchrec").code == 1)
    let accept = try history.shop.run(.replayer, ["accept", "--all", "--reason", "intended"])
    try #require(accept.code == 0, "\(accept.error)")
    let run = try history.bisect("--good c0")
    // All commits have the accepted difference or none.
    #expect(run.code == 65 && run.error.contains("'HEAD' does not differ"), "\(run.error)")
  }

  @Test("the subject of a commit cannot write control characters to a terminal")
  func hostile() throws {
    let history = try History([History.good])
    try history.commit(History.bad, "red \u{1B}[31m\u{202E} text", tag: "c1")
    let run = try history.bisect("--good c0")
    #expect(run.code == 0, "\(run.error)")
    for text in [run.output, run.error] {
      #expect(text.contains("red ") && !text.contains("\u{1B}") && !text.contains("\u{202E}"), "\(text)")
    }
  }

  @Test("ends at a signal with 130 and leaves nothing behind")
  func interrupted() throws {
    let slow = History.good.replacingOccurrences(
      of: "    nil\n",
      with: """
            if point.x > 0 {
              close(open("started", O_CREAT | O_RDWR, 0o600))
              while true {}
            }
            return nil

        """
    ).replacingOccurrences(of: "import UIKit\n", with: "import Foundation\nimport UIKit\n")
    let history = try History([History.good, slow, History.bad])
    let before = try history.state()
    let changes = FolderChanges(history.shop.path)
    let tool = try history.shop.start(
      .replayer, ["bisect", "--rules", "Rules", "--good", "c0", "s.touchrec", "--timeout-per-session", "300"],
      input: .nothing)
    // The endless commit is judged after both ends.
    #expect(changes.wait { history.shop.exists("started") }, "\(tool.errorSoFar)")
    #expect(tool.wait { $0.errorSoFar.contains("bad HEAD") }, "\(tool.errorSoFar)")
    tool.signal(SIGINT)
    let run = tool.wait()
    #expect(run.code == 130, "\(run.code) \(run.error)")
    try history.shop.remove("started")
    #expect(try history.state() == before)
    let cache = try FileManager.default.contentsOfDirectory(atPath: "\(SharedBuilds.folder)/builds")
    #expect(!cache.contains { $0.hasSuffix(".\(tool.identifier).part") }, "\(cache)")
  }
}
