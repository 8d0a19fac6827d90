import Foundation
import Playback
import Testing
import UIKit

/// A fault, and one place where it must show.
struct FaultCase: CustomTestStringConvertible, Sendable {
  let fault: EngineFault
  /// A session that is red.
  let session: String
  /// The line that says which touch differs, and how.
  let line: String

  var testDescription: String { fault.rawValue }

  static let all = [
    FaultCase(fault: .siblingOrder, session: "controls/taps", line: "touch 1 at 2.720 s (220, 70): over → under"),
    FaultCase(
      fault: .closedBounds, session: "navigation-overlay/page-1-taps",
      line: "touch 1 at 2.720 s (328, 300): map → button"),
    FaultCase(
      fault: .alphaRule, session: "card-stack/deep-cards-taps", line: "touch 1 at 0.680 s (187.5, 60): root → child1"),
    FaultCase(
      fault: .transform, session: "card-stack/two-cards-taps", line: "touch 1 at 1.360 s (187, 10): scroll1 → root"),
    FaultCase(
      fault: .slop, session: "touch-delegate-table/press-behind",
      line: "actions lost: bg1 touchDragInside, bg1 touchUpInside “background1”, bg1 primaryActionTriggered"),
    FaultCase(
      fault: .tagTest, session: "drop-down/tagged-window-taps", line: "touch 1 at 0.000 s (187.5, 600): window → -"),
  ]
}

@Suite("One engine bug at a time makes the gate red")
struct FaultTests {
  @Test("all of them are tried")
  func complete() {
    #expect(FaultCase.all.map(\.fault) == EngineFault.allCases)
  }

  @Test("with replayer diff, which says which touches", arguments: FaultCase.all)
  func replayer(of one: FaultCase) throws {
    let result = try Executable.run(
      Executable.path("replayer"), ["diff", "--inject-fault", one.fault.rawValue, "Recordings"])
    #expect(result.code == 1)
    #expect(result.output.hasSuffix("verdict: differs\n"))
    let sections = ("\n" + result.output).components(separatedBy: "\nRecordings/")
    let section = try #require(sections.first { $0.hasPrefix("\(one.session).touchrec: ") })
    #expect(section.contains(one.line), "\(section)")
  }

  @Test("in this process, and it is green again without", arguments: FaultCase.all)
  @MainActor
  func library(of one: FaultCase) {
    let paths = SeedSession.all.map(\.recording.path)
    HitTesting.faults = [one.fault]
    let broken = ComparisonRun().run(paths) { _, _ in }
    HitTesting.faults = []
    #expect(broken.verdict == .differs)
    let red = broken.comparisons.filter { $0.divergenceCount > 0 }.map(\.recording)
    #expect(red.contains { $0.hasSuffix("/\(one.session).touchrec") })
    #expect(ComparisonRun().run(paths) { _, _ in }.verdict == .same)
  }
}
