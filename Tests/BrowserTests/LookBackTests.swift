import ChromiumDriver
import CommandSupport
import Foundation
import JSONText
import TestSupport
import Testing

extension InABrowser {
  @Suite("The live page looks back on the session, and goes on from there")
  struct LookBackTests {
    /// A page with three taps on the controls scene: a button, a switch, a button.
    private func touched(touch: Bool = false) throws -> LivePage {
      let page = try LivePage.shared(Repository.scene("controls/controls"), touch: touch)
      for point in Self.points { try page.touch(.tap(at: point)) }
      try page.tab.wait(for: "document.getElementById('timeline').dataset.touches === '3'")
      return page
    }

    private static let points = [(60.0, 60.0), (60.0, 60.0), (310.0, 275.0)]

    /// Looks back with a key and waits for the state after a number of events.
    private func look(_ page: LivePage, _ key: String, _ modifiers: Tab.Modifiers = [], events: Int) throws {
      try page.tab.press(key, modifiers)
      try wait(page, events: events)
    }

    private func wait(_ page: LivePage, events: Int) throws {
      try page.tab.wait(for: "document.getElementById('time').dataset.events === '\(events)'")
    }

    private func waitForNow(_ page: LivePage) throws {
      try page.tab.wait(for: "document.getElementById('time').dataset.events === ''")
    }

    private func text(_ page: LivePage, _ id: String) throws -> String {
      try page.tab.evaluate("document.getElementById('\(id)').textContent").string ?? ""
    }

    /// Whether the live stage and the stage with the earlier state are shown.
    private func stages(_ page: LivePage) throws -> String {
      try page.tab.evaluate("['stage', 'stage-past'].map((id) => document.getElementById(id).checkVisibility())").text
    }

    @Test(
      "the timeline shows the touches; the scene, the log and the queries are those of the chosen time; back to now")
    func look() throws {
      let page = try touched()
      let now = try page.log()
      #expect(try stages(page) == "[true,false]")
      // The third touch begins in the fifth event.
      try look(page, "ArrowLeft", .shift, events: 5)
      #expect(try stages(page) == "[false,true]")
      #expect(
        try text(page, "connection") == "Looking back at touch 3"
          && text(page, "recording") == "Looking back at touch 3")
      #expect(try text(page, "time-position").hasPrefix("Looking back at touch 3 · "))
      #expect(try page.tab.evaluate("document.querySelector('#stage-past .finger').textContent").string == "3")
      #expect(try page.log().count < now.count && page.log().last?.touch == "3")
      let answers = "document.querySelectorAll('#answers .answer').length"
      #expect(try page.tab.evaluate(answers).integer == 3)
      try look(page, "ArrowLeft", .shift, events: 3)
      #expect(try text(page, "time-loss") == "Discards touch 3")
      #expect(try page.tab.evaluate(answers).integer == 2 && text(page, "answers-summary").hasSuffix("up to touch 2"))
      try look(page, "ArrowLeft", events: 2)
      #expect(try text(page, "connection") == "Looking back at touch 1")
      #expect(try text(page, "time-loss") == "Discards touches 2–3")
      #expect(try page.log() == Array(now.prefix(try page.log().count)))
      // A click selects a view and explains the point; it is not a touch.
      try page.tab.mouse(placeInPast(page, 60, 60))
      try page.tab.wait(for: "document.querySelector('#tree [aria-selected=true]')?.dataset.name === 'plain'")
      try page.tab.wait(for: "document.querySelector('#explain [data-name=plain]') !== null")
      #expect(try page.spy("session.samples").integer == 6)
      try page.tab.press("b")
      try waitForNow(page)
      #expect(try stages(page) == "[true,false]" && text(page, "connection") == "Recording")
      #expect(try page.log() == now)
      #expect(try page.tab.evaluate(answers).integer == 3)
      #expect(
        try page.tab.evaluate("document.querySelector('#tree [aria-selected=true]').dataset.name").string == "plain")
      // While a finger is down, looking back is refused, and the finger is not cancelled.
      try page.tab.press([0: page.place(60, 60)])
      try page.tab.wait(for: "spy.session.samples === 7")
      try page.tab.press("ArrowLeft", .shift)
      #expect(try text(page, "notice-text").hasPrefix("Lift the finger to look back"))
      #expect(try stages(page) == "[true,false]")
      try page.tab.lift()
      try page.rest()
      // Stop while looking back keeps the whole session, and one can still look back, but not go on.
      try look(page, "ArrowLeft", .shift, events: 7)
      try page.expectKept()
      #expect(try page.kept().count == 8)
      try page.tab.press("Escape")
      try page.tab.evaluate("document.getElementById('previous-touch').click()")
      try wait(page, events: 7)
      #expect(try page.tab.evaluate("document.getElementById('go-on').disabled").bool == true)
      #expect(try text(page, "connection") == "Looking back at touch 4")
    }

    private func placeInPast(_ page: LivePage, _ x: Double, _ y: Double) throws -> Stroke.Point {
      let box =
        try page.tab.evaluate(
          "(() => { const box = document.getElementById('stage-past').getBoundingClientRect(); return [box.left, box.top, box.width / spy.hello.screen.width] })()"
        ).array?.compactMap(\.number) ?? []
      return (box[0] + x * box[2], box[1] + y * box[2])
    }

    @Test("going on discards the later touches, records from there, and is undone once")
    func goOn() throws {
      let page = try touched()
      try look(page, "ArrowLeft", .shift, events: 5)
      try look(page, "ArrowLeft", .shift, events: 3)
      try look(page, "ArrowLeft", .shift, events: 1)
      #expect(try text(page, "time-loss") == "Discards touches 2–3")
      try page.tab.evaluate("document.getElementById('go-on').click()")
      try page.tab.wait(for: "spy.session.samples === 2")
      try waitForNow(page)
      #expect(try text(page, "notice-text") == "Discarded: touches 2–3. Undo restores them.")
      #expect(
        try page.tab.evaluate("document.getElementById('undo').title").string?.contains("restore touches 2–3") == true)
      try page.tab.wait(for: "document.getElementById('timeline').dataset.touches === '1'")
      try page.touch(.tap(at: (310, 275)))
      try page.tab.press("z", .control)
      try page.tab.wait(for: "spy.session.samples === 2")
      try page.tab.press("z", .control)
      try page.tab.wait(for: "spy.session.samples === 6")
      #expect(try text(page, "notice-text") == "Restored: touches 2–3.")
      try page.tab.wait(for: "document.getElementById('timeline').dataset.touches === '3'")
      try look(page, "ArrowLeft", .shift, events: 5)
      try look(page, "ArrowLeft", .shift, events: 3)
      try page.tab.press("g")
      try page.tab.wait(for: "spy.session.samples === 4")
      // Going on from the start discards everything, and an undo restores it.
      try look(page, "ArrowLeft", .shift, events: 3)
      try look(page, "ArrowLeft", .shift, events: 1)
      try look(page, "ArrowLeft", .shift, events: 0)
      #expect(try text(page, "time-loss") == "Discards touches 1–2")
      try page.tab.press("g")
      try page.tab.wait(for: "spy.session.samples === 0 && document.getElementById('hint').checkVisibility()")
      try page.tab.press("z", .control)
      try page.tab.wait(for: "spy.session.samples === 4")
      try page.stop()
      #expect(try page.kept() == Self.points.prefix(2).flatMap { ["began \($0.0) \($0.1)", "ended \($0.0) \($0.1)"] })
      #expect(try page.shop.replayer("diff \(page.recording)").code == 0)
      try page.expectQuiet(page.tab)
    }

    @Test("a time within an animation is shown as it was, while the live scene goes on")
    func animation() throws {
      let page = try LivePage.shared(Repository.scene("overlay-container/living"), "--strategy flag")
      try page.touch(Stroke(from: (310, 640), to: (310, 300), seconds: 0.2))
      let frames = "[...document.querySelectorAll('#stage-past .view')].map((one) => one.style.transform).join()"
      var places: Set<String> = []
      // The finger lifts after 0.2 seconds, and the panel comes to rest later.
      for time in [250_000, 300_000, 350_000] {
        try page.tab.evaluate(
          "(() => { const scrub = document.getElementById('scrub'); scrub.value = '\(time)'; scrub.dispatchEvent(new Event('input')) })()"
        )
        try page.tab.wait(for: "document.getElementById('clock').textContent === '\(Self.seconds(time)) s'")
        places.insert(try page.tab.evaluate(frames).string ?? "")
      }
      #expect(places.count == 3)
      try page.tab.press("b")
      try waitForNow(page)
      try page.expectKept()
    }

    private static func seconds(_ microseconds: Int) -> String {
      String(format: "%.3f", Double(microseconds) / 1e6)
    }

    @Test(
      "the slider is dragged with a finger; every control of the timeline has a name, is reached by Tab and is large enough; forced colors show all"
    )
    func controls() throws {
      let page = try touched(touch: true)
      try page.tab.setViewport(width: 390, height: 844, touch: true)
      try page.tab.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
      try dragSlider(page)
      try look(page, "ArrowLeft", .shift, events: 5)
      for size in [[1440, 900], [1024, 768], [390, 844], [844, 390]] {
        try page.tab.setViewport(width: size[0], height: size[1], touch: true)
        try page.tab.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        try check(page, size)
      }
      try page.tab.setViewport(width: 1200, height: 900)
      try expectForcedColors(page.tab)
    }

    /// Drags the slider to the start, and beyond its end to the present.
    private func dragSlider(_ page: LivePage) throws {
      let box =
        try page.tab.evaluate(
          "(() => { const box = document.getElementById('scrub').getBoundingClientRect(); return [box.left, box.right, box.top + box.height / 2] })()"
        ).array?.compactMap(\.number) ?? []
      try page.tab.press([0: (box[1] - 10, box[2])])
      for step in 1...4 { try page.tab.move([0: (box[1] - Double(step) * (box[1] - box[0]) / 4, box[2])]) }
      try wait(page, events: 0)
      #expect(try text(page, "connection") == "Looking back at the start")
      let after = try page.tab.evaluate("document.getElementById('scrub').getBoundingClientRect().top + 0")
      #expect(abs((after.number ?? 0) - box[2]) < 40)
      try page.tab.move([0: (box[1] + 20, box[2])])
      try waitForNow(page)
      try page.tab.lift()
      #expect(try page.spy("session.samples").integer == 6)
    }

    /// With forced colors the playhead, the state and the frame of the earlier scene are visible.
    private func expectForcedColors(_ tab: Tab) throws {
      try tab.call("Emulation.setEmulatedMedia", ["features": [["name": "forced-colors", "value": "active"]]])
      let colors = try tab.evaluate(
        """
        (() => {
          const style = (selector, part) => getComputedStyle(document.querySelector(selector), part)
          const ground = style("body").backgroundColor
          return [style(".timeline-head", "::before").backgroundColor, style("#recording").backgroundColor,
            style(".is-past .bezel").outlineColor].filter((color) => color === ground || color === "rgba(0, 0, 0, 0)")
        })()
        """)
      #expect(colors.text == "[]")
      #expect(
        try tab.evaluate("getComputedStyle(document.querySelector('.is-past .bezel')).outlineStyle").string == "dashed")
      if let folder = ProcessInfo.processInfo.environment["TOUCHREPLAY_LOOKS"] {
        try tab.screenshot(to: "\(folder)/back-forced.png")
      }
    }

    private func check(_ page: LivePage, _ size: [Int]) throws {
      let small = try page.tab.evaluate(
        """
        [...document.querySelectorAll("#time button, #time input")].map((one) => [one.id, one.getBoundingClientRect()])
          .filter(([, box]) => box.height < 40 || box.width < 40 || box.left < 0 || box.right > innerWidth || box.bottom > innerHeight)
          .map(([id, box]) => `${id} ${box.left} ${box.top} ${box.width} ${box.height}`)
        """)
      #expect(small.text == "[]")
      let beyond = try page.tab.evaluate(
        """
        document.documentElement.scrollWidth <= innerWidth ? [] : [...document.querySelectorAll("body *")]
          .filter((one) => one.getBoundingClientRect().right > innerWidth + 0.5)
          .map((one) => `${one.id || one.className} ends at ${one.getBoundingClientRect().right} of ${innerWidth}`)
        """)
      #expect(beyond.text == "[]")
      let reach = try page.tab.reachable()
      #expect(reach.usable.isSuperset(of: ["scrub", "go-on", "back-to-now", "previous-touch", "next-touch"]))
      #expect(reach.usable.subtracting(reach.reached).isEmpty)
      #expect(reach.unmarked.isEmpty)
      let nodes = try page.tab.accessibleNodes()
      #expect(nodes.contains { $0.role == "slider" && $0.name == "Moment of the session" })
      #expect(nodes.contains { $0.role == "button" && $0.name == "Go on from here" })
      let nameless = nodes.filter { $0.isFocusable && $0.name.trimmingCharacters(in: .whitespaces).isEmpty }
      #expect(nameless.map(\.description).isEmpty)
      if let folder = ProcessInfo.processInfo.environment["TOUCHREPLAY_LOOKS"] {
        for dark in [false, true] {
          try page.tab.setViewport(width: size[0], height: size[1], touch: true, dark: dark)
          try page.tab.screenshot(to: "\(folder)/back-\(size[0])-\(dark ? "dark" : "light").png")
        }
      }
    }
  }
}
