import CommandSupport
import Foundation
import JSONText
import TestSupport
import Testing

/// The cases with Swift code, which need a compiler, are played by `.ci/run`.
@Suite("What others measured on Apple's UIKit")
struct MeasuredCases {
  private static let report = Result {
    let run = try Workshop([:]).replayer(
      "fidelity --measured \(Repository.root.path)/Tests/Measured --without-code --json")
    return (code: run.code, json: try JSONValue.parse(run.output.utf8))
  }

  @Test("contradicts nothing that the engine states, and most of it is stated")
  func agreement() throws {
    let (code, json) = try Self.report.get()
    let others = (json["others"]?.array ?? []).compactMap { $0["id"]?.string }
    #expect(code == 0 && json["contradicted"]?.integer == 0, "\(others)")
    let (cases, agreeing) = (json["cases"]?.integer ?? 0, json["agree"]?.integer ?? 0)
    #expect(cases > 300 && agreeing * 10 >= cases * 9, "\(agreeing) of \(cases): \(others)")
  }

  @Test("stands in the table of the page, subject by subject")
  func page() throws {
    let page = try Repository.text("Documentation/Agreement.md")
    let json = try Self.report.get().json
    for subject in json["subjects"]?.array ?? [] {
      guard let name = subject["subject"]?.string, let cases = subject["cases"]?.integer else { continue }
      let row = page.split(separator: "\n").first { $0.hasPrefix("| \(name) |") }
      let numbers = (row ?? "").split(separator: "|").dropFirst().compactMap {
        Int($0.trimmingCharacters(in: .whitespaces))
      }
      guard numbers.count == 4 else {
        Issue.record("the page has no row of '\(name)'")
        continue
      }
      // A subject with code has more cases than are played here.
      guard try !Self.hasCode(name) else { continue }
      #expect(numbers[0] == cases, "\(name)")
      let found = ["agree", "contradicted", "unknown"].map { subject[$0]?.integer ?? -1 }
      #expect(Array(numbers.dropFirst()) == found, "\(name)")
    }
  }

  private static func hasCode(_ subject: String) throws -> Bool {
    try JSONValue.parse(Repository.text("Tests/Measured/\(subject).json").utf8)["codes"]?.object?.isEmpty == false
  }

  @Test("has the sums of the page in the README")
  func sums() throws {
    let row = try #require(
      Repository.text("Documentation/Agreement.md").split(separator: "\n").first { $0.hasPrefix("| all |") })
    let numbers = row.split(separator: "|").compactMap { Int($0.trimmingCharacters(in: .whitespaces)) }
    try #require(numbers.count == 4)
    #expect(numbers[0] == numbers[1] + numbers[2] + numbers[3] && numbers[2] == 0)
    let readme = try Repository.text("README.md").replacing("\n", with: " ")
    #expect(
      readme.contains(
        "of \(numbers[0]) such cases the engine agrees with \(numbers[1]), states none otherwise, and calls \(numbers[3]) unknown"
      ))
  }

  @Test(
    "a case that compares nothing, or that is there twice, is refused",
    arguments: [
      (#"{"kind": "session", "expect": {"dismised": true}"#, "unknown key `dismised`"),
      (#"{"kind": "hits", "expect": [[10, 10]]"#, "is a list of `[x, y, view]`"),
      (#"{"kind": "hits", "expect": []"#, "is a list of `[x, y, view]`"),
      (#"{"kind": "session", "expect": {"scroll": {"view": "a"}}"#, "`scroll` has `view` and `at`"),
    ])
  func refusals(beginning: String, message: String) throws {
    let file =
      #"{"subject": "s", "cases": [\#(beginning), "id": "s/one", "scene": {"format": 1, "scene": "s", "windows": []}}]}"#
    let run = try Workshop(["a.json": file]).replayer("fidelity --measured a.json")
    #expect(run.code == 65 && run.error.contains(message), "\(run.error)")
  }

  @Test("a frame of which no edge is on the screen is unknown, because no point could find it")
  func frameBesideTheScreen() throws {
    let scene =
      #"{"format": 1, "scene": "s", "windows": [{"id": "w", "subviews": [{"id": "a", "frame": [0, 0, 50, 50]}]}]}"#
    func file(_ x: Int) -> String {
      #"{"subject": "s", "cases": [{"id": "s/one", "kind": "frames", "scene": \#(scene), "expect": {"a": [\#(x), 0, 50, 50]}}]}"#
    }
    let shop = try Workshop(["on.json": file(0), "beside.json": file(9_000)])
    let on = try shop.replayer("fidelity --measured on.json")
    #expect(on.output.contains("| s | 1 | 1 | 0 | 0 |"), "\(on.output)")
    let beside = try shop.replayer("fidelity --measured beside.json")
    #expect(
      beside.output.contains("| s | 1 | 0 | 0 | 1 |") && beside.output.contains("no edge of 'a'"), "\(beside.output)")
  }

  @Test("a contradicted case is named, and the exit code is 1")
  func contradiction() throws {
    let scene =
      #"{"format": 1, "scene": "s", "windows": [{"id": "w", "subviews": [{"id": "a", "frame": [0, 0, 50, 50]}]}]}"#
    func file(_ view: String) -> String {
      #"{"subject": "s", "cases": [{"id": "s/one", "about": "a point", "kind": "hits", "scene": \#(scene), "expect": [[10, 10, "\#(view)"]]}]}"#
    }
    let shop = try Workshop(["good.json": file("a"), "bad.json": file("!a"), "none.json": "{}"])
    #expect(try shop.replayer("fidelity --measured good.json").code == 0)
    let bad = try shop.replayer("fidelity --measured bad.json")
    #expect(
      bad.code == 1 && bad.output.contains("contradicted: s/one: a point: at 10.0,10.0 'a' is hit"), "\(bad.output)")
    let twice = try shop.replayer("fidelity --measured good.json bad.json")
    #expect(twice.code == 65 && twice.error.contains("two cases 's/one'"), "\(twice.error)")
    let none = try shop.replayer("fidelity --measured none.json")
    #expect(none.code == 65 && none.error.contains("is no file of measured cases"), "\(none.error)")
    let code = try shop.replayer("fidelity --without-code good.json")
    #expect(code.code == 64 && code.error.contains("needs '--measured'"), "\(code.error)")
  }
}
