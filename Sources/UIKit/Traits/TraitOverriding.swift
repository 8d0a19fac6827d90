import Foundation

extension UIView {
  /// The traits that the view sets for itself and its subviews.
  public final var traitOverrides: UITraitOverrides {
    get { storedTraitOverrides }
    set { changeTraits { storedTraitOverrides = newValue } }
  }

  /// The environment of the screen with the overrides here and above.
  final var environment: UITraitCollection {
    let base = environment(style: overriddenStyle)
    guard engine.overridesTraits else { return base }
    return overriding(base)
  }

  /// An environment of the screen with the overrides here and above.
  final func overriding(_ environment: UITraitCollection) -> UITraitCollection {
    var values = environment.values
    applyOverrides(to: &values)
    return UITraitCollection(values)
  }

  /// Sets the overrides from the scene down to the view; the nearest one wins.
  private final func applyOverrides(to values: inout TraitValues) {
    if let window = self as? UIWindow {
      window.windowScene?.storedTraitOverrides.apply(to: &values)
    } else {
      parent?.applyOverrides(to: &values)
    }
    viewController?.applyOwnOverrides(to: &values)
    if let style = storedLooks?.overrideUserInterfaceStyle, style != .unspecified { values.userInterfaceStyle = style }
    storedTraitOverrides.apply(to: &values)
  }

  /// Makes a change of overrides, and calls what is called when traits of the view and of those below it change.
  final func changeTraits(_ change: () -> Void) {
    engine.overridesTraits = true
    let before = subtree.map { ($0, $0.traitCollection) }
    change()
    for (view, old) in before {
      let new = view.traitCollection
      if let controller = view.viewController {
        controller.noteTraits(from: old, to: new)
        if old.horizontalSizeClass != new.horizontalSizeClass {
          view.noteMargins()
          if controller is UISplitViewController {
            Unmodelled.note("how a split view changes its columns when its size class is overridden is not modelled")
          }
        }
      }
      view.noteTraits(from: old, to: new)
    }
  }

  private final var subtree: [UIView] { [self] + children.flatMap(\.subtree) }
}

extension UIViewController {
  /// The traits that the controller sets for itself, its view and its children.
  public final var traitOverrides: UITraitOverrides {
    get { storedTraitOverrides }
    set { changeTraits { storedTraitOverrides = newValue } }
  }

  /// Sets what the parent overrides for this child, and what the controller overrides.
  final func applyOwnOverrides(to values: inout TraitValues) {
    if let collection = parentController?.traitsForChild(self) { values.merge(collection.values) }
    if overrideUserInterfaceStyle != .unspecified { values.userInterfaceStyle = overrideUserInterfaceStyle }
    storedTraitOverrides.apply(to: &values)
  }

  final func traitsForChild(_ child: UIViewController) -> UITraitCollection? {
    child.parentController === self ? child.looks.traitsOfParent : nil
  }

  /// The environment of a controller whose view is not loaded.
  final var environmentWithoutView: UITraitCollection {
    var values = UITraitCollection(engine.screen).values
    applyOwnOverrides(to: &values)
    return UITraitCollection(values)
  }

  final func changeTraits(_ change: () -> Void) {
    engine.overridesTraits = true
    guard let view = viewIfLoaded else { return change() }
    view.changeTraits(change)
  }
}

extension UIWindowScene {
  /// The traits that the scene sets for its windows.
  public final var traitOverrides: UITraitOverrides {
    get { storedTraitOverrides }
    set {
      let windows = windows
      // Each window notes the change from the values before it.
      var change: () -> Void = { self.storedTraitOverrides = newValue }
      for window in windows {
        let inner = change
        change = { window.changeTraits(inner) }
      }
      change()
    }
  }
}

extension UIResponder {
  private static let overridesKey = TraitOverridesKey()

  fileprivate final var storedTraitOverrides: UITraitOverrides {
    get {
      guard !associatedObjects.isEmpty else { return UITraitOverrides() }
      return associatedObjects[ObjectIdentifier(Self.overridesKey)] as? UITraitOverrides ?? UITraitOverrides()
    }
    set {
      associatedObjects[ObjectIdentifier(Self.overridesKey)] = newValue
      guard newValue.changesLayout else { return }
      Unmodelled.note("the layout direction or the size of texts is overridden by a trait, which is not modelled")
    }
  }

  /// Calls what is called when the traits of a view or controller change.
  fileprivate final func noteTraits(from old: UITraitCollection, to new: UITraitCollection) {
    if old != new { (self as? any UITraitEnvironment)?.traitCollectionDidChange(old) }
    callTraitRegistrations(from: old, to: new)
  }
}

private final class TraitOverridesKey: Sendable {}
