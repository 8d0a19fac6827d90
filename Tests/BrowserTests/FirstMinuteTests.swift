import ChromiumDriver
import CommandSupport
import JSONText
import TestSupport
import Testing

extension InABrowser {
  @Suite("The live page shows what to do first, and that it records")
  struct FirstMinuteTests {
    @Test("a hint is shown until the first touch, which goes through it; the recording state is shown with a word")
    func hint() throws {
      let page = try LivePage.shared(Repository.scene("techniques/techniques"))
      let state = """
        [document.getElementById("hint").checkVisibility(), document.getElementById("connection").textContent,
          document.getElementById("recording").checkVisibility(), document.title.startsWith("●")]
        """
      #expect(try page.tab.evaluate(state).text == #"[true,"Ready",false,false]"#)
      try page.touch(.tap(at: (150, 300)))
      #expect(try page.log().map(\.view) == ["overlay", "overlay", "overlay"])
      #expect(try page.tab.evaluate(state).text == #"[false,"Recording",true,true]"#)
      // Starting over shows the hint again.
      try page.tab.evaluate("document.getElementById('start-over').click()")
      try page.tab.evaluate("document.getElementById('start-over-sure').click()")
      try page.tab.wait(for: "spy.answers && document.getElementById('hint').checkVisibility()")
      #expect(try page.tab.evaluate(state).text == #"[true,"Ready",false,false]"#)
      try page.touch(.tap(at: (150, 525)))
      // While the page records, no animation runs: it would delay the messages of touches.
      let running = """
        document.getAnimations().map((one) => `${one.effect.target.id || one.effect.target.className} ${one.animationName}`)
        """
      #expect(try page.tab.evaluate(running).text == "[]")
      try page.stop()
      #expect(try page.tab.evaluate(state).text == #"[false,"Finished",false,false]"#)
    }

    @Test("on a phone the tabs fill the width; in landscape the log has most of the height, and every panel has a tab")
    func tabs() throws {
      let page = try LivePage.shared(
        Repository.scene("techniques/techniques"), width: 390, height: 844, touch: true)
      for width in [390, 600] {
        try page.tab.setViewport(width: width, height: 844, touch: true)
        let gaps = try page.tab.evaluate(
          """
          (() => {
            const tabs = [...document.querySelectorAll("#tabs button")].filter((tab) => tab.checkVisibility())
            const boxes = tabs.map((tab) => tab.getBoundingClientRect())
            return boxes.map((box, index) => (boxes[index + 1]?.left ?? innerWidth) - box.right)
          })()
          """)
        let numbers = gaps.array?.compactMap(\.number) ?? []
        #expect(numbers.count == 6 && numbers.allSatisfy { (0...12).contains($0) }, "\(width): \(numbers)")
      }
      try page.tab.setViewport(width: 844, height: 390, touch: true)
      try page.touch(.tap(at: (150, 525)))
      #expect(try page.tab.evaluate("document.getElementById('log').clientHeight").number ?? 0 > 170)
      for name in ["answers", "why", "views", "session", "log"] {
        try page.tab.mouse(page.middle(of: "tab-\(name)"))
        let visible = try page.tab.evaluate(
          """
          ["log", "answers", "why", "views", "session"].filter((name) => document.getElementById(`${name}-panel`).checkVisibility())
          """)
        #expect(visible.text == "[\"\(name)\"]")
      }
    }
  }
}
