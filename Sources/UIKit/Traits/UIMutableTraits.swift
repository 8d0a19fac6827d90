public import Foundation

/// A trait as a type, by which environments have values.
public protocol UITraitDefinition {
  associatedtype Value
  static var defaultValue: Value { get }
  static var name: String { get }
  static var identifier: String { get }
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  public static var name: String { "\(self)" }
  public static var identifier: String { name }
  public static var affectsColorAppearance: Bool { false }
}

public typealias UITrait = any UITraitDefinition.Type

/// A trait of the system.
protocol SystemTrait: UITraitDefinition {
  static var path: WritableKeyPath<TraitValues, Value> { get }
}

public struct UITraitUserInterfaceStyle: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceStyle.unspecified
}
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
}
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}
public struct UITraitVerticalSizeClass: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}
public struct UITraitLayoutDirection: UITraitDefinition {
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}
public struct UITraitDisplayScale: UITraitDefinition {
  public static let defaultValue: CGFloat = 0
}
public struct UITraitDisplayGamut: UITraitDefinition {
  public static let defaultValue = UIDisplayGamut.unspecified
}
public struct UITraitForceTouchCapability: UITraitDefinition {
  public static let defaultValue = UIForceTouchCapability.unknown
}
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static let defaultValue = UIContentSizeCategory.unspecified
}
public struct UITraitAccessibilityContrast: UITraitDefinition {
  public static let defaultValue = UIAccessibilityContrast.unspecified
}
public struct UITraitUserInterfaceLevel: UITraitDefinition {
  public static let defaultValue = UIUserInterfaceLevel.unspecified
}
public struct UITraitLegibilityWeight: UITraitDefinition {
  public static let defaultValue = UILegibilityWeight.unspecified
}

extension UITraitUserInterfaceStyle: SystemTrait {
  static var path: WritableKeyPath<TraitValues, Value> { \.userInterfaceStyle }
}
extension UITraitUserInterfaceIdiom: SystemTrait {
  static var path: WritableKeyPath<TraitValues, Value> { \.userInterfaceIdiom }
}
extension UITraitHorizontalSizeClass: SystemTrait {
  static var path: WritableKeyPath<TraitValues, Value> { \.horizontalSizeClass }
}
extension UITraitVerticalSizeClass: SystemTrait {
  static var path: WritableKeyPath<TraitValues, Value> { \.verticalSizeClass }
}
extension UITraitLayoutDirection: SystemTrait {
  static var path: WritableKeyPath<TraitValues, Value> { \.layoutDirection }
}
extension UITraitDisplayScale: SystemTrait {
  static var path: WritableKeyPath<TraitValues, Value> { \.displayScale }
}
extension UITraitDisplayGamut: SystemTrait {
  static var path: WritableKeyPath<TraitValues, Value> { \.displayGamut }
}
extension UITraitForceTouchCapability: SystemTrait {
  static var path: WritableKeyPath<TraitValues, Value> { \.forceTouchCapability }
}
extension UITraitPreferredContentSizeCategory: SystemTrait {
  static var path: WritableKeyPath<TraitValues, Value> { \.preferredContentSizeCategory }
}
extension UITraitAccessibilityContrast: SystemTrait {
  static var path: WritableKeyPath<TraitValues, Value> { \.accessibilityContrast }
}
extension UITraitUserInterfaceLevel: SystemTrait {
  static var path: WritableKeyPath<TraitValues, Value> { \.userInterfaceLevel }
}
extension UITraitLegibilityWeight: SystemTrait {
  static var path: WritableKeyPath<TraitValues, Value> { \.legibilityWeight }
}

/// Traits that can be changed.
public protocol UIMutableTraits {
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  var displayScale: CGFloat { get set }
  var displayGamut: UIDisplayGamut { get set }
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  var accessibilityContrast: UIAccessibilityContrast { get set }
  var userInterfaceLevel: UIUserInterfaceLevel { get set }
  var legibilityWeight: UILegibilityWeight { get set }
  subscript<T: UITraitDefinition>(_ trait: T.Type) -> T.Value { get set }
}

/// The values of an environment.
struct TraitValues: UIMutableTraits, Equatable, @unchecked Sendable {
  var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  var displayScale: CGFloat = 0
  var displayGamut = UIDisplayGamut.unspecified
  var forceTouchCapability = UIForceTouchCapability.unknown
  var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  var accessibilityContrast = UIAccessibilityContrast.unspecified
  var userInterfaceLevel = UIUserInterfaceLevel.unspecified
  var legibilityWeight = UILegibilityWeight.unspecified
  /// The values of traits that an app defines.
  private var own: [ObjectIdentifier: Any] = [:]

  subscript<T: UITraitDefinition>(_ trait: T.Type) -> T.Value {
    get {
      if let system = trait as? any SystemTrait.Type, let value = Self.value(system, of: self) as? T.Value {
        return value
      }
      return own[ObjectIdentifier(trait)] as? T.Value ?? T.defaultValue
    }
    set {
      if let system = trait as? any SystemTrait.Type {
        Self.set(system, newValue, in: &self)
      } else {
        own[ObjectIdentifier(trait)] = newValue
      }
    }
  }

  private static func value<S: SystemTrait>(_ trait: S.Type, of values: TraitValues) -> Any {
    values[keyPath: S.path]
  }
  private static func set<S: SystemTrait>(_ trait: S.Type, _ value: Any, in values: inout TraitValues) {
    if let value = value as? S.Value { values[keyPath: S.path] = value }
  }

  /// Sets the traits that are specified in other values.
  mutating func merge(_ other: TraitValues) {
    func take<Value: Equatable>(_ path: WritableKeyPath<TraitValues, Value>) {
      if other[keyPath: path] != TraitValues()[keyPath: path] { self[keyPath: path] = other[keyPath: path] }
    }
    take(\.userInterfaceIdiom)
    take(\.userInterfaceStyle)
    take(\.horizontalSizeClass)
    take(\.verticalSizeClass)
    take(\.layoutDirection)
    take(\.displayScale)
    take(\.displayGamut)
    take(\.forceTouchCapability)
    take(\.preferredContentSizeCategory)
    take(\.accessibilityContrast)
    take(\.userInterfaceLevel)
    take(\.legibilityWeight)
    own.merge(other.own) { $1 }
  }

  static func == (one: TraitValues, other: TraitValues) -> Bool {
    one.userInterfaceIdiom == other.userInterfaceIdiom && one.userInterfaceStyle == other.userInterfaceStyle
      && one.horizontalSizeClass == other.horizontalSizeClass && one.verticalSizeClass == other.verticalSizeClass
      && one.layoutDirection == other.layoutDirection && one.displayScale == other.displayScale
      && one.displayGamut == other.displayGamut && one.forceTouchCapability == other.forceTouchCapability
      && one.preferredContentSizeCategory == other.preferredContentSizeCategory
      && one.accessibilityContrast == other.accessibilityContrast
      && one.userInterfaceLevel == other.userInterfaceLevel && one.legibilityWeight == other.legibilityWeight
  }
}
