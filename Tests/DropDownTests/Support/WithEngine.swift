import Foundation
import UIKit

/// Runs `body` on an engine that has just been started, with a phone of 375 by 667 points, and leaves nothing of it behind.
@MainActor
func withPhone<Result>(_ platform: PlatformBehavior = PlatformBehavior(), _ body: () throws -> Result) rethrows
  -> Result
{
  restart()
  PlatformBehavior.current = platform
  UIScreen.main.bounds = CGRect(x: 0, y: 0, width: 375, height: 667)
  UIScreen.main.scale = 2
  UIScreen.main.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
  defer { restart() }
  return try body()
}

@MainActor
private func restart() {
  Engine.restart()
  VirtualClock.current = VirtualClock()
  PlatformBehavior.current = PlatformBehavior()
  UIScreen.main.bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  UIScreen.main.scale = 3
  UIScreen.main.safeAreaInsets = .zero
  HitTesting.methodDispatch = nil
  HitTesting.beginHitTest()
}

/// Lets so many seconds pass; what is due on the way happens.
@MainActor
func pass(_ seconds: Double) {
  let clock = VirtualClock.current
  clock.advance(to: clock.now + Int64((seconds * 1_000_000_000).rounded()))
}
