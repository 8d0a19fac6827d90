import ChromiumDriver
import CommandSupport
import JSONText
import TestSupport
import Testing

extension InABrowser {
  @Suite("The live page draws little while it records")
  struct IdleTests {
    @Test(
      "the hint goes with the first touch; where no view moves there is no frame and no animation, and rows out of sight are not drawn"
    )
    func little() throws {
      let page = try LivePage.shared(Repository.scene("techniques/techniques"))
      let hint = "document.getElementById('hint').checkVisibility()"
      #expect(try page.tab.evaluate(hint).bool == true)
      // The touch goes through the hint.
      try page.touch(.tap(at: (150, 300)))
      #expect(try page.log().map(\.view) == ["overlay", "overlay", "overlay"])
      #expect(try page.tab.evaluate(hint).bool == false)
      #expect(try page.tab.evaluate("document.getElementById('recording').checkVisibility()").bool == true)
      // An animation or a frame would delay the messages of touches.
      let running = """
        document.getAnimations().map((one) => `${one.effect.target.id || one.effect.target.className} ${one.animationName}`)
        """
      try page.rest()
      #expect(try page.tab.evaluate(running).text == "[]")
      try page.tab.evaluate(
        """
        (() => { window.requested = 0; const request = requestAnimationFrame
        window.requestAnimationFrame = (work) => { requested += 1; return request(work) } })()
        """)
      let before = try page.tab.evaluate("spy.session.touches").number ?? 0
      try page.tab.press([0: page.place(150, 400)])
      let time = "touchReplay.time"
      let start = try page.tab.evaluate(time).number ?? 0
      // The engine's time goes on under a finger that rests.
      try page.tab.wait(for: "\(time) > \(start + 200_000)")
      try page.tab.lift()
      try page.tab.wait(for: "spy.session.touches === \(Int(before) + 1)")
      try page.rest()
      #expect(try page.tab.evaluate("requested").number == 0)
      try expectDrawnAnswers(page)
      try expectDrawnLines(page.tab)
    }

    /// Rows of the list of answers that are out of sight are not drawn.
    private func expectDrawnAnswers(_ page: LivePage) throws {
      try page.touch(.tap(at: (150, 125)))
      try page.tab.wait(for: "document.querySelector('#answers [data-differs=true]')")
      // Copies, because so many touches take long.
      try page.tab.evaluate(
        """
        (() => { const row = document.querySelector("#answers .answer[data-differs=true]")
        for (let count = 0; count < 24; count += 1) row.after(row.cloneNode(true)) })()
        """)
      let answers =
        "[...document.querySelectorAll('#answers .answer')].map((row) => row.firstElementChild.checkVisibility({ contentVisibilityAuto: true }))"
      // While the list is laid out again, none may be drawn for a moment.
      try page.tab.wait(for: "(rows => rows[0] && rows.filter(Boolean).length < 15)(\(answers))")
    }

    /// The newest line of the log is in sight, and most of the others are not drawn.
    private func expectDrawnLines(_ tab: Tab) throws {
      let fill = { (count: Int, text: String) in
        _ = try tab.evaluate(
          """
          import("./log.js").then(({ Log }) => {
            document.getElementById("log-filters").replaceChildren()
            new Log(() => {}, (text) => text).replace(Array.from({ length: \(count) }, (_, number) => ({ number, kind: "hit", text: "\(text)" + number, t: number }))) })
          """)
        try tab.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
      }
      try fill(500, "hit ")
      let drawn =
        "[...document.querySelectorAll('#log .line')].map((line) => line.checkVisibility({ contentVisibilityAuto: true }))"
      try tab.wait(for: "\(drawn).filter(Boolean).length <= 120 && \(drawn).at(-1)")
      // The newest line is in sight.
      let isInSight = """
        (() => { const line = [...document.querySelectorAll("#log .line")].at(-1).getBoundingClientRect()
        const list = document.getElementById("log").getBoundingClientRect()
        return line.height > 0 && line.bottom <= list.bottom + 1 && line.top >= list.top })()
        """
      try tab.wait(for: isInSight)
      // Also after many lines at once whose texts take several lines.
      try fill(233, String(repeating: "a view with a long name ", count: 9))
      try tab.wait(for: isInSight)
    }
  }
}
