import Foundation
import HitTestTerms
import Pictures

/// Writes the names and texts of views into a picture, at the places that the drawing gives them. Names and texts that would cover
/// a mark of a touch are left out.
struct SceneLabels {
  /// The size of the font of texts, in pixels.
  private static let textSize = 11.5

  let scene: ScenePicture
  /// Screen points per pixel of the page.
  let unit: Double
  /// The bounds of all labels.
  let canvas: CGRect
  private let placement: CaptionPlacement
  private let captions: [SceneCaption]

  init(scene: ScenePicture, unit: Double, canvas: CGRect) {
    self.scene = scene
    self.unit = unit
    self.canvas = canvas
    placement = CaptionPlacement(scene, unit: unit)
    captions = scene.captions(unit: unit)
  }

  /// Writes the captions of views other than those of `named`.
  func writeCaptions(_ placer: inout LabelPlacer, except named: Set<ViewID>, to writer: inout MarkupWriter) {
    for caption in captions.reversed() {
      let shape = scene.shapes[caption.shape]
      guard !named.contains(shape.view), placer.place([caption.frame]) != nil else { continue }
      write(caption.text, at: caption.frame, shape.isMarked ? "label marks" : "label", nil, to: &writer)
    }
  }

  /// Writes the name of a view that a touch hits: at its caption if it has one, else at one of its edges or beside it.
  func writeReceiver(
    _ view: ViewID, _ classes: String, _ touches: String?, _ placer: inout LabelPlacer, to writer: inout MarkupWriter
  ) {
    guard let index = scene.shapes.lastIndex(where: { $0.view == view }) else { return }
    let box = placement.box(of: index)
    guard !box.isNull, box.width > 0, box.height > 0 else { return }
    let room = Int((box.width / unit - 8) / 6.2)
    let text = MarkupText.shortened(placement.name(of: index), to: min(max(room, 12), 28))
    let size = CGSize(
      width: (Double(text.count) * 6.2 + 2 * SceneCaption.padding) * unit, height: SceneCaption.height * unit)
    let own = captions.first { $0.shape == index && $0.text == text }.map {
      [CGRect(origin: $0.frame.origin, size: size)]
    }
    let inside = places(for: size, in: box)
    let open = inside.filter { !placement.isCovered($0, behind: index) }
    guard let place = placer.place((own ?? []) + open + places(for: size, around: box) + inside) else { return }
    write(text, at: place, classes, touches, to: &writer)
  }

  /// Writes the texts of views.
  func writeTexts(_ placer: inout LabelPlacer, to writer: inout MarkupWriter) {
    for index in scene.shapes.indices {
      guard let (text, center) = placement.title(of: index, size: Self.textSize) else { continue }
      let title = scene.shapes[index].title
      // An id that a mark of a touch covers is written beside it.
      let beside = title?.isName == true ? places(for: center.size, in: placement.box(of: index)) : []
      let free = beside.filter { placement.box(of: index).contains($0) && !placement.isCovered($0, behind: index) }
      guard let place = placer.place([center] + free) else { continue }
      writer.element(
        "text",
        [
          "class": title?.isName == true ? "text name" : "text",
          "x": Formatting.number(place.midX), "y": Formatting.number(place.midY + 4 * unit),
          "font-size": Formatting.number(Self.textSize * unit),
        ], text: text)
    }
  }

  private func write(
    _ text: String, at place: CGRect, _ classes: String, _ touches: String?, to writer: inout MarkupWriter
  ) {
    writer.element(
      "text",
      [
        "class": classes, "data-touch": touches, "x": Formatting.number(place.minX + SceneCaption.padding * unit),
        "y": Formatting.number(place.minY + SceneCaption.baseline * unit),
        "font-size": Formatting.number(SceneCaption.fontSize * unit),
      ], text: text)
  }

  /// Candidate positions: along the edges of the box, then in its center.
  private func places(for size: CGSize, in box: CGRect) -> [CGRect] {
    let inset = 3 * unit
    let right = min(max(box.maxX - size.width - inset, box.minX), canvas.maxX - size.width)
    let left = min(box.minX + inset, canvas.maxX - size.width)
    let bottom = max(box.maxY - size.height - inset / 2, box.minY)
    return [
      CGPoint(x: left, y: box.minY + inset / 2), CGPoint(x: right, y: box.minY + inset / 2),
      CGPoint(x: left, y: bottom), CGPoint(x: right, y: bottom),
      CGPoint(x: box.midX - size.width / 2, y: box.midY - size.height / 2),
    ].map { CGRect(origin: $0, size: size) }
  }

  /// Candidate positions above and below a box, next to it first and then past a touch that covers it.
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
