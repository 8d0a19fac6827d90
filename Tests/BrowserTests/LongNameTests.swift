import ChromiumDriver
import CommandSupport
import Foundation
import JSONText
import TestSupport
import Testing

extension InABrowser {
  @Suite("Views have the same short names everywhere, and whole names on hover and in copies")
  struct LongNameTests {
    private static let short = "…/OverlayTranslationContainerView"
    private static let whole = "root/PassThroughView[0]/OverlayTranslationContainerView[0]"

    /// Replaces the clipboard by a variable of the page.
    private static let noteCopies = """
      window.copied = []
      Object.defineProperty(navigator, "clipboard", { value: { writeText: async (text) => { copied.push(text) } } })
      0
      """

    private func texts(_ tab: Tab, _ selector: String, _ property: String = "textContent") throws -> [String] {
      let script = "[...document.querySelectorAll(`\(selector)`)].map((one) => one.\(property))"
      return (try tab.evaluate(script).array ?? []).map { $0.string ?? "" }
    }

    @Test("in the log, the answers of all strategies and the reasons of the live page")
    func capture() throws {
      let page = try LivePage.shared(Repository.scene("overlay-container/living"))
      try page.touch(.tap(at: (200, 300)))
      try page.tab.wait(for: "document.querySelectorAll('#answers tr').length === 5")
      #expect(try texts(page.tab, "#log [data-kind=hit] .line-text") == ["touch 1 → \(Self.short)"])
      #expect(try texts(page.tab, "#log [data-kind=hit]", "title") == ["touch 1 → \(Self.whole)"])
      #expect(
        try texts(page.tab, "#answers .receiver") == [Self.short, "map", "map", Self.short, "map"])
      #expect(
        try texts(page.tab, "#answers .receiver", "title") == [Self.whole, "map", "map", Self.whole, "map"])
      let others = try texts(page.tab, "#answers .otherwise")
      #expect(
        others.count == 3 && others.allSatisfy { $0.contains(Self.short) && !$0.contains(Self.whole) }, "\(others)")
      #expect(try texts(page.tab, "#answers .otherwise", "title").allSatisfy { $0.contains(Self.whole) })
      try page.tab.evaluate(Self.noteCopies)
      try page.tab.evaluate("document.querySelector('#answers .copy-name').click()")
      #expect(try page.tab.evaluate("copied").text == "[\"\(Self.whole)\"]")
      try page.tab.evaluate("document.querySelector('#answers .answer-head').click()")
      try page.tab.wait(for: "document.querySelector('.node-reason') !== null")
      #expect(try texts(page.tab, ".node-reason").allSatisfy { !$0.contains(Self.whole) })
      #expect(try texts(page.tab, ".node-reason", "title").contains { $0.contains(Self.whole) })
      try page.expectKept()
    }

    @Test("in the first difference and in the outcomes of the player, also with all strategies")
    func player() throws {
      let page = try ShowPage.shared(recording: "overlay-container/drag-between-notches", "--strategy delegate")
      let outcomes = try page.outcomes()
      #expect(outcomes.first == "touch 1 → harbour ≠ touch 1 → \(Self.short)", "\(outcomes)")
      #expect(outcomes.allSatisfy { !$0.contains(Self.whole) })
      let sentence = try texts(page.tab, ".divergence-sentence", "title")[0]
      #expect(sentence.contains(Self.whole))
      #expect(
        try texts(page.tab, ".divergence-sentence") == [sentence.replacing(Self.whole, with: Self.short)])
      #expect(try texts(page.tab, ".divergence-decision").allSatisfy { $0.hasPrefix("\(Self.short): flag: ") })
      try page.tab.evaluate(Self.noteCopies)
      try page.tab.evaluate("document.querySelectorAll('.copy-name').forEach((button) => button.click())")
      let copied = (try page.tab.evaluate("copied").array ?? []).compactMap(\.string)
      #expect(copied.first == sentence && copied.contains("touch 1 → \(Self.whole)"), "\(copied)")
      try page.tab.evaluate("document.getElementById('five').click()")
      try page.tab.wait(for: "document.querySelectorAll('.device').length === 6")
      try page.tab.wait(for: "document.querySelector('.device-mark').textContent === 'harbour'")
      #expect(
        try texts(page.tab, ".device-mark") == [
          "harbour", "≠ \(Self.short)", "= harbour", "= harbour", "≠ \(Self.short)", "= harbour",
        ])
      #expect(try texts(page.tab, ".device-mark", "title")[1] == Self.whole)
      #expect(try page.outcomes().allSatisfy { !$0.contains(Self.whole) })
    }

    @Test("where a long name needs several lines, it is broken between its words")
    func broken() throws {
      let page = try ShowPage.shared(recording: "overlay-container/drag-between-notches", "--strategy delegate")
      try page.tab.evaluate("document.getElementById('tab-outcomes').click()")
      let cut = """
        (() => { const texts = document.createTreeWalker(document.getElementById("outcomes"), NodeFilter.SHOW_TEXT), cut = []
        while (texts.nextNode()) { const text = texts.currentNode
          for (const word of text.data.matchAll(/[^ ]+/g)) { const range = document.createRange()
            range.setStart(text, word.index)
            range.setEnd(text, word.index + word[0].length)
            if (new Set([...range.getClientRects()].map((box) => box.top)).size > 1) cut.push(word[0]) } }
        return cut })()
        """
      try page.tab.wait(
        for: "document.getElementById('outcomes').textContent.includes('OverlayTranslationContainerView')")
      for window in [[1440, 900], [1024, 768], [390, 844]] {
        try page.tab.setViewport(width: window[0], height: window[1])
        #expect(try page.tab.evaluate(cut).text == "[]", "\(window)")
      }
    }

    @Test("in the HTML report, whose copied text has the whole names")
    func report() throws {
      let recording = Repository.root.appendingPathComponent(
        "Recordings/overlay-container/drag-between-notches.touchrec")
      let shop = try Workshop()
      try shop.write(Array(Data(contentsOf: recording)), to: "a.touchrec")
      #expect(try shop.replayer("diff --strategy delegate --reporter html=r.html a.touchrec").code == 1)
      let tab = try SharedTab.tab()
      try tab.open("file://\(shop.path)/r.html")
      #expect(try texts(tab, ".receivers .new")[0] == Self.short)
      #expect(try texts(tab, ".receivers .new", "title")[0] == Self.whole)
      let copied = try tab.evaluate(
        """
        (() => {
          getSelection().selectAllChildren(document.querySelector(".receivers"))
          const copy = new ClipboardEvent("copy", { clipboardData: new DataTransfer(), bubbles: true, cancelable: true })
          document.body.dispatchEvent(copy)
          return copy.clipboardData.getData("text/plain") })()
        """)
      #expect(copied.string == "harbour → \(Self.whole)")
    }
  }
}
