import Foundation
import Playback

/// The picture of one comparison: the scene, and on it the touches that differ with their old and new receivers.
struct ComparisonPictureMarkup {
  private let scene: ScenePicture
  private let touches: [NumberedTouch]
  private let baseID: String
  private let unit: Double
  private let canvas: CGRect

  init(_ scene: ScenePicture, touches: [NumberedTouch], baseID: String) {
    self.scene = scene
    self.touches = touches
    self.baseID = baseID
    unit = ScenePictureMarkup.unit(of: scene)
    canvas = CGRect(origin: .zero, size: scene.screen).insetBy(dx: -12 * unit, dy: -12 * unit)
  }

  /// A view that had or gets touches.
  private struct Receiver {
    let shape: ScenePicture.Shape
    var oldTouches: [Int] = []
    var newTouches: [Int] = []
  }

  func write(to writer: inout MarkupWriter) {
    let receivers = findReceivers()
    var placer = LabelPlacer()
    let dots = placeDots(&placer)
    let sentence = describe()
    let viewBox = [canvas.minX, canvas.minY, canvas.width, canvas.height].map(Formatting.number).joined(separator: " ")
    writer.element("svg", ["class": "picture", "viewBox": viewBox, "role": "img", "aria-label": sentence]) { writer in
      writer.element("title", text: sentence)
      writer.empty(
        "rect",
        [
          "class": "screen", "width": Formatting.number(scene.screen.width),
          "height": Formatting.number(scene.screen.height), "rx": Formatting.number(4 * unit),
        ])
      writer.empty("use", ["href": "#" + baseID])
      for receiver in receivers { outline(receiver, "new", receiver.newTouches, to: &writer) }
      for receiver in receivers { outline(receiver, "old", receiver.oldTouches, to: &writer) }
      for receiver in receivers { label(receiver, &placer, to: &writer) }
      labelTheRest(&placer, except: Set(receivers.map(\.shape.name)), to: &writer)
      for dot in dots { write(dot, to: &writer) }
    }
  }

  // MARK: Receivers

  private func findReceivers() -> [Receiver] {
    var shapes: [String: ScenePicture.Shape] = [:]
    for shape in scene.shapes where shapes[shape.name] == nil { shapes[shape.name] = shape }
    var receivers: [Receiver] = []
    var indexes: [String: Int] = [:]
    func index(_ name: String?) -> Int? {
      guard let name, let shape = shapes[name] else { return nil }
      if let known = indexes[name] { return known }
      indexes[name] = receivers.count
      receivers.append(Receiver(shape: shape))
      return receivers.count - 1
    }
    for touch in touches {
      if let old = index(touch.oldView) { receivers[old].oldTouches.append(touch.number) }
      if let new = index(touch.newView) { receivers[new].newTouches.append(touch.number) }
    }
    return receivers
  }

  private func outline(_ receiver: Receiver, _ side: String, _ touches: [Int], to writer: inout MarkupWriter) {
    guard !touches.isEmpty else { return }
    writer.empty(
      "polygon",
      [
        "class": "receiver \(side)", "data-touch": touches.map(String.init).joined(separator: " "),
        "points": ScenePictureMarkup.points(receiver.shape.corners),
      ])
  }

  // MARK: Labels

  private func label(_ receiver: Receiver, _ placer: inout LabelPlacer, to writer: inout MarkupWriter) {
    let side = receiver.newTouches.isEmpty ? "old" : receiver.oldTouches.isEmpty ? "new" : "both"
    let touches = Set(receiver.oldTouches + receiver.newTouches).sorted().map(String.init).joined(separator: " ")
    write(receiver.shape, text: Self.shortName(receiver.shape.name), "label \(side)", touches, 28, &placer, to: &writer)
  }

  private func labelTheRest(_ placer: inout LabelPlacer, except named: Set<String>, to writer: inout MarkupWriter) {
    for shape in scene.shapes.reversed() where shape.isIdentified && !shape.isHidden && !named.contains(shape.name) {
      write(shape, text: shape.name, "label", nil, 22, &placer, to: &writer)
    }
  }

  private func write(
    _ shape: ScenePicture.Shape, text: String, _ classes: String, _ touches: String?, _ limit: Int,
    _ placer: inout LabelPlacer, to writer: inout MarkupWriter
  ) {
    let box = CGRect(around: shape.outline).intersection(CGRect(origin: .zero, size: scene.screen))
    guard !box.isNull, box.width > 0, box.height > 0 else { return }
    let room = Int((box.width / unit - 8) / 6.2)
    guard touches != nil || (room >= 4 && box.height >= 13 * unit) else { return }
    let shown = MarkupText.shortened(text, to: max(touches == nil ? min(room, limit) : min(max(room, 12), limit), 4))
    let size = CGSize(width: (Double(shown.count) * 6.2 + 4) * unit, height: 13 * unit)
    guard let place = placer.place(places(for: size, in: box)) else { return }
    writer.element(
      "text",
      [
        "class": classes, "data-touch": touches, "x": Formatting.number(place.minX + 2 * unit),
        "y": Formatting.number(place.minY + 10 * unit), "font-size": Formatting.number(10.5 * unit),
      ], text: shown)
  }

  /// Along the edges of the box first, then in its middle.
  private func places(for size: CGSize, in box: CGRect) -> [CGRect] {
    let inset = 3 * unit
    let right = min(max(box.maxX - size.width - inset, box.minX), canvas.maxX - size.width)
    let left = min(box.minX + inset, canvas.maxX - size.width)
    let bottom = max(box.maxY - size.height - inset / 2, box.minY)
    let middle = CGPoint(x: box.midX - size.width / 2, y: box.midY - size.height / 2)
    return [
      CGPoint(x: left, y: box.minY + inset / 2), CGPoint(x: right, y: box.minY + inset / 2),
      CGPoint(x: left, y: bottom), CGPoint(x: right, y: bottom), middle,
      CGPoint(x: left, y: box.minY + inset / 2 + size.height),
    ].map { CGRect(origin: $0, size: size) }
  }

  private static func shortName(_ name: String) -> String {
    name.split(separator: "/").last.map(String.init) ?? name
  }

  // MARK: Dots

  private struct Dot {
    let number: Int
    let point: CGPoint
    let center: CGPoint
  }

  private func placeDots(_ placer: inout LabelPlacer) -> [Dot] {
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
      return Dot(number: touch.number, point: point, center: place.map { CGPoint(x: $0.midX, y: $0.midY) } ?? inside)
    }
  }

  /// On the point itself, then around it in ever wider squares.
  private static let offsets: [CGPoint] = [CGPoint.zero] + (1...3).flatMap { ring -> [CGPoint] in
    let step = 18.0
    let reach = -ring...ring
    return reach.flatMap { row in
      reach.filter { abs(row) == ring || abs($0) == ring }
        .map { CGPoint(x: Double($0) * step, y: Double(row) * step) }
    }
  }

  private func write(_ dot: Dot, to writer: inout MarkupWriter) {
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
          "font-size": Formatting.number((dot.number > 99 ? 8 : 10) * unit),
        ], text: String(dot.number))
    }
  }

  private func describe() -> String {
    let size = "\(Formatting.number(scene.screen.width)) × \(Formatting.number(scene.screen.height)) points"
    var sentence =
      "Scene \(MarkupText.shortened(scene.sceneName, to: 80)), \(size), \(Formatting.count(scene.shapes.count, "view"))"
    let shown = touches.prefix(5).map { touch in
      "\(touch.number): \(Self.spoken(touch.oldView)) → \(Self.spoken(touch.newView))"
    }
    if !shown.isEmpty { sentence += "; receivers of differing touches: " + shown.joined(separator: ", ") }
    if touches.count > shown.count { sentence += " and \(touches.count - shown.count) more" }
    return sentence
  }

  private static func spoken(_ view: String?) -> String { view.map { MarkupText.shortened($0, to: 60) } ?? "none" }
}

extension CGRect {
  /// The smallest upright rectangle around points; null for none.
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
