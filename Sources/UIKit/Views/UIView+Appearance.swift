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

  /// Replaces the interactions: those that are new are moved to the view, the others from it. Source: Apple's page of
  /// UIInteraction [D].
  final func setInteractions(_ new: [any UIInteraction]) {
    let old = storedLooks?.interactions ?? []
    for interaction in old where !new.contains(where: { $0 === interaction }) {
      interaction.willMove(to: nil)
      looks.interactions.removeAll { $0 === interaction }
      interaction.didMove(to: nil)
    }
    for interaction in new where !old.contains(where: { $0 === interaction }) {
      interaction.willMove(to: self)
      looks.interactions.append(interaction)
      interaction.didMove(to: self)
    }
  }

  /// Calls ``tintColorDidChange()`` on the view and on those below that inherit the color.
  final func noteTintColor() {
    tintColorDidChange()
    for child in children where child.storedLooks?.tintColor == nil { child.noteTintColor() }
  }

  /// Calls ``traitCollectionDidChange(_:)`` on the view, its controller and all views below, and the handlers that are registered
  /// for the appearance.
  final func noteTraits(from previous: UITraitCollection? = nil) {
    let earlier = previous ?? traitCollection
    viewController?.traitCollectionDidChange(earlier)
    viewController?.noteStyle(from: earlier)
    traitCollectionDidChange(earlier)
    noteStyle(from: earlier)
    for child in children { child.noteTraits(from: previous) }
  }

  /// The appearance that the view, its controller or the nearest view above with one sets.
  final var overriddenStyle: UIUserInterfaceStyle {
    if let style = storedLooks?.overrideUserInterfaceStyle, style != .unspecified { return style }
    if let style = viewController?.overrideUserInterfaceStyle, style != .unspecified { return style }
    return parent?.overriddenStyle ?? .unspecified
  }

  final func environment(style: UIUserInterfaceStyle) -> UITraitCollection {
    UITraitCollection(engine.screen).with(style: style)
  }

  /// Calls ``layoutMarginsDidChange()`` and requests a new solution of the constraints that read the margins.
  final func noteMargins() {
    layoutMarginsDidChange()
    viewController?.viewLayoutMarginsDidChange()
    guard engine.activatedConstraints > 0 else { return }
    noteGeometry()
    for child in children where child.preservesSuperviewLayoutMargins { child.noteMargins() }
  }
}

extension UITraitCollection {
  /// The environment with another appearance, if one is specified.
  final func with(style: UIUserInterfaceStyle) -> UITraitCollection {
    guard style != .unspecified, style != userInterfaceStyle else { return self }
    var other = values
    other.userInterfaceStyle = style
    return UITraitCollection(other)
  }
}
