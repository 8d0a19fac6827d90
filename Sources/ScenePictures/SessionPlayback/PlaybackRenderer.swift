import Findings
import Playback
import RecordingStore
import Scenes
import UIKit

/// Plays a session on several scenes in step and creates frames of all, starting at the beginning.
@MainActor
final class PlaybackRenderer {
  /// The time between two frames of an animation, in microseconds: 60 frames a second.
  static let step: Int64 = 16_667
  /// The maximum number of frames between two events: the time for which a session continues after its last event.
  static let stepLimit = 600

  private let scenes: [SceneInstance]
  private let players: [ScenePlayer]
  private var frames: [SceneFrames]
  private var step: ReplayStep
  private let recorded: RecordedOutcomes
  /// The recorded outcomes of the current event, with the views of the recorded side.
  private var shownRecorded: [SceneOutcome] = []
  private var fingers = PlaybackTouches()
  private var numbers = TouchNumbers()
  private var emitted: [Int]

  /// The next event. `nil` at the end.
  private(set) var next: Int?

  init(_ session: ReplayableSession, _ scenes: [SceneInstance]) throws {
    self.scenes = scenes
    players = scenes.map { ScenePlayer($0) }
    frames = scenes.map { _ in SceneFrames() }
    emitted = scenes.map { _ in 0 }
    step = try session.makeReplay()
    recorded = try session.recordedOutcomes()
    next = try step.advance() ? 0 : nil
  }

  /// Plays up to an event without creating frames.
  func skip(to event: Int) throws {
    while let current = next, current < event {
      try step.readOutcomes(into: recorded)
      for player in players { step.play(on: player) }
      take(step.samples)
      next = try step.advance() ? current + 1 : nil
    }
  }

  /// Creates the frames from the current position to an event, or to the end. The first frame is full.
  func show(until end: Int, differs: (Int) -> Bool) throws -> [PlaybackFrame] {
    var shown: [PlaybackFrame] = []
    frames = scenes.map { _ in SceneFrames() }
    while let event = next, event < end {
      if event == 0 {
        emitted = scenes.map { _ in 0 }
        shown.append(frame(event, at: 0, isEvent: false, outcomes: scenes.map { _ in [] }, differs: false))
        showTime(from: 0, to: step.timestampMicroseconds, event, false, into: &shown)
      }
      try showEvent(event, differs(event), into: &shown)
      next = try step.advance() ? event + 1 : nil
    }
    return shown
  }

  private func take(_ samples: [TouchSample]) {
    shownRecorded = recorded.adaptedOutcomes(with: recorded.statable(players[0].outcomes), on: scenes[0])
    numbers.take(samples)
    fingers.take(samples.map(numbers.numbered), outcomes: outcomesOfSides.map { $0.map(numbers.numbered) })
  }

  private func showEvent(_ event: Int, _ differs: Bool, into shown: inout [PlaybackFrame]) throws {
    let samples = step.samples
    let moment = step.timestampMicroseconds
    let end = step.nextTimestampMicroseconds
    try step.readOutcomes(into: recorded)
    for player in players { player.begin(samples) }
    if event > 0 { emitted = scenes.map { _ in 0 } }
    take(samples)
    shown.append(
      frame(
        event, at: moment, isEvent: true, samples: samples.map(numbers.numbered),
        outcomes: newOutcomes(through: moment), differs: differs))
    showTime(from: moment, to: end ?? moment + ScenePlayer.settlingMicroseconds, event, differs, into: &shown)
    let left = newOutcomes(through: .max)
    // Recorded outcomes after the last animation here belong to the last frame.
    if !left.allSatisfy(\.isEmpty) {
      shown[shown.count - 1].outcomes = zip(shown[shown.count - 1].outcomes, left).map { $0 + $1 }
    }
  }

  /// Creates frames of changes that time alone causes, as long as there are any.
  private func showTime(
    from start: Int64, to end: Int64, _ event: Int, _ differs: Bool, into shown: inout [PlaybackFrame]
  ) {
    var moment = start
    for _ in 0..<Self.stepLimit where scenes.contains(where: { $0.clock.hasPendingTimers }) {
      moment += Self.step
      guard moment < end else { break }
      for player in players { player.advance(through: moment) }
      let next = frame(event, at: moment, isEvent: false, outcomes: newOutcomes(through: moment), differs: differs)
      let hasChanges = next.sides.contains { !$0.views.isEmpty || !$0.removed.isEmpty || $0.isFull }
      if hasChanges || !next.outcomes.allSatisfy(\.isEmpty) { shown.append(next) }
    }
    for player in players {
      player.advance(through: end)
      player.endTime()
    }
  }

  private func frame(
    _ event: Int, at moment: Int64, isEvent: Bool, samples: [TouchSample] = [], outcomes: [[SceneOutcome]],
    differs: Bool
  ) -> PlaybackFrame {
    PlaybackFrame(
      event: event, timestampMicroseconds: moment, isEvent: isEvent,
      sides: scenes.indices.map {
        frames[$0].next(of: scenes[$0], at: moment, fingers: fingers.shown(onSide: $0))
      }, samples: samples, outcomes: outcomes, differs: differs)
  }

  /// The outcomes since the previous call, up to a time.
  private func newOutcomes(through moment: Int64) -> [[SceneOutcome]] {
    outcomesOfSides.enumerated().map { side, outcomes in
      let end = outcomes[emitted[side]...].firstIndex { $0.timestampMicroseconds > moment } ?? outcomes.count
      defer { emitted[side] = end }
      return outcomes[emitted[side]..<end].map(numbers.numbered)
    }
  }

  /// The outcomes of the current event: of the recording, then of the replays.
  private var outcomesOfSides: [[SceneOutcome]] {
    [shownRecorded] + players.dropFirst().map { recorded.statable($0.outcomes) }
  }
}
