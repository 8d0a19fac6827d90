import Foundation
import ScenePictures

/// Writes the names and texts of views into a picture where there is room.
struct SceneLabels {
  let scene: ScenePicture
  /// Screen points per pixel of the page.
  let unit: Double
  /// The bounds of all labels.
  let canvas: CGRect

  /// Writes the ids of the other views, front views first; with `leavingOutGrounds` without views that fill the screen,
  /// unless they are marked as pass-through.
  func labelTheRest(
    _ placer: inout LabelPlacer, except named: Set<String>, leavingOutGrounds: Bool = false,
    to writer: inout MarkupWriter
  ) {
    let most = Double(scene.screen.width * scene.screen.height) * 0.7
    for shape in scene.shapes.reversed() where shape.isIdentified && !shape.isHidden && !named.contains(shape.name) {
      if leavingOutGrounds, !shape.isMarked, shape.touchDelegate == nil {
        let box = CGRect(around: shape.outline)
        if !box.isNull, box.width * box.height > most { continue }
      }
      write(shape, text: shape.name, "label", nil, 22, &placer, to: &writer)
    }
  }

  /// Writes a view's name at one of its edges. A name that belongs to a touch is written even on a small view.
  func write(
    _ shape: ScenePicture.Shape, text: String, _ classes: String, _ touches: String?, _ limit: Int,
    _ placer: inout LabelPlacer, to writer: inout MarkupWriter
  ) {
    let box = CGRect(around: shape.outline).intersection(CGRect(origin: .zero, size: scene.screen))
    guard !box.isNull, box.width > 0, box.height > 0 else { return }
    let room = Int((box.width / unit - 8) / 6.2)
    guard touches != nil || (room >= 4 && box.height >= 13 * unit) else { return }
    let shown = MarkupText.shortened(text, to: max(touches == nil ? min(room, limit) : min(max(room, 12), limit), 4))
    let size = CGSize(width: (Double(shown.count) * 6.2 + 4) * unit, height: 13 * unit)
    let around = touches == nil ? [] : places(for: size, around: box)
    guard let place = placer.place(places(for: size, in: box) + around) else { return }
    writer.element(
      "text",
      [
        "class": classes, "data-touch": touches, "x": Formatting.number(place.minX + 2 * unit),
        "y": Formatting.number(place.minY + 10 * unit), "font-size": Formatting.number(10.5 * unit),
      ], text: shown)
  }

  /// Writes the texts of views at their centers where there is room.
  func writeTexts(_ placer: inout LabelPlacer, to writer: inout MarkupWriter) {
    for shape in scene.shapes where !shape.isHidden {
      guard let text = shape.text, !text.isEmpty else { continue }
      let box = CGRect(around: shape.outline).intersection(CGRect(origin: .zero, size: scene.screen))
      let room = box.isNull ? 0 : Int((box.width / unit - 6) / 7)
      // A text shortened to less than five characters is not readable.
      guard room >= min(text.count, 5), box.height >= 14 * unit else { continue }
      let shown = MarkupText.shortened(text, to: min(room, 30))
      let size = CGSize(width: (Double(shown.count) * 7 + 2) * unit, height: 13 * unit)
      let place = CGRect(
        x: box.midX - size.width / 2, y: box.midY - size.height / 2, width: size.width, height: size.height)
      guard placer.place([place]) != nil else { continue }
      writer.element(
        "text",
        [
          "class": "text", "x": Formatting.number(box.midX), "y": Formatting.number(box.midY + 4 * unit),
          "font-size": Formatting.number(11.5 * unit),
        ], text: shown)
    }
  }

  /// Candidate positions: along the edges of the box, then in its center, then a second line below another view's name.
  private func places(for size: CGSize, in box: CGRect) -> [CGRect] {
    let inset = 3 * unit
    let right = min(max(box.maxX - size.width - inset, box.minX), canvas.maxX - size.width)
    let left = min(box.minX + inset, canvas.maxX - size.width)
    let bottom = max(box.maxY - size.height - inset / 2, box.minY)
    let middle = CGPoint(x: box.midX - size.width / 2, y: box.midY - size.height / 2)
    let second = box.minY + inset / 2 + size.height
    let places = [
      CGPoint(x: left, y: box.minY + inset / 2), CGPoint(x: right, y: box.minY + inset / 2),
      CGPoint(x: left, y: bottom), CGPoint(x: right, y: bottom), middle,
    ]
    return (second + size.height <= box.maxY ? places + [CGPoint(x: left, y: second)] : places)
      .map { CGRect(origin: $0, size: size) }
  }

  /// Candidate positions above and below a box, next to it first and then past a touch that covers it, for a required
  /// name.
  private func places(for size: CGSize, around box: CGRect) -> [CGRect] {
    let left = max(canvas.minX, min(box.minX, canvas.maxX - size.width))
    let middle = max(canvas.minX, min(box.midX - size.width / 2, canvas.maxX - size.width))
    let past = 8 * unit
    return [box.minY - size.height, box.maxY, box.minY - size.height - past, box.maxY + past].flatMap { y in
      [CGPoint(x: left, y: y), CGPoint(x: middle, y: y)].map { CGRect(origin: $0, size: size) }
    }.filter { canvas.contains($0) }
  }

  static func shortName(_ name: String) -> String {
    name.split(separator: "/").last.map(String.init) ?? name
  }
}

extension CGRect {
  /// The bounding rectangle of points; null for none.
  init(around points: [CGPoint]) {
    guard let first = points.first else {
      self = .null
      return
    }
    var (low, high) = (first, first)
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}
