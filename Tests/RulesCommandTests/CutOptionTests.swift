import ChildProcess
import CommandSupport
import Foundation
import JSONText
import TestSupport
import Testing

@Suite("--cut-missing works where --rules does")
struct CutOptionTests {
  /// A view of five members that do not compile, which no session reaches, and a hit test with an answer.
  private static func rules(_ answer: String) -> String {
    let members = (1...5).map { "  func member\($0)() { Missing\($0).call() }\n" }.joined()
    return RulesWorkshop.rules.replacingOccurrences(of: "    nil\n", with: "    \(answer)\n")
      .replacingOccurrences(
        of: "class PassthroughView: UIView {\n", with: "class PassthroughView: UIView {\n\(members)")
  }

  private static func workshop() throws -> Workshop {
    let shop = try Workshop(["s.scene.json": RulesWorkshop.scene, "P.swift": rules("nil")])
    try FileManager.default.copyItem(
      atPath: RulesWorkshop.shared().file("s.touchrec"), toPath: shop.file("s.touchrec"))
    return shop
  }

  /// What is printed for the files of ``workshop()``.
  private static func cuts(_ tool: String) -> [String] {
    ["\(tool): build 'rules' has 5 cuts; outcomes that depend on them are unknown"]
      + (1...3).map { "  P.swift:\($0 + 3): `PassthroughView.member\($0)` was cut: it needs `Missing\($0)`" }
  }

  @Test("every command that compiles files cuts members, and prints the first cuts and where the others are")
  func commands() throws {
    let shop = try Self.workshop()
    let commands: [(words: String, output: String)] = [
      ("diff s.touchrec", "verdict: same"), ("run s.touchrec", "touch 1 → below"),
      ("hit --scene s.scene.json --at 50,50", "below"), ("explain s.touchrec --event 0", "→ below"),
      ("matrix s.touchrec", "same"), ("picture s.touchrec --event 0 --strategy uikit --json", #""view":"below""#),
    ]
    for (words, output) in commands {
      let cut = try shop.replayer("\(words) --rules P.swift --cut-missing")
      #expect(cut.code != 65 && cut.code != 64 && cut.output.contains(output), "\(words): \(cut.output) \(cut.error)")
      #expect(Array(cut.errorLines.prefix(4)) == Self.cuts("replayer"), "\(words): \(cut.error)")
      let rest = try #require(cut.errorLines.dropFirst(4).first)
      #expect(rest.hasPrefix("  … and 2 more; the key 'cuts' of \(SharedBuilds.folder)/builds/"), "\(words): \(rest)")
      let path = try #require(rest.split(separator: " ").first { $0.hasSuffix("/manifest.json") })
      let manifest = try Data(contentsOf: URL(filePath: String(path)))
      #expect(try JSONValue.parse([UInt8](manifest))["cuts"]?.array?.count == 5)
    }
    let capture = try shop.recorder(
      "capture --scene s.scene.json --tap 50,50 --rules P.swift --cut-missing -o a.touchrec")
    #expect(capture.code == 0 && Array(capture.errorLines.prefix(4)) == Self.cuts("recorder"), "\(capture.error)")
    let show = try shop.replayer("show missing.touchrec --rules P.swift --cut-missing")
    #expect(show.code == 66 && Array(show.errorLines.prefix(4)) == Self.cuts("replayer"), "\(show.error)")
  }

  @Test(
    "without it the message names the option", arguments: ["diff s.touchrec", "hit --scene s.scene.json --at 50,50"])
  func whole(_ words: String) throws {
    let run = try Self.workshop().replayer("\(words) --rules P.swift")
    #expect(run.code == 65 && run.error.contains("P.swift:4:"), "\(run.error)")
    #expect(run.error.contains("5 errors; correct them, or cut what does not compile with --cut-missing"))
  }

  @Test("the baseline of a commit is cut too, and the JSON document has the number of cuts of each build")
  func revision() throws {
    let shop = try Self.workshop()
    try shop.write(Self.rules("self"), to: "P.swift")
    let git = "git init -q . && git add P.swift && git -c user.name=a -c user.email=a@b.c commit -qm first"
    #expect(try ChildProcess("/bin/sh", ["-c", git], folder: shop.path).wait() == 0)
    try shop.write(Self.rules("nil").replacingOccurrences(of: "Missing5.call()", with: ""), to: "P.swift")
    let diff = try shop.replayer("diff --json s.touchrec --rules P.swift --cut-missing --against rev:HEAD")
    let document = try diff.document()
    #expect(diff.code == 1, "\(diff.error)")
    #expect(document["builds"]?.array?.map { $0["name"]?.string } == ["rules", "rev:HEAD"])
    #expect(document["builds"]?.array?.map { $0["cuts"]?.integer } == [4, 5])
    #expect(diff.error.contains("build 'rev:HEAD' has 5 cuts") && diff.error.contains("build 'rules' has 4 cuts"))
    #expect(try shop.replayer("diff s.touchrec --rules P.swift --against rev:HEAD").code == 65)
  }

  @Test("a kept build with cuts says so wherever it is used")
  func kept() throws {
    let shop = try Self.workshop()
    #expect(try shop.replayer("build P.swift -o cut --cut-missing").code == 0)
    for words in [
      "diff s.touchrec --build cut", "run s.touchrec --build cut",
      "diff --rules P.swift s.touchrec --cut-missing --against build:cut",
    ] {
      let run = try shop.replayer(words)
      #expect(run.code == 0 && run.error.contains("replayer: build 'cut' has 5 cuts"), "\(words): \(run.error)")
    }
    let matrix = try shop.replayer("matrix --json s.touchrec --build cut --rules P.swift --cut-missing").document()
    #expect(matrix["builds"]?.array?.map { $0["name"]?.string } == ["cut", "rules"])
  }

  @Test("run --json has the number of cuts in every object, and without cuts no such key")
  func outcomes() throws {
    let shop = try Self.workshop()
    for words in ["--num-workers 2", "--num-workers 1"] {
      let run = try shop.replayer("run --json s.touchrec \(words) --rules P.swift --cut-missing")
      let objects = try run.objects()
      #expect(run.code == 0 && objects.count > 1 && objects.allSatisfy { $0["cuts"]?.integer == 5 }, "\(run.output)")
      #expect(objects.first?["kind"]?.string == "hit" && objects.first?.keys.last == "cuts")
    }
    let plain = try RulesWorkshop.shared().replayer("run --json s.touchrec --build kept").objects()
    #expect(plain.isEmpty == false && plain.allSatisfy { $0["cuts"] == nil })
  }

  @Test("a rule is cut with --cut-rules only")
  func rules() throws {
    let shop = try Self.workshop()
    try shop.write(Self.rules("Missing.answer()"), to: "P.swift")
    let words = "hit --scene s.scene.json --at 50,50 --rules P.swift --cut-missing"
    let refused = try shop.replayer(words)
    #expect(refused.code == 65 && refused.error.contains("--cut-rules"), "\(refused.error)")
    let cut = try shop.replayer("\(words) --cut-rules")
    #expect(cut.code == 2 && cut.lines == ["!unknown"], "\(cut.error)")
  }

  @Test("--watch cuts again after each change, in diff and on a live page")
  func watch() throws {
    let shop = try Self.workshop()
    let diff = try shop.start(
      .replayer, ["diff", "s.touchrec", "--rules", "P.swift", "--cut-missing", "--watch"], input: .nothing)
    #expect(diff.wait { $0.outputSoFar.contains("verdict: same") }, "\(diff.errorSoFar)")
    let words = "capture --scene s.scene.json --live --no-open --rules P.swift --cut-missing --watch -o a.touchrec"
    let live = try shop.start(.recorder, words.split(separator: " ").map(String.init), input: .nothing)
    #expect(live.wait { $0.errorSoFar.contains("http://") }, "\(live.errorSoFar)")
    #expect(live.errorSoFar.contains("recorder: build 'rules' has 5 cuts"))
    try shop.write(Self.rules("self").replacingOccurrences(of: "Missing5.call()", with: ""), to: "P.swift")
    #expect(diff.wait { $0.outputSoFar.contains("verdict: differs") }, "\(diff.errorSoFar)")
    #expect(diff.errorSoFar.contains("build 'rules' has 4 cuts"))
    #expect(live.wait { $0.errorSoFar.contains("compiled again") }, "\(live.errorSoFar)")
    #expect(live.errorSoFar.contains("recorder: build 'rules' has 4 cuts"))
    for tool in [diff, live] {
      tool.signal(SIGINT)
      #expect(tool.wait().code == 130)
    }
  }

  @Test(
    "the options belong to each other",
    arguments: [
      ("run s.touchrec --cut-missing", "'--cut-missing' belongs to --rules"),
      ("run s.touchrec --build x --cut-missing", "'--cut-missing' belongs to --rules"),
      ("matrix s.touchrec --cut-missing", "'--cut-missing' belongs to --rules"),
      ("diff s.touchrec --rules P.swift --cut-rules", "'--cut-rules' belongs to --cut-missing"),
      ("build P.swift -o x --cut-rules", "'--cut-rules' belongs to --cut-missing"),
      ("run s.touchrec --define DEBUG", "'--define' belongs to --rules"),
      ("run s.touchrec --rules Rules --define A,", "'' is not a name of a condition of #if"),
      ("run s.touchrec --rules Rules --define true", "'true' is not a name of a condition of #if"),
      ("build Rules -o x --define DEBUG=1", "'DEBUG=1' is not a name of a condition of #if"),
    ])
  func misuse(_ words: String, _ message: String) throws {
    let run = try RulesWorkshop.shared().replayer(words)
    #expect(run.code == 64 && run.error.contains(message), "\(run.error)")
  }
}
