import Foundation
import RecordingStore

extension Invention {
  /// A session of some gestures on the views of a scene: one after the other or over each other, with pauses in which
  /// timers fire.
  mutating func session(on scene: SceneShape) -> SessionShape {
    let targets = places(in: scene)
    // Few scenes have an edge pan; in those it should be tried.
    let edgeWeight = scene.recognizers.contains { $0.className == "UIScreenEdgePanGestureRecognizer" } ? 8 : 1
    // On a grid, fingers share moments; off it they hardly ever do.
    let grid: Int64? = chance(0.6) ? 8_000 : nil
    var strokes: [Stroke] = []
    var clock: Int64 = chance(0.5) ? 0 : Int64(whole(0...400_000))
    for _ in 0..<whole(1...6) {
      let made = gesture(at: place(among: targets), from: clock, edgeWeight)
      strokes += made
      let end = made.map(\.end).max() ?? clock
      clock =
        chance(0.3)
        ? Int64.random(in: clock...end, using: &random)
        : end + pick([20_000, 120_000, 200_000, 340_000, 360_000, 800_000, 2_500_000])
    }
    if let grid { strokes = strokes.map { $0.snapped(to: grid) } }
    return SessionShape(strokes: strokes)
  }

  /// Where a finger would hit each view if there were no transforms.
  private func places(in scene: SceneShape) -> [CGRect] {
    var places: [CGRect] = []
    func visit(_ view: ViewShape, _ origin: CGPoint) {
      let corner = CGPoint(x: origin.x + view.frame.minX, y: origin.y + view.frame.minY)
      // Where something may happen, fingers are more often.
      let isOfInterest =
        !view.recognizers.isEmpty || ["UIScrollView", "UITableView", "UIButton"].contains(view.className)
      for _ in 0..<(isOfInterest ? 3 : 1) { places.append(CGRect(origin: corner, size: view.frame.size)) }
      for child in view.subviews { visit(child, corner) }
    }
    for window in scene.windows { visit(window, .zero) }
    return places
  }

  private mutating func place(among targets: [CGRect]) -> CGPoint {
    guard !chance(0.1) else { return CGPoint(x: number(-10...400), y: number(-10...860)) }
    let target = pick(targets)
    // The start of a slider's thumb and the middle of everything are worth a visit.
    return CGPoint(
      x: target.minX + target.width * pick([0.1, 0.5, 0.5, 0.5, 0.9]),
      y: target.minY + target.height * pick([0.1, 0.5, 0.5, 0.5, 0.9]))
  }

  private mutating func gesture(at place: CGPoint, from start: Int64, _ edgeWeight: Int) -> [Stroke] {
    let kind = weighted([
      ("taps", 8), ("hold", 4), ("drag", 6), ("fling", 6), ("edge", edgeWeight), ("pair", 4), ("pairTap", 2),
    ])
    switch kind {
    case "taps": return taps(at: place, from: start)
    case "hold": return [hold(at: place, from: start)]
    case "edge": return [edgeDrag(from: start)]
    case "pair": return pair(at: place, from: start)
    case "pairTap": return pairTaps(at: place, from: start)
    default:
      // Mostly along an axis: swipes are particular.
      let angle = Double(pick([0, 0, 1, 2, 2, 3, 4, 4, 5, 6, 6, 7])) * .pi / 4 + (chance(0.6) ? 0 : number(-0.5...0.5))
      let length = kind == "fling" ? number(60...300) : number(5...200)
      let duration = kind == "fling" ? Double(whole(40...160)) / 1_000 : Double(whole(150...1_200)) / 1_000
      return [
        drag(from: place, by: CGPoint(x: cos(angle) * length, y: sin(angle) * length), at: start, lasting: duration)
      ]
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
    // Few events: timers fire between them.
    stroke.points = stroke.points.enumerated().filter { index, _ in
      index == 0 || index == stroke.points.count - 1 || index % 7 == 3
    }.map(\.element)
    return stroke
  }

  private mutating func drag(
    from place: CGPoint, by way: CGPoint, at start: Int64, lasting seconds: Double
  ) -> Stroke {
    let steps = max(Int(seconds / pick([0.008, 0.0167, 0.05])), 2)
    // Some drags wait before they lift, some go back to where they came from.
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

  private mutating func edgeDrag(from start: Int64) -> Stroke {
    var stroke = drag(
      from: CGPoint(x: 0.5, y: number(50...800)), by: CGPoint(x: number(5...250), y: number(-20...20)), at: start,
      lasting: 0.3)
    stroke.edge = chance(0.8) ? .left : nil
    return stroke
  }

  /// Two fingers that pinch, turn or go side by side.
  private mutating func pair(at place: CGPoint, from start: Int64) -> [Stroke] {
    let other = CGPoint(x: place.x + number(30...120), y: place.y + number(-60...60))
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
    let way = (x: number(-60...60), y: number(-40...40))
    let delay = Int64(pick([0, 0, 16_000, 48_000]))
    return first
      + first.map { stroke in
        var other = stroke.shifted(by: delay)
        for index in other.points.indices {
          other.points[index].x += way.x
          other.points[index].y += way.y
        }
        return other
      }
  }
}

extension Stroke {
  /// The stroke with every moment on a grid; moments of one finger stay apart.
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
