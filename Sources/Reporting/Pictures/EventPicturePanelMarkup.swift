import Foundation
import HitTestTerms
import Pictures

/// One panel of a picture: the scene at an event, its touches, and their receivers.
struct EventPicturePanelMarkup {
  let panel: EventPicturePanel
  /// The lines above the panel.
  let name: [EventPictureTextLine]
  /// The lines below the panel.
  let caption: [EventPictureTextLine]
  /// In pixels.
  let width: Double
  private let palette: HitMapPalette
  private let difference: HitMapComparison?

  init(_ svg: EventPictureSVG, _ panel: EventPicturePanel, number: Int) {
    self.panel = panel
    width = svg.panelWidth
    palette = svg.territories
    let difference = number > 0 ? svg.picture.comparison(of: panel) : nil
    self.difference = difference
    name = Self.breakable(panel.strategy, width: width).map {
      EventPictureTextLine(text: $0, style: .strong, size: 13)
    }
    caption = EventPictureText(svg.picture).caption(of: panel, difference: difference, width: width)
  }

  /// In pixels.
  var height: Double { (width * panel.scene.screen.height / max(panel.scene.screen.width, 1)).rounded() }

  private var unit: Double { max(panel.scene.screen.width, 1) / width }

  /// The name of a strategy in lines that end after a colon, a comma or a plus.
  private static func breakable(_ strategy: String, width: Double) -> [String] {
    var lines = [""]
    for character in strategy {
      let last = lines[lines.count - 1]
      let rest = strategy.dropFirst(lines.joined().count).prefix { !":,+".contains($0) }
      if ":,+".contains(last.last ?? " "), TextMeasure.width(last + rest, size: 14) > width { lines.append("") }
      lines[lines.count - 1].append(character)
    }
    return lines.map { TextMeasure.shortened($0, size: 14, width: width) }
  }

  /// Draws the panel with its upper left corner at a position of the file.
  func write(at place: CGPoint, to writer: inout MarkupWriter) {
    let screen = panel.scene.screen
    var isOther = false
    if case .differs = panel.standing { isOther = true }
    writer.element(
      "svg",
      [
        "class": isOther ? "other" : nil, "x": Formatting.number(place.x), "y": Formatting.number(place.y),
        "width": Formatting.number(width), "height": Formatting.number(height),
        "viewBox": "0 0 \(Formatting.number(screen.width)) \(Formatting.number(screen.height))",
      ]
    ) { writer in
      writer.newLine()
      writer.empty("rect", ["class": "screen", "width": "100%", "height": "100%"])
      var placer = LabelPlacer()
      for finger in panel.fingers {
        _ = placer.place([box(around: finger.point, 20)])
        if panel.map == nil, let end = finger.trail.points.last { _ = placer.place([box(around: end, 14)]) }
      }
      if let map = panel.map {
        write(map, &placer, to: &writer)
      } else {
        writeScene(&placer, to: &writer)
      }
      for area in panel.facts.uncertainAreas { write(uncertain: area, to: &writer) }
      for finger in panel.fingers { write(finger, &placer, to: &writer) }
    }
    writer.newLine()
  }

  /// Draws where it is not known which view receives a touch, as far as it is on the screen.
  private func write(uncertain area: CGRect, to writer: inout MarkupWriter) {
    let shown = area.intersection(CGRect(origin: .zero, size: panel.scene.screen))
    guard !shown.isEmpty else { return }
    writer.empty(
      "rect",
      [
        "class": "uncertain", "x": Formatting.number(shown.minX), "y": Formatting.number(shown.minY),
        "width": Formatting.number(shown.width), "height": Formatting.number(shown.height),
      ])
    writer.newLine()
  }

  private func writeScene(_ placer: inout LabelPlacer, to writer: inout MarkupWriter) {
    let receivers = Set(panel.fingers.compactMap(\.receiver.view))
    var own: [ScenePicture.Shape] = []
    for shape in panel.scene.shapes where shape.outline.count >= 3 {
      ScenePictureMarkup.write(shape, to: &writer)
      guard receivers.contains(shape.view) else { continue }
      own.append(shape)
      writer.empty("polygon", ["class": "got", "points": ScenePictureMarkup.points(shape.outline)])
    }
    writer.newLine()
    for shape in own { writer.empty("polygon", ["class": "ring", "points": ScenePictureMarkup.points(shape.outline)]) }
    for finger in panel.fingers { ScenePictureMarkup.write(finger.trail, unit: unit, to: &writer) }
    writer.newLine()
    let labels = SceneLabels(
      scene: panel.scene, unit: unit, canvas: CGRect(origin: .zero, size: panel.scene.screen))
    for shape in own { labels.writeReceiver(shape.view, "label own", "", &placer, to: &writer) }
    labels.writeTexts(&placer, to: &writer)
    labels.writeCaptions(&placer, except: receivers, to: &writer)
    writer.newLine()
  }

  private func write(_ map: HitMap, _ placer: inout LabelPlacer, to writer: inout MarkupWriter) {
    for (receiver, shape) in zip(map.receivers, map.shapes) {
      writer.empty(
        "path", ["class": palette.colorClass(of: receiver), "d": Self.path(shape.outlines)])
      writer.newLine()
    }
    for shape in panel.scene.shapes where shape.outline.count >= 3 && !shape.isHidden {
      writer.empty("polygon", ["class": "edge", "points": ScenePictureMarkup.points(shape.outline)])
    }
    writer.newLine()
    if let difference, difference.area > 0 {
      writer.empty("path", ["class": "hatch", "d": Self.path(difference.shape.outlines)])
      writer.newLine()
    }
    if map.sampledArea > 0 {
      writer.empty("path", ["class": "sampled", "d": Self.path(map.sampledShape.outlines)])
      writer.newLine()
    }
    for region in map.regions().prefix(200) {
      label(map.receivers[region.receiver], in: region.room, &placer, to: &writer)
    }
    writer.newLine()
  }

  /// Writes the name of a region at its center, its number if the name does not fit, nothing if that does not fit
  /// either.
  private func label(
    _ receiver: TouchReceiver, in room: CGRect, _ placer: inout LabelPlacer, to writer: inout MarkupWriter
  ) {
    let size = 11 * unit
    for text in [palette.label(of: receiver), String(palette.number(of: receiver))] {
      let needed = CGSize(width: TextMeasure.width(text, size: size) + 4 * unit, height: 13 * unit)
      guard needed.width <= room.width, needed.height <= room.height else { continue }
      let places = [0.5, 0.25, 0.75].map { part in
        CGRect(
          x: room.midX - needed.width / 2, y: room.minY + (room.height - needed.height) * part, width: needed.width,
          height: needed.height)
      }
      guard let place = placer.place(places) else { continue }
      writer.element(
        "text",
        [
          "class": "territory", "x": Formatting.number(place.midX), "y": Formatting.number(place.maxY - 3 * unit),
          "font-size": Formatting.number(size),
        ], text: text)
      return
    }
  }

  private func write(
    _ finger: EventPicturePanel.Finger, _ placer: inout LabelPlacer, to writer: inout MarkupWriter
  ) {
    let point = finger.point
    let radius = 7 * unit
    writer.empty(
      "circle",
      [
        "class": "finger \(FingerPalette.colorClass(of: finger.touch))", "cx": Formatting.number(point.x),
        "cy": Formatting.number(point.y),
        "r": Formatting.number(radius),
      ])
    if panel.fingers.count > 1 {
      writer.element(
        "text",
        [
          "class": "fingertext", "x": Formatting.number(point.x), "y": Formatting.number(point.y + 3.6 * unit),
          "font-size": Formatting.number(10 * unit),
        ], text: String(finger.touch))
    }
    guard finger.receiver.view == nil, panel.map == nil else { return }
    if panel.fingers.count == 1 {
      let reach = radius * 0.5
      let cross =
        "M\(ScenePictureMarkup.pair(point.x - reach, point.y - reach)) "
        + "L\(ScenePictureMarkup.pair(point.x + reach, point.y + reach)) "
        + "M\(ScenePictureMarkup.pair(point.x - reach, point.y + reach)) "
        + "L\(ScenePictureMarkup.pair(point.x + reach, point.y - reach))"
      writer.empty("path", ["class": "cross", "d": cross])
    }
    nameNoView(finger, &placer, to: &writer)
  }

  /// Writes beside a touch that no view receives it.
  private func nameNoView(
    _ finger: EventPicturePanel.Finger, _ placer: inout LabelPlacer, to writer: inout MarkupWriter
  ) {
    let words = finger.receiver.words
    let size = CGSize(width: TextMeasure.width(words, size: 12 * unit) + 4 * unit, height: 15 * unit)
    let screen = CGRect(origin: .zero, size: panel.scene.screen)
    let point = finger.point
    let places = [
      CGPoint(x: point.x + 12 * unit, y: point.y - size.height / 2),
      CGPoint(x: point.x - 12 * unit - size.width, y: point.y - size.height / 2),
      CGPoint(x: point.x - size.width / 2, y: point.y + 12 * unit),
      CGPoint(x: point.x - size.width / 2, y: point.y - 12 * unit - size.height),
      CGPoint(x: point.x + 8 * unit, y: point.y + 8 * unit),
      CGPoint(x: point.x - 8 * unit - size.width, y: point.y + 8 * unit),
      CGPoint(x: point.x + 8 * unit, y: point.y - 8 * unit - size.height),
      CGPoint(x: point.x - 8 * unit - size.width, y: point.y - 8 * unit - size.height),
    ].map { CGRect(origin: $0, size: size) }.filter { screen.contains($0) }
    guard let place = placer.place(places) ?? places.first else { return }
    writer.element(
      "text",
      [
        "class": "label own", "x": Formatting.number(place.minX + 2 * unit),
        "y": Formatting.number(place.maxY - 3.5 * unit), "font-size": Formatting.number(12 * unit),
      ], text: words)
  }

  private func box(around point: CGPoint, _ pixels: Double) -> CGRect {
    CGRect(x: point.x, y: point.y, width: 0, height: 0).insetBy(dx: -pixels / 2 * unit, dy: -pixels / 2 * unit)
  }

  private static func path(_ lines: [[CGPoint]]) -> String {
    lines.map { line in
      "M" + line.map { ScenePictureMarkup.pair($0.x, $0.y) }.joined(separator: " ") + "Z"
    }.joined()
  }
}
