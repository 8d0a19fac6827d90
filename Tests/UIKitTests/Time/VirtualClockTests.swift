import SeededRandom
import TestSupport
import Testing
import UIKit

extension EngineTests {
  @Suite("The virtual clock fires timers in the order of their deadlines")
  @MainActor
  struct VirtualClockTests {
    private final class Later {
      var token: VirtualClock.Token?
    }

    private let clock = VirtualClock()
    private let log = Log()

    private func schedule(_ delay: Int64, _ word: String) -> VirtualClock.Token {
      clock.schedule(afterNanoseconds: delay) { [clock, log] in log.note("\(word)@\(clock.now)") }
    }

    @Test("by deadline, then by the order of scheduling, each at its own time")
    func order() {
      _ = schedule(30, "c")
      _ = schedule(10, "a")
      _ = schedule(30, "d")
      _ = schedule(20, "b")
      _ = schedule(-5, "now")
      #expect(clock.nextDeadline == 0)
      clock.advance(to: 25)
      #expect(log.take() == "now@0 a@10 b@20")
      #expect(clock.now == 25)
      #expect(clock.nextDeadline == 30)
      clock.advance(to: 30)
      #expect(log.take() == "c@30 d@30")
      #expect(!clock.hasPendingTimers)
      #expect(clock.nextDeadline == nil)
    }

    @Test("a cancelled timer does not fire; cancelling it again has no effect")
    func cancel() {
      let one = schedule(10, "one")
      _ = schedule(10, "two")
      clock.cancel(one)
      clock.advance(to: 10)
      #expect(log.take() == "two@10")
      clock.cancel(one)
    }

    @Test("a timer scheduled by a timer fires in the same advance if it is due")
    func nested() {
      clock.schedule(afterNanoseconds: 10) { [self] in
        _ = schedule(5, "inner")
        _ = schedule(0, "at once")
        _ = schedule(50, "later")
      }
      _ = schedule(12, "outer")
      clock.advance(to: 40)
      #expect(log.take() == "at once@10 outer@12 inner@15")
      clock.advance(to: 60)
      #expect(log.take() == "later@60")
    }

    @Test("time does not decrease, and a delay starts from now")
    func forwardOnly() {
      clock.advance(to: 100)
      clock.advance(to: 50)
      #expect(clock.now == 100)
      _ = schedule(10, "timer")
      clock.advance(to: 109)
      #expect(log.take() == "")
      clock.advance(to: 2_000_000_000)
      #expect(log.take() == "timer@110")
      #expect(clock.seconds == 2)
    }

    @Test("a chain of timers without delay continues at the next frame and does not block the clock")
    func endlessChain() {
      var platform = PlatformBehavior()
      platform.timersPerMoment = 3
      platform.framesPerSecond = 100
      withEngine(platform) {
        @MainActor func link() {
          log.note(String(clock.now / 1_000_000))
          clock.schedule(afterNanoseconds: 0) { link() }
        }
        clock.schedule(afterNanoseconds: 0) { link() }
        clock.advance(to: 25_000_000)
        #expect(log.take() == "0 0 0 0 10 10 10 10 20 20 20 20")
        #expect(clock.now == 25_000_000)
        #expect(clock.nextDeadline == 30_000_000)
      }
    }

    @Test("many timers with the same deadline, scheduled outside of timers, all fire at it")
    func crowd() {
      for number in 0..<3_000 { _ = schedule(number < 2_000 ? 0 : 1, String(number)) }
      clock.advance(to: 0)
      #expect(log.words.count == 2_000)
      clock.advance(to: 1)
      #expect(log.words.count == 3_000)
    }

    @Test("a delay beyond the range of the clock never ends")
    func neverOver() {
      clock.advance(to: 10)
      _ = schedule(.max, "never")
      clock.advance(to: .max - 1)
      #expect(log.take() == "")
      #expect(clock.hasPendingTimers)
    }

    @Test("a timer cancels another one with the same deadline")
    func cancelWithin() {
      let later = Later()
      clock.schedule(afterNanoseconds: 5) { [clock] in clock.cancel(later.token!) }
      later.token = schedule(5, "other")
      clock.advance(to: 5)
      #expect(log.take() == "")
      #expect(clock.nextDeadline == nil)
    }

    @Test("compared with a sorted list", arguments: 0..<4)
    func oracle(seed: UInt64) {
      var random = SplitMix(seed: seed)
      var expected: [(Int64, Int)] = []
      for number in 0..<300 {
        let delay = Int64.random(in: 0..<50, using: &random)
        let token = schedule(delay, String(number))
        if random.once(in: 4) { clock.cancel(token) } else { expected.append((delay, number)) }
      }
      clock.advance(to: 50)
      expected.sort { $0 < $1 }
      #expect(log.take() == expected.map { "\($0.1)@\($0.0)" }.joined(separator: " "))
    }
  }
}
