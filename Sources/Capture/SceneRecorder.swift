package import Findings
import HitTestTerms
import Playback
package import RecordingStore
package import Scenes
import UIKit

/// Plays the touches of one session on a scene, and writes them and their outcomes to a recording.
///
/// Captures from files, standard input and the live page, and imports, use this type. A sample is written when it is
/// added, before its event is complete, so that an idle source loses no data.
@MainActor
package final class SceneRecorder {
  // The run-time exclusivity checks of these properties would cost as much as the rest of this type. No access of one
  // overlaps another: the player's code does not refer to the recorder.

  /// Whether samples are committed before their event is played: the app's code can end the process in it.
  private let commitsBeforePlaying = ReplayPosition.event != nil

  /// The current recording. ``CaptureFile`` replaces it when the recording is rewritten.
  @exclusivity(unchecked) var writer: RecordingWriter
  private let player: ScenePlayer
  /// The samples of the current event.
  @exclusivity(unchecked) private var event: [TouchSample] = []
  /// Whether ``playEvent()`` has played the current event.
  @exclusivity(unchecked) private var isPlayed = false

  @exclusivity(unchecked) package private(set) var eventCount = 0
  @exclusivity(unchecked) package private(set) var sampleCount = 0
  /// The number of outcomes written.
  @exclusivity(unchecked) package private(set) var outcomeCount = 0

  /// The maximum number of reactions without code that are kept.
  private static let keptSilentReactions = 1_000
  @exclusivity(unchecked) private var silentTouches = SilentTouches()
  /// The touches to which a control or a recognizer has reacted that runs no code of the app; the first thousand.
  @exclusivity(unchecked) package private(set) var silentReactions: [SilentReaction] = []
  /// The number of names whose rungs are written.
  @exclusivity(unchecked) private var writtenNames = 0

  @exclusivity(unchecked) private var numbers = TouchNumbers()
  /// The unknown outcomes, if the caller wants to know them.
  @exclusivity(unchecked) package private(set) var unknowns: UnknownCollector?

  /// Creates a recorder for the session that `writer` has begun, which collects unknown outcomes in `unknowns`.
  package init(on scene: SceneInstance, into writer: RecordingWriter, unknowns: UnknownCollector? = nil) {
    self.unknowns = unknowns
    scene.notesNames = true
    scene.effectExtent = .looks
    player = ScenePlayer(scene)
    if scene.hasOwnCode { player.keepTraces(all: false) }
    self.writer = writer
  }

  /// The outcomes of the last played event and of the time after it.
  package var outcomes: [SceneOutcome] { player.outcomes }

  /// The player, to which ``StrategyPreview`` compares others.
  var runningPlayer: ScenePlayer { player }

  /// Whether timers have not fired. After ``finish()``, their outcomes are not recorded.
  package var hasPendingTimers: Bool { eventCount > 0 && player.scene.clock.hasPendingTimers }

  /// Writes a sample. The first sample of an event ends the event before it.
  package func add(_ sample: TouchSample) throws(RecordingError) {
    if let last = event.last, last.event != sample.event { try endEvent(at: sample.timestampMicroseconds) }
    try writer.append(sample)
    if event.isEmpty { eventCount += 1 }
    event.append(sample)
    sampleCount += 1
  }

  /// Plays the current event at once, although another sample of it may follow, so that its outcomes can be shown.
  func playEvent() {
    guard let first = event.first, !isPlayed else { return }
    ReplayPosition.begin(event: first.event, at: first.timestampMicroseconds)
    // An error is that of the next commit, too.
    if commitsBeforePlaying { try? writer.commit() }
    player.begin(event)
    isPlayed = true
  }

  /// Advances time after an event that ``playEvent()`` has played: timers fire, animations move.
  func advance(through microseconds: Int64) {
    player.advance(through: microseconds)
  }

  /// Ends the last event. The scene settles, as after the last event of a replay.
  package func finish() throws(RecordingError) {
    try endEvent(at: nil)
  }

  private func endEvent(at next: Int64?) throws(RecordingError) {
    guard let first = event.first else { return }
    defer { event.removeAll(keepingCapacity: true) }
    numbers.take(event)
    if isPlayed {
      player.advance(through: next ?? first.timestampMicroseconds + ScenePlayer.settlingMicroseconds)
      player.endTime()
    } else {
      ReplayPosition.begin(event: first.event, at: first.timestampMicroseconds)
      if commitsBeforePlaying { try writer.commit() }
      player.play(event, until: next)
    }
    isPlayed = false
    let outcomes = player.outcomes
    for trace in player.traces {
      for decision in trace.recordedDecisions { try writer.append(decision) }
    }
    var areStored = false
    if player.isRepeat { areStored = try writer.appendRepeat(count: outcomes.count, event: first.event) }
    if !areStored {
      try append(outcomes)
    }
    outcomeCount += outcomes.count
  }

  private func append(_ outcomes: [SceneOutcome]) throws(RecordingError) {
    if outcomes.isEmpty { return }
    for entry in player.scene.names(usedSince: writtenNames) {
      try writer.appendViewName(entry.candidate.name, json: entry.candidate.rungs.json)
      writtenNames += 1
    }
    for outcome in outcomes {
      try writer.append(outcome.named)
      unknowns?.note(outcome, event, numbers)
    }
    // Without code of the app, which code reacts is the scene's statement.
    guard player.scene.hasOwnCode else { return }
    let silent = SilentReaction.list(in: outcomes, &silentTouches) { $0.name }
    if silentReactions.count < Self.keptSilentReactions { silentReactions += silent }
  }
}
