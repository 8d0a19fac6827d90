import UIKit

extension UIColor {
  convenience init(hex: Int, alpha: CGFloat = 1) {
    self.init(
      red: CGFloat((hex >> 16) & 0xFF) / 255, green: CGFloat((hex >> 8) & 0xFF) / 255, blue: CGFloat(hex & 0xFF) / 255,
      alpha: alpha)
  }

  static var brand: UIColor { UIColor(hex: 0xFF3B30) }

  var isLight: Bool {
    var white: (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    getRed(&white.0, green: &white.1, blue: &white.2, alpha: nil)
    return (white.0 + white.1 + white.2) / 3 > 0.5
  }
}
