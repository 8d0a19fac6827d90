import Foundation

extension Case {
  /// A generated scene of few recognizers of all classes, and gestures on one view of it whose measures lie around the
  /// disputed numbers.
  static func gestures(_ seed: UInt64) -> Case {
    var generator = Generator(seed: seed ^ 0x6E57)
    return Case(
      seed: seed, scene: generator.dispute { $0.gestureRecognizer() }, session: generator.gestures())
  }
}

extension Generator {
  fileprivate mutating func gestureRecognizer() -> RecognizerShape {
    var shape = pressRecognizer(
      weighted([
        ("UITapGestureRecognizer", 2), ("UILongPressGestureRecognizer", 2), ("UIPanGestureRecognizer", 3),
        ("UISwipeGestureRecognizer", 4), ("UIPinchGestureRecognizer", 3), ("UIRotationGestureRecognizer", 3),
      ]))
    switch shape.className {
    case "UISwipeGestureRecognizer":
      shape.keys["direction"] = pick([#""right""#, #""right""#, #""down""#, #"["left", "right"]"#])
    case "UILongPressGestureRecognizer":
      if chance(0.3) { shape.keys["numberOfTapsRequired"] = "1" }
    default: break
    }
    return shape
  }

  fileprivate mutating func gestures() -> SessionShape {
    var strokes: [Stroke] = []
    var start: Int64 = 0
    for _ in 0..<whole(1...3) {
      let gesture = chance(0.5) ? [drag(at: start)] : chance(0.6) ? pair(at: start) : [tap(at: start)]
      strokes += gesture
      start = gesture.map(\.end).max()! + Int64(pick([50, 200, 300, 340, 600, 1_600])) * 1_000
    }
    return SessionShape(strokes: strokes)
  }

  private mutating func tap(at start: Int64) -> Stroke {
    .press(at: start, for: Int64(pick([50, 100, 300, 700, 1_200])) * 1_000, by: pick([0, 0, 8, 30]))
  }

  /// One finger that moves in a straight or crooked line.
  private mutating func drag(at start: Int64) -> Stroke {
    let length: Double = pick([4, 8, 10, 12, 15, 30, 48, 52, 80])
    let across: Double = pick([0, 0, 0, 1, 4, 6, 15])
    let goesDown = chance(0.25)
    let steps = whole(1...4)
    let duration = Int64(pick([40, 90, 120, 300, 480, 520, 900])) * 1_000
    var points = [Stroke.Point(microseconds: start, x: 150, y: 350)]
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      let (x, y) = (length * part, across * (step == steps ? 1 : number(0...1)))
      points.append(
        Stroke.Point(
          microseconds: start + duration * Int64(step) / Int64(steps), x: 150 + (goesDown ? y : x),
          y: 350 + (goesDown ? x : y)))
    }
    var end = points[points.count - 1]
    end.microseconds += Int64(pick([10, 200, 700])) * 1_000
    points.append(end)
    return Stroke(points: points)
  }

  /// Two fingers, of which the second moves away from the first or around it.
  private mutating func pair(at start: Int64) -> [Stroke] {
    let duration = Int64(pick([90, 240, 700])) * 1_000
    let second = start + Int64(pick([0, 20, 60])) * 1_000
    let apart: Double = pick([0, 0, 3, 9, 10, 12, 40])
    let around: Double = pick([0, 0, 3, 8, 9, 30])
    var points = [Stroke.Point(microseconds: second, x: 250, y: 350)]
    let steps = whole(1...3)
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      points.append(
        Stroke.Point(
          microseconds: second + duration * Int64(step) / Int64(steps + 1), x: 250 + apart * part,
          y: 350 + around * part)
      )
    }
    if apart == 0, around == 0 { points.removeSubrange(1...) }
    let last = points[points.count - 1]
    points.append(Stroke.Point(microseconds: second + duration, x: last.x, y: last.y))
    let end = second + duration + Int64(pick([-30, 10, 50])) * 1_000
    return [
      Stroke(points: [
        .init(microseconds: start, x: 150, y: 350), .init(microseconds: max(end, start + 10_000), x: 150, y: 350),
      ]),
      Stroke(points: points),
    ]
  }
}
