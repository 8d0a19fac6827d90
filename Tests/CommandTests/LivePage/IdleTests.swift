import ChromiumDriver
import JSONText
import TestSupport
import Testing

extension InABrowser {
  @Suite("The live page lights the receiver of a touch first, and draws little for the rest")
  struct IdleTests {
    @Test("the log and the answers are written in idle time, once for several touches, after the receiver is lit")
    func idle() throws {
      let page = try LivePage(Repository.scene("techniques/techniques"))
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
      #expect(try page.tab.evaluate(state).string == "[0,0,1,false]")
      // Only then are idle callbacks called again.
      try page.tab.wait(
        for: "(held.splice(0).forEach((work) => work()), document.querySelectorAll('#answers .answer').length === 2)")
      #expect(try page.log().filter { $0.kind == "hit" }.count == 2)
      try page.tab.evaluate("delete window.requestIdleCallback")
      try page.expectKept()
    }

    @Test("while the page records, no animation runs: it would delay the messages of touches")
    func still() throws {
      let page = try LivePage(Repository.scene("techniques/techniques"))
      try page.touch(.tap(at: (150, 300)))
      #expect(try page.tab.evaluate("document.getElementById('recording').checkVisibility()").bool == true)
      let running = """
        document.getAnimations().map((one) => `${one.effect.target.id || one.effect.target.className} ${one.animationName}`)
        """
      #expect(try page.tab.evaluate(running).text == "[]")
      try page.expectKept()
    }

    @Test("rows of the list of answers that are out of sight are not drawn")
    func unseenRows() throws {
      let page = try LivePage(Repository.scene("techniques/techniques"))
      try page.touch(.tap(at: (150, 125)))
      try page.tab.wait(for: "document.querySelector('#answers [data-differs=true]')")
      // Copies, because so many touches take long.
      try page.tab.evaluate(
        """
        (() => { const row = document.querySelector("#answers .answer")
        for (let count = 0; count < 24; count += 1) row.after(row.cloneNode(true)) })()
        """)
      let drawn =
        "[...document.querySelectorAll('#answers .answer')].map((row) => row.firstElementChild.checkVisibility({ contentVisibilityAuto: true }))"
      try page.tab.wait(for: "\(drawn).filter(Boolean).length < 15")
      #expect(try page.tab.evaluate("\(drawn)[0]").bool == true)
    }
  }
}
