import Foundation

/// The orientations to which the interface of an app can turn.
///
/// Source: Apple's pages of `supportedInterfaceOrientations`, `shouldAutorotate` and
/// `application(_:supportedInterfaceOrientationsFor:)`: the orientations of the device, those of the app and those of the topmost
/// full-screen controller are intersected; since iOS 16 `shouldAutorotate` is not read [D]. That iPhones without a home button
/// have no upside-down interface is observed [O].
@MainActor
enum SupportedOrientations {
  /// The mask of the app. `nil`, after a report, if it is not known.
  static func mask(of engine: Engine) -> UIInterfaceOrientationMask? {
    let application = engine.application
    let windows = application.windows.filter { $0.fillsScreen && $0.rootViewController != nil }
    let own = device(engine)
    var masks: [UIInterfaceOrientationMask] = []
    for window in windows {
      let app =
        application.delegate?.application(application, supportedInterfaceOrientationsFor: window)
        ?? application.supportedInterfaceOrientations(for: window)
      for controller in deciding(in: window) {
        if engine.systemVersion < 16, !controller.shouldAutorotate { return [] }
        masks.append(own.intersection(app).intersection(controller.supportedInterfaceOrientations))
      }
    }
    let mask = masks.first ?? own.intersection(application.supportedInterfaceOrientations(for: nil))
    if masks.contains(where: { $0 != mask }) {
      Unmodelled.note(
        "several controllers on the screen support different orientations, and UIKit's choice is not known")
      return nil
    }
    if mask.isEmpty {
      Unmodelled.note(
        "no orientation is supported by the device, the app and the controller, which UIKit treats as an error")
      return nil
    }
    return mask
  }

  private static func device(_ engine: Engine) -> UIInterfaceOrientationMask {
    let isPhone = engine.screen.traitCollection.userInterfaceIdiom == .phone
    return isPhone && engine.screen.hasSensorHousing ? .allButUpsideDown : .all
  }

  /// The topmost full-screen controller of a window. A presentation that is not known to count as one is there too, with the
  /// controller below it.
  private static func deciding(in window: UIWindow) -> [UIViewController] {
    guard var top = window.rootViewController else { return [] }
    var deciding = [top]
    while let presented = top.presentation.presented, !presented.presentation.isBeingDismissed {
      let style = presented.presentation.controller?.presentationStyle
      if style == .fullScreen || style == .overFullScreen { deciding = [] }
      deciding.append(presented)
      top = presented
    }
    return deciding
  }
}

extension UIWindow {
  /// Whether the window is visible and covers the screen exactly.
  final var fillsScreen: Bool { !isHidden && frame == engine.screen.sceneBounds }
}

extension UIScreen {
  /// Whether the safe area is that of a screen with sensors or without a home button.
  var hasSensorHousing: Bool { max(safeAreaInsets.top, safeAreaInsets.left, safeAreaInsets.right) > 20 }
}
