/// A line of words on a picture.
struct EventSnapshotTextLine {
  /// What sort of words it holds; the class of its element.
  enum Style: String {
    case title, soft, strong, plain, differs
  }

  /// How much wider bold words are.
  static let boldness = 1.06

  var text: String
  var style: Style
  var size: Double

  /// From the line above to this one.
  var height: Double { (size * 1.4).rounded(.up) }

  /// A text in as many lines as it needs.
  static func lines(_ text: String, _ style: Style, size: Double = 12, width: Double) -> [EventSnapshotTextLine] {
    let isBold = style == .title || style == .strong || style == .differs
    return TextMeasure.lines(text, size: isBold ? size * boldness : size, width: width)
      .map { EventSnapshotTextLine(text: $0, style: style, size: size) }
  }

  /// The height of lines one below the other.
  static func height(of lines: [EventSnapshotTextLine]) -> Double { lines.reduce(0) { $0 + $1.height } }
}
