import Foundation
package import TestSupport
import Testing

/// A repository whose commits have different rules, with a recording of the first ones.
package struct RulesHistory {
  package let repository: GitWorkshop
  package var shop: Workshop { repository.shop }

  /// Rules that let touches through.
  package static let good = RulesWorkshop.rules
  /// Rules that take touches on the left half.
  package static let bad = RulesWorkshop.otherRules
  /// Rules that do not compile.
  package static let broken = good.replacingOccurrences(of: "    nil\n", with: "    nothing\n")

  /// Makes a commit for each of some rules, with tags `c0`, `c1`, …. The recording is not in the commits.
  package init(_ rules: [String], environment: [String: String] = [:]) throws {
    repository = try GitWorkshop(environment: environment)
    try shop.write(RulesWorkshop.scene, to: "s.scene.json")
    try shop.write("*.touchrec\ns.scene.json\n.touchreplay\n.gitignore\n", to: ".gitignore")
    try shop.makeFolder("Rules")
    for (number, text) in rules.enumerated() { try commit(text, "commit \(number)", tag: "c\(number)") }
    try shop.write(RulesWorkshop.shared().bytes("s.touchrec"), to: "s.touchrec")
  }

  @discardableResult
  package func commit(_ rules: String, _ subject: String, tag: String) throws -> String {
    try shop.write(rules, to: "Rules/PassthroughView.swift")
    try shop.write(subject, to: "notes.txt")
    let hash = try repository.commit(subject)
    try repository.git("tag \(tag)")
    return hash
  }

  /// What a command must not change: HEAD, the index and the working tree.
  package func state() throws -> [String] {
    let status = try repository.git("status --porcelain").output
    return try [
      status, repository.git("rev-parse HEAD").output, repository.git("symbolic-ref HEAD").output,
      repository.git("ls-files --stage").output, shop.text("Rules/PassthroughView.swift"),
      repository.git("for-each-ref").output,
    ]
  }

  /// The steps of a bisection that skip a commit.
  package func skippedLines(_ run: Finished) -> [String] {
    run.errorLines.filter { $0.hasPrefix("replayer: step ") && $0.contains(": skipped: ") }
      .map { String($0.drop { $0 != ":" }) }
  }

  package func bisect(_ words: String) throws -> Finished {
    try shop.replayer("bisect --rules Rules \(words) s.touchrec")
  }
}
