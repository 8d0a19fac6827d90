import Foundation

// The lengths of bars. Those of iOS 26 were measured in portrait, and at the top of a window; elsewhere they are known within a range.
extension UIViewController {
  /// How far the top of a navigation bar is at least from the top of this controller's view.
  final var leastTopOfBar: CGFloat {
    let measured = engine.platform.navigationBarLeastTop
    guard measured > 0, let window = view.window else { return measured }
    if view.convert(CGPoint.zero, to: window).y <= 0 { return measured }
    return UnknownLength.barPlaces.reading.value(in: 0...measured, stated: 0)
  }

  final var navigationBarHeight: CGFloat {
    length(\.navigationBarHeight, before: PlatformBehavior().navigationBarHeight)
  }

  /// The height of a tab bar with the bottom safe area.
  final var fullTabBarHeight: CGFloat {
    let least = engine.platform.tabBarHeight + view.safeAreaInsets.bottom
    if engine.screen.isPad { return least }
    let measured = max(least, engine.platform.tabBarLeastHeight)
    return isCompact && measured > least
      ? UnknownLength.barPlaces.reading.value(in: least...measured, stated: least) : measured
  }

  /// The height of a toolbar's slot without the bottom safe area; `nil` in systems without slots.
  final var toolbarSlotHeight: CGFloat? {
    let slot = engine.platform.toolbarSlotHeight
    guard slot > 0, !engine.screen.isPad else { return nil }
    let measured = max(slot - view.safeAreaInsets.bottom, 0)
    // Before, the height was that of the bar alone.
    return isCompact ? UnknownLength.barPlaces.reading.value(in: 32...max(measured, 32), stated: 32) : measured
  }

  private final var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

  private final func length(_ path: KeyPath<PlatformBehavior, CGFloat>, before: CGFloat) -> CGFloat {
    let measured = engine.platform[keyPath: path]
    return isCompact && measured > before
      ? UnknownLength.barPlaces.reading.value(in: before...measured, stated: before) : measured
  }
}
