import CommandSupport
import Foundation
import TestSupport
import Testing

/// Most tests run commands in the process of the tests. This compares such runs with those of the built tools.
@Suite("A command in the process of the tests does what the built tool does")
struct ProcessEqualityTests {
  /// Command lines in their order: some need what the ones before have left.
  static let lines = [
    "recorder --version", "recorder --help", "recorder help capture", "recorder", "recorder captrue",
    "recorder capture --scene popup.scene.json --tap 50,30 -o new.touchrec",
    "recorder capture --scene popup.scene.json --drag 10,220,150,350,0.05 --force --json -o new.touchrec",
    "recorder capture --scene popup.scene.json --tap 50,30 -o new.touchrec",
    "recorder capture --scene popup.scene.json --tap 50,30 -o no/x.touchrec",
    "recorder capture --scene damaged.touchrec --tap 50,30 -o x.touchrec",
    "recorder capture --scene popup.scene.json -o x.touchrec",
    "recorder dump a.touchrec", "recorder dump damaged.touchrec", "recorder dump missing.touchrec",
    "recorder ls a.touchrec --json", "recorder show a.touchrec", "recorder info a.touchrec",
    "recorder verify a.touchrec loop.touchrec", "recorder verify a.touchrec damaged.touchrec",
    "recorder export --to w3c a.touchrec", "recorder lint a.touchrec popup.scene.json", "recorder man capture",
    "recorder completions bash", "recorder git-setup",
    "replayer", "replayer --version extra", "replayer diff a.touchrec",
    "replayer diff a.touchrec loop.touchrec --verify 2",
    "replayer diff a.touchrec --strategy delegate", "replayer diff a.touchrec --strategy delegate --color always",
    "replayer diff a.touchrec --strategy delegate --reporter junit=junit.xml --reporter html=page.html",
    "replayer diff loop.touchrec --strategy delegate", "replayer diff scroll.touchrec --profile ios13",
    "replayer diff a.touchrec --inject-fault hidden-views --strategy flag",
    "replayer diff a.touchrec --inject-fault sibling-order", "replayer diff a.touchrec",
    "replayer diff a.touchrec --strategy delegate --ledger accepted.jsonl", "replayer pending --brief",
    "replayer accept --all --reason intended --owner Ann --ledger accepted.jsonl",
    "replayer diff a.touchrec --strategy delegate --ledger accepted.jsonl", "replayer diff",
    "replayer diff --jsn a.touchrec",
    "replayer diff a.touchrec damaged.touchrec", "replayer diff missing.touchrec", "replayer diff empty",
    "replayer diff a.touchrec --against build:none", "replayer diff a.touchrec --reporter json=/dev/full",
    "replayer diff a.touchrec --reporter json=no/x.json", "replayer diff damaged.touchrec --exit-codes bisect",
    "replayer diff missing.touchrec --exit-codes bisect", "replayer diff --exit-codes=bisect",
    "replayer run --json a.touchrec",
    "replayer run scroll.touchrec", "replayer run loop.touchrec --strategy delegate",
    "replayer run damaged.touchrec a.touchrec",
    "replayer matrix a.touchrec loop.touchrec",
    "replayer hit --scene popup.scene.json --at 50,30",
    "replayer hit --scene popup.scene.json --at 50,30 --strategy tag",
    "replayer explain a.touchrec --event 0", "replayer explain --scene popup.scene.json --at 60,210 --strategy flag",
    "replayer picture a.touchrec --event 0", "replayer picture a.touchrec --event 0 --json -o picture.svg",
    "replayer strategies", "replayer profiles ios17", "replayer fidelity", "replayer man diff", "replayer ci --help",
    "replayer init --dry-run", "replayer reject --all", "replayer merge-reports missing.json",
  ]

  /// Exit codes that some of the lines have. A signal ends a process, so 130 is not among them.
  static let codes: Set<Int32> = [0, 1, 2, 64, 65, 66, 69, 73, 74, 125, 255]

  private static func workshop() throws -> Workshop {
    let shop = try Workshop(["popup.scene.json": Scene.popup.text, "damaged.touchrec": "damaged"])
    try shop.makeFolder("empty")
    try shop.record("a.touchrec", scene: .popup, "--tap 50,30 --tap 150,350")
    try shop.record("loop.touchrec", scene: .loop)
    try shop.record("scroll.touchrec", scene: .scroll, "--drag 10,10,10,300,0.2")
    return shop
  }

  @Test("exit code, standard output, standard error, and the files that it leaves")
  func equal() throws {
    let (inProcess, built) = (try Self.workshop(), try Self.workshop())
    var codes: Set<Int32> = []
    for line in Self.lines {
      let words = line.split(separator: " ").map(String.init)
      let tool = try #require(BuiltTool(rawValue: words[0]))
      let own = try inProcess.runInProcess(tool, Array(words.dropFirst()))
      let other = try built.runProcess(tool, Array(words.dropFirst()))
      codes.insert(other.code)
      #expect(own.code == other.code, "\(line): \(own.error)")
      #expect(text(own.output, of: inProcess) == text(other.output, of: built), "\(line)")
      #expect(text(own.error, of: inProcess) == text(other.error, of: built), "\(line)")
      #expect(try files(of: inProcess) == files(of: built), "\(line)")
    }
    #expect(codes == Self.codes)
  }

  private func text(_ text: String, of shop: Workshop) -> String {
    text.replacingOccurrences(of: shop.path, with: "FOLDER")
  }

  /// The content of the files by their paths.
  private func files(of shop: Workshop) throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: shop.path) {
      // A folder has no content.
      files[name] = (try? shop.bytes(name)) ?? []
    }
    return files
  }
}
