import Capture
import Foundation
import RecordingStore

/// Ten fingers on a screen of 400 by 800 points, each with 120 samples a second, for any duration.
///
/// Each finger lifts and comes down again at its own intervals, and all lift every ten seconds, so that touches begin,
/// move and end all the time.
struct TenFingers {
  static let count = 10
  static let ticksPerSecond = 120
  /// The number of ticks of a round. At its last tick all fingers lift.
  static let ticksOfRound = 1_200

  /// The samples of one tick, all with the same time, in the order of the fingers.
  func contacts(at tick: Int) -> [LiveContact] {
    (0..<Self.count).map { finger in
      let place = tick % Self.ticksOfRound
      // A stroke takes 0.5 to 1.4 seconds. The last stroke of a round is shorter, but has more than one sample.
      let length = 60 + finger * 12
      let step = place % length
      let isLast = step == length - 1 || place == Self.ticksOfRound - 1
      let phase: TouchPhase = step == 0 ? .began : isLast ? .ended : .moved
      let stroke = place / length
      let x = 20 + Double(finger) * 40 + 12 * sin(Double(step) / 9)
      let y = 60 + Double((stroke * 173 + finger * 97) % 620) + Double(step) * (stroke % 2 == 0 ? 0.75 : -0.25)
      return LiveContact(
        milliseconds: Double(tick) * 1_000 / Double(Self.ticksPerSecond), finger: finger, phase: phase,
        x: (x * 100).rounded() / 100, y: (y * 100).rounded() / 100)
    }
  }

  /// The sample expected in the recording. The first sample is at the start of the session.
  static func sample(of contact: LiveContact, event: Int) -> TouchSample {
    TouchSample(
      event: event, timestampMicroseconds: Int64((contact.milliseconds * 1_000).rounded()), touch: contact.finger + 1,
      phase: contact.phase, x: contact.x, y: contact.y)
  }
}
