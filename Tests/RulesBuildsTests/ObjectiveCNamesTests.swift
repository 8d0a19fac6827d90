import ChildProcess
import Foundation
import Testing

@testable import RulesBuilds

@Suite("Failed builds say what is missing")
struct ObjectiveCNamesTests {
  @Test("a name that a file in Objective-C beside the sources declares is named with that file")
  func names() throws {
    let folder = try IsolatedEnvironment.makeFolder()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (name, text) in [
      ("Gauge.h", "@interface GaugeLabel : UILabel"), ("Gauge.m", "@implementation GaugeLabel"),
      ("Other.mm", "@protocol OtherDelegate <NSObject>"), ("Notes.txt", "@interface Missing"),
    ] {
      try Data(text.utf8).write(to: URL(filePath: "\(folder)/\(name)"))
    }
    let errors = ["GaugeLabel", "OtherDelegate", "Missing"].map {
      CompilerMessages.Error(path: "A.swift", line: 1, column: 1, text: "cannot find type '\($0)' in scope")
    }
    let sources = [RulesFile(path: "\(folder)/A.swift", content: [])]
    #expect(
      ObjectiveCNames(errors, sources).lines == [
        "GaugeLabel is declared in \(folder)/Gauge.h: Objective-C is not compiled; write it in Swift for this build",
        "OtherDelegate is declared in \(folder)/Other.mm: Objective-C is not compiled; write it in Swift for this build",
      ])
    #expect(ObjectiveCNames([], sources).lines == [])
  }

  @Test("a program that takes longer than its limit is ended, and the error says what to do")
  func limit() throws {
    let scratch = try IsolatedEnvironment.makeFolder()
    defer { try? FileManager.default.removeItem(atPath: scratch) }
    #expect(try CapturedRun(seconds: 30, "/bin/echo", ["a"], scratch: scratch).outputLines == ["a"])
    let error = #expect(throws: RulesBuildError.self) {
      try CapturedRun(seconds: 0.05, "/bin/sleep", ["20"], scratch: scratch)
    }
    #expect(error?.kind == .sources && error?.message.contains("type checker") == true)
  }
}
