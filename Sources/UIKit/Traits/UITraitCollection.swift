public import Foundation

/// The environment of a view: the light appearance on a device whose kind follows from the size of the screen.
///
/// A screen whose shorter side has at least 744 points is that of an iPad, the size of the smallest one [I]. On an iPad both size
/// classes are regular; on an iPhone the width is compact, and the height is compact in landscape; an iPhone whose
/// shorter side has at least 414 points has a regular width in landscape. Source: Apple's Human Interface Guidelines, layout [D].
/// Split screens are not modelled.
open class UITraitCollection: NSObject, @unchecked Sendable {
  let values: TraitValues

  init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  /// An environment in which nothing is specified.
  public override convenience init() { self.init(TraitValues()) }

  /// The environment of the app.
  @MainActor
  convenience init(_ screen: UIScreen) { self.init(screen, size: screen.sceneBounds.size) }

  /// The environment of the app if it covers another size of the screen, in points.
  @MainActor
  convenience init(_ screen: UIScreen, size: CGSize) {
    let isPad = screen.isPad
    var values = TraitValues()
    values.userInterfaceIdiom = isPad ? .pad : .phone
    let isRegular = isPad ? size.width >= WindowWidths.regular : size.width > size.height && size.height >= 414
    values.horizontalSizeClass = isRegular ? .regular : .compact
    values.verticalSizeClass = isPad || size.height > size.width ? .regular : .compact
    (values.userInterfaceStyle, values.displayScale) = (.light, screen.scale)
    (values.layoutDirection, values.preferredContentSizeCategory) = (.leftToRight, .large)
    (values.displayGamut, values.userInterfaceLevel) = (.P3, .base)
    (values.accessibilityContrast, values.legibilityWeight) = (.normal, .regular)
    self.init(values)
  }

  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = idiom }
  }
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }
  public convenience init(displayScale scale: CGFloat) { self.init { $0.displayScale = scale } }
  public convenience init(displayGamut: UIDisplayGamut) { self.init { $0.displayGamut = displayGamut } }
  public convenience init(forceTouchCapability capability: UIForceTouchCapability) {
    self.init { $0.forceTouchCapability = capability }
  }
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }
  public convenience init(legibilityWeight: UILegibilityWeight) { self.init { $0.legibilityWeight = legibilityWeight } }
  /// The specified traits of several environments; the last one wins.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init { values in
      for other in traitCollections { values.merge(other.values) }
    }
  }
  /// An environment with the traits that `mutations` sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = TraitValues()
    mutations(&traits)
    self.init(traits as! TraitValues)
  }
  private convenience init(_ change: (inout TraitValues) -> Void) {
    var values = TraitValues()
    change(&values)
    self.init(values)
  }

  open var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  open var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  open var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  open var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  open var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  open var displayScale: CGFloat { values.displayScale }
  open var displayGamut: UIDisplayGamut { values.displayGamut }
  open var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
  open var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
  open var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  open var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  open var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  open var activeAppearance: UIUserInterfaceActiveAppearance { .active }
  open var imageConfiguration: UIImage.Configuration { UIImage.SymbolConfiguration.unspecified }
  open subscript<T: UITraitDefinition>(_ trait: T.Type) -> T.Value { values[trait] }

  /// The environment of the running app.
  @preconcurrency @MainActor
  open class var current: UITraitCollection {
    get { CurrentTraits.replaced ?? UITraitCollection(UIScreen.main) }
    set { CurrentTraits.replaced = newValue }
  }
  /// Runs a block in which ``current`` is this environment.
  @preconcurrency @MainActor
  open func performAsCurrent(_ actions: () -> Void) {
    let before = CurrentTraits.replaced
    CurrentTraits.replaced = self
    actions()
    CurrentTraits.replaced = before
  }

  /// The environment with changes.
  open func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    var traits: any UIMutableTraits = values
    mutations(&traits)
    return UITraitCollection(traits as! TraitValues)
  }
  open func replacing<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) -> UITraitCollection {
    modifyingTraits { $0[trait] = value }
  }
  /// Whether all traits that the other environment specifies are the same here.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    var merged = values
    merged.merge(trait.values)
    return merged == values
  }
  /// Whether colors look different in another environment.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let other = traitCollection?.values else { return true }
    return other.userInterfaceStyle != values.userInterfaceStyle || other.displayGamut != values.displayGamut
      || other.accessibilityContrast != values.accessibilityContrast
      || other.userInterfaceLevel != values.userInterfaceLevel
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }
  open override var hash: Int { values.userInterfaceStyle.rawValue }
}

/// The traits that code of an app has made current.
private final class CurrentTraits: EngineState {
  var replaced: UITraitCollection?

  static var replaced: UITraitCollection? {
    get { Engine.current.state(of: Self.self).replaced }
    set { Engine.current.state(of: Self.self).replaced = newValue }
  }
}

extension UIScreen {
  public var traitCollection: UITraitCollection { UITraitCollection(self) }
  public var nativeScale: CGFloat { scale }
  /// The bounds in pixels, as the screen is in portrait. Source: Apple's page of this property [D].
  public var nativeBounds: CGRect {
    let (width, height) = (bounds.width * scale, bounds.height * scale)
    return CGRect(x: 0, y: 0, width: min(width, height), height: max(width, height))
  }
}
