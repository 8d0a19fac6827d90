public import Foundation

extension UIImage {
  /// What an image is made for. It has no effect on touches.
  open class Configuration: NSObject, @unchecked Sendable {
    open var traitCollection: UITraitCollection? { nil }
    fileprivate override init() {}
    open func applying(_ otherConfiguration: Configuration?) -> Self { self }
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self { self }
  }

  /// The size of a symbol in its font.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small = 1
    case medium = 2
    case large = 3
  }

  /// The thickness of a symbol's lines.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// What a symbol looks like. It has no effect on touches.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    public private(set) final var pointSize: CGFloat = 0
    public private(set) final var weight = SymbolWeight.unspecified
    public private(set) final var scale = SymbolScale.default

    public init(pointSize: CGFloat, weight: SymbolWeight = .unspecified, scale: SymbolScale = .default) {
      super.init()
      (self.pointSize, self.weight, self.scale) = (pointSize, weight, scale)
    }
    public convenience init(scale: SymbolScale) { self.init(pointSize: 0, scale: scale) }
    public convenience init(weight: SymbolWeight) { self.init(pointSize: 0, weight: weight) }
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale = .default) {
      self.init(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize, scale: scale)
    }
    public convenience init(font: UIFont, scale: SymbolScale = .default) {
      self.init(pointSize: font.pointSize, scale: scale)
    }
    public convenience init(paletteColors: [UIColor]) { self.init(pointSize: 0) }
    public convenience init(hierarchicalColor: UIColor) { self.init(pointSize: 0) }
    /// The points of the symbol's font, with its scale: 17 without a size. Source: Apple's page of SymbolConfiguration for the
    /// scales [D]; their factors are inferred [I].
    final var symbolPoints: CGFloat {
      let points = pointSize > 0 ? pointSize : Self.defaultPoints
      return scale == .small ? 0.8 * points : scale == .large ? 1.3 * points : points
    }
    static let defaultPoints: CGFloat = 17
    open class var unspecified: SymbolConfiguration { SymbolConfiguration(pointSize: 0) }
    open class func preferringMulticolor() -> SymbolConfiguration { unspecified }
    open class func preferringMonochrome() -> SymbolConfiguration { unspecified }

    /// The other configuration's values where it has any.
    open override func applying(_ otherConfiguration: Configuration?) -> Self {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      if other.pointSize > 0 { pointSize = other.pointSize }
      if other.weight != .unspecified { weight = other.weight }
      if other.scale != .default { scale = other.scale }
      return self
    }
  }
}

extension UIImage {
  /// A symbol with the values of a preferred configuration where it has none of its own. Source: the comment on symbolConfiguration in
  /// Apple's header, by which the configuration of an image is the more specific one [D].
  final func preferring(_ preferred: SymbolConfiguration?) -> UIImage {
    guard isSymbolImage, let preferred else { return self }
    let own = symbolConfiguration
    return withConfiguration(
      SymbolConfiguration(
        pointSize: own.flatMap { $0.pointSize > 0 ? $0.pointSize : nil } ?? preferred.pointSize,
        weight: own.flatMap { $0.weight != .unspecified ? $0.weight : nil } ?? preferred.weight,
        scale: own.flatMap { $0.scale != .default ? $0.scale : nil } ?? preferred.scale))
  }

  // Symbols of the system.
  public class var actions: UIImage { UIImage(systemName: "ellipsis.circle")! }
  public class var add: UIImage { UIImage(systemName: "plus.circle.fill")! }
  public class var remove: UIImage { UIImage(systemName: "minus.circle.fill")! }
  public class var checkmark: UIImage { UIImage(systemName: "checkmark")! }
  public class var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle")! }
}
