import Foundation

/// The places of something that moves, and how fast it went in the latest moments.
///
/// The velocity is that between the oldest and the newest place within the window; a move that comes after a longer rest is
/// measured from the place before it. It stays as it is while nothing moves, so a finger that rests before it lifts keeps it.
/// Source: the window is one reimplementation's [R]; that a rest does not stop it was observed on devices,
/// Stack Overflow 19092375 [O].
struct VelocityTracker {
  private struct Sample {
    var nanoseconds: Int64
    var place: CGPoint
  }

  /// A ring: it grows while more places fall into the window than ever before, and is reused after that.
  private var ring: [Sample] = []
  private var oldest = 0
  private var count = 0

  /// Notes where it is now. Of several places at one time the last counts.
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

  /// Forgets all places.
  mutating func removeAll() {
    oldest = 0
    count = 0
  }

  /// Points in a second; zero without two places at two times.
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
  /// Whole nanoseconds of a time in seconds; none for a negative time, and an age of the world at most.
  package init(nanosecondsIn seconds: TimeInterval) {
    self = seconds > 0 ? Int64((Swift.min(seconds, 1_000_000_000) * 1_000_000_000).rounded()) : 0
  }
}
