package import RecordingStore

/// A gesture of a search, or an event of the device, with the time before it.
package struct SearchGesture: Hashable, Sendable {
  package struct Point: Hashable, Sendable {
    package var x: Double
    package var y: Double

    package init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  }

  package enum Kind: Hashable, Sendable {
    case tap(Point)
    case doubleTap(Point)
    case press(Point, microseconds: Int64)
    case drag(from: Point, to: Point, microseconds: Int64)
    case twoFingers(Point, Point, movedBy: Double)
    case device(SceneEvent)
  }

  package var kind: Kind
  /// The time since the end of the gesture before.
  package var pauseMicroseconds: Int64

  package init(_ kind: Kind, after pauseMicroseconds: Int64 = 500_000) {
    (self.kind, self.pauseMicroseconds) = (kind, pauseMicroseconds)
  }

  private static let tapMicroseconds: Int64 = 50_000
  /// The time between two samples of a drag: those of a screen with 60 frames a second.
  private static let frameMicroseconds: Int64 = 16_667

  /// Appends the samples of the gesture to those of a session.
  package func append(to samples: inout [TouchSample]) {
    var time = samples.last.map { $0.timestampMicroseconds + pauseMicroseconds } ?? 0
    var event = samples.last.map { $0.event + 1 } ?? 0
    func add(_ phase: TouchPhase, _ points: [Point]) {
      for (index, point) in points.enumerated() {
        samples.append(
          TouchSample(
            event: event, timestampMicroseconds: time, touch: index + 1, phase: phase, x: point.x, y: point.y))
      }
      event += 1
    }
    func tap(_ points: [Point], _ duration: Int64) {
      add(.began, points)
      time += duration
      add(.ended, points)
    }
    switch kind {
    case .tap(let point): tap([point], Self.tapMicroseconds)
    case .press(let point, let duration): tap([point], duration)
    case .doubleTap(let point):
      tap([point], Self.tapMicroseconds)
      time += 2 * Self.tapMicroseconds
      tap([point], Self.tapMicroseconds)
    case .drag(let from, let to, let duration):
      let steps = max(2, Int(duration / Self.frameMicroseconds))
      let start = time
      add(.began, [from])
      for step in 1...steps {
        time = start + duration * Int64(step) / Int64(steps)
        add(.moved, [Self.between(from, to, Double(step) / Double(steps))])
      }
      time += Self.frameMicroseconds
      add(.ended, [to])
    case .twoFingers(let one, let other, let distance):
      add(.began, [one, other])
      if distance != 0 {
        for step in 1...6 {
          time += Self.frameMicroseconds
          let moved = distance * Double(step) / 6
          add(.moved, [Point(x: one.x - moved, y: one.y - moved), Point(x: other.x + moved, y: other.y + moved)])
        }
      }
      time += Self.tapMicroseconds
      add(
        .ended,
        [Point(x: one.x - distance, y: one.y - distance), Point(x: other.x + distance, y: other.y + distance)])
    case .device(let sceneEvent):
      samples.append(TouchSample(event: event, timestampMicroseconds: time, sceneEvent: sceneEvent))
    }
  }

  private static func between(_ one: Point, _ other: Point, _ part: Double) -> Point {
    Point(x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part)
  }
}
