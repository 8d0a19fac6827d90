import Foundation

/// Breaks a paragraph into lines.
struct LineBreaker {
  private let units: [TextUnit]
  private let paragraph: Range<Int>
  private let options: TextLayout.Options
  private let reading: LengthReading
  private let emptyLine: TextUnit
  let style: NSParagraphStyle.Values
  private let mode: NSLineBreakMode

  init(text: TextUnits, paragraph: Range<Int>, options: TextLayout.Options) {
    (units, self.paragraph, self.options, reading) = (text.units, paragraph, options, text.reading)
    emptyLine = paragraph.upperBound < text.units.count ? text.units[paragraph.upperBound] : text.emptyLine
    let stated = paragraph.lowerBound < text.units.count ? text.units[paragraph.lowerBound].style : nil
    style = stated ?? NSParagraphStyle.Values()
    mode = stated?.lineBreakMode ?? options.mode
  }

  private var truncates: Bool {
    switch mode {
    case .byWordWrapping, .byCharWrapping: false
    case .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
    }
  }

  /// The lines, of which the last one of the limit is truncated if the mode says so.
  func lines(limit: Int) -> [TextLayout.Line] {
    guard limit > 0 else { return [] }
    guard !paragraph.isEmpty else { return [TextLayout.Line(emptyLine)] }
    var lines: [TextLayout.Line] = []
    var start = paragraph.lowerBound
    while start < paragraph.upperBound, lines.count < limit {
      let isLast = lines.count + 1 == limit || (truncates && options.truncatesParagraphs)
      let line = line(from: start, isFirst: lines.isEmpty, truncates: isLast && truncates)
      lines.append(line)
      start = line.isTruncated ? paragraph.upperBound : line.units.upperBound
    }
    return lines
  }

  private func line(from start: Int, isFirst: Bool, truncates: Bool) -> TextLayout.Line {
    let indent = isFirst ? style.firstLineHeadIndent : style.headIndent
    let edge = style.tailIndent > 0 ? min(style.tailIndent, options.width) : options.width + style.tailIndent
    var width = indent
    var end = start
    var lastBreak: Int?
    while end < paragraph.upperBound, units[end].kind != .lineEnd {
      let unit = units[end]
      let next = width + advance(of: unit, at: width)
      if unit.kind == .glyph, measured(next - indent) + indent > edge, !truncates, end > start {
        if mode != .byCharWrapping, let lastBreak { return line(start..<lastBreak, indent: indent) }
        return line(start..<end, indent: indent)
      }
      width = next
      end += 1
      let bindsNext = end < paragraph.upperBound && units[end].bindsToPrevious
      if unit.allowsBreakAfter, !bindsNext { lastBreak = end }
    }
    if end < paragraph.upperBound, units[end].kind == .lineEnd { end += 1 }
    var whole = line(start..<end, indent: indent)
    if truncates, whole.width > edge {
      whole.isTruncated = true
      whole.width =
        mode == .byClipping ? min(whole.width, edge) : truncatedWidth(start..<end, indent: indent, edge: edge)
    }
    return whole
  }

  /// The widest beginning of the units, with an ellipsis, that is within the edge.
  private func truncatedWidth(_ range: Range<Int>, indent: CGFloat, edge: CGFloat) -> CGFloat {
    let ellipsis = units[range.lowerBound].height * Self.ellipsisWidth
    var width = indent + ellipsis
    for unit in units[range] {
      let next = width + advance(of: unit, at: width)
      if measured(next - indent) + indent > edge { break }
      width = next
    }
    return min(measured(width - indent) + indent, edge)
  }

  /// The line of a range, whose trailing spaces have no width.
  private func line(_ range: Range<Int>, indent: CGFloat) -> TextLayout.Line {
    var line = TextLayout.Line()
    line.units = range
    var width = indent
    var visible = indent
    for unit in units[range] {
      width += advance(of: unit, at: width)
      if unit.kind == .glyph { visible = width }
      line.ascent = max(line.ascent, unit.ascent)
      line.descent = max(line.descent, unit.descent)
    }
    line.width = visible > indent ? measured(visible - indent) + indent : visible
    return line
  }

  /// The width of a line with the absolute part of the error.
  private func measured(_ width: CGFloat) -> CGFloat { reading.applied(to: width, error: 0, points: Self.linePoints) }

  /// The absolute part of the error of a line's width. Source: Documentation/Decisions/0036-text-sizes.md.
  private static let linePoints: CGFloat = 0.5

  /// The width of an ellipsis to the height of a line, in San Francisco.
  private static let ellipsisWidth: CGFloat = 0.821 * 2048 / (1950 + 494)

  /// Tabs end at multiples of 28 points. Source: the default tab stops of NSParagraphStyle, Apple's page [D].
  private func advance(of unit: TextUnit, at width: CGFloat) -> CGFloat {
    unit.kind == .tab ? ((width / 28).rounded(.down) + 1) * 28 - width : unit.width
  }
}
