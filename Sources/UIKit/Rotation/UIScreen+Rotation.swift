import Foundation

extension UIScreen {
  /// Gives the screen its size and its safe area in another orientation.
  func turn(to size: CGSize, isLandscape: Bool, of engine: Engine) {
    let insets = safeAreaInsets
    let isPad = traitCollection.userInterfaceIdiom == .pad
    bounds.size = size
    if let stated = engine.interfaceRotation.rotatedSafeAreaInsets {
      safeAreaInsets = stated
      engine.interfaceRotation.rotatedSafeAreaInsets = insets
      return
    }
    guard !isPad, let turned = isLandscape ? insets.inLandscape : insets.inPortrait else {
      if !isPad {
        Unmodelled.note(
          "the safe area of the turned screen is not known: the scene's screen has no 'rotatedSafeAreaInsets'")
      }
      return
    }
    safeAreaInsets = turned
    // The way back has the original insets.
    engine.interfaceRotation.rotatedSafeAreaInsets = insets
  }
}

/// The safe areas of iPhones.
///
/// Source: the values of all models that developers list: 20 points for a status bar, which landscape hides; with sensors, their
/// depth at both sides in landscape, and a home indicator that takes 34 points in portrait and 21 in landscape [O].
extension UIEdgeInsets {
  fileprivate var inLandscape: UIEdgeInsets? {
    if self == .zero || self == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0) { return .zero }
    guard top > 20, left == 0, right == 0, bottom == 34 else { return nil }
    return UIEdgeInsets(top: 0, left: top, bottom: 21, right: top)
  }

  fileprivate var inPortrait: UIEdgeInsets? {
    if self == .zero { return .zero }
    guard left == right, left > 20, top == 0, bottom == 21 else { return nil }
    return UIEdgeInsets(top: left, left: 0, bottom: 34, right: 0)
  }
}
