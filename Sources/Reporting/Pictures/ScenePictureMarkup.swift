import Foundation
import Pictures
import RecordingStore

/// A scene and the paths of its touches as SVG, drawn once per snapshot and used by every comparison of the session.
struct ScenePictureMarkup {
  private let scene: ScenePicture
  private let trails: [TouchTrail]

  init(_ scene: ScenePicture, trails: [TouchTrail]) {
    self.scene = scene
    self.trails = trails
  }

  /// Screen points per pixel of the page, so that text and dots have the same size on every screen.
  static func unit(of scene: ScenePicture) -> Double {
    max(scene.screen.width, 1) / (scene.isWide ? 640 : 340)
  }

  /// Writes a group with an id for `<defs>`.
  func write(id: String, to writer: inout MarkupWriter) {
    writer.element("g", ["id": id]) { writer in
      for shape in scene.shapes where shape.outline.count >= 3 { Self.write(shape, to: &writer) }
      for trail in trails { Self.write(trail, unit: Self.unit(of: scene), to: &writer) }
    }
    writer.newLine()
  }

  /// The outline of a view.
  static func write(_ shape: ScenePicture.Shape, to writer: inout MarkupWriter) {
    if shape.isOpaque { writer.empty("polygon", ["class": "ground", "points": Self.points(shape.outline)]) }
    let color = shape.isHidden ? nil : shape.backgroundColor.flatMap(SceneColor.init(parsing:))
    var classes = "v"
    if shape.isHidden || shape.alpha < 0.01 { classes += " unseen" }
    if shape.isDisabled { classes += " off" }
    if shape.isMarked { classes += " marked" }
    if shape.touchDelegate != nil { classes += " delegating" }
    writer.element(
      "polygon",
      [
        "class": classes, "points": Self.points(shape.outline), "fill": color?.hexadecimal,
        "fill-opacity": color.map { Formatting.number($0.opacity * shape.alpha * 0.3) },
      ]
    ) { writer in
      writer.element("title", text: Self.sentence(shape))
    }
  }

  /// Writes the path of a touch; `unit` is screen points per pixel.
  static func write(_ trail: TouchTrail, unit: Double, to writer: inout MarkupWriter) {
    guard let first = trail.points.first, let last = trail.points.last else { return }
    let size = unit * 3
    writer.element("g", ["class": "trail \(FingerPalette.colorClass(of: trail.touch))"]) { writer in
      if trail.points.count > 1 { writer.empty("polyline", ["points": Self.points(trail.points)]) }
      writer.empty("circle", Self.circle(first, size, "down"))
      switch trail.end {
      case .cancelled:
        let cross =
          "M\(Self.pair(last.x - size, last.y - size)) L\(Self.pair(last.x + size, last.y + size)) "
          + "M\(Self.pair(last.x - size, last.y + size)) L\(Self.pair(last.x + size, last.y - size))"
        writer.empty("path", ["d": cross])
      case .ended: writer.empty("circle", Self.circle(last, size * 1.7, "up"))
      default: break
      }
    }
  }

  private static func circle(_ point: CGPoint, _ radius: Double, _ name: String) -> KeyValuePairs<String, String?> {
    [
      "class": name, "cx": Formatting.number(point.x), "cy": Formatting.number(point.y), "r": Formatting.number(radius),
    ]
  }

  static func points(_ points: [CGPoint]) -> String { points.map { pair($0.x, $0.y) }.joined(separator: " ") }

  static func pair(_ x: Double, _ y: Double) -> String { "\(Formatting.number(x)),\(Formatting.number(y))" }

  /// The tooltip of a view.
  static func sentence(_ shape: ScenePicture.Shape) -> String {
    var parts = [MarkupText.shortened(shape.name, to: 120)]
    if shape.isIdentified { parts[0] += " (\(MarkupText.shortened(shape.className, to: 80)))" }
    if let text = shape.text { parts.append("“\(MarkupText.shortened(text, to: 80))”") }
    if shape.isHidden { parts.append("hidden") }
    if shape.alpha < 1 { parts.append("alpha \(Formatting.number(shape.alpha))") }
    if shape.isDisabled { parts.append("takes no touches") }
    if shape.isMarked { parts.append("marked passThrough") }
    if let other = shape.touchDelegate { parts.append("touch delegate \(MarkupText.shortened(other, to: 80))") }
    return parts.joined(separator: ", ")
  }
}

extension ScenePicture {
  /// Whether the screen is in landscape.
  var isWide: Bool { screen.width > screen.height }
}
