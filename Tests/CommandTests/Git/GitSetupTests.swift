import CommandSupport
import Foundation
import TestSupport
import Testing

@Suite("Recordings in Git")
struct GitSetupTests {
  private static let line = "*.touchrec -text diff=touchrec merge=touchrec"

  private func setUp(_ words: String, in repository: GitWorkshop) throws -> Finished {
    let path = try #require(BuiltTool.folder).path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin")
    return try repository.shop.run(.recorder, "git-setup \(words)", in: ".", environment: ["PATH": path])
  }

  @Test("git-setup makes the settings once, and --remove removes them and nothing else")
  func settings() throws {
    let repository = try GitWorkshop()
    let shop = repository.shop
    try shop.write("*.png binary", to: ".gitattributes")
    let config = try shop.text(".git/config")
    #expect(try setUp("--dry-run", in: repository).lines.allSatisfy { $0.hasPrefix("would ") })
    #expect(try shop.text(".git/config") == config && shop.text(".gitattributes") == "*.png binary")
    let first = try setUp("", in: repository)
    #expect(first.code == 0 && first.lines.count == 4 && !first.output.contains("unchanged"), "\(first.error)")
    #expect(try shop.text(".gitattributes") == "*.png binary\n\(Self.line)\n")
    #expect(try repository.git("config diff.touchrec.textconv").lines == ["recorder dump"])
    #expect(try repository.git("config merge.touchrec.driver").lines == ["recorder merge-file %O %A %B %P"])
    let again = try setUp("", in: repository)
    #expect(again.lines.allSatisfy { $0.hasPrefix("unchanged: ") })
    #expect(try shop.text(".gitattributes") == "*.png binary\n\(Self.line)\n")
    #expect(try setUp("--remove", in: repository).lines.count == 4)
    #expect(try shop.text(".gitattributes") == "*.png binary\n")
    #expect(try repository.git("config diff.touchrec.textconv", expecting: nil).code == 1)
    #expect(try setUp("--remove", in: repository).lines == ["nothing to remove"])
    try repository.git(["config", "diff.touchrec.textconv", "other tool"])
    #expect(try setUp("--remove", in: repository).lines == ["nothing to remove"])
  }

  @Test("without the tool in the search path, its path is quoted; outside of a repository there is an error")
  func places() throws {
    let repository = try GitWorkshop()
    _ = try repository.shop.run(.recorder, "git-setup", in: ".", environment: ["PATH": "/usr/bin:/bin"])
    let tool = try #require(try repository.git("config diff.touchrec.textconv").lines.first)
    #expect(tool.hasPrefix("'/") && tool.hasSuffix("/recorder' dump"))
    let outside = try Workshop().recorder("git-setup")
    #expect(outside.code == 66 && outside.error.contains("git init"), "\(outside.error)")
  }

  @Test("git diff shows the changed touches of a recording as text")
  func diff() throws {
    let repository = try GitWorkshop()
    try repository.record("a.touchrec", "--tap 50,30")
    _ = try setUp("", in: repository)
    try repository.commit("first")
    try repository.record("a.touchrec", "--tap 51,30")
    let diff = try repository.git("diff a.touchrec").output
    #expect(diff.contains("\n-  event 0 t 0.0 touch 1 began 50.0 30.0\n"), "\(diff)")
    #expect(diff.contains("\n+  event 0 t 0.0 touch 1 began 51.0 30.0\n"))
  }

  @Test("a recording of the same session has the same bytes, and no value that depends on the time when it is made")
  func stable() throws {
    let repository = try GitWorkshop()
    let words = "--tap 50,30 --drag 10,220,150,350,0.05"
    try repository.record("a.touchrec", words, about: "about")
    let bytes = try repository.shop.bytes("a.touchrec")
    try repository.record("b.touchrec", words, about: "about")
    #expect(try repository.shop.bytes("b.touchrec") == bytes)
    let times = try Self.times(in: repository.shop.file("a.touchrec"))
    #expect(times.isEmpty, "\(times)")
    try repository.record("b.touchrec", words, about: "other")
    #expect(try repository.shop.bytes("b.touchrec") != bytes)
  }

  /// The values of a database that are a time within a day from now: a number since 1970 in seconds or smaller units, or a text with the
  /// day.
  private static func times(in path: String) throws -> [String] {
    let file = try RawFile(path)
    let now = Date()
    let days = [-1, 0, 1].map { now.addingTimeInterval(86_400 * $0).formatted(.iso8601.year().month().day()) }
    var (count, found) = (0, [String]())
    for table in try file.rows("SELECT name FROM sqlite_master WHERE type = 'table'").joined() {
      for value in try file.rows("SELECT * FROM \"\(table)\"").joined() {
        count += 1
        let isNumber = Double(value).map { number in
          [1, 1e3, 1e6, 1e9].contains { abs(number / $0 - now.timeIntervalSince1970) < 86_400 }
        }
        if isNumber ?? days.contains(where: value.contains) { found.append("\(table): \(value)") }
      }
    }
    try #require(count > 50)
    return found
  }
}
