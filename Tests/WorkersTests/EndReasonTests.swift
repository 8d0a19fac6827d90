import Findings
import Playback
import RecordingStore
import Testing

@testable import Workers

@Suite("The reason for an end of a process")
struct EndReasonTests {
  @Test("pairs of lines are functions with their lines, those of other lines are left out")
  func frames() {
    let text = """
      Swift runtime failure: Index out of range
      /<compiler-generated>:0:0
      get
      ./Sources/A b.swift:9:16
      $s1a3runyySiF
      ./C:D.swift:26:23

      ??
      ??:0:0
      half

      """
    let frames = CodeLines.frames(text)
    #expect(frames.map(\.line) == [0, 9, 26, 0])
    #expect(frames[1] == CodeLines.Frame(function: "get", file: "./Sources/A b.swift", line: 9))
    #expect(frames[2].file == "./C:D.swift")
    #expect(CodeLines.frames("").isEmpty && CodeLines.frames("one line").isEmpty)
  }

  @Test("an outcome does not state what changes from run to run, or with the lines of the code")
  func outcomes() {
    var end = WorkerEnd(what: .crash, reason: EndReason("crashed with SIGABRT", printed: "at 0x7f", isOfCode: true))
    (end.event, end.microseconds, end.view) = (3, 250_000, "undo")
    #expect(end.sentence() == "the replay crashed with SIGABRT: at 0x7f, at event 3")
    let outcome = end.end(ofTouch: 1)
    #expect(outcome.event == 3 && outcome.timestampMicroseconds == 250_000)
    #expect(
      outcome.kind
        == .trouble(.init(what: .crash, touch: 1, view: "undo", why: "the code crashed with SIGABRT, at event 3")))
    let loop = EndReason("did not end within 10 s", isOfCode: true, isRunning: true)
    #expect(WorkerEnd(what: .timeout, reason: loop).end(ofTouch: nil).kind.name == "trouble")
    #expect(loop.stableClause == "did not end within 10 s")
  }

  @Test(
    "only a replay whose outcomes are compared, or a baseline, ends its session",
    arguments: [(0, true), (1, true), (2, false), (3, false), (4, false)] as [(Int32, Bool)])
  func parts(part: Int32, isOfCode: Bool) {
    var end = WorkerEnd(what: .crash, reason: EndReason("trapped", isOfCode: true))
    end.part = .init(rawValue: part)!
    #expect(end.isOfCode == isOfCode)
    end.reason.isOfCode = false
    #expect(!end.isOfCode)
  }
}
