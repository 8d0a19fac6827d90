public import Foundation

/// A color of Core Graphics. Colors are for pictures: no touch depends on one.
public final class CGColor: Hashable, @unchecked Sendable {
  /// Red, green, blue and alpha, each from 0 to 1.
  let values: [CGFloat]

  init(_ values: [CGFloat]) { self.values = values }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { values = [red, green, blue, alpha] }
  public init(gray: CGFloat, alpha: CGFloat) { values = [gray, gray, gray, alpha] }

  public var components: [CGFloat]? { values }
  public var alpha: CGFloat { values[3] }
  public var numberOfComponents: Int { values.count }
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(values.dropLast() + [alpha]) }

  public static func == (one: CGColor, other: CGColor) -> Bool { one.values == other.values }
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

extension UIColor {
  /// The color as one of Core Graphics.
  public var cgColor: CGColor { CGColor([red, green, blue, alpha]) }

  public convenience init(cgColor: CGColor) {
    let values = cgColor.values
    self.init(red: values[0], green: values[1], blue: values[2], alpha: values[3])
  }

  /// The color that the closure returns for the light appearance, which is the modelled one.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(cgColor: dynamicProvider(UITraitCollection()).cgColor)
  }

  /// A color of the app's asset catalog. Catalogs are not read: the color is gray.
  public convenience init?(named name: String) { self.init(white: 0.5, alpha: 1) }

  /// The same color: only one appearance is modelled.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }
}
