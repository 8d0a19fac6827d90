import Foundation
import HitTestTerms
import RecordingStore
import Testing

@testable import Findings
@testable import Reporting

@Suite("The SARIF log has what version 2.1.0 requires")
struct SARIFReportTests {
  private func run(_ report: ComparisonReport) throws -> [String: Any] {
    let text = SARIFReport(report, paths: ReportPaths(folder: "/repository")).text()
    let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0" && (log["$schema"] as? String)?.hasSuffix("2.1.0.json") == true)
    let runs = try #require(log["runs"] as? [[String: Any]])
    let run = try #require(runs.first)
    try check(run)
    return run
  }

  /// Checks the properties that SARIF and GitHub's code scanning require.
  private func check(_ run: [String: Any]) throws {
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "TouchReplay")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let ids = rules.compactMap { $0["id"] as? String }
    #expect(ids.count == rules.count && Set(ids).count == ids.count)
    for rule in rules { #expect((rule["shortDescription"] as? [String: Any])?["text"] is String) }
    var fingerprints: Set<String> = []
    for result in try results(run) {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(ids[index] == result["ruleId"] as? String)
      #expect(try message(result).contains(#/^[^\u0000-\u001F]+$/#))
      let prints = try #require(result["partialFingerprints"] as? [String: String])
      #expect(fingerprints.insert(prints["touchReplayDivergence/v1"] ?? "").inserted)
      let locations = try #require(result["locations"] as? [[String: Any]])
      for location in locations + (result["relatedLocations"] as? [[String: Any]] ?? []) { try check(uriOf: location) }
    }
    for notification in try notifications(run) {
      #expect(["error", "warning", "note"].contains(notification["level"] as? String))
      for location in notification["locations"] as? [[String: Any]] ?? [] { try check(uriOf: location) }
      _ = try message(notification)
    }
  }

  /// The URI must be a reference without characters that need an escape (RFC 3986).
  private func check(uriOf location: [String: Any]) throws {
    let place = try #require(location["physicalLocation"] as? [String: Any])
    let uri = try #require((place["artifactLocation"] as? [String: Any])?["uri"] as? String)
    #expect(uri.wholeMatch(of: #/(?:file:\/\/)?(?:[A-Za-z0-9\-._~\/]|%[0-9A-F]{2})+/#) != nil, "\(uri)")
    #expect(!uri.hasPrefix("/") && URL(string: uri) != nil)
  }

  private func results(_ run: [String: Any]) throws -> [[String: Any]] {
    try #require(run["results"] as? [[String: Any]])
  }

  private func notifications(_ run: [String: Any]) throws -> [[String: Any]] {
    let invocations = try #require(run["invocations"] as? [[String: Any]])
    return try #require(invocations.first?["toolExecutionNotifications"] as? [[String: Any]])
  }

  private func message(_ result: [String: Any]) throws -> String {
    try #require((result["message"] as? [String: Any])?["text"] as? String)
  }

  private func uri(_ location: [String: Any]?) -> String? {
    ((location?["physicalLocation"] as? [String: Any])?["artifactLocation"] as? [String: Any])?["uri"] as? String
  }

  @Test func `a result is at the line of the rule, with the view and the recording`() throws {
    var divergence = SampleReports.divergence(1)
    divergence.recording = "Recordings/a b.touchrec"
    divergence.decidedBy?.line = SourceLine(file: "/repository/Rules/Überlagerung.swift", line: 41)
    divergence.decidedBy?.baseline = Divergence.Ruling(
      rule: .itself, line: SourceLine(file: "/elsewhere/Old.swift", line: 7))
    let run = try run(SampleReports.report([SampleReports.comparison(divergences: [divergence])]))
    let result = try #require(try results(run).first)
    #expect(result["ruleId"] as? String == "decision/delegateAnswered" && result["level"] as? String == "error")
    let location = (result["locations"] as? [[String: Any]])?.first
    #expect(uri(location) == "Rules/%C3%9Cberlagerung.swift")
    #expect(((location?["physicalLocation"] as? [String: Any])?["region"] as? [String: Int])?["startLine"] == 41)
    #expect(
      (location?["logicalLocations"] as? [[String: String]])?.first == ["fullyQualifiedName": "old", "kind": "view"])
    let related = try #require(result["relatedLocations"] as? [[String: Any]])
    #expect(related.map(uri) == ["Recordings/a%20b.touchrec", "file:///elsewhere/Old.swift"])
    #expect((result["partialFingerprints"] as? [String: String])?["touchReplayDivergence/v1"] == "id1")
    #expect(try message(result).hasPrefix("touch 1 at 0.001 s (1, 20): old → new. old: it was its own hit"))
  }

  @Test func `the results of the largest cause come first, and what follows from others is not a result`() throws {
    let run = try run(
      SampleReports.report([
        SampleReports.comparison(
          divergences: [
            SampleReports.divergence(1), SampleReports.divergence(2, old: "panel"),
            SampleReports.divergence(3, old: "panel"), SampleReports.divergence(4, followsFrom: "id1"),
          ])
      ]))
    let prints = try results(run).compactMap {
      ($0["partialFingerprints"] as? [String: String])?["touchReplayDivergence/v1"]
    }
    #expect(prints == ["id2", "id3", "id1"])
  }

  @Test func `there are at most 5000 results, and the rest is counted`() throws {
    let run = try run(
      SampleReports.report([
        SampleReports.comparison(divergences: (0..<5_003).map { SampleReports.divergence($0) })
      ]))
    #expect(try results(run).count == 5_000)
    #expect(try notifications(run).map(message).contains { $0.hasPrefix("left out: 3 results") })
  }

  @Test func `what is not known is a notification, and counted`() throws {
    var failed = SampleReports.comparison("c.touchrec")
    failed.failure = .init(what: .crash, event: 1, why: "it crashed")
    var report = SampleReports.report([
      SampleReports.comparison("a.touchrec", unknowns: [SampleReports.unknown]),
      SampleReports.comparison("b.touchrec", isNondeterministic: true), failed,
    ])
    report.failures = [.init(recording: "d.touchrec", message: "d.touchrec: damaged", kind: .damaged)]
    let run = try run(report)
    #expect(try results(run).isEmpty)
    #expect(
      try notifications(run).compactMap { $0["level"] as? String } == ["error", "warning", "warning", "warning"])
    let properties = try #require(run["properties"] as? [String: Any])
    #expect(properties["inconclusive"] as? Int == 3 && properties["notCompared"] as? Int == 1)
    let invocation = (run["invocations"] as? [[String: Any]])?.first
    #expect(invocation?["executionSuccessful"] as? Bool == false)
  }

  @Test(arguments: HostileReports.names)
  func `names are text and nothing else`(name: String) throws {
    let report = HostileReports.report(name)
    let run = try run(report)
    #expect(HostileReports.controls(SARIFReport(report).text()) == [])
    for result in try results(run) {
      let text = try message(result)
      #expect(HostileReports.controls(text) == [])
      let single = text.replacing("{{", with: "").replacing("}}", with: "")
      #expect(!single.contains("{") && !single.contains("}") && !text.replacing("\\](", with: "").contains("]("))
    }
  }
}
