import ChromiumDriver
import CommandSupport
import JSONText
import TestSupport
import Testing

extension InABrowser {
  @Suite("The keyboard touches the scene like fingers")
  struct KeyboardFingerTests {
    /// A page whose stage has the focus.
    private func page() throws -> LivePage {
      let page = try LivePage(Repository.scene("controls/controls"))
      try page.tab.evaluate("document.getElementById('stage').focus()")
      return page
    }

    /// Presses a key without releasing it.
    private func hold(_ key: String, isAlt: Bool = false, on page: LivePage) throws {
      try send("keydown", key, isAlt, on: page)
    }

    private func release(_ key: String, on page: LivePage) throws {
      try send("keyup", key, false, on: page)
      try page.rest()
    }

    private func send(_ type: String, _ key: String, _ isAlt: Bool, on page: LivePage) throws {
      try page.tab.evaluate(
        """
        document.getElementById("stage").dispatchEvent(
          new KeyboardEvent("\(type)", { key: "\(key)", altKey: \(isAlt), bubbles: true, cancelable: true }))
        """)
    }

    @Test(
      "a finger enters at an edge",
      arguments: [("Home", "left"), ("End", "right"), ("PageUp", "top"), ("PageDown", "bottom")]
    )
    func edge(key: String, edge: String) throws {
      let page = try page()
      let inward = ["left": "ArrowRight", "right": "ArrowLeft", "top": "ArrowDown", "bottom": "ArrowUp"][edge] ?? ""
      try page.tab.press(key)
      try hold(" ", on: page)
      try hold(inward, on: page)
      try release(" ", on: page)
      // The next touch begins where the finger is, not at the edge.
      try page.tab.press(" ")
      try page.rest()
      try page.expectKept()
      let rows = try RawFile(page.shop.file(LivePage.recording)).rows("SELECT phase, edge FROM events ORDER BY sample")
      #expect(rows.map { $0[0] } == ["began", "moved", "ended", "began", "ended"])
      #expect(rows.first?[1] == edge)
      #expect(rows.dropFirst().allSatisfy { $0[1] != edge }, "\(rows)")
    }

    @Test("an arrow key away from the frame leaves the edge; one along it does not")
    func leavesEdge() throws {
      let page = try page()
      for keys in [["Home", "ArrowDown"], ["Home", "ArrowRight"]] {
        for key in keys { try page.tab.press(key) }
        try page.tab.press(" ")
        try page.rest()
      }
      try page.expectKept()
      let rows = try RawFile(page.shop.file(LivePage.recording)).rows(
        "SELECT edge, x FROM events WHERE phase = 'began' ORDER BY sample")
      #expect(rows[0][0] == "left" && rows[1][0] != "left", "\(rows)")
      #expect(rows.map { $0[1] } == ["0.0", "10.0"])
    }

    @Test("a second finger is mirrored about the centre, and with Alt both move in parallel")
    func secondFinger() throws {
      let page = try page()
      try page.tab.press("ArrowLeft", times: 3)
      try page.tab.press("2")
      try hold(" ", on: page)
      try hold("ArrowLeft", on: page)
      try hold("ArrowLeft", isAlt: true, on: page)
      try release(" ", on: page)
      try page.tab.press("2")
      try page.tab.press(" ")
      try page.rest()
      let samples = (try page.spy("samples").array ?? []).map { sample in
        let parts = sample.array ?? []
        return "\(parts[1].integer ?? 0) \(parts[2].string ?? "") \(parts[3].number ?? 0)"
      }
      // The screen is 375 points wide; the first finger is at 188 - 30.
      #expect(
        samples == [
          "1 began 158.0", "2 began 217.0", "1 moved 148.0", "2 moved 227.0", "1 moved 138.0", "2 moved 217.0",
          "2 ended 217.0", "1 ended 138.0", "3 began 138.0", "3 ended 138.0",
        ])
      try page.expectKept()
    }
  }
}
