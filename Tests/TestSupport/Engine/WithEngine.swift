package import Foundation
package import UIKit

/// Runs `body` on a new engine and then makes the previous engine current again.
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

/// Runs `body` like ``withEngine(_:screen:_:)``, on a phone of 375 × 667 points with a status bar of 20 points.
@MainActor
package func withPhone<Result>(
  _ platform: PlatformBehavior = PlatformBehavior(), _ body: () throws -> Result
) rethrows -> Result {
  try withEngine(platform, screen: .phone, body)
}

/// A screen for tests.
package struct TestScreen: Sendable {
  package let size: CGSize
  package let scale: CGFloat
  package let top: CGFloat

  package init(_ width: CGFloat, _ height: CGFloat, scale: CGFloat, top: CGFloat = 0) {
    size = CGSize(width: width, height: height)
    self.scale = scale
    self.top = top
  }

  /// The engine's default screen: 390 × 844 points without safe area insets.
  package static let tall = TestScreen(390, 844, scale: 3)
  /// 375 × 667 points with a status bar of 20 points.
  package static let phone = TestScreen(375, 667, scale: 2, top: 20)
  /// 400 × 800 points without safe area insets.
  package static let plain = TestScreen(400, 800, scale: 2)
}
