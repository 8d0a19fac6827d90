public import Foundation
public import RecordingStore

/// The way of one finger from the moment it came down until it was lifted.
public struct TouchTrail: Hashable, Sendable {
  /// A trail keeps no more points than this, the first and the last among them.
  public static let pointLimit = 500
  /// A session's trails are kept up to this number.
  public static let trailLimit = 200

  /// The touch's number in the session.
  public var touch: Int
  /// The event in which it came down.
  public var event = 0
  /// Where the finger was: points of the screen, in order.
  public var points: [CGPoint]
  /// How it ended: `ended` or `cancelled`, or `nil` where the session ends before it does.
  public var end: TouchPhase?
}

/// Gathers trails from the samples of a session in one pass; memory is bounded.
struct TouchTrailBuilder {
  private struct Stroke {
    var trail: TouchTrail
    /// Every how many samples one is kept.
    var stride = 1
    var skipped = 0
    /// The last place, where it was not kept.
    var pending: CGPoint?
  }

  private var strokes: [Stroke] = []
  private var down: [Int: Int] = [:]
  private(set) var omittedTrails = 0

  /// The trails in the order in which the fingers came down.
  var trails: [TouchTrail] {
    strokes.map { stroke in
      var trail = stroke.trail
      if let pending = stroke.pending { trail.points.append(pending) }
      return trail
    }
  }

  mutating func add(_ sample: TouchSample) {
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

  /// Keeps every `stride`th point; when there are too many, every second of those is let go and the stride doubles.
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
