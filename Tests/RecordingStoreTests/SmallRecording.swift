import RecordingStore

/// A recording with two scenes, three sessions (one of them empty) and every kind of outcome.
enum SmallRecording {
  static let sceneJSON =
    #"{"format":1,"scene":"a","windows":[{"id":"w","frame":[0,0,10.5,20]},{}],"x":[],"about":"é\"{"}"#

  static let samples: [TouchSample] = [
    TouchSample(event: 0, timestampMicroseconds: 0, touch: 1, phase: .began, x: 10.5, y: -0.0),
    TouchSample(event: 1, timestampMicroseconds: 16_667, touch: 1, phase: .moved, x: 1.0 / 3.0, y: 1e300),
    TouchSample(
      event: 1, timestampMicroseconds: 16_667, touch: -7, phase: .began, x: .leastNonzeroMagnitude, y: 200,
      edge: .right),
    TouchSample(event: 2, timestampMicroseconds: 33_333, touch: -7, phase: .cancelled, x: 1, y: 2),
    TouchSample(event: 2, timestampMicroseconds: 33_333, touch: 1, phase: .stationary, x: 1, y: 2),
    TouchSample(event: 3, timestampMicroseconds: 50_000, touch: 1, phase: .ended, x: 1, y: 2),
  ]

  static let outcomes: [Outcome] = [
    outcome(0, 0, .hit(touch: 1, view: "table/UITableViewCell[3]/UIButton[0]")),
    outcome(0, 0, .touches(view: "b", touch: 1, phase: .began)),
    outcome(1, 16_667, .hit(touch: -7, view: nil)),
    outcome(1, 16_667, .touches(view: "b", touch: 1, phase: .moved)),
    outcome(1, 16_667, .gesture(view: "b", recognizer: "UITapGestureRecognizer[0]", state: "began", name: nil)),
    outcome(2, 33_333, .action(view: "b", controlEvent: "touchUpInside", name: "push", touch: 1)),
    outcome(2, 33_333, .action(view: "é\0b", controlEvent: "valueChanged", name: nil, touch: nil)),
    outcome(2, 33_333, .scroll(view: "s", at: "willBeginDragging", offsetX: -0.0, offsetY: 12.25)),
    outcome(3, 50_000, .select(view: "table", section: 0, row: 3)),
    outcome(3, 50_000, .change(view: nil, what: "")),
    outcome(
      3, 900_000, .trouble(Outcome.Trouble(what: .unknown, touch: nil, view: "b", why: "not modelled"))),
    outcome(3, 900_000, .touches(view: "b", touch: 1, phase: .ended)),
  ]

  private static func outcome(_ event: Int, _ time: Int64, _ kind: Outcome.Kind) -> Outcome {
    Outcome(event: event, timestampMicroseconds: time, kind: kind)
  }

  /// Writes everything without finishing. Commits after every row when `isBatched` is false.
  static func writer(
    _ path: String, isBatched: Bool = true, producer: String = "test 1", syncsCommits: Bool = true
  ) throws -> RecordingWriter {
    let writer = try RecordingWriter(creating: path, producer: producer, syncsCommits: syncsCommits)
    let scenes = [
      try writer.addScene(name: "a", json: sceneJSON), try writer.addScene(name: "b", json: "{}"),
    ]
    for session in 0..<3 {
      _ = try writer.beginSession(
        scene: scenes[session % 2], strategy: "uikit", profile: "ios17", source: "test",
        about: session == 0 ? "one \"quoted\"" : nil)
      if session == 1 { continue }
      var pending = outcomes[...]
      for (index, sample) in samples.enumerated() {
        try writer.append(sample)
        if index + 1 < samples.count, samples[index + 1].event == sample.event { continue }
        while let next = pending.first, next.event == sample.event {
          try writer.append(next)
          pending.removeFirst()
        }
        if !isBatched { try writer.commit() }
      }
    }
    return writer
  }

  @discardableResult
  static func write(_ path: String, isBatched: Bool = true, producer: String = "test 1") throws -> String {
    try writer(path, isBatched: isBatched, producer: producer).finish()
  }
}

/// The whole content of a recording, for comparison as one value.
struct Content: Equatable {
  var scenes: [SceneRecord]
  var sessions: [SessionMetadata]
  var samples: [[TouchSample]] = []
  var outcomes: [[Outcome]] = []

  init(_ reader: RecordingReader) throws {
    scenes = reader.scenes
    sessions = reader.sessions
    for session in reader.sessions {
      let samples = try reader.samples(ofSession: session.id)
      let outcomes = try reader.outcomes(ofSession: session.id)
      self.samples.append([])
      self.outcomes.append([])
      while let sample = try samples.next() { self.samples[session.id].append(sample) }
      while let outcome = try outcomes.next() { self.outcomes[session.id].append(outcome) }
    }
    try reader.finishVerification()
  }
}
