package import Foundation
package import RecordingStore

/// The path of one finger from its beginning to its end.
package struct TouchTrail: Hashable, Sendable {
  /// The maximum number of points of a trail. The first and the last one are always included.
  package static let pointLimit = 500
  /// The maximum number of trails of a session.
  package static let trailLimit = 200

  package var touch: Int
  /// The event in which the finger began.
  package var event = 0
  /// The positions in points of the screen, in order.
  package var points: [CGPoint]
  /// The last phase: `ended` or `cancelled`, or `nil` if the session ends earlier.
  package var end: TouchPhase?

  package init(touch: Int, event: Int = 0, points: [CGPoint], end: TouchPhase? = nil) {
    self.touch = touch
    self.event = event
    self.points = points
    self.end = end
  }
}

/// Collects trails from the samples of a session in one pass, with bounded memory.
package struct TouchTrailBuilder {
  private struct Stroke {
    var trail: TouchTrail
    /// One sample of every `stride` samples is kept.
    var stride = 1
    var skipped = 0
    /// The last position, if it was not kept.
    var pending: CGPoint?
  }

  private var strokes: [Stroke] = []
  private var down: [Int: Int] = [:]
  package private(set) var omittedTrails = 0

  package init() {}

  /// The trails in the order in which the fingers began.
  package var trails: [TouchTrail] {
    strokes.map { stroke in
      var trail = stroke.trail
      if let pending = stroke.pending { trail.points.append(pending) }
      return trail
    }
  }

  /// Adds the next sample of the session.
  package mutating func add(_ sample: TouchSample) {
    if sample.sceneEvent != nil { return }
    let point = CGPoint(x: sample.x, y: sample.y)
    if sample.phase == .began {
      down[sample.touch] = nil
      guard strokes.count < TouchTrail.trailLimit else {
        omittedTrails += 1
        return
      }
      down[sample.touch] = strokes.count
      strokes.append(Stroke(trail: TouchTrail(touch: sample.touch, event: sample.event, points: [point])))
      return
    }
    guard let index = down[sample.touch] else { return }
    append(point, to: &strokes[index])
    if sample.phase == .ended || sample.phase == .cancelled {
      strokes[index].trail.end = sample.phase
      down[sample.touch] = nil
    }
  }

  /// Keeps every `stride`th point. If there are too many, removes every second one and doubles the stride.
  private func append(_ point: CGPoint, to stroke: inout Stroke) {
    guard point != stroke.pending ?? stroke.trail.points.last else { return }
    stroke.skipped += 1
    guard stroke.skipped == stroke.stride else {
      stroke.pending = point
      return
    }
    stroke.skipped = 0
    stroke.pending = nil
    stroke.trail.points.append(point)
    guard stroke.trail.points.count == TouchTrail.pointLimit else { return }
    stroke.trail.points = stroke.trail.points.indices.filter { $0.isMultiple(of: 2) }.map { stroke.trail.points[$0] }
    if TouchTrail.pointLimit.isMultiple(of: 2) { stroke.pending = point }
    stroke.stride *= 2
  }
}
