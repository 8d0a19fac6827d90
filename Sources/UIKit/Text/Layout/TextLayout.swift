import Foundation

/// The lines of a text in a width.
struct TextLayout {
  /// How a text is laid out.
  struct Options {
    /// The width of the lines.
    var width = CGFloat.greatestFiniteMagnitude
    /// The largest number of lines; zero: no limit.
    var maximumLines = 0
    /// The height in which the lines are; those below are omitted.
    var maximumHeight = CGFloat.greatestFiniteMagnitude
    /// The mode of texts without a paragraph style.
    var mode = NSLineBreakMode.byWordWrapping
    /// Whether modes that truncate make a single line of each paragraph, as in strings, or wrap lines above the last
    /// one, as in labels.
    var truncatesParagraphs = true
  }

  struct Line {
    var width: CGFloat = 0
    var ascent: CGFloat = 0
    var descent: CGFloat = 0
    /// The distance from the line above.
    var spacing: CGFloat = 0
    var units: Range<Int> = 0..<0
    var isTruncated = false

    var height: CGFloat { ascent + descent }
  }

  private(set) var lines: [Line] = []

  /// The smallest size of the lines.
  var size: CGSize {
    CGSize(
      width: lines.reduce(0) { max($0, $1.width) }, height: lines.reduce(0) { $0 + $1.spacing + $1.height })
  }
  /// The distance of the first line's baseline from the top.
  var firstBaseline: CGFloat { lines.first?.ascent ?? 0 }
  /// The distance of the last line's baseline from the bottom.
  var lastBaseline: CGFloat { lines.last?.descent ?? 0 }

  init(_ text: TextUnits, _ options: Options = Options()) {
    let units = text.units
    var start = 0
    while start < units.count {
      let end = units[start...].firstIndex { $0.kind == .paragraphEnd } ?? units.count
      let breaker = LineBreaker(text: text, paragraph: start..<end, options: options)
      append(breaker.lines(limit: remaining(options)), style: breaker.style, isFirst: start == 0)
      start = end + 1
    }
    // A line that only a final line end begins. Source: the lines of a UILabel with a final newline [I].
    if units.last?.kind == .paragraphEnd, options.maximumLines != 1 {
      append([Line(text.emptyLine)], style: units.last?.style ?? NSParagraphStyle.Values(), isFirst: false)
    }
    omitLines(options)
  }

  private func remaining(_ options: Options) -> Int {
    options.maximumLines == 0 ? .max : max(0, options.maximumLines - lines.count)
  }

  private mutating func append(_ new: [Line], style: NSParagraphStyle.Values, isFirst: Bool) {
    for (index, line) in new.enumerated() {
      var line = line
      line.apply(style)
      if index > 0 {
        line.spacing = style.lineSpacing
      } else if !isFirst {
        line.spacing = style.lineSpacing + style.paragraphSpacing + style.paragraphSpacingBefore
      }
      lines.append(line)
    }
  }

  /// Omits the lines beyond the limits; the first line is never omitted.
  private mutating func omitLines(_ options: Options) {
    if options.maximumLines > 0 { lines = Array(lines.prefix(options.maximumLines)) }
    var height: CGFloat = 0
    let fitting = lines.prefix { line in
      height += line.spacing + line.height
      return height <= options.maximumHeight
    }
    if fitting.count < lines.count { lines = Array(lines.prefix(max(1, fitting.count))) }
  }
}

extension TextLayout.Line {
  init(_ unit: TextUnit) { (ascent, descent) = (unit.ascent, unit.descent) }

  /// Applies the line heights of a paragraph's style. Added height is above the text. Source: Apple's page of
  /// NSParagraphStyle for the limits [D]; the place [O].
  mutating func apply(_ style: NSParagraphStyle.Values) {
    var wanted = height
    if style.lineHeightMultiple > 0 { wanted *= style.lineHeightMultiple }
    if style.maximumLineHeight > 0 { wanted = min(wanted, style.maximumLineHeight) }
    wanted = max(wanted, style.minimumLineHeight)
    ascent += wanted - height
  }
}
