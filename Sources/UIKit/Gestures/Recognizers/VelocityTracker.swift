import Foundation

/// Recent positions of a moving point, and its velocity.
///
/// The velocity is that between the oldest and the newest position in the window; a move after a longer rest is
/// measured from the position before it. The velocity does not change while nothing moves, so a touch that rests before
/// it ends keeps it.
/// Source: the window is that of one reimplementation [R]; that a rest does not reset it was observed on devices,
/// Stack Overflow 19092375 [O].
struct VelocityTracker {
  private struct Sample {
    var nanoseconds: Int64
    var place: CGPoint
  }

  /// A ring buffer. It grows while more positions are in the window than ever before.
  private var ring: [Sample] = []
  private var oldest = 0
  private var count = 0

  /// Adds a position. Of several positions at one time the last one counts.
  mutating func add(_ place: CGPoint, at nanoseconds: Int64, window: TimeInterval) {
    if count > 0, self[count - 1].nanoseconds == nanoseconds {
      ring[index(count - 1)].place = place
      return
    }
    let horizon = nanoseconds - Int64(nanosecondsIn: window)
    while count > 1, self[0].nanoseconds < horizon {
      oldest = index(1)
      count -= 1
    }
    if count == ring.count { grow() }
    count += 1
    ring[index(count - 1)] = Sample(nanoseconds: nanoseconds, place: place)
  }

  /// Removes all positions.
  mutating func removeAll() {
    oldest = 0
    count = 0
  }

  /// In points per second; zero without two positions at different times.
  var velocity: CGPoint {
    guard count > 1 else { return .zero }
    let (first, last) = (self[0], self[count - 1])
    let seconds = CGFloat(last.nanoseconds - first.nanoseconds) / 1_000_000_000
    guard seconds > 0 else { return .zero }
    return CGPoint(x: (last.place.x - first.place.x) / seconds, y: (last.place.y - first.place.y) / seconds)
  }

  private subscript(number: Int) -> Sample { ring[index(number)] }

  private func index(_ number: Int) -> Int {
    let index = oldest + number
    return index < ring.count ? index : index - ring.count
  }

  private mutating func grow() {
    var larger: [Sample] = []
    larger.reserveCapacity(max(2 * ring.count, 16))
    for number in 0..<count { larger.append(self[number]) }
    let empty = Sample(nanoseconds: 0, place: .zero)
    larger.append(contentsOf: repeatElement(empty, count: larger.capacity - count))
    ring = larger
    oldest = 0
  }
}

extension Int64 {
  /// Seconds as whole nanoseconds; a negative time is 0, and the result is limited.
  package init(nanosecondsIn seconds: TimeInterval) {
    self = seconds > 0 ? Int64((Swift.min(seconds, 1_000_000_000) * 1_000_000_000).rounded()) : 0
  }
}
