import Foundation
import RecordingStore
import Testing

@testable import Findings
@testable import Reporting

@Suite("Annotations of GitHub Actions are within its limits and keep the text")
struct GitHubReportTests {
  /// A command as GitHub's runner reads it.
  private struct Command: Equatable {
    var kind: String
    var properties: [String: String]
    var message: String

    init?(_ line: String) {
      guard let match = line.wholeMatch(of: #/::([a-z]+) ([^:]*)::(.*)/#) else { return nil }
      kind = String(match.1)
      properties = [:]
      for pair in match.2.split(separator: ",") {
        guard let equals = pair.firstIndex(of: "=") else { return nil }
        properties[String(pair[..<equals])] = Self.unescaped(pair[pair.index(after: equals)...])
          .replacing("%3A", with: ":").replacing("%2C", with: ",").replacing("%25", with: "%")
      }
      message = Self.unescaped(match.3).replacing("%25", with: "%")
    }

    private static func unescaped(_ text: Substring) -> String {
      String(text).replacing("%0D", with: "\r").replacing("%0A", with: "\n")
    }
  }

  private func commands(_ report: ComparisonReport, root: String = "/repository") throws -> [Command] {
    let text = GitHubReport(report, paths: ReportPaths(folder: "/repository/app", root: root)).text()
    return try text.split(separator: "\n").map { try #require(Command(String($0)), "\($0)") }
  }

  @Test func `an error is at the line of the rule that decided, relative to the checkout`() throws {
    var divergence = SampleReports.divergence(1)
    divergence.decidedBy?.line = SourceLine(file: "/repository/app/Rules/Over,lay.swift", line: 41)
    let commands = try commands(
      SampleReports.report([SampleReports.comparison(about: "A tap: saves.", divergences: [divergence])]))
    #expect(commands.map(\.kind) == ["error", "notice"])
    #expect(commands[0].properties["file"] == "app/Rules/Over,lay.swift" && commands[0].properties["line"] == "41")
    #expect(
      commands[0].properties["title"]?.hasPrefix("old: it was its own hit, and its touch delegate returned") == true)
    #expect(commands[0].message.contains("1 promise broken: “A tap: saves.”"))
    #expect(commands[0].message.contains("\nfirst: one.touchrec: touch 1"))
  }

  @Test func `without such a line it is at the recording`() throws {
    let commands = try commands(
      SampleReports.report([SampleReports.comparison(divergences: [SampleReports.divergence(1)])]))
    #expect(commands[0].properties["file"] == "app/one.touchrec" && commands[0].properties["line"] == nil)
  }

  @Test func `there are at most ten of a kind, and the rest is counted`() throws {
    var report = SampleReports.report(
      (0..<14).map { SampleReports.comparison(divergences: [SampleReports.divergence($0, old: "view\($0)")]) }
        + (0..<12).map { SampleReports.comparison("u\($0).touchrec", unknowns: [SampleReports.unknown]) })
    report.failures = [.init(recording: "x.touchrec", message: "x.touchrec: damaged", kind: .damaged)]
    let commands = try commands(report)
    for kind in WorkflowCommand.Kind.allCases {
      #expect(commands.count { $0.kind == kind.rawValue } == (kind == .notice ? 1 : 10))
    }
    let notice = try #require(commands.last?.message)
    #expect(notice.contains("not annotated: 5 errors") && notice.contains("not annotated: 2 warnings"))
    #expect(notice.contains("comparisons: 0 same, 14 different, 12 inconclusive, 0 skipped"))
    #expect(notice.contains("unknown: 12 comparisons") && notice.contains("not compared: 1 recording"))
  }

  @Test func `a comparison without differences has only a notice, and nothing compared is an error`() throws {
    #expect(try commands(SampleReports.report([SampleReports.comparison()])).map(\.kind) == ["notice"])
    #expect(try commands(ComparisonReport()).map(\.kind) == ["error", "notice"])
  }

  @Test(arguments: HostileReports.names)
  func `names cannot end a property or begin a command`(name: String) throws {
    let report = HostileReports.report(name)
    let commands = try commands(report)
    #expect(commands.map(\.kind) == ["error", "error", "error", "warning", "notice"])
    #expect(commands.allSatisfy { Set($0.properties.keys).isSubset(of: ["file", "title"]) })
    #expect(HostileReports.controls(GitHubReport(report).text()) == [])
  }

  @Test(arguments: ["100% a:b,c", "x%0Ay", "::error::", "a=b,line=3", "%25%3A"])
  func `what is escaped is read back`(text: String) throws {
    let written = WorkflowCommand(kind: .warning, file: text, title: text, message: [text, text]).text
    let read = try #require(Command(written))
    // A leading `::` is shown escaped, also where it has no effect.
    let shown = text.hasPrefix("::") ? "\\u{3a}" + text.dropFirst() : text
    #expect(read.properties == ["file": shown, "title": shown] && read.message == "\(shown)\n\(shown)")
  }
}
