import Foundation
import RecordingStore

/// A view as a target of touches.
private struct Target {
  /// The view's frame on the screen, without transforms.
  var frame: CGRect
  var view: ViewShape
}

extension Generator {
  /// A session of several gestures on a scene's views. They follow each other or overlap, with pauses in which timers
  /// fire.
  mutating func session(on scene: SceneShape) -> SessionShape {
    let targets = targets(in: scene)
    let aims = targets.flatMap { target in target.view.aims.map { (target, $0) } }
    // On a grid, several touches share timestamps; without it they rarely do.
    let grid: Int64? = chance(0.6) ? 8_000 : nil
    var strokes: [Stroke] = []
    var clock: Int64 = chance(0.5) ? 0 : Int64(whole(0...400_000))
    for _ in 0..<whole(2...8) {
      let made: [Stroke]
      if !aims.isEmpty, chance(0.65) {
        let (target, recognizer) = pick(aims)
        made = gesture(for: recognizer, on: target, from: clock)
      } else {
        made = gesture(at: place(on: pick(targets)), from: clock)
      }
      strokes += made
      let end = made.map(\.end).max() ?? clock
      clock =
        chance(0.25)
        ? Int64.random(in: clock...end, using: &random)
        : end + pick([20_000, 120_000, 200_000, 340_000, 360_000, 800_000, 2_500_000])
    }
    if let grid { strokes = strokes.map { $0.snapped(to: grid) } }
    return SessionShape(strokes: strokes)
  }

  private func targets(in scene: SceneShape) -> [Target] {
    var targets: [Target] = []
    func visit(_ view: ViewShape, _ origin: CGPoint) {
      let corner = CGPoint(x: origin.x + view.frame.minX, y: origin.y + view.frame.minY)
      targets.append(Target(frame: CGRect(origin: corner, size: view.frame.size), view: view))
      for child in view.subviews { visit(child, corner) }
    }
    for window in scene.windows + scene.pages { visit(window, .zero) }
    return targets
  }

  private mutating func place(on target: Target) -> CGPoint {
    guard !chance(0.1) else { return CGPoint(x: number(-10...400), y: number(-10...860)) }
    // 0.1 is where a slider's thumb starts.
    return CGPoint(
      x: target.frame.minX + target.frame.width * pick([0.1, 0.5, 0.5, 0.9]),
      y: target.frame.minY + target.frame.height * pick([0.1, 0.5, 0.5, 0.9]))
  }

  /// A gesture that is similar to the one that a recognizer expects.
  private mutating func gesture(for recognizer: RecognizerShape, on target: Target, from start: Int64) -> [Stroke] {
    let frame = target.frame
    let place = CGPoint(x: frame.minX + frame.width * number(0...1), y: frame.minY + frame.height * number(0...1))
    let needsTwo =
      recognizer.keys["numberOfTouchesRequired"] == "2" || recognizer.keys["minimumNumberOfTouches"] == "2"
    var strokes: [Stroke]
    switch recognizer.className {
    case "UITapGestureRecognizer":
      strokes = quickTaps(at: place, Int(recognizer.keys["numberOfTapsRequired"] ?? "1")!, from: start)
    case "UILongPressGestureRecognizer":
      let taps = quickTaps(at: place, Int(recognizer.keys["numberOfTapsRequired"] ?? "0")!, from: start)
      strokes = taps + [hold(at: place, from: taps.last.map { $0.end + 120_000 } ?? start)]
    case "UISwipeGestureRecognizer":
      let ways: [CGPoint] =
        switch recognizer.keys["direction"] {
        case #""left""#?: [CGPoint(x: -1, y: 0)]
        case #""up""#?: [CGPoint(x: 0, y: -1)]
        case #"["up", "down"]"#?: [CGPoint(x: 0, y: -1), CGPoint(x: 0, y: 1)]
        default: [CGPoint(x: 1, y: 0)]
        }
      let (way, length) = (pick(ways), number(60...200))
      strokes = [
        drag(
          from: place, by: CGPoint(x: way.x * length, y: way.y * length), at: start, lasting: number(0...0.5) / 4 + 0.06
        )
      ]
    case "UIPinchGestureRecognizer", "UIRotationGestureRecognizer":
      return pair(
        at: CGPoint(x: frame.minX + frame.width * 0.2, y: place.y),
        and: CGPoint(x: frame.minX + frame.width * 0.8, y: place.y), from: start)
    case "UIScreenEdgePanGestureRecognizer":
      strokes = [edgeDrag(at: frame.midY, from: start)]
    default:
      strokes = [
        drag(
          from: place, by: CGPoint(x: number(-90...90), y: number(-90...90)), at: start, lasting: number(0.5...2) / 2)
      ]
    }
    return needsTwo ? strokes + strokes.map { $0.beside(CGPoint(x: 20, y: number(-20...20))) } : strokes
  }

  /// A gesture of any kind.
  private mutating func gesture(at place: CGPoint, from start: Int64) -> [Stroke] {
    let kind = weighted([
      ("taps", 8), ("hold", 3), ("drag", 6), ("fling", 6), ("edge", 1), ("pair", 3), ("pairTap", 2),
    ])
    switch kind {
    case "taps": return taps(at: place, from: start)
    case "hold": return [hold(at: place, from: start)]
    case "edge": return [edgeDrag(at: number(50...800), from: start)]
    case "pair":
      return pair(at: place, and: CGPoint(x: place.x + number(30...120), y: place.y + number(-60...60)), from: start)
    case "pairTap": return pairTaps(at: place, from: start)
    default:
      // Most directions are along an axis.
      let angle = Double(pick([0, 0, 1, 2, 2, 3, 4, 4, 5, 6, 6, 7])) * .pi / 4 + (chance(0.6) ? 0 : number(-0.5...0.5))
      let length = kind == "fling" ? number(60...300) : number(5...200)
      let duration = kind == "fling" ? Double(whole(40...160)) / 1_000 : Double(whole(150...1_200)) / 1_000
      return [
        drag(from: place, by: CGPoint(x: cos(angle) * length, y: sin(angle) * length), at: start, lasting: duration)
      ]
    }
  }

  /// Short taps with short intervals.
  private mutating func quickTaps(at place: CGPoint, _ count: Int, from start: Int64) -> [Stroke] {
    (0..<count).map { tap in
      let began = start + Int64(tap) * 200_000
      return Stroke(points: [
        .init(microseconds: began, x: place.x, y: place.y),
        .init(microseconds: began + Int64(whole(20...120)) * 1_000, x: place.x, y: place.y),
      ])
    }
  }

  private mutating func taps(at place: CGPoint, from start: Int64) -> [Stroke] {
    var strokes: [Stroke] = []
    var clock = start
    for _ in 0..<weighted([(1, 4), (2, 4), (3, 2)]) {
      let hold = Int64(pick([8, 30, 60, 120, 300, 740, 760])) * 1_000
      let shake = chance(0.25) ? pick([3.0, 9.5, 12, 44, 50]) : 0
      strokes.append(
        Stroke(
          points: [
            .init(microseconds: clock, x: place.x, y: place.y),
            .init(microseconds: clock + hold, x: place.x + shake, y: place.y),
          ], isCancelled: chance(0.05)))
      clock += hold + Int64(pick([16, 60, 150, 240, 340, 360])) * 1_000
    }
    return strokes
  }

  private mutating func hold(at place: CGPoint, from start: Int64) -> Stroke {
    var stroke = drag(
      from: place, by: CGPoint(x: number(-9...9), y: number(-9...9)), at: start,
      lasting: Double(pick([200, 480, 520, 700, 1_000, 1_600])) / 1_000)
    // Few events, so that timers fire between them.
    stroke.points = stroke.points.enumerated().filter { index, _ in
      index == 0 || index == stroke.points.count - 1 || index % 7 == 3
    }.map(\.element)
    return stroke
  }

  private mutating func drag(
    from place: CGPoint, by way: CGPoint, at start: Int64, lasting seconds: Double
  ) -> Stroke {
    let steps = max(Int(seconds / pick([0.008, 0.0167, 0.05])), 2)
    // Some drags pause before the end, some return to where they started.
    let rest = chance(0.2)
    let returns = chance(0.15)
    let points = (0...steps).map { step in
      let time = Double(step) / Double(steps)
      let part = returns ? 1 - abs(2 * time - 1) : rest ? min(time * 2, 1) : time
      return Stroke.Point(
        microseconds: start + Int64(time * seconds * 1_000_000), x: (place.x + way.x * part).rounded(to: 64),
        y: (place.y + way.y * part).rounded(to: 64))
    }
    return Stroke(points: points, isCancelled: chance(0.08))
  }

  private mutating func edgeDrag(at height: Double, from start: Int64) -> Stroke {
    var stroke = drag(
      from: CGPoint(x: 0.5, y: height), by: CGPoint(x: number(5...250), y: number(-20...20)), at: start,
      lasting: 0.3)
    stroke.edge = chance(0.8) ? .left : nil
    return stroke
  }

  /// Two touches that pinch, rotate or move in parallel.
  private mutating func pair(at place: CGPoint, and other: CGPoint, from start: Int64) -> [Stroke] {
    let seconds = Double(whole(100...800)) / 1_000
    let way = CGPoint(x: number(-80...80), y: number(-80...80))
    let otherWay = chance(0.5) ? way : CGPoint(x: number(-80...80), y: number(-80...80))
    let delay = Int64(pick([0, 0, 16_000, 96_000, 300_000]))
    return [
      drag(from: place, by: way, at: start, lasting: seconds),
      drag(from: other, by: otherWay, at: start + delay, lasting: seconds),
    ]
  }

  private mutating func pairTaps(at place: CGPoint, from start: Int64) -> [Stroke] {
    let first = taps(at: place, from: start)
    let way = CGPoint(x: number(-60...60), y: number(-40...40))
    let delay = Int64(pick([0, 0, 16_000, 48_000]))
    return first + first.map { $0.shifted(by: delay).beside(way) }
  }
}

extension ViewShape {
  /// The view's recognizers, including a scroll view's own pan.
  fileprivate var aims: [RecognizerShape] {
    ["UIScrollView", "UITableView"].contains(className)
      ? recognizers + [RecognizerShape(id: "", className: "UIPanGestureRecognizer")] : recognizers
  }
}

extension Stroke {
  /// The same stroke of another touch, at an offset.
  fileprivate func beside(_ way: CGPoint) -> Stroke {
    var copy = self
    for index in copy.points.indices {
      copy.points[index].x += way.x
      copy.points[index].y += way.y
    }
    return copy
  }

  /// The stroke with every timestamp on a grid. Timestamps of one touch stay distinct.
  fileprivate func snapped(to grid: Int64) -> Stroke {
    var copy = self
    var last = Int64.min
    for index in copy.points.indices {
      copy.points[index].microseconds = max(copy.points[index].microseconds / grid * grid, last)
      last = copy.points[index].microseconds + grid
    }
    return copy
  }
}

extension Double {
  fileprivate func rounded(to parts: Double) -> Double { (self * parts).rounded() / parts }
}
