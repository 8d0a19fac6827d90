import Foundation
package import Pictures

/// An event under several strategies as one SVG file: panels side by side, each with a caption.
///
/// The file needs no font, script or other file, is readable on light and dark pages, and has text alternatives for
/// screen readers. Deterministic for the same picture.
package struct EventPictureSVG {
  static let margin = 16.0
  static let gap = 22.0
  /// The width at which a page of documentation shows the picture without scaling it down.
  private static let pageWidth = 960.0
  private static let mostInRow = 5

  let picture: EventPicture
  /// The width of a panel in pixels.
  let panelWidth: Double
  let territories: HitMapPalette
  private let panelsInRow: Int

  package init(_ picture: EventPicture) {
    self.picture = picture
    let count = max(picture.panels.count, 1)
    let rows = (count + Self.mostInRow - 1) / Self.mostInRow
    panelsInRow = (count + rows - 1) / rows
    let isWide = picture.panels.first?.scene.isWide == true
    let room =
      (Self.pageWidth - 2 * Self.margin - Self.gap * Double(panelsInRow - 1)) / Double(panelsInRow)
    panelWidth = min(room, isWide ? 560 : 280).rounded(.down)
    territories = HitMapPalette(picture)
  }

  /// The width of all panels, and at least the width of the text.
  var contentWidth: Double {
    max(panelWidth * Double(panelsInRow) + Self.gap * Double(panelsInRow - 1), 340)
  }

  /// The file, with a final line feed.
  package func text() -> String {
    let panels = picture.panels.enumerated().map { EventPicturePanelMarkup(self, $0.element, number: $0.offset) }
    var body = MarkupWriter()
    var y = Self.margin
    write(EventPictureText(picture).head(width: contentWidth), x: Self.margin, y: &y, to: &body)
    y += 10
    for start in stride(from: 0, to: panels.count, by: panelsInRow) {
      y = write(panels[start..<min(start + panelsInRow, panels.count)], y: y, to: &body)
    }
    if picture.hasMaps { territories.writeLegend(y: &y, width: contentWidth, to: &body) }
    let size = CGSize(width: contentWidth + 2 * Self.margin, height: (y + Self.margin).rounded(.up))
    return document(of: size, body)
  }

  /// Writes a row of panels; returns the y coordinate of the next row.
  private func write(_ panels: ArraySlice<EventPicturePanelMarkup>, y: Double, to writer: inout MarkupWriter) -> Double
  {
    let nameHeight = panels.map { EventPictureTextLine.height(of: $0.name) }.max() ?? 0
    var end = y
    for (column, panel) in panels.enumerated() {
      let x = Self.margin + Double(column) * (panelWidth + Self.gap)
      var below = y + nameHeight - EventPictureTextLine.height(of: panel.name)
      write(panel.name, x: x, y: &below, to: &writer)
      below += 6
      panel.write(at: CGPoint(x: x, y: below), to: &writer)
      below += panel.height + 6
      write(panel.caption, x: x, y: &below, to: &writer)
      end = max(end, below)
    }
    return end + 14
  }

  private func write(_ lines: [EventPictureTextLine], x: Double, y: inout Double, to writer: inout MarkupWriter) {
    for line in lines {
      y += line.height
      writer.element(
        "text",
        [
          "class": line.style.rawValue, "x": Formatting.number(x), "y": Formatting.number(y - line.height * 0.28),
          "font-size": Formatting.number(line.size),
        ], text: line.text)
      writer.newLine()
    }
  }

  private func document(of size: CGSize, _ body: MarkupWriter) -> String {
    let width = Formatting.number(size.width)
    let height = Formatting.number(size.height)
    var writer = MarkupWriter()
    writer.element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": width, "height": height, "viewBox": "0 0 \(width) \(height)",
        "role": "img", "aria-labelledby": "title desc", "font-family": Self.fonts,
      ]
    ) { writer in
      writer.newLine()
      let words = EventPictureText(picture)
      writer.element("title", ["id": "title"], text: words.title)
      writer.newLine()
      writer.element("desc", ["id": "desc"], text: words.description)
      writer.newLine()
      writer.element("style") {
        $0.verbatim(Self.style)
        $0.verbatim(FingerPalette.style)
      }
      writer.newLine()
      if picture.hasMaps {
        let screen = picture.panels.first?.scene.screen.width ?? 1
        Self.writePatterns(unit: max(screen, 1) / panelWidth, to: &writer)
      }
      writer.empty("rect", ["class": "page", "width": width, "height": height, "rx": "8"])
      writer.newLine()
      writer.append(body)
    }
    writer.newLine()
    return writer.markup
  }

  private static let fonts = "system-ui, -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif"
}
