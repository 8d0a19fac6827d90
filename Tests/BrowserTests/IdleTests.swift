import ChromiumDriver
import CommandSupport
import JSONText
import TestSupport
import Testing

extension InABrowser {
  @Suite("The live page lights the receiver of a touch first, and draws little for the rest")
  struct IdleTests {
    @Test("the log and the answers are written in idle time, once for several touches, after the receiver is lit")
    func idle() throws {
      let page = try LivePage.shared(Repository.scene("techniques/techniques"))
      let state = """
        JSON.stringify([document.querySelectorAll("#log .line").length, document.querySelectorAll("#answers .answer").length,
          held.length, touchReplay.isAtRest])
        """
      try page.tab.evaluate(
        "(() => { window.held = []; window.requestIdleCallback = (work) => held.push(work) })()")
      for y in [525.0, 300] {
        try page.tab.press([0: page.place(150, y)])
        try page.tab.wait(for: "document.getElementById('stage').dataset.receivers !== ''")
        try page.tab.lift()
        try page.tab.wait(for: "document.getElementById('stage').dataset.receivers === ''")
      }
      try page.tab.wait(for: "spy.session.touches === 2")
      try page.tab.wait(for: "held.length === 1")
      #expect(try page.tab.evaluate(state).string == "[0,0,1,false]")
      // Only then are idle callbacks called again.
      try page.tab.wait(
        for: "(held.splice(0).forEach((work) => work()), document.querySelectorAll('#answers .answer').length === 2)")
      #expect(try page.log().filter { $0.kind == "hit" }.count == 2)
      try page.tab.evaluate("delete window.requestIdleCallback")
      try page.expectKept()
    }

    @Test("where no view moves, the page requests no frame, which would delay the next touch")
    func frames() throws {
      let page = try LivePage.shared(Repository.scene("techniques/techniques"))
      try page.touch(.tap(at: (150, 525)))
      try page.rest()
      try page.tab.evaluate(
        """
        (() => { window.requested = 0; const request = requestAnimationFrame
        window.requestAnimationFrame = (work) => { requested += 1; return request(work) } })()
        """)
      let before = try page.tab.evaluate("spy.session.touches").number ?? 0
      try page.tab.press([0: page.place(150, 300)])
      let time = "touchReplay.time"
      let start = try page.tab.evaluate(time).number ?? 0
      // The engine's time goes on under a finger that rests.
      try page.tab.wait(for: "\(time) > \(start + 200_000)")
      try page.tab.lift()
      try page.tab.wait(for: "spy.session.touches === \(Int(before) + 1)")
      try page.rest()
      #expect(try page.tab.evaluate("requested").number == 0)
      try page.expectKept()
    }

    @Test("the log keeps the newest lines in parts, and the parts that are out of sight are not drawn")
    func logParts() throws {
      let page = try LivePage.shared(Repository.scene("techniques/techniques"))
      let lines = """
        import("./log.js").then(({ Log }) => {
          document.getElementById("log-filters").replaceChildren()
          const log = new Log(() => {}, (text) => text)
          const entry = (number, kind, text) => ({ number, kind, text, t: number })
          log.add(Array.from({ length: 39 }, (_, at) => entry(at, "hit", `hit ${at}`)))
          // The second "pan" repeats the last line of the first part, although a hidden line of the next part is between them.
          log.add([entry(39, "gesture", "pan"), entry(40, "touches", "began"), entry(41, "gesture", "pan")])
          const repeats = [...document.querySelectorAll("#log .line")].map((line) => line.dataset.times).filter((times) => times !== "1").join()
          for (let number = 42; number < 700; number += 1) log.add([entry(number, "hit", `hit ${number}`)], true)
          const all = [...document.querySelectorAll("#log .line")]
          const sizes = [...document.querySelectorAll("#log > *")].map((part) => part.childElementCount)
          return [repeats, all.length, all[0].dataset.number, all.at(-1).dataset.number, Math.max(...sizes), Math.min(...sizes) > 0,
            document.querySelector(".filter[data-kind=hit] .filter-count").textContent] })
        """
      #expect(try page.tab.evaluate(lines).text == #"["2",500,"200","699",40,true,"500"]"#)
      let drawn =
        "[...document.querySelectorAll('#log .line')].map((line) => line.checkVisibility({ contentVisibilityAuto: true }))"
      try page.tab.wait(for: "\(drawn).filter(Boolean).length <= 120 && \(drawn).at(-1)")
      // The newest line is in sight.
      let isInSight = """
        (() => { const line = [...document.querySelectorAll("#log .line")].at(-1).getBoundingClientRect()
        const list = document.getElementById("log").getBoundingClientRect()
        return line.height > 0 && line.bottom <= list.bottom + 1 && line.top >= list.top })()
        """
      try page.tab.wait(for: isInSight)
      // Also after many lines at once whose texts take several lines.
      try page.tab.evaluate(
        """
        import("./log.js").then(({ Log }) => {
          document.getElementById("log-filters").replaceChildren()
          const text = "a view with a long name ".repeat(9)
          new Log(() => {}, (text) => text).replace(Array.from({ length: 233 }, (_, number) => ({ number, kind: "hit", text: text + number, t: number }))) })
        """)
      try page.tab.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
      try page.tab.wait(for: isInSight)
      // Nor are rows of the list of answers that are out of sight.
      try page.touch(.tap(at: (150, 125)))
      try page.tab.wait(for: "document.querySelector('#answers [data-differs=true]')")
      // Copies, because so many touches take long.
      try page.tab.evaluate(
        """
        (() => { const row = document.querySelector("#answers .answer")
        for (let count = 0; count < 24; count += 1) row.after(row.cloneNode(true)) })()
        """)
      let answers =
        "[...document.querySelectorAll('#answers .answer')].map((row) => row.firstElementChild.checkVisibility({ contentVisibilityAuto: true }))"
      try page.tab.wait(for: "\(answers).filter(Boolean).length < 15")
      #expect(try page.tab.evaluate("\(answers)[0]").bool == true)
    }
  }
}
