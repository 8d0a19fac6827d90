import Foundation

extension UIView {
  /// Calls the trait callbacks of the controllers and views of a subtree after a change of the screen's traits, from the window
  /// down.
  final func noteTraitChange(from old: UITraitCollection, to new: UITraitCollection) {
    let style = overriddenStyle
    var (before, after) = (old.with(style: style), new.with(style: style))
    if engine.overridesTraits { (before, after) = (overriding(before), overriding(after)) }
    guard before != after else { return children.forEach { $0.noteTraitChange(from: old, to: new) } }
    if let viewController {
      viewController.traitCollectionDidChange(before)
      viewController.callTraitRegistrations(from: before, to: after)
      if before.horizontalSizeClass != after.horizontalSizeClass { noteMargins() }
    }
    traitCollectionDidChange(before)
    callTraitRegistrations(from: before, to: after)
    for child in children { child.noteTraitChange(from: old, to: new) }
  }
}

extension UIResponder {
  final func callTraitRegistrations(from old: UITraitCollection, to new: UITraitCollection) {
    guard !associatedObjects.isEmpty else { return }
    for registration in traitRegistrations
    where registration.traits.contains(where: { old.values.differs(from: new.values, in: $0) }) {
      registration.handler(self, old)
    }
  }
}

extension UIWindowScene {
  final func noteTraitChange(from old: UITraitCollection, to new: UITraitCollection) {
    callTraitRegistrations(from: old, to: new)
  }
}

extension TraitValues {
  /// Whether two environments have different values of a trait. Values that cannot be compared do not differ.
  fileprivate func differs(from other: TraitValues, in trait: UITrait) -> Bool {
    func differ<T: UITraitDefinition>(_ trait: T.Type) -> Bool {
      guard let own = self[trait] as? any Equatable else { return false }
      return !Self.isEqual(own, other[trait])
    }
    return differ(trait)
  }

  private static func isEqual<Value: Equatable>(_ value: Value, _ other: Any) -> Bool { value == other as? Value }
}
