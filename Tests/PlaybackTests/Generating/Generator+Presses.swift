import Foundation

extension Case {
  /// A generated scene of few recognizers, and presses on one view of it whose measures lie around the disputed numbers.
  static func presses(_ seed: UInt64) -> Case {
    var invention = Generator(seed: seed ^ 0xD15B)
    return Case(seed: seed, scene: invention.dispute { $0.pressRecognizer() }, session: invention.presses())
  }
}

extension Stroke {
  /// A finger on the view of a press scene that stays for some time and, first, goes some way along an axis.
  static func press(at start: Int64, for duration: Int64, by points: Double) -> Stroke {
    var points = [
      Point(microseconds: start, x: 150, y: 350),
      Point(microseconds: start + duration / 4, x: 150 + points / 2, y: 350),
      Point(microseconds: start + duration / 2, x: 150 + points, y: 350),
      Point(microseconds: start + duration, x: 150 + points, y: 350),
    ]
    if points[1].x == points[0].x { points.removeSubrange(1...2) }
    return Stroke(points: points)
  }
}

extension Generator {
  /// A scene with one view under touches, in an outer view, and one to three recognizers on the two.
  mutating func dispute(_ makeRecognizer: (inout Generator) -> RecognizerShape) -> SceneShape {
    var target = ViewShape(
      id: "target", className: pick(["UIView", "UIView", "UIButton", "UISwitch", "UIControl", "UIStepper"]),
      frame: CGRect(x: 100, y: 300, width: 200, height: 150))
    var outer = ViewShape(id: "outer", className: "UIView", frame: CGRect(origin: .zero, size: screen))
    for _ in 0..<whole(1...3) {
      if chance(0.5) {
        outer.recognizers.append(makeRecognizer(&self))
      } else {
        target.recognizers.append(makeRecognizer(&self))
      }
    }
    let ids = (target.recognizers + outer.recognizers).map(\.id)
    for index in outer.recognizers.indices { link(&outer.recognizers[index], ids) }
    for index in target.recognizers.indices { link(&target.recognizers[index], ids) }
    outer.subviews = [target]
    return SceneShape(windows: [
      ViewShape(id: "window", className: "UIWindow", frame: CGRect(origin: .zero, size: screen), subviews: [outer])
    ])
  }

  fileprivate mutating func pressRecognizer() -> RecognizerShape {
    pressRecognizer(
      weighted([
        ("UITapGestureRecognizer", 6), ("UILongPressGestureRecognizer", 2), ("UIPanGestureRecognizer", 1),
      ]))
  }

  /// A recognizer of a class with options that matter for presses.
  mutating func pressRecognizer(_ className: String) -> RecognizerShape {
    var shape = RecognizerShape(id: "r\(nextRecognizerNumber())", className: className)
    if className == "UITapGestureRecognizer" {
      shape.keys["numberOfTapsRequired"] = weighted([("1", 5), ("2", 3), ("3", 1)])
    } else if className == "UILongPressGestureRecognizer" {
      shape.keys["minimumPressDuration"] = pick(["0.3", "0.5", "1"])
      shape.keys["allowableMovement"] = pick(["10", "200"])
    }
    if chance(0.2) { shape.keys["shouldBegin"] = "false" }
    if chance(0.25) { shape.keys["cancelsTouchesInView"] = "false" }
    if chance(0.15) { shape.keys["delaysTouchesBegan"] = "true" }
    if chance(0.25) { shape.keys["delaysTouchesEnded"] = "false" }
    return shape
  }

  private mutating func link(_ shape: inout RecognizerShape, _ ids: [String]) {
    let others = ids.filter { $0 != shape.id }
    guard !others.isEmpty else { return }
    if chance(0.3) { shape.requireToFail = [pick(others)] }
    if chance(0.15) { shape.isSimultaneousWithAll = true }
  }

  fileprivate mutating func presses() -> SessionShape {
    var strokes: [Stroke] = []
    var start: Int64 = 0
    for _ in 0..<whole(1...3) {
      let duration = Int64(pick([50, 50, 100, 200, 260, 300, 500, 740, 760, 900, 1_200, 1_490, 1_600])) * 1_000
      strokes.append(.press(at: start, for: duration, by: pick([0, 0, 0, 0, 8, 12, 30, 42, 50])))
      start += duration + Int64(pick([50, 100, 200, 260, 300, 340, 360, 600])) * 1_000
    }
    return SessionShape(strokes: strokes)
  }
}
