import TestSupport
import Testing
import UIKit

extension EngineTests {
  @Suite("Display frames occur at multiples of the frame time while something needs them")
  @MainActor
  struct DisplayFramesTests {
    private let log = Log()

    private func milliseconds(_ time: Int64) -> String { String(time / 1_000_000) }

    @Test("from the next frame until the step returns that it has finished")
    func untilDone() {
      withEngine {
        let clock = VirtualClock.current
        clock.advance(to: 20_000_000)
        var left = 3
        let frames = DisplayFrames.start { time in
          log.note("\(milliseconds(time))@\(milliseconds(clock.now))")
          left -= 1
          return left > 0
        }
        #expect(clock.nextDeadline == 33_333_333)
        clock.advance(to: 1_000_000_000)
        #expect(log.take() == "33@33 50@50 66@66")
        #expect(!frames.isRunning)
        #expect(!clock.hasPendingTimers)
      }
    }

    @Test("a step added at a frame runs at the next one; steps run in the order of adding")
    func several() {
      var platform = PlatformBehavior()
      platform.framesPerSecond = 100
      withEngine(platform) {
        let clock = VirtualClock.current
        DisplayFrames.start { time in
          log.note("a\(milliseconds(time))")
          if time == 10_000_000 {
            DisplayFrames.start { time in
              log.note("b\(milliseconds(time))")
              return time < 30_000_000
            }
          }
          return time < 40_000_000
        }
        clock.advance(to: 100_000_000)
        #expect(log.take() == "a10 a20 b20 a30 b30 a40")
      }
    }

    @Test("stopping ends them, outside of and within a step")
    func stopping() {
      withEngine {
        let clock = VirtualClock.current
        let outside = DisplayFrames.start { _ in
          log.note("outside")
          return true
        }
        outside.stop()
        var inside: DisplayFrames?
        inside = DisplayFrames.start { _ in
          log.note("inside")
          inside?.stop()
          return true
        }
        clock.advance(to: 1_000_000_000)
        #expect(log.take() == "inside")
        #expect(!clock.hasPendingTimers)
      }
    }

    @Test("after hours each frame is still at its exact time", arguments: [24.0, 59.94, 60, 90, 120])
    func exact(rate: Double) {
      var platform = PlatformBehavior()
      platform.framesPerSecond = rate
      withEngine(platform) {
        var time: Int64 = 36_000_000_000_000
        let first = (Double(time) * rate / 1e9).rounded(.down) + 1
        for number in 0..<1_000 {
          time = DisplayFrames.nextFrame(after: time, on: platform)
          #expect(time == Int64(((first + Double(number)) * 1e9 / rate).rounded()))
        }
      }
    }
  }
}
