import JSONText
import TestSupport
import Testing

@Suite("The graph of the package")
struct PackageGraphTests {
  /// The targets that each target depends on, directly or not.
  private static let closures = Result { try closures(of: manifest()) }

  /// The manifest with all targets, as the package manager reads it.
  private static func manifest() throws -> JSONValue {
    let scratch = ScratchFolder()
    // A folder of its own, because the run of the tests holds the lock of the usual one.
    let words = ["-u", "TOUCHREPLAY_TESTS", "-u", "TOUCHREPLAY_TOOLS_ONLY", "swift", "package"]
    let run = try RunningTool("/usr/bin/env", words + ["--scratch-path", scratch.path, "dump-package"]).wait()
    try #require(run.code == 0, "\(run.error)")
    return try run.document()
  }

  private static func closures(of manifest: JSONValue) throws -> [String: Set<String>] {
    var direct: [String: [String]] = [:]
    for target in try #require(manifest["targets"]?.array) {
      let dependencies = (target["dependencies"]?.array ?? []).flatMap { $0.object ?? [] }
      direct[try #require(target["name"]?.string)] = dependencies.compactMap { $0.value.array?.first?.string }
    }
    return direct.mapValues { start in
      var found = Set(start)
      var open = start
      while let next = open.popLast() {
        for name in direct[next] ?? [] where found.insert(name).inserted { open.append(name) }
      }
      return found
    }
  }

  @Test(
    "has no view engine below results, reports, the ledger and shards, nor below their tests",
    arguments: [
      "Findings", "Ledger", "Pictures", "Reporting", "Sharding", "FindingsTests", "LedgerTests", "ReportingTests",
      "ShardingTests",
    ])
  func results(target: String) throws {
    let closure = try #require(try Self.closures.get()[target])
    #expect(closure.isDisjoint(with: ["UIKit", "Scenes", "Playback", "TestSupport"]), "\(closure.sorted())")
  }

  @Test("has one module below UIKit, which user code loads with it")
  func engine() throws {
    #expect(try Self.closures.get()["UIKit"] == ["HitTestTerms"])
    #expect(try Self.closures.get()["HitTestTerms"] == [])
    // The closures are not empty for another reason.
    #expect(try Self.closures.get()["Playback"]?.isSuperset(of: ["Findings", "Scenes", "UIKit"]) == true)
  }
}
