import Foundation
import PassThrough
import RecordingStore
import ScenePictures
import Scenes
import TestSupport
import Testing

@testable import Capture

extension PlaybackTests {
  @Suite("A live session reports new lines or all lines, without those that were undone")
  @MainActor
  struct LiveUpdates {
    @Test("lines are numbered from 0, returned once, and returned again on request")
    func lines() throws {
      let hand = try Hand.onPanel()
      try hand.tap(at: 0)
      let first = hand.session.takeLines()
      #expect(first.map(\.number) == Array(0..<first.count) && first.count == hand.session.outcomeCount)
      #expect(hand.session.takeLines().isEmpty)
      try hand.tap(at: 500)
      #expect(hand.session.takeAllLines().map(\.number) == Array(0..<hand.session.outcomeCount))
      #expect(hand.session.takeLines().isEmpty)
    }

    @Test("only the last of many lines and answers are kept")
    func many() throws {
      let hand = try Hand.onPanel()
      for number in 0..<450 { try hand.tap(at: Double(number) * 100) }
      let count = hand.session.outcomeCount
      #expect(count > 2 * LiveSession.keptLines)
      #expect(hand.session.takeLines().map(\.number) == Array(count - 500..<count))
      #expect(hand.session.takeAllLines().map(\.number) == Array(count - 500..<count))
      let changed = hand.session.takePreviews()
      #expect(changed.map(\.event) == (0..<changed.count).map { 2 * (450 - changed.count + $0) })
      #expect(changed.count < 400)
      let answers = hand.session.takeAllPreviews()
      #expect(answers.map(\.event) == (250..<450).map { 2 * $0 })
      #expect(hand.session.omittedPreviewCount == 250)
      #expect(answers.allSatisfy { $0.entries[1].otherwise != nil })
      #expect(hand.session.takePreviews().isEmpty)
    }

    @Test("a frame has its time and the locations of touches, and is full after a change of all views")
    func frames() throws {
      let hand = try Hand.onPanel()
      #expect(hand.session.frame().isFull)
      try hand.session.take([contact(0, 1, .began, 30, 60), contact(0, 2, .began, 40, 150)], until: 300)
      let frame = hand.session.frame()
      #expect(!frame.isFull && frame.timestampMicroseconds == 300_000 && frame.isRunning)
      #expect(frame.fingers.map(\.location) == [CGPoint(x: 30, y: 60), CGPoint(x: 40, y: 150)])
      #expect(frame.fingers.map(\.receiver) == ["panel", "list"] && frame.fingers.map(\.touch) == [1, 2])
      try hand.session.take([contact(400, 1, .moved, 35, 65)])
      #expect(hand.session.frame().fingers.first?.location == CGPoint(x: 35, y: 65))
      #expect(hand.session.frame(isFull: true).isFull)
      try hand.session.startOver()
      #expect(hand.session.frame().isFull && hand.session.frame().fingers.isEmpty)
    }

    @Test("time advances during a touch of any length")
    func longPress() throws {
      let hand = try Hand.onPanel()
      try hand.session.take([contact(0, 1, .began)], until: 9_000)
      try hand.session.take([], until: 18_000)
      #expect(hand.session.frame().timestampMicroseconds == 18_000_000 && hand.session.isRunning)
      try hand.session.take([contact(27_000, 1, .ended)], until: 27_000)
      #expect(!hand.session.isRunning)
      try hand.finish()
      #expect(try hand.recorded().samples.map(\.timestampMicroseconds) == [0, 27_000_000])
      #expect(!hand.session.isRunning)
    }

    @Test("two timestamps in one message are two events; cancelling without touches does not change the time")
    func events() throws {
      let hand = try Hand.onPanel()
      try hand.session.take([contact(0, 1, .began), contact(10, 2, .began)])
      try hand.session.take([contact(20, 1, .ended), contact(20, 2, .ended)])
      try hand.session.cancelFingers()
      try hand.tap(at: 1_000)
      try hand.finish()
      #expect(try hand.recorded().samples.map(\.event) == [0, 1, 2, 2, 3, 4])
      #expect(
        try hand.recorded().samples.map(\.timestampMicroseconds) == [0, 10_000, 20_000, 20_000, 1_000_000, 1_050_000])
      try hand.session.cancelFingers()
    }

    @Test(
      "cancelled touches end at their locations and the last time that the page reported, and time goes on"
    )
    func cancelled() throws {
      let hand = try Hand.onPanel()
      try hand.session.take([contact(5_000, 1, .began, 10, 20)])
      try hand.session.take([contact(5_100, 1, .moved, 12, 24)], until: 5_200)
      try hand.session.cancelFingers()
      try hand.tap(at: 5_900)
      try hand.finish()
      let samples = try hand.recorded().samples
      #expect(samples.map(\.timestampMicroseconds) == [5_000_000, 5_100_000, 5_200_000, 5_900_000, 5_950_000])
      #expect(samples[2].x == 12 && samples[2].y == 24 && samples[2].phase == .cancelled)
      #expect(hand.session.sequenceCount == 2)
    }

    @Test("undo removes one sequence after another until none is left")
    func undo() throws {
      let hand = try Hand.onPanel()
      #expect(try !hand.session.undo())
      for number in 0..<3 { try hand.tap(at: Double(number) * 500) }
      _ = hand.session.takeLines()
      for left in [2, 1] {
        #expect(try hand.session.undo())
        #expect(hand.session.sampleCount == 2 * left && hand.session.sequenceCount == left)
        #expect(hand.session.eventCount == 2 * left && hand.session.takeAllPreviews().count == left)
        #expect(hand.session.takeAllLines().map(\.number) == Array(0..<hand.session.outcomeCount))
        #expect(try hand.files() == ["a.touchrec"])
        // The remaining samples are on disk at once.
        let copy = hand.folder.appending(path: "copy").path
        #expect(try RecordingRecovery.recover(hand.session.path, to: copy).samples == Int64(2 * left))
        try FileManager.default.removeItem(atPath: copy)
      }
      try hand.tap(at: 60_000)
      #expect(try hand.session.undo())
      #expect(try hand.session.undo())
      #expect(try !hand.session.undo())
      #expect(hand.session.sampleCount == 0 && hand.session.takeLines().isEmpty && hand.session.takePreviews().isEmpty)
      try hand.tap(at: 61_000)
      #expect(hand.session.sequenceCount == 1)
      #expect(hand.session.takeLines().first?.number == 0)
      try hand.finish()
      #expect(try hand.recorded().samples.map(\.timestampMicroseconds) == [0, 50_000])
    }

    @Test("touches are numbered through the session, and an undo or a restart gives their numbers to later touches")
    func touchNumbers() throws {
      let hand = try Hand.onPanel()
      func numbers() throws -> [Int] {
        var numbers: [Int] = []
        try hand.session.forEachSample { if $0.phase == .began { numbers.append($0.touch) } }
        let hits = hand.session.takeAllLines().compactMap { line in
          if case .hit(let touch, _) = line.outcome.kind { touch } else { nil as Int? }
        }
        #expect(hits == numbers && hand.session.takeAllPreviews().map(\.touch) == numbers)
        return numbers
      }
      for number in 0..<3 { try hand.tap(at: Double(number) * 500) }
      try hand.session.take([contact(2_000, 1, .began), contact(2_000, 2, .began, 50, 50)])
      #expect(hand.session.frame().fingers.map(\.touch) == [4, 5])
      try hand.session.take([contact(2_100, 2, .ended, 50, 50), contact(2_110, 1, .ended)])
      #expect(try numbers() == [1, 2, 3, 4, 5])
      try hand.session.undo()
      try hand.session.undo()
      try hand.tap(at: 5_000)
      #expect(try numbers() == [1, 2, 3])
      try hand.session.use(Strategy(parsing: "flag"))
      try hand.tap(at: 6_000)
      #expect(try numbers() == [1, 2, 3, 4])
      try hand.session.startOver()
      try hand.tap(at: 7_000)
      #expect(try numbers() == [1])
    }

    @Test("after an undo the pause is the one between the fingers")
    func undoneTime() throws {
      let hand = try Hand.onPanel()
      for ms in [0.0, 500, 5_000] { try hand.tap(at: ms) }
      try hand.session.undo()
      try hand.tap(at: 8_000)
      try hand.finish()
      #expect(
        try hand.recorded().samples.map(\.timestampMicroseconds) == [0, 50_000, 500_000, 550_000, 8_000_000, 8_050_000])
    }

    @Test("a switch cancels touches, a description does not; both are in the recording")
    func changes() throws {
      let hand = try Hand.onPanel("tag", "ios26")
      try hand.tap(at: 0)
      try hand.session.take([contact(500, 1, .began)])
      try hand.session.describe(.init(about: "a sentence"))
      #expect(hand.session.frame().fingers.count == 1)
      try hand.session.use(Strategy(parsing: "delegate"))
      #expect(hand.session.frame().fingers.isEmpty && hand.session.strategy.description == "delegate")
      #expect(hand.session.takeAllPreviews().map(\.running.description) == ["delegate", "delegate"])
      let finished = try hand.finish()
      let recorded = try hand.recorded()
      #expect(recorded.samples.map(\.phase) == [.began, .ended, .began, .cancelled])
      #expect(recorded.reader.sessions[0].strategy == "delegate" && recorded.reader.sessions[0].profile == "ios26")
      #expect(finished.events == 4 && finished.samples == 4 && finished.outcomes == recorded.outcomes.count)
      #expect(finished.outcomes != 4 && finished.path == hand.session.path)
    }

    @Test("a running variant is reported beside the five strategies, and an invalid time is refused")
    func variant() throws {
      let hand = try Hand.onPanel("swizzle:version=first")
      for until in [Double.nan, .infinity, 1e15] {
        #expect(throws: LiveSessionError.self) { try hand.session.take([contact(0, 1, .began)], until: until) }
      }
      try hand.tap(at: 0)
      let answer = try #require(hand.session.takePreviews().first)
      #expect(answer.entries.count == 6 && answer.entries.last?.strategy == answer.running)
      #expect(answer.entries.last?.otherwise == nil && answer.timestampMicroseconds == 0)
    }

    @Test("two touches have separate answers with only the outcomes of each touch")
    func twoFingers() throws {
      let hand = try Hand.onPanel()
      try hand.session.take([contact(0, 1, .began, 30, 150), contact(10, 2, .began, 100, 50)], until: 20)
      try hand.session.take([contact(60, 2, .ended, 100, 50)], until: 60)
      let answers = hand.session.takeAllPreviews()
      #expect(answers.map(\.differs) == [false, true])
      #expect(answers.map(\.location) == [CGPoint(x: 30, y: 150), CGPoint(x: 100, y: 50)])
      let flag = try #require(answers[1].entries.last)
      // Under the running strategy the panel receives the touch, under the other one the button.
      guard case .touches("panel", _, _)? = flag.otherwise?.running else {
        Issue.record("\(String(describing: flag.otherwise))")
        return
      }
      #expect(flag.otherwise?.other != nil && flag.otherwise?.other != flag.otherwise?.running)
    }
  }
}
