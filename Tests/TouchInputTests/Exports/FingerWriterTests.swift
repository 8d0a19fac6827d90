import RecordingStore
import Testing

@testable import TouchInput

@Suite("Sessions of single fingers become flows and tests")
struct FingerWriterTests {
  private static func session(_ samples: [TouchSample], recording: String = "a") -> ExportedSession {
    ExportedSession(
      recording: recording, number: 2, origin: "Scene s, strategy uikit, profile ios17.",
      about: "A \"sentence\"\nof two",
      screen: ScreenSize(width: 400, height: 800), samples: samples)
  }

  private static func samples(_ gestures: [TouchGesture]) -> [TouchSample] {
    var sequence = TouchSequence()
    return gestures.flatMap { sequence.append($0) }
  }

  private static let gestures: [TouchGesture] = [
    .tap(x: 100, y: 200), .drag(fromX: 10, fromY: 700, toX: 10, toY: 100, seconds: 0.25),
    .drag(fromX: 300, fromY: 40, toX: 20, toY: 41, seconds: 1.5), .tap(x: 0, y: 799),
    .drag(fromX: 50, fromY: 60, toX: 50, toY: 60, seconds: 3),
  ]

  @Test("a flow of Maestro is read as the same taps, swipes and presses")
  func maestro() throws {
    let samples = Self.samples(Self.gestures)
    var session = Self.session(samples)
    session.addHit(event: 0, touch: 1, view: "buy.now")
    let flow = try MaestroWriter(appID: "a.b").write(session)
    #expect(flow.text.contains("# Session 2 of a.touchrec") && flow.text.contains(#"id: "buy\\.now""#))
    let back = try MaestroReader(screen: session.screen).read(Array(flow.text.utf8))
    #expect(back.samples == samples)
    #expect(flow.notes == ["Maestro decides the time between gestures and the duration of a tap"])
  }

  @Test("what Maestro does not have is noted")
  func maestroNotes() throws {
    var samples = Self.samples([
      .drag(fromX: 0, fromY: 0, toX: 100, toY: 0.5, seconds: 0.2),
      .drag(fromX: 1, fromY: 1, toX: 1, toY: 1, seconds: 1),
    ])
    samples[3].y = 50
    let flow = try MaestroWriter(appID: "a").write(Self.session(samples))
    #expect(
      flow.notes.dropFirst() == [
        "1 point rounded to whole numbers", "1 drag on a curved path written as straight",
        "1 hold written as a press of 3 s, as Maestro does",
      ])
  }

  private static let writers: [(name: String, write: @Sendable (ExportedSession) throws(ExportError) -> ExportedText)] =
    [
      ("Maestro", { (session) throws(ExportError) in try MaestroWriter(appID: "a").write(session) }),
      ("XCUITest", { (session) throws(ExportError) in try XCUITestWriter().write(session) }),
      ("the export for KIF", { (session) throws(ExportError) in try KIFWriter().write(session) }),
    ]

  @Test("several fingers, a cancelled touch and an event of the scene are refused with the remedy")
  func refused() {
    func sample(_ event: Int, _ touch: Int, _ phase: TouchPhase) -> TouchSample {
      TouchSample(event: event, timestampMicroseconds: Int64(event) * 10_000, touch: touch, phase: phase, x: 1, y: 1)
    }
    for (name, write) in Self.writers {
      let two = #expect(throws: ExportError.self) {
        try write(
          Self.session([sample(0, 1, .began), sample(1, 2, .began), sample(2, 1, .ended), sample(3, 2, .ended)]))
      }
      #expect(
        two?.description
          == "touch 2 at 0.010 s begins while touch 1 is down, and \(name) has one finger; use --to w3c, which keeps all fingers"
      )
      let cancelled = #expect(throws: ExportError.self) {
        try write(Self.session([sample(0, 1, .began), sample(1, 1, .cancelled)]))
      }
      #expect(cancelled?.problem == "touch 1 is cancelled at 0.010 s, which \(name) cannot do")
      #expect(throws: ExportError.self) {
        try write(Self.session([TouchSample(event: 0, timestampMicroseconds: 0, sceneEvent: .hideKeyboard)]))
      }
      #expect(throws: ExportError.self) { try write(Self.session([sample(0, 1, .began)])) }
      #expect(throws: ExportError.self) { try write(Self.session([])) }
    }
  }

  @Test("a UI test has the points as parts of the window, identifiers, pauses and double taps")
  func xcuitest() throws {
    var session = Self.session(
      Self.samples([.tap(x: 100, y: 200), .drag(fromX: 10, fromY: 700, toX: 10, toY: 100, seconds: 0.25)]),
      recording: "my-sheet 2")
    session.addHit(event: 0, touch: 1, view: "buy")
    session.addHit(event: 2, touch: 1, view: "list/UIView[0]")
    let text = try XCUITestWriter().write(session).text
    for piece in [
      "final class MySheet2Session2: XCTestCase", #"expect("buy", at: point(0.25, 0.25))"#, "point(0.25, 0.25).tap()",
      "Thread.sleep(forTimeInterval: 0.5)", "forDuration: 0, thenDragTo: point(0.025, 0.125),",
      "withVelocity: XCUIGestureVelocity(rawValue: 2400),", "thenHoldForDuration: 0.017)", "// A \"sentence\"",
    ] { #expect(text.contains(piece), "\(piece)\n\(text)") }
    #expect(!text.contains("UIView[0]"))
    let taps = [0, 1].flatMap { index in
      TouchGesture.tap(x: 5, y: 5).samples().map { sample in
        var sample = sample
        sample.event += index * 2
        sample.timestampMicroseconds += Int64(index) * 150_000
        return sample
      }
    }
    #expect(try XCUITestWriter().write(Self.session(taps)).text.contains(".doubleTap()"))
  }

  @Test("a test with KIF samples paths at its rate, and asks the window for the receiver")
  func kif() throws {
    var session = Self.session(Self.samples([.drag(fromX: 0, fromY: 0, toX: 100, toY: 0, seconds: 0.1)]))
    session.addHit(event: 0, touch: 1, view: "a\"b\\")
    let text = try KIFWriter().write(session).text
    #expect(text.contains(#"expect("a\"b\\", at: point(0, 0))"#) && text.contains("point(0.025, 0),"))
    // One point every 0.01 s of 0.117 s, and the last.
    #expect(text.matches(of: #/\n      point\(/#).count == 13)
  }

  @Test("a touch file has the samples, with two events at one time apart")
  func touches() throws {
    var samples = Self.samples([.tap(x: 1, y: 2), .tap(x: 3, y: 4)])
    for index in samples.indices { samples[index].timestampMicroseconds = [0, 50, 50, 90][index] }
    let text = try TouchFileExport().write(Self.session(samples))
    let back = try read(text.text)
    #expect(back.samples.map(\.timestampMicroseconds) == [0, 50, 51, 90] && text.notes.count == 1)
    #expect(back.samples.map(\.event) == samples.map(\.event))
  }
}
