/// A color of a scene in the form that the page and the pictures use.
package struct SceneColor: Hashable, Sendable {
  /// `#rrggbb`.
  package let hexadecimal: String
  /// 0 to 1.
  package let opacity: Double

  /// The opacity from which on a color hides what is behind it.
  package static let leastOpacity = 0.5

  /// `#rrggbb`, or `#rrggbbaa` for a color that is not opaque.
  package var text: String {
    let byte = Int((opacity * 255).rounded())
    return byte == 255 ? hexadecimal : hexadecimal + (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }

  /// Parses `#RGB`, `#RRGGBB`, `#RRGGBBAA` or a UIKit color name; `nil` for anything else.
  package init?(parsing text: String) {
    let named = Self.named[text.lowercased()] ?? text
    guard named.hasPrefix("#"), named.dropFirst().allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return nil }
    let digits = named.dropFirst().lowercased()
    switch digits.count {
    case 3:
      hexadecimal = "#" + digits.map { "\($0)\($0)" }.joined()
      opacity = 1
    case 6:
      hexadecimal = "#" + digits
      opacity = 1
    case 8:
      hexadecimal = "#" + digits.prefix(6)
      opacity = Double(Int(digits.suffix(2), radix: 16) ?? 255) / 255
    default: return nil
    }
  }

  /// Source: the sRGB values of UIColor's standard and system colors for the light appearance on Apple's page [D].
  private static let named = [
    "black": "#000000", "blue": "#0000ff", "brown": "#996633", "clear": "#00000000", "cyan": "#00ffff",
    "darkgray": "#555555", "gray": "#808080", "green": "#00ff00", "lightgray": "#aaaaaa", "magenta": "#ff00ff",
    "orange": "#ff8000", "purple": "#800080", "red": "#ff0000", "white": "#ffffff", "yellow": "#ffff00",
    "systemblue": "#007aff", "systembrown": "#a2845e", "systemgray": "#8e8e93", "systemgreen": "#34c759",
    "systemindigo": "#5856d6", "systemorange": "#ff9500", "systempink": "#ff2d55", "systempurple": "#af52de",
    "systemred": "#ff3b30", "systemteal": "#30b0c7", "systemyellow": "#ffcc00", "systembackground": "#ffffff",
  ]
}
