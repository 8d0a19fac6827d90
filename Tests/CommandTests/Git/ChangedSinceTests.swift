import CommandSupport
import Foundation
import JSONText
import TestSupport
import Testing

@Suite("Recordings that changed since a commit")
struct ChangedSinceTests {
  /// A repository with three recordings in one commit.
  private func repository() throws -> GitWorkshop {
    let repository = try GitWorkshop()
    try repository.shop.makeFolder("R")
    for name in ["a", "b", "c"] { try repository.record("R/\(name).touchrec", "--tap 50,30", about: name) }
    try repository.shop.write(".touchreplay\nignored.touchrec\n", to: ".gitignore")
    try repository.commit("first")
    try repository.git("tag first")
    return repository
  }

  /// The recordings that a command lists as selected.
  private func selected(_ run: Finished) -> [String] {
    run.errorLines.filter { $0.hasPrefix("  ") }.map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test("are those that are changed, committed, staged or not, and those that are not in Git")
  func states() throws {
    let repository = try repository()
    let shop = repository.shop
    try repository.record("R/a.touchrec", "--tap 60,30", about: "committed")
    try repository.commit("second")
    try repository.record("R/b.touchrec", "--tap 60,30", about: "not staged")
    let two = try shop.replayer("diff --changed-since first R")
    #expect(two.code == 0 && two.output.contains("compared 2 recordings"), "\(two.output)\(two.error)")
    #expect(two.errorLines.first == "replayer: 2 of 3 recordings changed since first")
    #expect(selected(two) == ["R/a.touchrec: changed", "R/b.touchrec: changed"])
    #expect(try selected(shop.replayer("diff --changed-since HEAD R")) == ["R/b.touchrec: changed"])
    try repository.git("add R/b.touchrec")
    try shop.copy("R/c.touchrec", to: "R/new ä.touchrec")
    try repository.record("R/ignored.touchrec", "--tap 50,30")
    #expect(
      try selected(shop.replayer("diff --changed-since HEAD R")) == [
        "R/b.touchrec: changed", "R/ignored.touchrec: not in Git", "R/new ä.touchrec: not in Git",
      ])
    // The working tree counts, and not the index.
    try repository.git("checkout HEAD -- R/b.touchrec")
    #expect(try selected(shop.replayer("diff --changed-since HEAD R")).count == 2)
    // A file that was written again with the same content is the same.
    let bytes = try shop.bytes("R/c.touchrec")
    try shop.write(bytes, to: "R/c.touchrec")
    #expect(try selected(shop.replayer("diff --changed-since HEAD R")).count == 2)
    #expect(try shop.run(.replayer, "diff --changed-since HEAD .", in: "R").output.contains("compared 2 recordings"))
    let json = try shop.replayer("diff --changed-since first --json R").document()
    #expect(json["compared"]?["recordings"]?.integer == 3)
  }

  @Test("are compared by matrix and run, and listed by recorder ls")
  func commands() throws {
    let repository = try repository()
    try repository.record("R/b.touchrec", "--tap 60,30")
    let shop = repository.shop
    let matrix = try shop.replayer("matrix --strategy uikit --changed-since first R")
    #expect(matrix.output.contains("b.touchrec") && !matrix.output.contains("a.touchrec"), "\(matrix.output)")
    #expect(
      try shop.replayer("run --json --changed-since first R").objects().allSatisfy {
        $0["recording"]?.string == "R/b.touchrec"
      })
    #expect(try shop.recorder("ls --changed-since first R").lines.map { $0.prefix(12) } == ["R/b.touchrec"])
  }

  @Test("none: nothing was compared, which passes only if that is asked for")
  func none() throws {
    let shop = try repository().shop
    #expect(try shop.replayer("diff --strategy tag R").code == 1)
    let pending = try shop.replayer("pending").output
    for command in ["diff", "matrix", "run"] {
      let run = try shop.replayer("\(command) --changed-since first R")
      #expect(run.code == 66 && run.error.contains("no recording is left, so nothing was compared"), "\(run.error)")
      #expect(run.error.contains("0 of 3 recordings changed since first"))
      let pass = try shop.replayer("\(command) --changed-since first --pass-with-no-recordings R")
      #expect(pass.code == 0 && pass.error.contains("nothing was compared"), "\(pass.error)")
    }
    // What is to be decided is still known.
    #expect(try shop.replayer("pending").output == pending)
    let empty = try shop.replayer("diff --shard 7/9 --pass-with-no-recordings R")
    #expect(empty.code == 0 && empty.error.contains("shard 7/9 has no recordings"))
  }

  @Test("are all of them if the rules, the configuration or the ledger changed", arguments: [0, 1, 2, 3, 4, 5])
  func everything(_ which: Int) throws {
    let repository = try repository()
    let shop = repository.shop
    try shop.makeFolder("Rules")
    try shop.write(RulesWorkshop.rules, to: "Rules/PassthroughView.swift")
    try shop.write(#"{"numWorkers": 1}"#, to: "touchreplay.json")
    try shop.write("# decisions\n", to: "touchreplay-accepted.jsonl")
    try repository.commit("second")
    try repository.record("R/b.touchrec", "--tap 60,30")
    let words = "diff --changed-since HEAD --rules Rules R"
    #expect(try shop.replayer(words).error.contains("1 of 3 recordings changed since HEAD"))
    let changes: [(change: () throws -> Void, reason: String)] = [
      ({ try shop.write(RulesWorkshop.otherRules, to: "Rules/PassthroughView.swift") }, "Rules (--rules) has changed"),
      ({ try shop.write("import UIKit\n", to: "Rules/New.swift") }, "Rules (--rules) has changed"),
      ({ try shop.write(#"{"numWorkers": 2}"#, to: "touchreplay.json") }, "touchreplay.json has changed"),
      ({ try shop.remove("touchreplay.json") }, "touchreplay.json has changed"),
      ({ try shop.write("# other\n", to: "touchreplay-accepted.jsonl") }, "touchreplay-accepted.jsonl has changed"),
      ({ try shop.remove("touchreplay-accepted.jsonl") }, "touchreplay-accepted.jsonl has changed"),
    ]
    try changes[which].change()
    let run = try shop.replayer(words)
    #expect(
      run.errorLines.contains("replayer: \(changes[which].reason) since HEAD, so every recording counts: 3 recordings"),
      "\(run.error)")
    #expect(run.output.contains("compared 3 recordings"))
    if which == 2 { #expect(try shop.replayer("\(words) --no-config").error.contains("1 of 3")) }
    if which == 0 { #expect(try shop.replayer("diff --changed-since HEAD R").error.contains("1 of 3")) }
  }

  @Test("a build has no commit")
  func build() throws {
    let repository = try repository()
    try repository.shop.write(RulesWorkshop.rules, to: "P.swift")
    #expect(try repository.shop.replayer("build P.swift -o ./P").code == 0)
    for words in ["--build ./P", "--against build:./P"] {
      let run = try repository.shop.replayer("diff --changed-since first \(words) R")
      #expect(run.error.contains("has no commit, and can have changed"), "\(run.error)")
    }
  }

  @Test("through a link, count if the link or its target changed")
  func links() throws {
    let repository = try repository()
    let shop = repository.shop
    try FileManager.default.createSymbolicLink(atPath: shop.file("link"), withDestinationPath: "R")
    try repository.commit("second")
    #expect(try shop.replayer("diff --changed-since HEAD link").code == 66)
    try repository.record("R/b.touchrec", "--tap 60,30")
    #expect(try selected(shop.replayer("diff --changed-since HEAD link")) == ["link/b.touchrec: changed"])
    try shop.makeFolder("S")
    try shop.copy("R/a.touchrec", to: "S/a.touchrec")
    try repository.commit("third")
    try shop.remove("link")
    try FileManager.default.createSymbolicLink(atPath: shop.file("link"), withDestinationPath: "S")
    #expect(try selected(shop.replayer("diff --changed-since HEAD link")) == ["link/a.touchrec: changed"])
  }

  @Test("an unknown commit, a shallow clone and a folder outside of a repository are errors")
  func errors() throws {
    let repository = try repository()
    let unknown = try repository.shop.replayer("diff --changed-since nowhere R")
    #expect(unknown.code == 66 && unknown.error.contains("'nowhere': there is no such commit"), "\(unknown.error)")
    try repository.record("R/b.touchrec", "--tap 60,30")
    try repository.commit("second")
    try repository.git(["clone", "-q", "--depth", "1", "file://\(repository.shop.path)", "clone"])
    let shallow = try repository.shop.run(.replayer, "diff --changed-since HEAD~1 R", in: "clone")
    #expect(shallow.code == 66 && shallow.error.contains("git fetch --unshallow"), "\(shallow.error)")
    let outside = try Workshop()
    try outside.write(repository.shop.bytes("R/a.touchrec"), to: "a.touchrec")
    let run = try outside.replayer("diff --changed-since HEAD a.touchrec")
    #expect(run.code == 66 && run.error.contains("not in the working tree of a Git repository"), "\(run.error)")
  }
}
