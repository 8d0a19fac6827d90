import Foundation
import JSONText
import PrintedText
import TestSupport
import Testing

/// The cases are in `Cases`, a file for each subject. By hand: `node Tests/PageTests/Cases/all.mjs`. Those of modules that make
/// elements import `document.mjs`, which stands for the document of a browser.
@Suite("The logic of the page works without a browser")
struct PageTests {
  private static let cases = Repository.root.appending(path: "Tests/PageTests/Cases")
  private static let modules = Repository.root.appending(path: "Sources/CScenePage/page")

  @Test("every case passes in node", .enabled(if: Node.path != nil, "\(Node.absence)"))
  func node() throws {
    let finished = try RunningTool(
      try #require(Node.path), ["--test-reporter=./reporter.mjs", "all.mjs"], in: Self.cases.path
    ).wait()
    let cases = finished.output.split(separator: "\n").compactMap { try? JSONValue.parse(Array($0.utf8)) }
    #expect(cases.count >= 100, "\(cases.count) cases ran")
    let reporting = Set(cases.compactMap { $0["file"]?.string?.split(separator: "/").last.map(String.init) })
    for file in try Self.files() { #expect(reporting.contains(file), "no case of \(file) ran") }
    for one in cases {
      guard let error = one["error"]?.string else { continue }
      Issue.record("\(one["name"]?.string ?? ""): \(error)")
    }
    #expect(finished.code == 0, "\(finished.error)")
  }

  @Test("the modules that are tested without a document use no element, and neither do those that they import")
  func modules() throws {
    let start = try Regex(#"Sources/CScenePage/page/([\w-]+\.js)""#)
    var next = try Set(Self.files().flatMap { try Self.names(start, in: Self.text(ofCases: $0)) })
    #expect(next.isSuperset(of: ["link.js", "past.js", "session-frames.js", "scene-model.js", "timeline.js"]))
    var seen: Set<String> = []
    let imported = try Regex(#"^(?:im|ex)port .*"\./([\w-]+\.js)";$"#).anchorsMatchLineEndings()
    let elements = try Regex(
      #"\b(?:document|window)\.[a-z]|\b(?:byId|make|getComputedStyle|matchMedia|ResizeObserver|HTMLElement)\b\("#)
    while let name = next.popFirst() {
      guard seen.insert(name).inserted else { continue }
      let text = try String(contentsOf: Self.modules.appending(path: name), encoding: .utf8)
      #expect(text.firstMatch(of: elements) == nil, "\(name) uses the elements of the page")
      next.formUnion(Self.names(imported, in: text))
    }
  }

  @Test("the short names of reports are those of the page")
  func shortNames() throws {
    let file = Self.cases.appending(path: "short-names.json")
    let table = try JSONValue.parse(Array(Data(contentsOf: file))).object ?? []
    let short = ShortNames(table.map(\.key))
    #expect(table.count > 10)
    for member in table { #expect(short(member.key) == member.value.string) }
  }

  /// The files with cases.
  private static func files() throws -> [String] {
    let files = try FileManager.default.contentsOfDirectory(atPath: cases.path).filter { $0.hasSuffix(".test.mjs") }
    try #require(files.count > 10)
    return files
  }

  private static func text(ofCases file: String) throws -> String {
    try String(contentsOf: cases.appending(path: file), encoding: .utf8)
  }

  private static func names(_ pattern: Regex<AnyRegexOutput>, in text: String) -> [String] {
    text.matches(of: pattern).compactMap { $0.output[1].substring.map(String.init) }
  }
}
