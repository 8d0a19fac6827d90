import TestSupport
import Testing
import UIKit

extension EngineTests {
  @Suite("A display link fires at the display's frames")
  @MainActor
  struct DisplayLinks {
    private final class Target {
      var times: [Int] = []
      var targets: [Int] = []
    }

    private func link(_ target: Target) -> CADisplayLink {
      CADisplayLink(
        target: target,
        selector: Selector("step:") { target, sender in
          let (target, link) = (target as! Target, sender as! CADisplayLink)
          target.times.append(Int((link.timestamp * 1_000).rounded()))
          target.targets.append(Int((link.targetTimestamp * 1_000).rounded()))
        })
    }

    private func withFrames(_ rate: Double, _ body: () -> Void) {
      var platform = PlatformBehavior()
      platform.framesPerSecond = rate
      withEngine(platform, body)
    }

    @Test("from when it is added until it is invalidated, but not while it is paused")
    func life() {
      withFrames(100) {
        let target = Target()
        let link = link(target)
        pass(to: 25)
        #expect(!VirtualClock.current.hasPendingTimers)
        link.add(to: .main, forMode: .common)
        pass(to: 50)
        link.isPaused = true
        #expect(!VirtualClock.current.hasPendingTimers)
        pass(to: 75)
        link.isPaused = false
        pass(to: 90)
        link.invalidate()
        link.isPaused = false
        pass(to: 200)
        #expect(target.times == [30, 40, 50, 80, 90])
        #expect(target.targets == [40, 50, 60, 90, 100])
        #expect(link.duration == 0.01)
        #expect(!VirtualClock.current.hasPendingTimers)
      }
    }

    @Test(
      "at its preferred rate",
      arguments: [(0, [10, 20, 30, 40]), (50, [10, 30]), (25, [10]), (200, [10, 20, 30, 40])])
    func rate(preferred: Int, expected: [Int]) {
      withFrames(100) {
        let target = Target()
        let link = link(target)
        link.preferredFramesPerSecond = preferred
        link.add(to: .main, forMode: .default)
        pass(to: 40)
        #expect(target.times == expected)
      }
    }
  }
}
