package import Findings
import RecordingStore

/// How far a touch of a session can be elsewhere, or take another time, while a difference remains. It is what was tried, and no proof
/// for what lies between.
package struct TouchFreedom: Hashable, Sendable {
  /// The number of the touch in the session, from 1 in the order of beginning.
  package var touchNumber: Int
  /// Where the touch can begin, moved as a whole along one axis, in whole points from where it is.
  package var left = 0.0
  package var right = 0.0
  package var up = 0.0
  package var down = 0.0
  /// Where the touch begins.
  package var x: Double
  package var y: Double
  /// The shortest and the longest time between its first and its last sample with which the difference remains.
  package var shortestMicroseconds: Int64
  package var longestMicroseconds: Int64

  package init(touchNumber: Int, x: Double, y: Double, durationMicroseconds: Int64) {
    (self.touchNumber, self.x, self.y) = (touchNumber, x, y)
    (shortestMicroseconds, longestMicroseconds) = (durationMicroseconds, durationMicroseconds)
  }
}

/// Finds the freedoms of the touches of a session.
@MainActor
package struct FreedomSearch {
  private static let durations: [Int64] = [20_000, 50_000, 100_000, 200_000, 400_000, 800_000, 2_000_000, 5_000_000]

  private let session: EvidenceSession
  private let trials: SessionTrials
  private let hasDifference: (ComparisonReport.Comparison?) -> Bool

  package init(
    _ session: EvidenceSession, _ trials: SessionTrials,
    hasDifference: @escaping (ComparisonReport.Comparison?) -> Bool
  ) {
    (self.session, self.trials, self.hasDifference) = (session, trials, hasDifference)
  }

  private enum Direction: CaseIterable {
    case left, right, up, down

    /// The move by a distance.
    func offset(_ distance: Int) -> (x: Double, y: Double) {
      switch self {
      case .left: (-Double(distance), 0)
      case .right: (Double(distance), 0)
      case .up: (0, -Double(distance))
      case .down: (0, Double(distance))
      }
    }
  }

  /// A move of one touch in one direction, between a distance at which the difference remains and one at which it does not.
  private struct Bounds {
    let part: Int
    let direction: Direction
    var near = 0
    var far: Int
  }

  package func run() throws -> [TouchFreedom] {
    let parts = session.parts
    let touches = parts.indices.filter { !parts[$0].isSceneEvent }
    var freedoms = touches.enumerated().map { number, part in
      let samples = parts[part].samples.map(\.sample)
      return TouchFreedom(
        touchNumber: number + 1, x: samples[0].x, y: samples[0].y,
        durationMicroseconds: samples[samples.count - 1].timestampMicroseconds - samples[0].timestampMicroseconds)
    }
    for bounds in try moves(of: touches, parts) {
      guard let index = touches.firstIndex(of: bounds.part) else { continue }
      let distance = Double(bounds.near)
      switch bounds.direction {
      case .left: freedoms[index].left = distance
      case .right: freedoms[index].right = distance
      case .up: freedoms[index].up = distance
      case .down: freedoms[index].down = distance
      }
    }
    for (index, part) in touches.enumerated() { try addDurations(to: &freedoms[index], of: parts[part]) }
    return freedoms
  }

  private func moves(of touches: [Int], _ parts: [SessionPart]) throws -> [Bounds] {
    let size = SceneText(session.sceneJSON)?.screenSize ?? (width: 390, height: 844)
    var bounds = touches.flatMap { part in
      Direction.allCases.map { direction -> Bounds in
        let samples = parts[part].samples.map(\.sample)
        let room =
          switch direction {
          case .left: samples.map(\.x).min() ?? 0
          case .right: size.width - (samples.map(\.x).max() ?? 0)
          case .up: samples.map(\.y).min() ?? 0
          case .down: size.height - (samples.map(\.y).max() ?? 0)
          }
        // One more than the room is never tried.
        return Bounds(part: part, direction: direction, far: Int(max(room, 0).rounded(.down)) + 1)
      }
    }
    var isFirst = true
    while true {
      let open = bounds.indices.filter { bounds[$0].far - bounds[$0].near > 1 }
      if open.isEmpty { return bounds }
      // The border of the screen first: often the place does not matter at all.
      let tried = open.map { isFirst ? bounds[$0].far - 1 : (bounds[$0].near + bounds[$0].far) / 2 }
      let results = try trials.comparisons(
        of: zip(open, tried).map { session.moving(parts[bounds[$0].part], by: bounds[$0].direction.offset($1)) })
      for (index, (bound, distance)) in zip(open, tried).enumerated() {
        if hasDifference(results[index]) { bounds[bound].near = distance } else { bounds[bound].far = distance }
      }
      isFirst = false
    }
  }

  private func addDurations(to freedom: inout TouchFreedom, of part: SessionPart) throws {
    let own = freedom.longestMicroseconds
    guard own > 0 else { return }
    let tried = Self.durations.filter { $0 != own }
    let results = try trials.comparisons(of: tried.map { session.stretching(part, to: $0) })
    let passing = zip(tried, results).map { ($0, hasDifference($1)) }
    for (duration, holds) in passing.filter({ $0.0 < own }).reversed() {
      guard holds else { break }
      freedom.shortestMicroseconds = duration
    }
    for (duration, holds) in passing where duration > own {
      guard holds else { break }
      freedom.longestMicroseconds = duration
    }
  }
}

extension EvidenceSession {
  /// The session with a touch elsewhere.
  func moving(_ part: SessionPart, by offset: (x: Double, y: Double)) -> EvidenceSession {
    var session = self
    for placed in part.samples {
      session.samples[placed.place].x += offset.x
      session.samples[placed.place].y += offset.y
    }
    return session
  }

  /// The session with another time between the first and the last sample of a touch. What follows is as much later or earlier.
  func stretching(_ part: SessionPart, to microseconds: Int64) -> EvidenceSession {
    var session = self
    guard let first = part.samples.first?.sample.timestampMicroseconds,
      let last = part.samples.last?.sample.timestampMicroseconds, last > first
    else { return self }
    let factor = Double(microseconds) / Double(last - first)
    for index in samples.indices {
      let time = samples[index].timestampMicroseconds
      guard time > first else { continue }
      session.samples[index].timestampMicroseconds =
        time >= last
        ? first + microseconds + time - last : first + Int64((Double(time - first) * factor).rounded(.down))
    }
    return session
  }
}
