package import ChromiumDriver
import Foundation
package import JSONText
package import TestSupport
import Testing

/// A running `recorder capture --live`, and a tab with its page.
package final class LivePage {
  package let shop: Workshop
  package let tool: RunningTool

  /// The address that the tool printed.
  package let address: String

  package private(set) var tab: Tab

  /// The file of the present capture.
  package private(set) var recording: String

  /// The strategy and the profile at the start.
  private var choices: (strategy: JSONValue, profile: JSONValue)?

  /// The strokes of the last call of `touch`.
  private var lastStrokes: [Stroke] = []

  /// Starts a capture of a scene, given as a scene file's text, and opens its page, for a test that ends the command.
  ///
  /// - Parameter shell: A command of bash that runs the tool as `"$@"`.
  package convenience init(
    _ scene: String, _ words: String = "", recording: String = "live.touchrec", shell: String? = nil
  )
    throws
  {
    try self.init(scene, words, recording: recording, shell: shell, tab: Browser.shared().makeTab())
    try show(width: 1200, height: 900)
    try open(in: tab)
  }

  private init(_ scene: String, _ words: String, recording: String, shell: String?, tab: Tab) throws {
    shop = try Workshop(["s.scene.json": scene])
    self.recording = recording
    self.tab = tab
    let more = words.split(separator: " ").map(String.init)
    let arguments = ["capture", "--scene", "s.scene.json", "--live", "--no-open", "-o", recording] + more
    if let shell {
      tool = try RunningTool("/bin/bash", ["-c", shell, "bash", BuiltTool.recorder.path] + arguments, in: shop.path)
    } else {
      tool = try shop.start(.recorder, arguments, input: .nothing)
    }
    address = try Self.address(of: tool)
  }

  /// The page of a capture that tests share, with an empty session.
  ///
  /// There is one capture for each scene and its options, and one tab for all of them. The test must not end the command.
  package static func shared(
    _ scene: String, _ words: String = "", width: Int = 1200, height: Int = 900, scale: Double = 1, touch: Bool = false,
    dark: Bool = false
  ) throws -> LivePage {
    let tab = try SharedTab.tab()
    let key = "\(words)\n\(scene)"
    var known = captures[key]
    // A capture that a failed test has ended is replaced.
    if let page = known, (try? page.startOver()) == nil { known = nil }
    if captures.isEmpty { atexit { LivePage.captures = [:] } }
    let page = try known ?? LivePage(scene, words, recording: "live.touchrec", shell: nil, tab: tab)
    captures[key] = page
    page.tab = tab
    // A finished capture ends its command when its page is left.
    SharedTab.leave = { _ = try? page.beginAnother() }
    try page.show(width: width, height: height, scale: scale, touch: touch, dark: dark)
    try page.open(in: tab)
    page.choices = try page.choices ?? (page.spy("hello.session.strategy"), page.spy("hello.session.profile"))
    return page
  }

  /// The captures that tests share, by scene and options. They end with the process.
  nonisolated(unsafe) private static var captures: [String: LivePage] = [:]

  /// Begins another capture if the last one has ended, and discards its session otherwise. The choices are those of the start.
  private func startOver() throws {
    let client = try beginAnother()
    let hello = try JSONValue.parse(client.request("GET", "scene").utf8)
    recording = hello["file"]?.string ?? ""
    let nothing = JSONValue(.null)
    let commands: [JSONValue] = [
      ["do": "startOver"], ["do": "strategy", "value": choices?.strategy ?? nothing],
      ["do": "profile", "value": choices?.profile ?? nothing], ["do": "describe", "name": nothing, "about": nothing],
    ]
    for (index, command) in commands.enumerated() {
      let message: JSONValue = [
        "page": hello["page"] ?? nothing, "seq": .init(index + 1), "samples": [], "command": command,
      ]
      let reply = try client.request("POST", "exchange", message.text)
      guard reply.contains(#""session""#) else { throw BrowserError("\(command.text): \(reply)") }
    }
    lastStrokes = []
  }

  @discardableResult private func beginAnother() throws -> PageClient {
    let client = try PageClient(address)
    _ = try client.request("POST", "another", "{}")
    return client
  }

  private func show(width: Int, height: Int, scale: Double = 1, touch: Bool = false, dark: Bool = false) throws {
    try tab.setViewport(width: width, height: height, scale: scale, touch: touch, dark: dark)
  }

  /// Waits for the address in a tool's output.
  package static func address(of tool: RunningTool) throws -> String {
    var found: String?
    let isThere = tool.wait { tool in
      found = tool.errorSoFar.firstMatch(of: /http:\/\/127\.0\.0\.1:\d+\/[\w-]+\//).map { String($0.output) }
      return found != nil
    }
    try #require(isThere, "no address came: \(tool.outputSoFar) \(tool.errorSoFar)")
    return found ?? ""
  }

  /// Opens the page in a tab, with a script that records its messages, and waits until it is ready.
  package func open(in tab: Tab) throws {
    if tab !== SharedTab.current {
      try tab.call("Page.addScriptToEvaluateOnNewDocument", ["source": .init(PageSpy.script)])
    }
    try tab.open(address)
    try tab.wait(for: "window.touchReplay && document.documentElement.dataset.mode === 'capture'")
  }

  /// Converts a point of the scene's screen into the tab's window.
  package func place(_ x: Double, _ y: Double, in other: Tab? = nil) throws -> Stroke.Point {
    let script = """
      (() => { const box = document.getElementById("stage").getBoundingClientRect()
      // A rotation changes the width.
      return [box.left, box.top, box.width / Number(document.getElementById("stage").ariaLabel.match(/(\\d+) by/)[1])] })()
      """
    let box = try (other ?? tab).evaluate(script).array?.compactMap(\.number) ?? []
    try #require(box.count == 3 && box[2] > 0, "the page shows no scene")
    return (box[0] + x * box[2], box[1] + y * box[2])
  }

  /// The center of an element of the page.
  package func middle(of id: String) throws -> Stroke.Point {
    let box = try tab.evaluate(
      "(() => { const box = document.getElementById('\(id)').getBoundingClientRect();"
        + " return [(box.left + box.right) / 2, (box.top + box.bottom) / 2] })()")
    let numbers = (box.array ?? []).compactMap(\.number)
    return (numbers[0], numbers[1])
  }

  /// Plays strokes in points of the scene's screen at their exact times and waits until the engine is at rest.
  ///
  /// The samples are sent at once, and the page's clock is moved on to the last one. No touch of it counts as a further
  /// tap after a touch of the call before: the clock is moved on by more than the time in which it would.
  package func touch(_ strokes: Stroke...) throws { try touch(strokes) }

  package func touch(_ strokes: [Stroke]) throws {
    let (origin, unit) = (try place(0, 0), try place(1, 1))
    let scale = unit.x - origin.x
    if strokes.contains(where: { isNear($0, lastStrokes) }) { try tab.evaluate("spy.skip(400)") }
    try tab.play(strokes.map { $0.placed(at: origin, scale: scale) })
    try tab.evaluate("spy.catchUp()")
    try rest()
    lastStrokes = strokes
  }

  /// Whether a stroke begins so near to the end of another that it can count as a further tap, by `multiTapDistance`.
  private func isNear(_ stroke: Stroke, _ others: [Stroke]) -> Bool {
    others.contains { abs($0.to.x - stroke.from.x) <= 45 && abs($0.to.y - stroke.from.y) <= 45 }
  }

  /// Waits until the page has no pending messages and nothing moves.
  package func rest() throws {
    do { try tab.wait(for: "touchReplay.isAtRest") } catch {
      let said = try tab.evaluate("[spy.refusals, spy.messages.length, spy.answers]").text
      throw BrowserError("\(error); \(said)")
    }
  }

  /// A value of the script that records the page's messages and the server's answers.
  package func spy(_ expression: String) throws -> JSONValue { try tab.evaluate("spy.\(expression)") }

  /// Ends the session at the page with the keyboard and waits until the page reports that the recording is finished.
  ///
  /// The tool runs until the page is closed.
  package func stop(in other: Tab? = nil) throws {
    try (other ?? tab).press("Enter", .control)
    try (other ?? tab).wait(for: "!document.getElementById('finished').hidden")
  }

  /// Closes the tab and waits until the tool exits.
  package func close() throws -> Finished {
    try tab.close()
    return tool.wait()
  }

  /// The lines of the page's log. A line with a repeat count is returned as often.
  package func log(in other: Tab? = nil) throws -> [LogLine] {
    let script = """
      [...document.querySelectorAll("#log .line")].flatMap(({ dataset }) => Array(Number(dataset.times)).fill(
        [dataset.kind, dataset.touch ?? "", dataset.name ?? "", dataset.text]))
      """
    return try ((other ?? tab).evaluate(script).array ?? []).map { line in
      let words = (line.array ?? []).map { $0.string ?? "" }
      return LogLine(kind: words[0], touch: words[1], view: words[2], text: words[3])
    }
  }
}

/// One line of the page's log: its kind, the number of its touch, its view and its text.
package struct LogLine: Equatable {
  package let kind: String
  package let touch: String
  package let view: String
  package let text: String
}
