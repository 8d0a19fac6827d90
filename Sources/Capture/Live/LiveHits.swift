import Playback
import RecordingStore

/// The views that the touches of a session hit.
struct LiveHits {
  /// The place of a touch's beginning, and the view that receives it.
  private struct ReceivedTouch {
    let x: Double
    let y: Double
    let receiver: String?
  }

  private var touches: [ReceivedTouch] = []
  /// The last beginning of each finger's touch.
  private var starts: [Int: (x: Double, y: Double)] = [:]

  mutating func begin(_ sample: TouchSample) { starts[sample.touch] = (sample.x, sample.y) }

  mutating func add(_ touch: Int, receiver: String?) {
    let start = starts[touch] ?? (0, 0)
    touches.append(ReceivedTouch(x: start.x, y: start.y, receiver: receiver))
  }

  /// The touches whose receiver differs from that in another replay of the same samples.
  func moved(since other: LiveHits) -> [MovedTouch] {
    zip(touches, other.touches).enumerated().compactMap { index, pair in
      guard pair.0.receiver != pair.1.receiver else { return nil }
      return MovedTouch(
        number: index + 1, x: pair.0.x, y: pair.0.y, before: pair.1.receiver, after: pair.0.receiver)
    }
  }
}

/// A touch that hits another view than in the replay before.
package struct MovedTouch: Hashable, Sendable {
  /// The number of the touch in the session, from 1.
  package var number: Int
  package var x: Double
  package var y: Double
  /// The names of the views; `nil` for none.
  package var before: String?
  package var after: String?
}
