import Findings
import Foundation
import Pictures

extension ComparisonPictureMarkup {
  /// A touch's number and its position in the picture.
  struct Dot {
    let number: Int
    let label: String
    let point: CGPoint
    let center: CGPoint
  }

  /// Places every number at its point or, if that is occupied, near it.
  func placeDots(_ placer: inout LabelPlacer) -> [Dot] {
    let size = 17 * unit
    return touches.compactMap { touch in
      guard let point = touch.divergence.point else { return nil }
      let inside = CGPoint(
        x: min(max(point.x, canvas.minX + size / 2), canvas.maxX - size / 2),
        y: min(max(point.y, canvas.minY + size / 2), canvas.maxY - size / 2))
      let candidates = Self.offsets.map { offset in
        CGRect(
          x: inside.x + offset.x * unit - size / 2, y: inside.y + offset.y * unit - size / 2, width: size, height: size)
      }.filter { canvas.contains($0) }
      let place = placer.place(candidates)
      return Dot(
        number: touch.number, label: touch.label, point: point,
        center: place.map { CGPoint(x: $0.midX, y: $0.midY) } ?? inside)
    }
  }

  /// The point itself, then positions around it at increasing distance.
  private static let offsets: [CGPoint] =
    [CGPoint.zero]
    + (1...3).flatMap { ring -> [CGPoint] in
      let step = 18.0
      let reach = -ring...ring
      return reach.flatMap { row in
        reach.filter { abs(row) == ring || abs($0) == ring }
          .map { CGPoint(x: Double($0) * step, y: Double(row) * step) }
      }
    }

  /// Writes the number, with a line to its point if it was displaced.
  func write(_ dot: Dot, to writer: inout MarkupWriter) {
    writer.element("g", ["class": "dot", "data-touch": String(dot.number)]) { writer in
      if dot.point != dot.center {
        writer.empty(
          "line",
          [
            "x1": Formatting.number(dot.point.x), "y1": Formatting.number(dot.point.y),
            "x2": Formatting.number(dot.center.x), "y2": Formatting.number(dot.center.y),
          ])
      }
      writer.empty(
        "circle",
        [
          "cx": Formatting.number(dot.center.x), "cy": Formatting.number(dot.center.y),
          "r": Formatting.number(8 * unit),
        ])
      writer.element(
        "text",
        [
          "x": Formatting.number(dot.center.x), "y": Formatting.number(dot.center.y + 3.6 * unit),
          "font-size": Formatting.number((dot.label.count > 2 ? 8 : 10) * unit),
        ], text: dot.label)
    }
  }
}
