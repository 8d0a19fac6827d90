public import Foundation

/// The traits that a view, a controller or a scene sets for itself and for what is below it.
///
/// Source: Apple's page of UITraitOverrides [D]. An override takes effect at once; UIKit sends the callbacks before the next layout [I].
public struct UITraitOverrides: UIMutableTraits, @unchecked Sendable {
  private var values = TraitValues()
  private var traits: [ObjectIdentifier: UITrait] = [:]

  init() {}

  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }
  public var displayGamut: UIDisplayGamut {
    get { self[UITraitDisplayGamut.self] }
    set { self[UITraitDisplayGamut.self] = newValue }
  }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }
  public var legibilityWeight: UILegibilityWeight {
    get { self[UITraitLegibilityWeight.self] }
    set { self[UITraitLegibilityWeight.self] = newValue }
  }

  /// The value of an override; the trait's default without one.
  public subscript<T: UITraitDefinition>(_ trait: T.Type) -> T.Value {
    get { values[trait] }
    set {
      values[trait] = newValue
      traits[ObjectIdentifier(trait)] = trait
    }
  }

  /// Whether a trait is overridden.
  public func contains(_ trait: UITrait) -> Bool { traits[ObjectIdentifier(trait)] != nil }

  /// Removes the override of a trait.
  public mutating func remove(_ trait: UITrait) {
    traits[ObjectIdentifier(trait)] = nil
    Self.reset(trait, in: &values)
  }

  private static func reset<T: UITraitDefinition>(_ trait: T.Type, in values: inout TraitValues) {
    values[trait] = T.defaultValue
  }

  /// Sets the overridden traits in other values.
  func apply(to other: inout TraitValues) {
    for trait in traits.values { copy(trait, to: &other) }
  }

  private func copy<T: UITraitDefinition>(_ trait: T.Type, to other: inout TraitValues) { other[trait] = values[trait] }

  /// Whether a trait is overridden on which more depends than the code that reads it.
  var changesLayout: Bool {
    contains(UITraitLayoutDirection.self) || contains(UITraitPreferredContentSizeCategory.self)
  }
}
