import Capture
import Foundation
import PassThrough
import RecordingStore
import Scenes
import SeededRandom

/// Sends samples to a live session as a page does: in messages, with the page's own timestamps and touch numbers.
@MainActor
final class Hand {
  let session: LiveSession
  let folder: URL
  private(set) var lines: [LiveSession.Line] = []
  private var random: SplitMix
  private let origin: Double
  private var numbers: [Int: Int] = [:]
  private var nextNumber = 2

  /// - Parameter seed: determines the division of samples into messages and the origin of the page's clock. With 0 the
  ///   origin is 0.
  init(
    _ scene: SceneDescription, strategy: Strategy = .uikit, profile: String = "ios17", seed: UInt64 = 0,
    label: LiveSession.Label = .init()
  ) throws {
    random = SplitMix(seed: seed)
    origin = seed == 0 ? 0 : Double(Int.random(in: 0...5_000_000, using: &random))
    folder = FileManager.default.temporaryDirectory.appending(path: "hand-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    session = try LiveSession(
      scene, strategy: strategy, profile: profile, recordingTo: folder.appending(path: "a.touchrec").path,
      replacing: false, producer: "test", label: label)
    // The first message starts the clock.
    try session.take([], until: origin)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Sends samples. Their timestamps are microseconds since the origin of the page's clock.
  func send(_ samples: [TouchSample]) throws {
    var index = 0
    while index < samples.count {
      // A message ends between two timestamps. A page never splits samples with the same timestamp.
      var end = min(index + Int.random(in: 1...6, using: &random), samples.count)
      while end < samples.count, samples[end].timestampMicroseconds == samples[end - 1].timestampMicroseconds {
        end += 1
      }
      let contacts = samples[index..<end].map(contact)
      var until: Double? = Bool.random(using: &random) ? contacts.last!.milliseconds : nil
      if until != nil, end < samples.count, Bool.random(using: &random) {
        let gap = Double(samples[end].timestampMicroseconds - samples[end - 1].timestampMicroseconds) / 1_000
        until! += gap * Double.random(in: 0..<1, using: &random)
      }
      try session.take(contacts, until: until)
      lines += session.takeLines()
      index = end
    }
  }

  /// Advances time, in microseconds since the origin of the page's clock.
  func wait(until microseconds: Int64) throws {
    try session.take([], until: origin + Double(microseconds) / 1_000)
    lines += session.takeLines()
  }

  private func contact(_ sample: TouchSample) -> LiveContact {
    if sample.phase == .began {
      numbers[sample.touch] = nextNumber
      nextNumber += 1
    }
    return LiveContact(
      milliseconds: origin + Double(sample.timestampMicroseconds) / 1_000, finger: numbers[sample.touch]!,
      phase: sample.phase, x: sample.x, y: sample.y, edge: sample.edge)
  }

  /// The samples and outcomes of the finished recording.
  func recorded() throws -> (samples: [TouchSample], outcomes: [Outcome], reader: RecordingReader) {
    let reader = try RecordingReader(path: session.path, allowUnfinished: true)
    var samples: [TouchSample] = []
    var outcomes: [Outcome] = []
    let sampleCursor = try reader.samples(ofSession: 0)
    while let sample = try sampleCursor.next() { samples.append(sample) }
    let outcomeCursor = try reader.outcomes(ofSession: 0)
    while let outcome = try outcomeCursor.next() { outcomes.append(outcome) }
    return (samples, outcomes, reader)
  }

  /// Finishes the session and takes its last lines.
  @discardableResult
  func finish() throws -> LiveSession.Finished {
    let finished = try session.finish()
    lines += session.takeLines()
    return finished
  }
}

/// A contact in a page's message. The default location is where the panel of ``Hand/onPanel()`` covers the button.
func contact(_ ms: Double, _ finger: Int, _ phase: TouchPhase, _ x: Double = 100, _ y: Double = 50) -> LiveContact {
  LiveContact(milliseconds: ms, finger: finger, phase: phase, x: x, y: y)
}
