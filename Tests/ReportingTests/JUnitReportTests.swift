import Foundation
import FoundationXML
import RecordingStore
import Reporting
import Testing

@testable import Findings

@Suite("The JUnit report counts its cases and does not report unknown results as passed")
@MainActor
struct JUnitReportTests {
  /// The elements and attributes that an XML parser reports.
  private final class Reading: NSObject, XMLParserDelegate {
    var elements: [(name: String, attributes: [String: String])] = []
    var text = ""

    init?(_ xml: String) {
      super.init()
      let parser = XMLParser(data: Data(xml.utf8))
      parser.delegate = self
      guard parser.parse() else { return nil }
    }

    var cases: [(name: String, attributes: [String: String])] { elements.filter { $0.name == "testcase" } }

    func count(_ name: String) -> Int { elements.count { $0.name == name } }

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) { elements.append((name, attributes)) }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
  }

  @Test func `the counts are those of the elements`() throws {
    var report = SampleReports.report([
      SampleReports.comparison("a.touchrec"),
      SampleReports.comparison(
        "b.touchrec", divergences: [SampleReports.divergence(1)], unknowns: [SampleReports.unknown]),
      SampleReports.comparison("c.touchrec", unknowns: [SampleReports.unknown]),
    ])
    report.failures = [.init(recording: "d.touchrec", message: "d.touchrec: damaged", kind: .damaged)]
    let reading = try #require(Reading(JUnitReport(report).text()))
    let suite = try #require(reading.elements.first { $0.name == "testsuite" })
    #expect(suite.attributes["tests"] == "4" && reading.count("testcase") == 4)
    #expect(suite.attributes["failures"] == "1" && reading.count("failure") == 1)
    #expect(suite.attributes["errors"] == "2" && reading.count("error") == 2)
    let failure = try #require(reading.elements.first { $0.name == "failure" })
    #expect(failure.attributes["type"] == "divergence")
    #expect(failure.attributes["message"] == "touch 1 at 0.001 s (1, 20): old → new")
    #expect(reading.text.contains("decided by old, rule delegateAnswered"))
    #expect(reading.cases[0].attributes["name"] == "a.touchrec (delegate, ios17)")
    #expect(reading.cases[0].attributes["classname"] == "scene")
  }

  @Test func `nothing compared is an error, not an empty success`() throws {
    let reading = try #require(Reading(JUnitReport(ComparisonReport()).text()))
    #expect(reading.elements.first { $0.name == "testsuite" }?.attributes["errors"] == "1")
    #expect(reading.count("error") == 1)
  }

  @Test func `text of any origin leaves the XML well formed`() throws {
    let name = "]]>\u{0}\u{1B}[31m<a b=\"c\">&\u{FFFE}\n'"
    let report = SampleReports.report([
      SampleReports.comparison(name, divergences: [SampleReports.divergence(1, old: name)])
    ])
    let text = JUnitReport(report).text()
    let reading = try #require(Reading(text))
    #expect(
      reading.cases[0].attributes["name"] == "]]>\u{FFFD}\u{FFFD}[31m<a b=\"c\">&\u{FFFD}\n' (delegate, ios17)")
    #expect(reading.count("a") == 0)
    #expect(text == JUnitReport(report).text())
  }

  @Test func `a failure quotes a bounded number of lines`() throws {
    let divergences = (0..<500).map { SampleReports.divergence($0) }
    let reading = try #require(
      Reading(JUnitReport(SampleReports.report([SampleReports.comparison(divergences: divergences)])).text()))
    #expect(reading.text.split(separator: "\n").count <= JUnitReport.quotedLines + 1)
    #expect(reading.text.contains("more lines"))
  }
}
