/// The protocols for parts that are not modelled, or not known everywhere, to which the class of a view conforms.
struct ClassParts: OptionSet {
  let rawValue: UInt8

  /// Whether the others were looked up.
  static let known = ClassParts(rawValue: 1 << 0)
  /// ``UncertainPlaces``
  static let uncertainPlaces = ClassParts(rawValue: 1 << 1)
  /// ``UnmodelledTouches``
  static let unmodelledTouches = ClassParts(rawValue: 1 << 2)
  /// ``UnmodelledSubviews``
  static let unmodelledSubviews = ClassParts(rawValue: 1 << 3)
}

extension UIView {
  /// The protocols of the view's class. They are looked up once: a cast to a protocol takes longer than a hit test of the view.
  final var classParts: ClassParts {
    if storedClassParts.isEmpty { storedClassParts = determineClassParts() }
    return storedClassParts
  }

  private final func determineClassParts() -> ClassParts {
    var parts: ClassParts = .known
    if self is any UncertainPlaces { parts.insert(.uncertainPlaces) }
    if self is any UnmodelledTouches { parts.insert(.unmodelledTouches) }
    if self is any UnmodelledSubviews { parts.insert(.unmodelledSubviews) }
    return parts
  }
}
