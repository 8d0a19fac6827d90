import Findings
import HitTestTerms
import Playback
import RecordingStore

/// Decides what it means that the app's code ended a session: a difference, or the same as in the baseline.
struct SessionEnding {
  private let end: WorkerEnd
  /// The samples of the session up to the end, event by event.
  private var events: [[TouchSample]] = []
  /// How the recorded session ended.
  private var recordedEnd: Outcome?

  /// Reads from the recording what the end is compared with. A recording that cannot be read is one for which the end differs.
  init(_ end: WorkerEnd, of comparison: ComparisonReport.Comparison) {
    self.end = end
    guard let reader = try? RecordingReader(path: comparison.recording),
      reader.sessions.indices.contains(comparison.session)
    else { return }
    reader.isPartial = true
    try? readSamples(reader, comparison.session)
    if comparison.isAgainstRecording { recordedEnd = try? Self.recordedEnd(reader, comparison.session) }
  }

  private mutating func readSamples(_ reader: RecordingReader, _ session: Int) throws {
    let samples = try reader.samples(ofSession: session)
    while let sample = try samples.next(), sample.event <= end.event ?? 0 {
      if events.last?.first?.event == sample.event {
        events[events.count - 1].append(sample)
      } else {
        events.append([sample])
      }
    }
  }

  private static func recordedEnd(_ reader: RecordingReader, _ session: Int) throws -> Outcome? {
    let outcomes = try reader.outcomes(ofSession: session)
    var end: Outcome?
    while let outcome = try outcomes.next() {
      if outcome.endsSession { end = outcome }
    }
    return end
  }

  /// The end as an outcome.
  var outcome: Outcome { outcome(of: end) }

  private func outcome(of end: WorkerEnd) -> Outcome {
    // What a timer causes has no touch.
    let sample = events.last { $0.first?.event == end.event }?.first
    let isOfTouch = sample.map { $0.sceneEvent == nil && $0.timestampMicroseconds == end.microseconds } ?? false
    return end.end(ofTouch: isOfTouch ? sample?.touch : nil)
  }

  /// Adds the end of the replay to a comparison, which has the results of the events before.
  ///
  /// - Parameter baseline: How the code ended the baseline, if another replay found that out. It is `nil` for a recorded baseline,
  ///   and for one that came to its end.
  func add(to comparison: inout ComparisonReport.Comparison, baseline: WorkerEnd? = nil) {
    let recorded = baseline.map(outcome) ?? recordedEnd
    if let baseline, baseline.event == nil, end.event == nil {
      // Neither side has a scene, so that nothing is compared.
      comparison.failure = end.failure(of: "neither side can make the scene: the replay")
      return
    }
    // Before the first event, the number is 0, too.
    let isSameMoment = recorded?.event == outcome.event && (baseline == nil || baseline?.event == end.event)
    let isSame = recorded == outcome && isSameMoment && end.event != nil
    comparison.outcomes = max(comparison.outcomes, end.outcomes) + 1
    comparison.end = ComparisonReport.SessionEnd(
      what: end.what, event: end.event, why: end.sentence(), line: end.reason.line, isInBaseline: isSame)
    if let doubt = end.doubt { comparison.add(doubt) }
    // An earlier end of the baseline is a difference that is known by now.
    if let recorded, recorded.event < outcome.event { return }
    if !isSame { addDifference(isSameMoment ? recorded : nil, outcome, to: &comparison) }
  }

  /// Adds the end of a baseline that is replayed too, at an event that the replay has passed.
  func addBaselineEnd(to comparison: inout ComparisonReport.Comparison) {
    comparison.outcomes = max(comparison.outcomes, end.outcomes)
    if let doubt = end.doubt { comparison.add(doubt) }
    addDifference(outcome, nil, to: &comparison)
  }

  private func addDifference(
    _ recorded: Outcome?, _ replayed: Outcome?, to comparison: inout ComparisonReport.Comparison
  ) {
    var collector = DivergenceCollector(
      name: comparison.recording, session: comparison.session, strategy: comparison.strategy,
      profile: comparison.profile)
    // The collector counts the touches.
    for samples in events.dropLast() { collector.compare(recorded: [], replayed: [], samples: samples) }
    func identified(_ outcome: Outcome?) -> [SceneOutcome] { outcome.map { [$0.mapView(ViewID.init(named:))] } ?? [] }
    collector.compare(
      recorded: identified(recorded), replayed: identified(replayed), samples: end.event == nil ? [] : events.last ?? []
    )
    comparison.divergenceCount += collector.result.divergenceCount
    comparison.rootCount += collector.result.rootCount
    comparison.divergences += collector.result.divergences.map { divergence in
      var divergence = divergence
      if let line = end.reason.line { divergence.handlerLines[end.reason.place?.function ?? line.name] = line }
      return divergence
    }
  }
}
