import Testing

@testable import TouchInput

@Suite("Flows of Maestro become touches")
struct MaestroReaderTests {
  private static let screen = ScreenSize(width: 100, height: 200)

  private func read(_ commands: String, screen: ScreenSize? = screen, head: String = "appId: a\n---\n")
    throws(TouchLogError) -> TouchLog
  {
    try MaestroReader(screen: screen) { $0 == "buy" ? ElementFrame(x: 10, y: 20, width: 40, height: 20) : nil }
      .read(Array((head + commands).utf8))
  }

  @Test("taps at points, in percent and on elements, each 0.5 s after the one before")
  func taps() throws {
    let log = try read(
      """
      - launchApp
      - tapOn:
          point: 30,40
      - tapOn: {point: "50%,25%"}
      - tapOn:
          id: buy
      - tapOn:
          id: buy
          point: "25%,50%"
      - assertVisible: Done
      - assertVisible: More
      """)
    #expect(
      lines(of: log).filter { $0.contains("began") } == [
        "0.0 1 began 30.0,40.0", "550.0 1 began 50.0,50.0", "1100.0 1 began 30.0,30.0", "1650.0 1 began 20.0,30.0",
      ])
    #expect(log.receivers.map(\.view) == [.element("buy"), .element("buy")] && log.receivers.map(\.event) == [4, 6])
    #expect(log.notes.contains("commands that are not touches left out: launchApp, assertVisible (2)"))
    try checkSession(log.samples)
    #expect(lines(of: try read("- tapOn: {id: buy, point: '3,4'}"))[0] == "0.0 1 began 13.0,24.0")
  }

  @Test("double taps, repeated taps, presses")
  func repeated() throws {
    #expect(
      lines(of: try read("- doubleTapOn: buy")) == [
        "0.0 1 began 30.0,30.0", "50.0 1 ended 30.0,30.0", "150.0 1 began 30.0,30.0", "200.0 1 ended 30.0,30.0",
      ])
    let log = try read(
      "- tapOn:\n    point: 1,2\n    repeat: 3\n    delay: 10\n- repeat:\n    times: 2\n    commands:\n    - tapOn: buy\n"
    )
    #expect(
      lines(of: log).filter { $0.contains("began") }.map { $0.split(separator: " ")[0] } == [
        "0.0", "60.0", "120.0", "670.0", "1220.0",
      ])
    #expect(
      lines(of: try read("- longPressOn: {point: '1,2'}")) == ["0.0 1 began 1.0,2.0", "3016.667 1 ended 1.0,2.0"])
  }

  @Test(
    "swipes by points, percent and direction, from the screen and from an element",
    arguments: [
      ("start: 10,100\n    end: 10,20", "0.0 1 began 10.0,100.0", "10.0,20.0", "400"),
      ("start: \"50%,30%\"\n    end: \"50%,60%\"\n    duration: 3000", "0.0 1 began 50.0,60.0", "50.0,120.0", "3000"),
      ("direction: UP", "0.0 1 began 50.0,180.0", "50.0,20.0", "400"),
      ("direction: left\n    duration: 100", "0.0 1 began 90.0,100.0", "10.0,100.0", "100"),
      ("direction: DOWN\n    from:\n      id: buy", "0.0 1 began 30.0,30.0", "30.0,180.0", "400"),
      ("direction: RIGHT\n    from: {id: buy}", "0.0 1 began 30.0,30.0", "90.0,30.0", "400"),
    ])
  func swipes(_ keys: String, _ first: String, _ end: String, _ milliseconds: String) throws {
    let log = try read("- swipe:\n    \(keys)\n")
    #expect(lines(of: log)[0] == first)
    #expect(lines(of: log)[log.samples.count - 2] == "\(milliseconds).0 1 moved \(end)")
    try checkSession(log.samples)
  }

  @Test("values of env replace their names, and only those")
  func environment() throws {
    let log = try read("- tapOn: ${NAME}", head: "appId: a\nenv:\n  NAME: buy\n---\n")
    #expect(log.receivers.map(\.view) == [.element("buy")])
    #expect(throws: TouchLogError.self) { try read("- tapOn: ${1 + 1}") }
  }

  @Test(
    "what cannot be a touch is refused with its line and a remedy",
    arguments: [
      ("- tapOn: pay", "line 3: the scene has no view \"pay\"; say which view it is with --map pay=VIEW"),
      ("- tapOn: Pay now", "line 3: the scene has no view \"Pay now\"; say which view it is with --map 'Pay now=VIEW'"),
      (
        "- tapOn: {id: buy, index: 2}",
        "line 3: the scene has no view \"buy[2]\"; say which view it is with --map buy[2]=VIEW"
      ),
      ("- tapOn:\n    id: buy\n    below: x", "line 5: the selector \"below\" depends on the device; "),
      ("- tapOn:\n    idd: buy", "line 4: the key \"idd\" is unknown here; "),
      ("- tapOn:", "line 3: there is no selector; "),
      ("- tapOn: {point: '1;2'}", "line 3: \"1;2\" is not a point; "),
      ("- tapOn: {point: '1%,101%'}", "line 3: \"1%,101%\" is outside of 0% to 100%; "),
      ("- tapOn: {point: '1%,2'}", "line 3: \"1%,2\" is not a point; "),
      ("- swipe: {start: '1,2'}", "line 3: the swipe has no start and end; "),
      ("- swipe: {direction: in}", "line 3: the direction \"IN\" is unknown; "),
      ("- swipe: {direction: UP, start: '1,1'}", "line 3: the swipe has a direction and points; "),
      ("- runFlow: x.yaml", "line 3: runFlow is not followed: its touches depend on the run; "),
      ("- tapOnn: x", "line 3: the command \"tapOnn\" is unknown; did you mean \"tapOn\"?"),
      ("- repeat:\n    while: {visible: x}\n    commands: []", "line 4: 'while' depends on the run; "),
      ("- back", "line 3: no command of the flow is a touch; "),
      ("tapOn: x", "line 3: the commands are a map, not a list; "),
      ("- tapOn: a\n  swipe: b", "line 4: the command \"tapOn\" has a second key \"swipe\"; "),
      ("- tapOn: {id: a, text: b}", "line 3: the selector has an id and a text; "),
    ])
  func wrong(_ commands: String, _ message: String) {
    let error = #expect(throws: TouchLogError.self) { try read(commands) }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }

  @Test("percent needs a screen; repeats inside each other are limited")
  func limits() {
    let error = #expect(throws: TouchLogError.self) { try read("- tapOn: {point: '1%,2%'}", screen: nil) }
    #expect(error?.remedy.contains("--screen") == true)
    let nested =
      "- repeat:\n    times: 10000\n    commands:\n    - repeat:\n        times: 10000\n        commands:\n        - back\n"
    let repeated = #expect(throws: TouchLogError.self) { try read(nested) }
    #expect(repeated?.problem == "the flow has more than 100000 commands or 1000000 samples")
  }
}
