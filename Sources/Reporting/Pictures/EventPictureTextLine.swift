/// A line of text in a picture.
struct EventPictureTextLine {
  /// The kind of a text: the class of its element.
  enum Style: String {
    case title, soft, strong, plain, differs
  }

  /// The width of bold text relative to regular text.
  static let boldness = 1.06

  var text: String
  var style: Style
  var size: Double

  /// The distance from the line above.
  var height: Double { (size * 1.4).rounded(.up) }

  /// Wraps a text.
  static func lines(_ text: String, _ style: Style, size: Double = 12, width: Double) -> [EventPictureTextLine] {
    let isBold = style == .title || style == .strong || style == .differs
    return TextMeasure.lines(text, size: isBold ? size * boldness : size, width: width)
      .map { EventPictureTextLine(text: $0, style: style, size: size) }
  }

  /// The height of several lines.
  static func height(of lines: [EventPictureTextLine]) -> Double { lines.reduce(0) { $0 + $1.height } }
}
