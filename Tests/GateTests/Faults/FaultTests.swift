import DropDown
import Findings
import Foundation
import Playback
import TestSupport
import Testing
import UIKit

@Suite("Each injected fault of the engine is found by the recordings")
struct FaultTests {
  @Test("all faults are tried")
  func complete() throws {
    let catalogue = EngineFault.ofUIKit + EngineFault.ofDropDown
    #expect(Set(FaultCase.all.map(\.fault)) == Set(catalogue))
    #expect(FaultCase.all.count == catalogue.count)
    let declared = try Repository.swiftFiles(below: "Sources").reduce(into: Set<String>()) { names, file in
      for match in try Repository.text(file).matches(of: #/= EngineFault\("([a-z-]+)"\)/#) {
        names.insert(String(match.1))
      }
    }
    #expect(Set(catalogue.map(\.rawValue)) == declared)
  }

  @Test("with replayer diff over all recordings")
  func gate() throws {
    let one = try #require(FaultCase.all.first)
    let result = try BuiltTool.replayer.run(["diff", "--inject-fault", one.fault.rawValue, "Recordings"])
    #expect(result.code == 1)
    #expect(result.output.hasSuffix("verdict: differs\n"))
    let sections = ("\n" + withoutSessionNumbers(result.output)).components(separatedBy: "\n\(one.recording): ")
    #expect(sections.count == 2 && sections[1].contains(one.line))
  }

  @Test("with replayer diff, which describes the difference", arguments: FaultCase.all)
  func replayer(of one: FaultCase) throws {
    let result = try BuiltTool.replayer.run(["diff", "--inject-fault", one.fault.rawValue, one.recording])
    #expect(result.code == 1)
    #expect(result.output.hasSuffix("verdict: differs\n"))
    let output = withoutSessionNumbers(result.output)
    #expect(output.contains("\n  \(one.line)") || output.contains("\n    \(one.line)"), "\(output)")
  }

  /// The cases have the numbers of touches of the recordings only.
  private func withoutSessionNumbers(_ output: String) -> String {
    output.replacing(#/ \(\d+ in the session\)/#, with: "")
  }

  @Test("in this process, by any recording; without the fault there is no difference")
  @MainActor
  func library() {
    var unnoticed: [String] = []
    for one in FaultCase.all {
      HitTesting.faults = [one.fault]
      // The session that is known to find the fault is first. The others are compared only if it does not.
      let paths = [Repository.root.appending(path: one.recording).path] + SeedSession.all.map(\.recording.path)
      if !paths.contains(where: { verdict(of: $0) == .differs }) { unnoticed.append(one.fault.rawValue) }
      HitTesting.faults = []
      #expect(verdict(of: paths[0]) == .same, "\(one.fault.rawValue)")
    }
    #expect(unnoticed == [], "no recording notices \(unnoticed.joined(separator: ", "))")
  }

  @MainActor
  private func verdict(of path: String) -> ComparisonReport.Verdict {
    ComparisonRun().run([path]) { _, _ in }.verdict
  }
}
