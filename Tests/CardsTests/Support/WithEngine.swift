import Foundation
import UIKit

/// Runs `body` on an engine that has just been started, with the screen that the rows are about, and leaves nothing behind.
///
/// The body is synchronous and on the main actor, so no other test runs in between.
@MainActor
func withEngine<Result>(
  _ platform: PlatformBehavior = PlatformBehavior(), _ body: () throws -> Result
) rethrows -> Result {
  resetEngine()
  PlatformBehavior.current = platform
  UIScreen.main.bounds = CGRect(x: 0, y: 0, width: 375, height: 667)
  UIScreen.main.scale = 2
  UIScreen.main.safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
  defer { resetEngine() }
  return try body()
}

@MainActor
private func resetEngine() {
  Engine.restart()
  VirtualClock.current = VirtualClock()
  PlatformBehavior.current = PlatformBehavior()
  UIScreen.main.bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
  UIScreen.main.scale = 3
  UIScreen.main.safeAreaInsets = .zero
  HitTesting.tracer = nil
  HitTesting.faults = []
  HitTesting.methodDispatch = nil
  HitTesting.beginHitTest()
}
