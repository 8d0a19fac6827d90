import Foundation
import UIKit

/// Runs `body` on an engine that has just been started, on a screen of 400 × 800 points, and leaves nothing of it behind.
@MainActor
func withEngine<Result>(_ body: () throws -> Result) rethrows -> Result {
  resetEngine()
  defer { resetEngine() }
  return try body()
}

@MainActor
private func resetEngine() {
  Engine.restart()
  VirtualClock.current = VirtualClock()
  PlatformBehavior.current = PlatformBehavior()
  UIScreen.main.bounds = CGRect(x: 0, y: 0, width: 400, height: 800)
  UIScreen.main.scale = 2
  UIScreen.main.safeAreaInsets = .zero
  HitTesting.beginHitTest()
}

/// A number with two decimals at most.
func short(_ number: CGFloat) -> String {
  let rounded = (number * 100).rounded() / 100
  return rounded == rounded.rounded() ? String(Int(rounded)) : String(Double(rounded))
}

/// Numbers, each with two decimals at most.
func short(_ numbers: [CGFloat]) -> String { numbers.map(short).joined(separator: " ") }
