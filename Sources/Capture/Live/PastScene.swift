import Findings
import Foundation
import Playback
import RecordingStore
package import ScenePictures
package import Scenes

/// An earlier time of a live session.
package struct PastMoment: Hashable, Sendable {
  /// The number of events before it. `nil` for all events up to the time.
  package var eventCount: Int?
  /// In microseconds of the session. `nil` for the time of the last of the events.
  package var timestampMicroseconds: Int64?

  package init(eventCount: Int? = nil, timestampMicroseconds: Int64? = nil) {
    self.eventCount = eventCount
    self.timestampMicroseconds = timestampMicroseconds
  }
}

/// A live session's scene as it was at an earlier time.
///
/// It is an instance of its own that replays the session's samples; the live scene is not touched. A later position
/// continues the replay, an earlier one begins it again.
@MainActor
package final class PastScene {
  /// The number of lines of the log that are kept.
  package nonisolated static let keptLines = 200

  /// The scene at the current position.
  package private(set) var instance: SceneInstance
  /// The number of events that have been played.
  package private(set) var eventCount = 0
  /// The time of the position, in microseconds of the session.
  package private(set) var timestampMicroseconds: Int64 = 0
  /// The last outcomes before the position, at most ``keptLines``.
  package var lastLines: [LiveSession.Line] { Array(lines.suffix(Self.keptLines)) }
  private var lines: [LiveSession.Line] = []
  private var silentTouches = SilentTouches()

  /// The content of the session that this scene was made for.
  let version: LiveSession.Version
  private let samples: [TouchSample]
  /// The index of each event's first sample.
  private let starts: [Int]
  private let make: () throws -> SceneInstance
  private(set) var player: ScenePlayer
  private var fingers = PlaybackTouches()
  private var frames = SceneFrames()
  private var outcomeCount = 0
  /// The number of outcomes of the last event that are among the lines.
  private var publishedOutcomes = 0

  /// - Parameters:
  ///   - samples: All samples of the session, in order.
  ///   - make: Builds the scene at its start.
  init(_ samples: [TouchSample], version: LiveSession.Version, make: @escaping () throws -> SceneInstance) throws {
    self.samples = samples
    self.version = version
    self.make = make
    starts = samples.indices.filter { $0 == 0 || samples[$0 - 1].event != samples[$0].event }
    instance = try make()
    player = ScenePlayer(instance)
  }

  /// The number of events up to a time, including those at that time.
  func eventCount(throughMicroseconds time: Int64) -> Int {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if samples[starts[middle]].timestampMicroseconds <= time { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Moves to the state after a number of events, at a time between the last of them and the next.
  ///
  /// - Parameter time: In microseconds of the session. A time before or after that range is replaced by its nearest end.
  func seek(toEventCount count: Int, atMicroseconds time: Int64, end: Int64) throws {
    let first = count == 0 ? 0 : samples[starts[count - 1]].timestampMicroseconds
    let last = count < starts.count ? samples[starts[count]].timestampMicroseconds : max(end, first)
    let time = min(max(time, first), last)
    if count < eventCount || (count == eventCount && time < timestampMicroseconds) { try restart() }
    while eventCount < count { playNext() }
    advance(through: time)
  }

  /// The whole scene at the current position.
  package func frame() -> SceneFrame {
    var frame = frames.next(
      of: instance, at: timestampMicroseconds, fingers: fingers.shown(onSide: 0), isFull: true)
    frame.isRunning = false
    return frame
  }

  private func restart() throws {
    instance = try make()
    player = ScenePlayer(instance)
    (fingers, frames) = (PlaybackTouches(), SceneFrames())
    (eventCount, timestampMicroseconds, outcomeCount, publishedOutcomes) = (0, 0, 0, 0)
    lines = []
    silentTouches = SilentTouches()
  }

  private func playNext() {
    let end = eventCount + 1 < starts.count ? starts[eventCount + 1] : samples.count
    let event = Array(samples[starts[eventCount]..<end])
    advance(through: event[0].timestampMicroseconds)
    if eventCount > 0 {
      player.endTime()
      publish()
    }
    player.begin(event)
    // The outcomes of the first event include those of the time before it.
    if eventCount > 0 { publishedOutcomes = 0 }
    eventCount += 1
    fingers.take(event, outcomes: [player.outcomes])
    publish()
  }

  private func advance(through time: Int64) {
    player.advance(through: time)
    timestampMicroseconds = max(timestampMicroseconds, time)
    publish()
  }

  private func publish() {
    let outcomes = player.outcomes
    guard publishedOutcomes < outcomes.count else { return }
    let new = Array(outcomes[publishedOutcomes...])
    let silent = silentTouches.ends(in: new)
    for (index, outcome) in new.enumerated() {
      lines.append(
        LiveSession.Line(number: outcomeCount, outcome: outcome, endsSilentTouch: silent.contains(index)))
      outcomeCount += 1
    }
    publishedOutcomes = outcomes.count
    if lines.count > 2 * Self.keptLines { lines.removeFirst(lines.count - Self.keptLines) }
  }
}
