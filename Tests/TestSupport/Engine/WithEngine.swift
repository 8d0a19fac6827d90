package import Foundation
package import UIKit

/// Runs `body` on an engine that has just been started. The engine that was current before is current again afterwards.
///
/// The body is synchronous and on the main actor, so no other test runs in between.
@MainActor
package func withEngine<Result>(
  _ platform: PlatformBehavior = PlatformBehavior(), screen: TestScreen = .tall, _ body: () throws -> Result
) rethrows -> Result {
  let outer = Engine.current
  let engine = Engine(platform: platform, faults: [])
  engine.screen.bounds = CGRect(origin: .zero, size: screen.size)
  engine.screen.scale = screen.scale
  engine.screen.safeAreaInsets = UIEdgeInsets(top: screen.top, left: 0, bottom: 0, right: 0)
  engine.makeCurrent()
  defer { outer.makeCurrent() }
  return try body()
}

/// Runs `body` as ``withEngine(_:screen:_:)`` does, on a phone of 375 × 667 points with a status bar of 20.
@MainActor
package func withPhone<Result>(
  _ platform: PlatformBehavior = PlatformBehavior(), _ body: () throws -> Result
) rethrows -> Result {
  try withEngine(platform, screen: .phone, body)
}

/// A screen that tests run on.
package struct TestScreen: Sendable {
  package let size: CGSize
  package let scale: CGFloat
  package let top: CGFloat

  package init(_ width: CGFloat, _ height: CGFloat, scale: CGFloat, top: CGFloat = 0) {
    size = CGSize(width: width, height: height)
    self.scale = scale
    self.top = top
  }

  /// The screen of the engine at its start: 390 × 844 points without safe area insets.
  package static let tall = TestScreen(390, 844, scale: 3)
  /// 375 × 667 points with a status bar of 20.
  package static let phone = TestScreen(375, 667, scale: 2, top: 20)
  /// 400 × 800 points without safe area insets.
  package static let plain = TestScreen(400, 800, scale: 2)
}
