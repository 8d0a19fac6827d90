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
      let page = try LivePage.shared(Repository.scene("techniques/techniques"))
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
      let compared = try page.shop.replayer("diff \(page.recording)")
      #expect(compared.code == 0, "\(compared.output)\(compared.error)")
    }
  }
}
