import JSONText
import RecordingStore
import Testing
import TouchInput

@Suite("The log of an app")
struct AppLogImportTests {
  @Test("becomes touches, what the app observed, and a scene")
  func everything() throws {
    let log = try AppLogSample.read(AppLogSample.lines)
    #expect(
      log.samples == [
        [
          TouchSample(event: 0, timestampMicroseconds: 0, touch: 1, phase: .began, x: 100, y: 100),
          TouchSample(event: 1, timestampMicroseconds: 50_000, touch: 1, phase: .moved, x: 101, y: 100.25),
          TouchSample(event: 2, timestampMicroseconds: 100_000, touch: 1, phase: .ended, x: 100, y: 100),
        ]
      ])
    #expect(
      log.observed == [
        Outcome(event: 0, timestampMicroseconds: 0, kind: .hit(touch: 1, view: "buy")),
        Outcome(
          event: 2, timestampMicroseconds: 100_000,
          kind: .action(view: "buy", controlEvent: "touchUpInside", name: "buy:", touch: 1),
          detail: OutcomeDetail(handlers: [Handler("buy:")])),
        Outcome(
          event: 2, timestampMicroseconds: 100_000,
          kind: .gesture(view: "overlay", recognizer: "overlay:MyPan[0]", state: "began", name: nil)),
        Outcome(
          event: 2, timestampMicroseconds: 200_000,
          kind: .scroll(view: "list", at: "didEndDecelerating", offsetX: 0, offsetY: 20.5)),
      ])
    #expect(log.report.omittedGestures == 1 && log.report.skippedScenes == 1 && log.report.isComplete)
    #expect(log.scenes[0].overrides == ["Overlay": 1] && log.scenes[0].omittedRecognizers == ["_UISystemGesture"])
    #expect(
      log.scenes[0].replaced == [
        "UITableView": "UIScrollView", "UITableViewCell": "UIView", "UINavigationBar": "UIView",
      ])
  }

  @Test("says of which views the scene does not have everything, and why")
  func unsure() throws {
    let views = [
      #"{"class":"UIView","id":"moving","center":[1,1],"bounds":[0,0,2,2],"animated":true}"#,
      #"{"class":"UINavigationBar","id":"bar","hitTest":"Bar","center":[1,1],"bounds":[0,0,2,2]}"#,
      #"{"class":"UINavigationBar","id":"tabs","center":[1,1],"bounds":[0,0,2,2]}"#,
      #"{"class":"_UITouchPassthroughView","id":"passthrough","center":[1,1],"bounds":[0,0,2,2]}"#,
      #"{"class":"UIView","id":"system","center":[1,1],"bounds":[0,0,2,2],"recognizers":[{"class":"_UISystemGestureGateGestureRecognizer"}]}"#,
      #"{"class":"UIView","id":"asked","center":[1,1],"bounds":[0,0,2,2],"recognizers":[{"class":"UITapGestureRecognizer","delegate":true}]}"#,
      #"{"class":"UIView","id":"edge","center":[1,1],"bounds":[0,0,2,2],"recognizers":[{"class":"UIScreenEdgePanGestureRecognizer","superclasses":["UIPanGestureRecognizer"]}]}"#,
      #"{"class":"UIView","id":"own","center":[1,1],"bounds":[0,0,2,2],"recognizers":[{"class":"MyTap","superclasses":["UITapGestureRecognizer"]}]}"#,
      #"{"class":"UIScrollView","id":"plain","center":[1,1],"bounds":[0,0,2,2],"scroll":{"contentSize":[1,1]},"recognizers":[{"class":"UIScrollViewPanGestureRecognizer","ofScrollView":true},{"class":"UIScrollViewDelayedTouchesBeganGestureRecognizer"}]}"#,
      #"{"class":"UIScrollView","id":"followed","center":[1,1],"bounds":[0,0,2,2],"scroll":{"contentSize":[1,1],"delegate":true}}"#,
      #"{"class":"UIView","id":"held","center":[1,1],"bounds":[0,0,2,2],"recognizers":[{"class":"UILongPressGestureRecognizer","numberOfTapsRequired":0,"minimumPressDuration":0.5}]}"#,
      #"{"class":"UISlider","superclasses":["UIControl"],"id":"late","center":[1,1],"bounds":[0,0,2,2],"control":{"values":[0,1,0],"isContinuous":false}}"#,
    ]
    let scene =
      #"{"kind":"scene","id":"s1","t":0,"windows":[{"class":"UIWindow","center":[195,422],"bounds":[0,0,390,844],"subviews":[\#(views.joined(separator: ","))]}]}"#
    let log = try AppLogSample.read([
      AppLogSample.header, scene, AppLogSample.touch(1, 0.5, "began", receiver: "own"),
      AppLogSample.touch(1, 0.6, "ended"),
    ])
    #expect(log.scenes[0].unsureHits.keys.sorted() == ["bar", "moving"])
    #expect(log.scenes[0].unsureNearHits.keys.sorted() == ["passthrough", "tabs"])
    #expect(log.scenes[0].unsureBehaviour.keys.sorted() == ["asked", "bar", "edge", "followed", "own", "tabs"])
    #expect(
      log.scenes[0].omittedRecognizers == ["_UISystemGestureGateGestureRecognizer"] && log.scenes[0].deciders == [])
    let json = try JSONValue.parse(Array(log.scenes[0].json.utf8))
    let made = try #require(json["windows"]?.array?.first?["subviews"]?.array)
    #expect(made[10]["gestureRecognizers"]?.array?.first?["numberOfTapsRequired"]?.integer == 0)
    #expect(made[11]["isContinuous"]?.bool == false)
    #expect(json["source"]?["fidelity"]?.string == "partial" && json["source"]?["format"]?.string == "app")
  }

  private static let scrolled = AppLogSample.scene(2, at: 0.52).replacing(
    #""bounds":[0,20,390,200]"#, with: #""bounds":[0,90,390,200]"#)
  static let changes: [(String, [String], [Int])] = [
    ("during a drag, which goes on", [AppLogSample.scene(2, at: 0.52, x: 120)], [1]),
    ("by scrolling, before the next tap", [scrolled], [3]),
    ("by a scene that the app skipped", [#"{"kind":"skipped","t":0.52,"what":"scene","views":96}"#], [3]),
    ("not", [], []),
  ]

  @Test("marks the first event of a session on a later scene, where it changed", arguments: changes)
  func otherScene(how: String, change: [String], events: [Int]) throws {
    let first = [
      AppLogSample.header, AppLogSample.scene(1), AppLogSample.touch(1, 0.5, "began", receiver: "buy"),
    ]
    let rest = [
      AppLogSample.touch(1, 0.55, "moved", 101), AppLogSample.touch(1, 0.6, "ended"),
      AppLogSample.touch(2, 0.8, "began", receiver: "buy"), AppLogSample.touch(2, 0.9, "ended"),
      AppLogSample.touch(3, 2, "began", receiver: "buy"), AppLogSample.touch(3, 2.1, "ended"),
    ]
    let log = try AppLogSample.read(first + change + rest)
    #expect(log.unknownScenes == events, "\(how)")
    // Only a scene that was written begins a session.
    let isWritten = change.first?.hasPrefix(#"{"kind":"scene""#) ?? false
    #expect(log.samples.map(\.count) == (isWritten ? [5, 2] : [7]), "\(how)")
  }

  @Test("a scene that was skipped before the first touch leaves the session without a known one")
  func skippedFirst() throws {
    let log = try AppLogSample.read([
      AppLogSample.header, AppLogSample.scene(1), #"{"kind":"skipped","t":0.2,"what":"scene","views":96}"#,
      AppLogSample.touch(1, 0.5, "began", receiver: "buy"), AppLogSample.touch(1, 0.6, "ended"),
    ])
    #expect(log.unknownScenes == [0])
  }

  @Test("is the same in pieces of any size, and with other line ends", arguments: [1, 7, 64, 1_000])
  func pieces(size: Int) throws {
    let text = AppLogSample.text(AppLogSample.lines)
    let whole = try AppLogSample.read(Array(text.utf8))
    for text in [text, text.replacing("\n", with: "\r\n")] {
      let log = try AppLogSample.read(Array(text.utf8), inPiecesOf: size)
      #expect(log.samples == whole.samples && log.observed == whole.observed)
      #expect(log.scenes.map(\.json) == whole.scenes.map(\.json))
    }
  }

  @Test("has scenes with the names, the geometry and the properties of the views")
  func scene() throws {
    let log = try AppLogSample.read(AppLogSample.lines)
    let json = try JSONValue.parse(Array(log.scenes[0].json.utf8))
    let views = try #require(json["windows"]?.array?.first?["subviews"]?.array)
    #expect(json["screen"]?["safeAreaInsets"]?.array?.compactMap(\.number) == [47, 0, 34, 0])
    #expect(views[0]["id"]?.string == "buy" && views[0]["frame"]?.array?.compactMap(\.number) == [50, 75, 100, 50])
    #expect(views[0]["actions"]?["touchUpInside"]?.string == "buy:")
    #expect(views[1]["class"]?.string == "Overlay")
    #expect(views[1]["gestureRecognizers"]?.array?.map { $0["class"]?.string } == ["UIPanGestureRecognizer"])
    #expect(views[2]["class"]?.string == "UIScrollView" && views[2]["boundsOrigin"]?.array?[1].number == 20)
    #expect(views[2]["contentInset"]?.array?.compactMap(\.number) == [0, 0, 34, 0])
    #expect(views[2]["subviews"]?.array?.first?["id"]?.string == "list:row[0,3]")
    #expect(views[3]["id"]?.string == "UIWindow[0]:UINavigationBar[0]" && views[3]["class"]?.string == "UIView")
  }

  @Test("begins a session at the first touch after a change, unless it follows another touch at once")
  func sessions() throws {
    let log = try AppLogSample.read([
      AppLogSample.header, AppLogSample.scene(1), AppLogSample.touch(1, 1, "began"),
      AppLogSample.touch(1, 1.1, "ended"),
      AppLogSample.scene(2, at: 1.1, x: 101), AppLogSample.touch(2, 1.3, "began"), AppLogSample.touch(2, 1.4, "ended"),
      AppLogSample.touch(3, 5, "began"), AppLogSample.scene(3, at: 5.1, x: 102), AppLogSample.touch(4, 5.2, "began"),
      AppLogSample.touch(3, 5.3, "ended"), AppLogSample.touch(4, 5.3, "ended"), AppLogSample.touch(5, 60, "began"),
      AppLogSample.touch(5, 90, "ended"),
    ])
    #expect(log.samples.map(\.count) == [4, 4, 2])
    #expect(log.samples[2].map(\.timestampMicroseconds) == [0, 10_000_000])
    #expect(log.report.scenesDuringTouches == 2)
  }

  @Test("ends where a crash has cut it, and cancels what is down")
  func cut() throws {
    let text = AppLogSample.text(Array(AppLogSample.lines.prefix(4))) + #"{"kind":"touch","id":1,"t":0.5"#
    let log = try AppLogSample.read(Array(text.utf8))
    #expect(log.report.cutLine == 5 && log.report.cancelled == [1] && !log.report.isComplete)
    #expect(log.samples[0].map(\.phase) == [.began, .moved, .cancelled])
    let whole = AppLogSample.text(Array(AppLogSample.lines.prefix(4))).dropLast()
    #expect(try AppLogSample.read(Array(whole.utf8)).report.cutLine == nil)
  }

  @Test(
    "that is none is refused with the line and the remedy",
    arguments: [
      ([], "line 1: the log is empty"),
      (["{"], "line 1: it is not JSON"),
      ([#"{"kind":"touch"}"#], "line 1: touch: it has no \"phase\""),
      ([AppLogSample.scene(1)], "line 1: the first line is no header"),
      ([#"{"kind":"session","v":2}"#], "line 1: session: its version is not 1"),
      ([AppLogSample.header, AppLogSample.header], "line 2: a second session begins"),
      ([AppLogSample.header, #"{"kind":"dance"}"#], "line 2: there is no kind \"dance\""),
      ([AppLogSample.header, AppLogSample.touch(1, 1, "began")], "line 2: a touch begins before the first scene"),
      (
        [AppLogSample.header, AppLogSample.scene(1), AppLogSample.touch(1, 1, "moved")], "line 3: touch 1 has not begun"
      ),
      (
        [
          AppLogSample.header, AppLogSample.scene(1), AppLogSample.touch(1, 1, "began"),
          AppLogSample.touch(1, 0.5, "ended"),
        ],
        "line 4: \"t\" decreases"
      ),
      (
        [AppLogSample.header, #"{"kind":"scene","t":0,"windows":[]}"#, AppLogSample.touch(1, 1, "began")],
        "line 3: a touch begins before the first scene with a window"
      ),
      (
        [
          AppLogSample.header,
          #"{"kind":"scene","t":0,"windows":[{"class":"A","center":[0,0],"bounds":[0,0,1e308,1],"row":[1e308,0]}]}"#,
        ], "line 2: view: A has a \"row\""
      ),
      (
        [AppLogSample.header, #"{"kind":"scene","t":0,"windows":[{"class":"A"}]}"#], "line 2: view: A has no \"center\""
      ),
    ])
  func refused(lines: [String], message: String) {
    do {
      // A whole line, because the last line of a log may be cut.
      _ = try AppLogSample.read(lines)
      Issue.record("it was read")
    } catch {
      #expect(error.description.hasPrefix(message) && error.description.contains("; "), "\(error)")
    }
  }

  @Test("finds the event of a method where control events were not observed")
  func methods() throws {
    var lines = AppLogSample.lines.filter { !$0.contains(#""kind":"control""#) }
    #expect(try !AppLogSample.read(lines).observed.contains { $0.kind.name == "action" })
    lines[0] = lines[0].replacing(#""controls":"handled""#, with: #""controls":"none""#)
    let actions = try AppLogSample.read(lines).observed.filter { $0.kind.name == "action" }
    #expect(actions.map(\.kind) == [.action(view: "buy", controlEvent: "touchUpInside", name: "buy:", touch: 1)])
  }
}
