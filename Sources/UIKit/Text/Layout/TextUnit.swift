import Foundation

/// A character of a text as a reader sees it, with its size.
struct TextUnit {
  enum Kind {
    case glyph
    /// A space, which may be beyond the end of a line.
    case space
    case tab
    /// The end of a paragraph.
    case paragraphEnd
    /// The end of a line in a paragraph.
    case lineEnd
  }

  var kind = Kind.glyph
  var width: CGFloat = 0
  /// The extent above the baseline.
  var ascent: CGFloat = 0
  /// The extent below the baseline.
  var descent: CGFloat = 0
  /// Whether a line may end after this character.
  var allowsBreakAfter = false
  /// Whether a line may not begin with this character, such as a closing mark.
  var bindsToPrevious = false
  /// Whether the character is an opening mark, after which no line ends.
  var isOpening = false
  var isHyphen = false
  /// The paragraph's style.
  var style: NSParagraphStyle.Values?

  var height: CGFloat { ascent + descent }
}

/// The units of a text, in the sizes of one reading of the metric.
struct TextUnits {
  private(set) var units: [TextUnit] = []
  let reading: LengthReading
  private let defaultFont: UIFont

  /// The units of a plain text.
  init(_ text: String, attributes: [NSAttributedString.Key: Any], defaultFont: UIFont) {
    (reading, self.defaultFont) = (UnknownLength.texts.reading, defaultFont)
    append(text, attributes: attributes)
  }

  /// The units of a text with attributes.
  ///
  /// A character whose parts have different attributes has those of its first part.
  init(_ text: NSAttributedString, defaultFont: UIFont) {
    (reading, self.defaultFont) = (UnknownLength.texts.reading, defaultFont)
    let string = text.string
    var rest = Substring(string)
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
      let end = range.location + range.length
      let index = string.utf16.index(string.utf16.startIndex, offsetBy: end)
      var part = ""
      while let next = rest.first, rest.startIndex < index {
        part.append(next)
        rest = rest.dropFirst()
      }
      append(part, attributes: attributes)
    }
  }

  /// The height of an empty line.
  var emptyLine: TextUnit { sized(TextUnit(kind: .paragraphEnd), font: defaultFont, isOfOtherFont: false) }

  private mutating func append(_ text: String, attributes: [NSAttributedString.Key: Any]) {
    let font = attributes[.font] as? UIFont ?? defaultFont
    let style = (attributes[.paragraphStyle] as? NSParagraphStyle)?.values
    let added = Self.number(attributes[.kern]) + Self.number(attributes[.tracking])
    let offset = Self.number(attributes[.baselineOffset])
    for character in text {
      var unit = TextUnit(kind: Self.kind(of: character), style: style)
      if let attachment = attributes[.attachment] as? NSTextAttachment, character == "\u{FFFC}" {
        let bounds = attachment.layoutBounds
        (unit.width, unit.ascent) = (bounds.maxX, max(0, bounds.maxY))
        unit.descent = max(0, -bounds.minY)
      } else {
        let glyph = font.face.advance(of: character, size: font.pointSize)
        unit = sized(unit, font: font, isOfOtherFont: glyph.isOfOtherFont)
        if glyph.width > 0 { unit.width = reading.applied(to: glyph.width, error: glyph.error) + added }
      }
      unit.ascent += max(0, offset)
      unit.descent += max(0, -offset)
      LineBreaks.apply(character, to: &unit, previous: &units)
      units.append(unit)
    }
  }

  /// The unit with the height of a font's line.
  ///
  /// Lines with glyphs of other scripts may be higher by a quarter: UIKit's lines of the system's font are not [O],
  /// those of attributed strings are up to 1.4 times the size [O].
  private func sized(_ unit: TextUnit, font: UIFont, isOfOtherFont: Bool) -> TextUnit {
    var unit = unit
    let error = font.face.vertical.error
    unit.ascent = reading.applied(to: font.ascender, error: error)
    unit.descent = reading.applied(to: -font.descender, error: error)
    if isOfOtherFont, reading.position > 0 { unit.ascent += reading.position * font.lineHeight / 4 }
    return unit
  }

  private static func kind(of character: Character) -> TextUnit.Kind {
    switch character {
    case "\n", "\r\n", "\r", "\u{2029}": .paragraphEnd
    case "\u{2028}", "\u{0B}", "\u{0C}": .lineEnd
    case "\t": .tab
    case "\u{A0}", "\u{202F}": .glyph
    default: character.isWhitespace ? .space : .glyph
    }
  }

  private static func number(_ value: Any?) -> CGFloat {
    switch value {
    case let value as CGFloat: value
    case let value as Int: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: 0
    }
  }
}
