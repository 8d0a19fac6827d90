import ChromiumDriver
import CommandSupport
import Foundation
import JSONText
import TestSupport
import Testing

extension InABrowser {
  @Suite("A real browser")
  struct BrowserTests {
    /// A page that records its pointer events in `seen`.
    private static let page = """
      <!doctype html><html lang="en"><title>touched</title>
      <style>html { touch-action: none; height: 100% } @media (prefers-color-scheme: dark) { html { background: black } }</style>
      <button aria-label="Press" style="position: absolute; left: 300px; top: 300px">P</button><input id="field" aria-label="Word">
      <script>
        const seen = [], keys = [], pressed = []
        for (const kind of ["pointerdown", "pointermove", "pointerup", "pointercancel"])
          addEventListener(kind, (event) => seen.push(
            { kind: kind.slice(7), id: event.pointerId, type: event.pointerType, x: event.clientX, y: event.clientY, time: event.timeStamp }))
        addEventListener("keydown", (event) => keys.push(event.key + event.shiftKey))
        document.querySelector("button").onclick = () => pressed.push(document.activeElement.tagName)
      </script>
      """

    private func open(_ text: String = page) throws -> (Tab, Workshop) {
      let shop = try Workshop(["page.html": text])
      let tab = try Browser.shared().makeTab()
      try tab.setViewport(width: 500, height: 400)
      try tab.open("file://" + shop.file("page.html"))
      return (tab, shop)
    }

    private func seen(_ tab: Tab) throws -> [JSONValue] { try tab.evaluate("seen.splice(0)").array ?? [] }

    /// The events up to the first of a kind, which may arrive after the command's reply: Chromium does not wait for the
    /// handlers of an event that cannot be cancelled.
    private func seen(_ tab: Tab, until kind: String) throws -> [JSONValue] {
      try tab.wait(for: "seen.some(event => event.kind === '\(kind)')")
      return try seen(tab)
    }

    private func kinds(_ events: [JSONValue]) -> [String] { events.compactMap { $0["kind"]?.string } }

    @Test(
      "expressions and promises are evaluated, conditions are waited for; errors, requests and dialogs of a page are recorded"
    )
    func evaluating() throws {
      let (tab, shop) = try open()
      #expect(try tab.evaluate("({a: [1, 'zwei', null]})").text == #"{"a":[1,"zwei",null]}"#)
      #expect(try tab.evaluate("new Promise(go => setTimeout(() => go(document.title), 1))").string == "touched")
      #expect(try tab.evaluate("undefined").isNull)
      let trouble = #expect(throws: BrowserError.self) { try tab.evaluate("nothing.there") }
      #expect(trouble?.description.contains("nothing is not defined") == true)
      let rejected = #expect(throws: BrowserError.self) { try tab.evaluate("Promise.reject(new Error('not today'))") }
      #expect(rejected?.description.contains("not today") == true)
      let missing = #expect(throws: BrowserError.self) { try tab.open("file://" + shop.file("missing.html")) }
      #expect(missing?.description.contains("ERR_FILE_NOT_FOUND") == true)
      try tab.open("file://" + shop.file("page.html"))
      try tab.evaluate("setTimeout(() => { window.late = 'here' }, 50); 0")
      #expect(try tab.wait(for: "window.late").string == "here")
      let never = #expect(throws: BrowserError.self) {
        try tab.wait(for: "window.never", within: .milliseconds(60))
      }
      #expect(never?.description.contains("for: window.never; it is null") == true)
      try expectNotes()
    }

    private func expectNotes() throws {
      let (tab, shop) = try open(
        """
        <!doctype html><title>bad</title><img src="http://127.0.0.1:9/missing.png"><script>
        console.log("fine"); console.error("not fine", 7); setTimeout(() => { throw new Error("thrown late") }); alert("hello")
        </script>
        """)
      try tab.evaluate("new Promise(go => setTimeout(go, 1))")
      let requests = try tab.requests()
      #expect(requests.map { $0.split(separator: "/").last } == ["page.html", "missing.png"])
      #expect(requests.first == "file://" + shop.file("page.html"))
      #expect(tab.dialogs == ["hello"])
      #expect(tab.complaints.contains("console.error: \"not fine\" 7"))
      #expect(tab.complaints.contains { $0.hasPrefix("exception:") && $0.contains("thrown late") })
      #expect(!tab.complaints.contains { $0.contains("\"fine\"") }, "\(tab.complaints)")
    }

    @Test(
      "samples that are sent at once have their exact times; touches are drawn over time, are distinct, and end or are cancelled"
    )
    func fingers() throws {
      let (tab, _) = try open()
      try tab.play([.tap(at: (40, 60))])
      let tap = try seen(tab, until: "up")
      #expect(kinds(tap) == ["down", "up"])
      #expect(tap.allSatisfy { $0["type"]?.string == "touch" && $0["x"]?.number == 40 && $0["y"]?.number == 60 })
      #expect(abs((tap[1]["time"]?.number ?? 0) - (tap[0]["time"]?.number ?? 0) - 80) < 0.2)
      try tab.play([
        Stroke(0, from: (10, 10), to: (10, 110), seconds: 0.4),
        Stroke(1, from: (200, 10), to: (200, 110), begins: 0.1, seconds: 0.15),
        .tap(1, at: (300, 50), begins: 0.35, seconds: 0.2),
      ])
      try tab.wait(for: "seen.filter(event => event.kind === 'up').length === 3")
      let events = try seen(tab).filter { $0["kind"]?.string != "move" }
      #expect(
        events.map { "\($0["kind"]!.string!) \(Int($0["x"]!.number!))" } == [
          "down 10", "down 200", "up 200", "down 300", "up 10", "up 300",
        ])
      let start = events.first?["time"]?.number ?? 0
      for (event, time) in zip(events, [0, 100, 250, 350, 400, 550]) {
        #expect(abs((event["time"]?.number ?? 0) - start - Double(time)) < 0.2, "\(events)")
      }
      _ = try seen(tab)
      try expectTouches(tab)
    }

    private func expectTouches(_ tab: Tab) throws {
      // A drag has many samples over its duration and ends at its end point.
      let start = ContinuousClock.now
      try tab.touch(Stroke(from: (10, 20), to: (210, 120), seconds: 0.3, rests: 0.1))
      #expect(start.duration(to: .now) >= .milliseconds(400))
      let events = try seen(tab)
      let steps = kinds(events)
      #expect(steps.first == "down" && steps.last == "up" && steps.count > 5, "\(steps)")
      #expect(steps.dropFirst().dropLast().allSatisfy { $0 == "move" })
      #expect(events.first?["x"]?.number == 10 && events.last?["x"]?.number == 210 && events.last?["y"]?.number == 120)
      // Fingers begin and end separately.
      try tab.touch(
        Stroke(0, from: (10, 10), to: (10, 110), seconds: 0.4),
        Stroke(1, from: (200, 10), to: (200, 110), begins: 0.1, seconds: 0.15),
        .tap(1, at: (300, 50), begins: 0.35, seconds: 0.2))
      let apart = try seen(tab)
      let order = apart.filter { $0["kind"]?.string != "move" }.map {
        "\($0["kind"]!.string!) \(Int($0["x"]!.number!))"
      }
      #expect(order == ["down 10", "down 200", "up 200", "down 300", "up 10", "up 300"])
      #expect(Set(apart.map { $0["id"]?.integer }).count == 3)
      #expect(apart.filter { $0["kind"]?.string == "up" }.map { $0["y"]?.number } == [110, 110, 50])
      // Touches that are down can be moved, ended and cancelled.
      try tab.press([0: (10, 10), 1: (50, 50)])
      try tab.move([0: (20, 10), 1: (50, 50)])
      try tab.lift()
      try tab.wait(for: "seen.filter(event => event.kind === 'up').length === 2")
      #expect(kinds(try seen(tab)) == ["down", "down", "move", "up", "up"])
      try tab.press([0: (10, 10)])
      try tab.cancelTouches()
      #expect(kinds(try seen(tab, until: "cancel")) == ["down", "cancel"])
    }

    @Test("the mouse, the keys, the size and the looks of the window, and the names of elements for screen readers")
    func window() throws {
      let (tab, shop) = try open()
      let found = try tab.accessibleNodes().filter(\.isFocusable).map(\.description)
      #expect(found == [#"RootWebArea "touched""#, #"button "Press""#, #"textbox "Word""#])
      try expectKeys(tab)
      // The mouse presses, drags and releases.
      try tab.evaluate("pressed.length = 0")
      try tab.hover((5, 5))
      try tab.mouse((10, 10), (30, 10), (40, 20))
      let events = try seen(tab)
      #expect(kinds(events) == ["move", "move", "down", "move", "move", "up"])
      #expect(events.last?["type"]?.string == "mouse" && events.last?["x"]?.number == 40)
      try tab.mouse((305, 305))
      #expect(try tab.wait(for: "pressed.length").integer == 1)
      // A screenshot is a PNG of the window's size.
      try tab.setViewport(width: 320, height: 200, scale: 2, dark: true)
      let said = "[innerWidth, innerHeight, devicePixelRatio, matchMedia('(prefers-color-scheme: dark)').matches]"
      #expect(try tab.evaluate(said).text == "[320,200,2,true]")
      try tab.screenshot(to: shop.file("picture.png"))
      let bytes = try shop.bytes("picture.png")
      #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
      #expect(Array(bytes[16..<24]) == [0, 0, 2, 0x80, 0, 0, 1, 0x90])
    }

    private func expectKeys(_ tab: Tab) throws {
      try tab.press("Tab")
      #expect(try tab.evaluate("document.activeElement.tagName").string == "BUTTON")
      try tab.press("Enter")
      try tab.press(" ")
      #expect(try tab.evaluate("pressed").text == #"["BUTTON","BUTTON"]"#)
      try tab.press("Tab")
      try tab.type("ab C")
      try tab.press("Backspace")
      try tab.press("Tab", .shift)
      #expect(try tab.evaluate("field.value").string == "ab ")
      #expect(try tab.evaluate("document.activeElement.tagName").string == "BUTTON")
      #expect(try tab.evaluate("keys.at(-1)").string == "Tabtrue")
    }

    @Test("after its last use the browser ends with all its processes and files")
    func gone() throws {
      var browser: Browser? = try Browser()
      let process = try #require(browser?.process)
      let home = try #require(browser?.home)
      #expect(FileManager.default.fileExists(atPath: home + "/profile"))
      #expect(Self.isAlive(group: process))
      browser = nil
      #expect(Self.hasEnded(group: process))
      #expect(!FileManager.default.fileExists(atPath: home))
    }

    @Test("a browser that has crashed is detected, and the next test gets a new one")
    func died() throws {
      let browser = try Browser.shared()
      let tab = try browser.makeTab()
      kill(browser.process, SIGKILL)
      let trouble = #expect(throws: BrowserError.self) { try tab.wait(for: "window.never") }
      #expect(trouble?.description == "the browser has ended")
      #expect(try Browser.shared().makeTab().evaluate("1 + 1").integer == 2)
    }

    /// Whether the processes of a killed process group end within 30 seconds.
    private static func hasEnded(group: pid_t) -> Bool {
      let deadline = ContinuousClock.now + .seconds(30)
      while isAlive(group: group) {
        guard ContinuousClock.now < deadline else { return false }
        sched_yield()
      }
      return true
    }

    /// Whether a process of a group is running; zombies do not count.
    private static func isAlive(group: pid_t) -> Bool {
      guard kill(-group, 0) == 0 else { return false }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      let states = names.compactMap { try? String(contentsOfFile: "/proc/\($0)/stat", encoding: .utf8) }
      // The fields after the name in parentheses are the state, the parent and the group.
      return states.isEmpty
        || states.contains { state in
          let words = state[(state.lastIndex(of: ")") ?? state.startIndex)...].split(separator: " ")
          return words.count > 3 && words[1] != "Z" && words[3] == "\(group)"
        }
    }
  }
}
