import Findings
import Foundation
import HitTestTerms
import Pictures
import PrintedText
import RecordingStore

/// The picture of one comparison: the scene with the differing touches and their old and new receivers.
struct ComparisonPictureMarkup {
  let scene: ScenePicture
  let touches: [NumberedTouch]
  /// The unknown outcomes whose areas are drawn.
  private let unknowns: [UnknownOutcome]
  /// The sides whose receivers are shown.
  private let sides: Set<ReportPictures.Side>
  /// The ways of the fingers that began with the touches.
  private let trails: [TouchTrail]
  private let baseID: String
  /// Whether it is the picture of a session, of which copies show one touch, and not a small one.
  private let isWhole: Bool
  let unit: Double
  let canvas: CGRect

  init(
    _ scene: ScenePicture, touches: [NumberedTouch], unknowns: [UnknownOutcome] = [], sides: Set<ReportPictures.Side>,
    trails: [TouchTrail], baseID: String, magnification: Double = 1
  ) {
    self.unknowns = unknowns
    self.scene = scene
    self.sides = sides
    self.trails = trails
    self.touches = touches
    self.baseID = baseID
    unit = ScenePictureMarkup.unit(of: scene) * magnification
    isWhole = magnification == 1
    canvas = CGRect(origin: .zero, size: scene.screen).insetBy(dx: -4 * unit, dy: -4 * unit)
  }

  /// A view that received or receives touches.
  struct Receiver {
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
    writer.element(
      "svg",
      ["class": isWhole ? "picture whole" : "picture", "viewBox": viewBox, "role": "img", "aria-label": sentence]
    ) { writer in
      writer.element("title", text: sentence)
      writer.empty(
        "rect",
        [
          "class": "screen", "width": Formatting.number(scene.screen.width),
          "height": Formatting.number(scene.screen.height), "rx": Formatting.number(4 * unit),
        ])
      writer.empty("use", ["href": "#" + baseID])
      for unknown in unknowns { uncertain(unknown, to: &writer) }
      for trail in trails { way(trail, to: &writer) }
      for receiver in receivers { outline(receiver, "new", receiver.newTouches, to: &writer) }
      for receiver in receivers { outline(receiver, "old", receiver.oldTouches, to: &writer) }
      // In a small picture no name could be read.
      if isWhole {
        let labels = SceneLabels(scene: scene, unit: unit, canvas: canvas)
        for receiver in receivers { label(receiver, labels, &placer, to: &writer) }
        labels.writeTexts(&placer, to: &writer)
        labels.writeCaptions(&placer, except: Set(receivers.map(\.shape.view)), to: &writer)
      }
      for dot in dots { write(dot, to: &writer) }
    }
  }

  /// Where it is not known which view receives a touch, and the point of the touch.
  private func uncertain(_ unknown: UnknownOutcome, to writer: inout MarkupWriter) {
    guard let area = unknown.extent?.area else { return }
    let shown = CGRect(x: area.x, y: area.y, width: area.width, height: area.height)
      .intersection(CGRect(origin: .zero, size: scene.screen))
    guard !shown.isEmpty else { return }
    writer.element("g", ["class": "uncertain"]) { writer in
      writer.element("title", text: MarkupText.shortened("unknown: \(unknown.why)", to: 400))
      writer.empty(
        "rect",
        [
          "x": Formatting.number(shown.minX), "y": Formatting.number(shown.minY),
          "width": Formatting.number(shown.width), "height": Formatting.number(shown.height),
        ])
      guard let point = unknown.place?.point else { return }
      writer.element(
        "text",
        [
          "x": Formatting.number(point.x), "y": Formatting.number(point.y + 5 * unit),
          "font-size": Formatting.number(15 * unit),
        ], text: "?")
    }
  }

  /// The way of a finger, which belongs to the differing touches of its event.
  private func way(_ trail: TouchTrail, to writer: inout MarkupWriter) {
    let numbers = touches.filter { $0.divergence.event == trail.event && $0.divergence.touch == trail.touch }
    guard !numbers.isEmpty else { return }
    let marks = numbers.map { String($0.number) }.joined(separator: " ")
    writer.element("g", ["class": "way", "data-touch": marks]) {
      ScenePictureMarkup.write(trail, unit: unit, to: &$0)
    }
  }

  private func findReceivers() -> [Receiver] {
    var shapes: [ViewID: ScenePicture.Shape] = [:]
    for shape in scene.shapes where shapes[shape.view] == nil { shapes[shape.view] = shape }
    var receivers: [Receiver] = []
    var indexes: [ViewID: Int] = [:]
    func index(_ view: ViewID?) -> Int? {
      guard let view, let shape = shapes[view] else { return nil }
      if let known = indexes[view] { return known }
      indexes[view] = receivers.count
      receivers.append(Receiver(shape: shape))
      return receivers.count - 1
    }
    for touch in touches {
      if sides.contains(.before), let old = index(touch.oldView) { receivers[old].oldTouches.append(touch.number) }
      if sides.contains(.after), let new = index(touch.newView) { receivers[new].newTouches.append(touch.number) }
    }
    return receivers
  }

  /// Writes the name of a receiver.
  private func label(
    _ receiver: Receiver, _ labels: SceneLabels, _ placer: inout LabelPlacer, to writer: inout MarkupWriter
  ) {
    let side = receiver.newTouches.isEmpty ? "old" : receiver.oldTouches.isEmpty ? "new" : "both"
    let touches = Set(receiver.oldTouches + receiver.newTouches).sorted().map(String.init).joined(separator: " ")
    labels.writeReceiver(receiver.shape.view, "label \(side)", touches, &placer, to: &writer)
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

  private func describe() -> String {
    let size = "\(Formatting.number(scene.screen.width)) × \(Formatting.number(scene.screen.height)) points"
    var sentence =
      "Scene \(MarkupText.shortened(scene.sceneName, to: 80)), \(size), \(Counted.text(scene.shapes.count, "view"))"
    let shown = touches.prefix(5).map { touch in
      let names = [(ReportPictures.Side.before, touch.oldView), (.after, touch.newView)].filter { sides.contains($0.0) }
      return "\(touch.label): " + names.map { Self.displayName($0.1) }.joined(separator: " → ")
    }
    if !shown.isEmpty { sentence += "; receivers of differing touches: " + shown.joined(separator: ", ") }
    if touches.count > shown.count { sentence += " and \(touches.count - shown.count) more" }
    if !unknowns.isEmpty { sentence += "; \(unknowns.count) unknown \(unknowns.count == 1 ? "touch" : "touches")" }
    return sentence
  }

  private static func displayName(_ view: ViewID?) -> String {
    view.map { MarkupText.shortened($0.name, to: 60) } ?? "none"
  }
}
