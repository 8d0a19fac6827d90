public import Foundation

/// A color by its components in sRGB. Colors are for pictures: no touch depends on one.
///
/// Two colors are equal when their components are.
open class UIColor: NSObject, @unchecked Sendable {
  private final let mark = CoreFoundationMark()
  /// From 0 to 1, like the three below.
  package final let red: CGFloat
  package final let green: CGFloat
  package final let blue: CGFloat
  package final let alpha: CGFloat
  /// Makes the color for an environment; `nil` for a color that is the same in all.
  final let provider: ((UITraitCollection) -> UIColor)?

  /// Creates a color from its components, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    provider = nil
    super.init()
  }

  /// Creates a color that Apple does not describe. Here it is transparent.
  public convenience override init() {
    self.init(red: 0, green: 0, blue: 0, alpha: 0)
  }

  /// The color that the closure returns, which is called with an environment when the color is resolved.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection())
    (red, green, blue, alpha) = (light.red, light.green, light.blue, light.alpha)
    provider = dynamicProvider
    super.init()
  }

  /// Creates the color of a color literal.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Creates a color from components of Display P3, which are taken for those of sRGB: pictures have no other space.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a gray, from 0 (black) to 1 (white).
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a color from hue, saturation and brightness, each from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func component(_ offset: CGFloat) -> CGFloat {
      let sector = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(sector, 4 - sector, 1)))
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// The same color with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    guard let provider else { return UIColor(red: red, green: green, blue: blue, alpha: alpha) }
    return UIColor { provider($0).withAlphaComponent(alpha) }
  }

  /// Writes the components where the pointers point. Always true.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = self.red
    green?.pointee = self.green
    blue?.pointee = self.blue
    alpha?.pointee = self.alpha
    return true
  }

  /// Writes the gray with the same brightness, and the opacity. False for a color that is no gray. Source: Apple's page [D].
  @discardableResult
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    guard red == green, green == blue else { return false }
    white?.pointee = red
    alpha?.pointee = self.alpha
    return true
  }

  /// Writes hue, saturation and brightness, each from 0 to 1. Always true.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let range = most - least
    var sector: CGFloat = 0
    if range > 0 {
      sector =
        most == red ? (green - blue) / range : most == green ? (blue - red) / range + 2 : (red - green) / range + 4
    }
    hue?.pointee = (sector < 0 ? sector + 6 : sector) / 6
    saturation?.pointee = most == 0 ? 0 : range / most
    brightness?.pointee = most
    alpha?.pointee = self.alpha
    return true
  }

  /// The color for an environment.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    provider?(traitCollection).resolvedColor(with: traitCollection) ?? self
  }

  // Drawing has no effect.
  open func set() {}
  open func setFill() {}
  open func setStroke() {}

  /// Whether `object` is a color with the same components.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return red == other.red && green == other.green && blue == other.blue && alpha == other.alpha
  }

  /// A hash of the components.
  open override var hash: Int {
    var hasher = Hasher()
    for component in [red, green, blue, alpha] { hasher.combine(component) }
    return hasher.finalize()
  }
}
