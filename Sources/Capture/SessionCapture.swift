import Playback
public import RecordingStore
public import Scenes

/// Plays samples as they come and writes them and what followed into a recording.
///
/// A sample is written before its event is known to be complete, so that an idle source loses nothing.
@MainActor
public final class SessionCapture {
  private let player: ScenePlayer
  private let writer: RecordingWriter
  private var batch: [TouchSample] = []

  /// How many events were played.
  public private(set) var eventCount = 0
  /// How many outcomes were written.
  public private(set) var outcomeCount = 0

  /// A capture into the session that `writer` has begun.
  public init(on scene: SceneInstance, into writer: RecordingWriter) {
    player = ScenePlayer(scene)
    self.writer = writer
  }

  /// Takes in the next sample; a sample of a new event ends the event before it.
  public func add(_ sample: TouchSample) throws(RecordingError) {
    if let last = batch.last, last.event != sample.event { try playBatch(until: sample.timestampMicroseconds) }
    batch.append(sample)
    try writer.append(sample)
  }

  /// Plays the last event and lets the scene come to rest.
  public func finish() throws(RecordingError) {
    try playBatch(until: nil)
  }

  private func playBatch(until next: Int64?) throws(RecordingError) {
    guard !batch.isEmpty else { return }
    player.play(batch, until: next)
    batch.removeAll(keepingCapacity: true)
    eventCount += 1
    for outcome in player.outcomes { try writer.append(outcome) }
    outcomeCount += player.outcomes.count
  }
}
