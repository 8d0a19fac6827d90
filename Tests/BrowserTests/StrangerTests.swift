import ChromiumDriver
import CommandSupport
import Foundation
import JSONText
import TestSupport
import Testing

extension InABrowser {
  @Suite("Another page in the same browser can neither read nor write a capture")
  struct StrangerTests {
    /// The origin of the hostile page.
    enum Origin: String, CaseIterable, CustomTestStringConvertible {
      case file
      case otherServer

      var testDescription: String { self == .file ? "a file on this machine" : "another server on this machine" }
    }

    /// Requests without a readable answer. None of them may have an effect.
    static let blind = """
      (async () => {
        const quietly = (promise) => promise.then((answer) => answer.type, () => "refused")
        const types = []
        for (const path of ["scene", "touches", "exchange"]) {
          types.push(await quietly(fetch(address + path, { mode: "no-cors" })))
          types.push(await quietly(fetch(address + path, { mode: "no-cors", method: "POST", body })))
          types.push(await quietly(fetch(address + path, { mode: "no-cors", method: "POST", body: new Blob([body], { type: "application/json" }) })))
        }
        navigator.sendBeacon(address + "exchange", body)
        const gone = []
        const put = (kind, source) => new Promise((done) => {
          const element = document.createElement(kind)
          element.onload = () => { gone.push(kind + " loaded"); done() }
          element.onerror = () => { gone.push(kind + " failed"); done() }
          element.src = source
          document.body.append(element)
        })
        await put("img", address + "scene")
        await put("script", address + "main.js")
        await put("script", address + "scene")
        await put("iframe", address)
        const form = document.createElement("form")
        Object.assign(form, { method: "post", action: address + "exchange", enctype: "text/plain", target: "catcher" })
        const field = Object.assign(document.createElement("input"), { name: body.slice(0, -1) + ', "x": "', value: '"}' })
        const catcher = Object.assign(document.createElement("iframe"), { name: "catcher" })
        form.append(field)
        document.body.append(catcher, form)
        const landed = new Promise((done) => { catcher.onload = done })
        form.submit()
        await landed
        let read = "nothing"
        for (const frame of document.querySelectorAll("iframe")) {
          try { read = frame.contentDocument?.body?.textContent || read } catch { continue }
        }
        return { types, gone, read }
      })()
      """

    private func hostile(_ origin: Origin, shop: Workshop) throws -> (Tab, RunningTool?) {
      let tab = try Browser.shared().makeTab()
      guard origin == .otherServer else {
        try shop.write("<!doctype html><title>hostile</title><body>", to: "hostile.html")
        try tab.open("file://" + shop.file("hostile.html"))
        return (tab, nil)
      }
      // Without the browser's content security policy, another capture's server is an origin like any other.
      try shop.write(Repository.scene("controls/controls"), to: "other.scene.json")
      let words = ["capture", "--scene", "other.scene.json", "--live", "--no-open", "-o", "other.touchrec"]
      let tool = try shop.start(.recorder, words, input: .nothing)
      try tab.call("Page.setBypassCSP", ["enabled": true])
      try tab.open(LivePage.address(of: tool))
      return (tab, tool)
    }

    @Test(arguments: Origin.allCases)
    func attack(_ origin: Origin) throws {
      let page = try LivePage.shared(Repository.scene("controls/controls"))
      try page.touch(.tap(at: (60, 60)))
      let log = try page.log()
      let next = try #require(page.spy("messages.at(-1)")["seq"]?.integer) + 1
      let body: JSONValue = [
        "page": try page.spy("hello.page"), "seq": .init(next), "until": 1e9, "samples": [[1e9, 99, "began", 60, 60]],
        "command": ["do": "startOver"],
      ]
      let (tab, other) = try hostile(origin, shop: page.shop)
      try tab.evaluate(
        "window.address = \(JSONValue(page.address).text); window.body = \(JSONValue(body.text).text); 0")
      for path in ["scene", "touches", "flags", "main.js"] {
        #expect(throws: BrowserError.self, "\(path)") {
          try tab.evaluate("fetch(address + '\(path)').then((answer) => answer.text())")
        }
      }
      let post =
        "fetch(address + 'exchange', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })"
      #expect(throws: BrowserError.self) { try tab.evaluate(post) }
      let blind = try tab.evaluate(Self.blind)
      #expect(blind["read"]?.string == "nothing", "\(blind.text)")
      #expect(
        blind["gone"]?.array?.contains { $0.string == "img loaded" || $0.string == "script loaded" } == false,
        "\(blind.text)")
      // The page's own connection still works, and only its own samples are recorded.
      #expect(try page.log() == log)
      try page.tab.bringToFront()
      try page.touch(.tap(at: (180, 60)))
      #expect(try page.tab.evaluate("document.getElementById('connection').dataset.state").string == "open")
      #expect(try page.sent().map { $0.prefix { $0 != " " } } == ["began", "ended", "began", "ended"])
      try page.expectKept()
      other?.signal(SIGINT)
      _ = other?.wait()
    }
  }
}
