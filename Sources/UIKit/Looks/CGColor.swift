public import Foundation

/// A color of Core Graphics. Colors are for pictures: no touch depends on one.
public final class CGColor: Hashable, @unchecked Sendable {
  /// Red, green, blue and alpha, each from 0 to 1.
  let values: [CGFloat]

  init(_ values: [CGFloat]) { self.values = values }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { values = [red, green, blue, alpha] }
  public init(gray: CGFloat, alpha: CGFloat) { values = [gray, gray, gray, alpha] }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) { self.init(gray: gray, alpha: alpha) }
  /// The color of a space's components, of which the last is the opacity.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    switch space.componentCount {
    case 1: self.init(gray: components[0], alpha: components[1])
    case 3: self.init([components[0], components[1], components[2], components[3]])
    default: return nil
    }
  }

  public static let black = CGColor(gray: 0, alpha: 1)
  public static let white = CGColor(gray: 1, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)

  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  public var components: [CGFloat]? { values }
  public var alpha: CGFloat { values[3] }
  public var numberOfComponents: Int { values.count }
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(values.dropLast() + [alpha]) }

  public static func == (one: CGColor, other: CGColor) -> Bool { one.values == other.values }
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

extension UIColor {
  /// The color as one of Core Graphics; of a color that depends on the environment the one for the light appearance.
  public var cgColor: CGColor { CGColor([red, green, blue, alpha]) }

  public convenience init(cgColor: CGColor) {
    let values = cgColor.values
    self.init(red: values[0], green: values[1], blue: values[2], alpha: values[3])
  }

  /// A color of the app's asset catalog. Catalogs are not read: the color is gray.
  public convenience init?(named name: String) { self.init(white: 0.5, alpha: 1) }
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    self.init(named: name)
  }
  /// The color of a pattern, which is not read: gray.
  public convenience init(patternImage image: UIImage) { self.init(white: 0.5, alpha: 1) }
}

extension UIColor: _ExpressibleByColorLiteral {}
public typealias _ColorLiteralType = UIColor
