import ChromiumDriver
import CommandSupport
import Foundation
import JSONText
import TestSupport
import Testing

extension InABrowser {
  @Suite("A refused message does not end the capture on the live page")
  struct RefusedTests {
    @Test("the refusal is shown in red, the finger ends, and later touches and Stop work")
    func refused() throws {
      let page = try LivePage(Repository.scene("techniques/techniques"))
      try page.touch(.tap(at: (110, 525)))
      // Far enough from the first touch that it does not count as a further tap, whatever the time between them.
      try page.tab.press([0: page.place(190, 525)])
      try page.tab.wait(for: "document.getElementById('stage').dataset.receivers !== ''")
      try page.tab.evaluate("spy.breaksNext = true")
      try page.tab.move([0: page.place(190, 500)])
      try page.tab.wait(for: "spy.refusals.length === 1 && !document.getElementById('notice').hidden")
      #expect(try page.tab.evaluate("document.getElementById('notice').dataset.tone").string == "trouble")
      let said = try page.tab.evaluate("document.getElementById('notice').textContent").string ?? ""
      #expect(said.contains("not recorded") && said.contains("not JSON"), "\(said)")
      try page.tab.move([0: page.place(190, 480)])
      try page.tab.lift()
      try page.rest()
      try page.touch(.tap(at: (110, 525)))
      #expect(try page.spy("refusals.length").integer == 1)
      try page.stop()
      let kept = try page.kept()
      #expect(
        kept.map { $0.prefix { $0 != " " } } == ["began", "ended", "began", "cancelled", "began", "ended"], "\(kept)")
      let compared = try page.shop.replayer("diff \(LivePage.recording)")
      #expect(compared.code == 0, "\(compared.output)\(compared.error)")
    }

    @Test("a name with half a character is accepted without it")
    func halfCharacter() throws {
      let page = try LivePage(Repository.scene("techniques/techniques"))
      try page.touch(.tap(at: (150, 525)))
      try page.tab.evaluate(
        "(() => { const field = document.getElementById('session-name'); field.value = 'bad\\ud83d'; field.dispatchEvent(new Event('change')) })()"
      )
      try page.tab.wait(for: "spy.session.name === 'bad\\ufffd'")
      #expect(try page.spy("refusals.length").integer == 0)
      try page.expectKept()
    }

    @Test("a server that does not answer is shown as such, and its touches arrive when it continues")
    func silent() throws {
      let page = try LivePage(Repository.scene("techniques/techniques"))
      page.tool.signal(SIGSTOP)
      try page.tab.touch(Stroke.tap(at: page.place(150, 525)))
      try page.tab.wait(for: "document.getElementById('connection').dataset.state === 'silent'", within: .seconds(4))
      #expect(try page.tab.evaluate("document.getElementById('connection').textContent").string == "No answer")
      #expect(try page.tab.evaluate("document.getElementById('banner').dataset.tone").string == "trouble")
      page.tool.signal(SIGCONT)
      try page.tab.wait(for: "document.getElementById('connection').dataset.state === 'open'")
      try page.rest()
      try page.expectKept()
    }

    @Test("a finger that is held while the server does not answer keeps its samples and its end")
    func silentUnderFinger() throws {
      let page = try LivePage(Repository.scene("techniques/techniques"))
      try page.tab.press([0: page.place(150, 525)])
      try page.tab.wait(for: "document.getElementById('stage').dataset.receivers !== ''")
      page.tool.signal(SIGSTOP)
      try page.tab.move([0: page.place(150, 520)])
      try page.tab.wait(for: "document.getElementById('connection').dataset.state === 'silent'", within: .seconds(4))
      // Longer than the time after which a lost connection cancels fingers.
      let silent = try page.tab.evaluate("Date.now()").number ?? 0
      try page.tab.wait(for: "Date.now() > \(silent + 2_500)")
      try page.tab.move([0: page.place(150, 515)])
      page.tool.signal(SIGCONT)
      try page.tab.wait(for: "document.getElementById('connection').dataset.state === 'open'")
      try page.tab.move([0: page.place(150, 510)])
      try page.tab.lift()
      try page.rest()
      try page.stop()
      let kept = try page.kept().compactMap { $0.split(separator: " ").first.map(String.init) }
      #expect(kept == ["began", "moved", "moved", "moved", "ended"], "\(kept)")
    }
  }
}
