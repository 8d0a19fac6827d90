import Foundation

extension UIView {
  /// ``alpha`` without overrides.
  final var layerAlpha: CGFloat {
    get { CGFloat(storedAlpha) }
    set {
      let before = engine.isRecordingAnimation ? animatableValues : nil
      storedAlpha = Float(newValue)
      updateTakesTouches()
      if let before { AnimationBlock.record(self, since: before) }
    }
  }

  /// Adds a change of ``backgroundColor`` to the animation block that is running, if any.
  final func backgroundColorDidChange(from oldValue: UIColor?) {
    guard engine.isRecordingAnimation else { return }
    var before = animatableValues
    before.backgroundColor = oldValue
    AnimationBlock.record(self, since: before)
  }

  /// Calls ``tintColorDidChange()`` on the view and on those below that inherit the color.
  final func noteTintColor() {
    tintColorDidChange()
    for child in children where child.storedLooks?.tintColor == nil { child.noteTintColor() }
  }

  /// Calls ``traitCollectionDidChange(_:)`` on the view, its controller and all views below.
  final func noteTraits() {
    viewController?.traitCollectionDidChange(viewController?.traitCollection)
    traitCollectionDidChange(traitCollection)
    for child in children { child.noteTraits() }
  }

  /// The margins that code set, and the safe area if it counts.
  final var layoutMarginsWithSafeArea: UIEdgeInsets {
    var margins = storedLooks?.layoutMargins ?? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    if insetsLayoutMarginsFromSafeArea { margins += safeAreaInsets }
    return margins
  }
}
