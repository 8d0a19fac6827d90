import ChromiumDriver
import CommandSupport
import Foundation
import JSONText
import TestSupport
import Testing

extension InABrowser {
  @Suite("The stage names views as the engine does, and shows what lies behind")
  struct StageTests {
    @Test(
      "Inspect names the view that the engine's hit test returns; the map and the captions follow a scene that a touch changes"
    )
    func inspect() throws {
      let page = try LivePage.shared(
        Repository.scene("overlay-container/first-release"), "--strategy flag")
      try page.tab.evaluate("document.getElementById('pick').click()")
      for (x, y) in [(60.0, 60.0), (200, 120), (200, 380), (300, 640), (20, 700)] {
        let hit = try page.shop.replayer("hit --scene s.scene.json --at \(x),\(y) --strategy flag --json").document()
        let name = hit["view"]?.string ?? ""
        try page.tab.hover(page.place(x, y))
        try page.tab.wait(for: "document.getElementById('read-out').dataset.view === '\(name)'")
        let lit = try page.tab.evaluate(
          "document.querySelector(`#stage .view[data-view='${document.querySelector('#stage .is-hover').dataset.view}']`).dataset.name"
        )
        #expect(lit.string == name, "(\(x), \(y))")
      }
      try page.tab.evaluate("document.getElementById('pick').click()")
      try page.tab.press("m")
      let parts = "[...document.querySelectorAll('#stage .map-part')].map((one) => one.getAttribute('d')).join()"
      try page.tab.wait(for: "document.querySelectorAll('#stage .map-part').length > 1")
      try page.tab.wait(for: "document.querySelectorAll('#stage .caption-tag').length > 1")
      let before = try page.tab.evaluate(parts).string ?? ""
      try page.touch(Stroke(from: (200, 680), to: (200, 400), begins: 0, seconds: 0.3))
      try page.tab.wait(for: "\(parts) !== `\(before)`")
      // The captions are placed again when the views rest.
      let wanted =
        "fetch('captions?zoom=' + document.getElementById('stage').getBoundingClientRect().width / spy.hello.screen.width).then((one) => one.json())"
      let count = try page.tab.evaluate(wanted)["captions"]?.array?.count ?? 0
      #expect(count > 1)
      try page.tab.wait(
        for:
          "(\(wanted)).then(({ captions }) => captions.every(({ text, x }, index) => document.querySelectorAll('#stage .caption-tag')[index]?.textContent === text))"
      )
      try page.expectKept()
    }

    @Test(
      "the map colors the screen by the views that touches would hit, with a key; the layer picker lists every view at a point with its reason"
    )
    func layers() throws {
      let page = try LivePage.shared(Repository.scene("techniques/techniques"))
      try page.tab.press("m")
      try page.tab.wait(for: "document.querySelectorAll('#stage .map-part').length > 1")
      let total = try page.tab.evaluate("fetch('map').then((one) => one.json()).then((map) => map.area)").number
      let sum = try page.tab.evaluate(
        "fetch('map').then((one) => one.json()).then((map) => map.receivers.reduce((sum, one) => sum + one.area, 0))")
      #expect(abs((total ?? 0) - (sum.number ?? 0)) < 1e-6 * (total ?? 1))
      for (x, y) in [(150.0, 125.0), (150, 525), (20, 20), (200, 700)] {
        let hit =
          try page.shop.replayer("hit --scene s.scene.json --at \(x),\(y) --json").document()["view"]?.string ?? ""
        let part = try page.tab.evaluate(
          """
          (() => { const picture = document.querySelector("#stage .map-layer svg"), point = picture.createSVGPoint();
          [point.x, point.y] = [\(x), \(y)]
          return [...picture.querySelectorAll(".map-part")].filter((one) => one.isPointInFill(point)).map((one) => one.dataset.view).join() })()
          """)
        #expect(part.string == hit, "(\(x), \(y))")
      }
      #expect(
        try page.tab.evaluate(
          "[...document.querySelectorAll('.map-row')].filter((one) => one.checkVisibility()).length"
        )
        .integer ?? 0 > 1)
      try page.tab.press("m")
      #expect(try page.tab.evaluate("document.querySelectorAll('.map-part').length").integer == 0)
      #expect(try page.tab.evaluate("document.getElementById('map-legend').hidden").bool == true)
      try pickLayer(page)
    }

    private func pickLayer(_ page: LivePage) throws {
      try page.tab.hover(page.place(150, 125))
      try page.tab.press("v")
      try page.tab.wait(for: "document.querySelector('.layers .is-receiver')")
      let names = try page.tab.evaluate("[...document.querySelectorAll('.layer')].map((one) => one.title)").array ?? []
      let reasons =
        try page.tab.evaluate("[...document.querySelectorAll('.layer-reason')].map((one) => one.textContent)").array
        ?? []
      let hit = try page.shop.replayer("hit --scene s.scene.json --at 150,125 --json").document()["view"]?.string
      #expect(names.count > 2 && names.contains { $0.string == hit })
      #expect(names.last?.string == "window")
      #expect(reasons.count == names.count && reasons.allSatisfy { $0.string?.isEmpty == false })
      #expect(try page.tab.evaluate("document.querySelector('.layer.is-receiver').title").string == hit)
      try page.tab.press("ArrowDown")
      let chosen = try page.tab.evaluate("document.activeElement.title").string ?? ""
      #expect(chosen == names[1].string)
      try page.tab.press("Enter")
      try page.tab.wait(for: "document.querySelector('#tree [aria-selected=true]')?.dataset.name === '\(chosen)'")
      #expect(try page.tab.evaluate("document.querySelector('.layers').hidden").bool == true)
      try page.tab.press("v")
      try page.tab.press("Escape")
      #expect(try page.tab.evaluate("document.querySelector('.layers').hidden").bool == true)
      #expect(try page.log().isEmpty)
      // A search without a result has a message beside the empty tree, whose role allows rows only.
      let shown = """
        [...document.querySelectorAll("#tree, #tree ~ .empty")].filter((part) => part.checkVisibility()).map((part) => part.id || part.textContent).join()
        """
      func search(_ text: String) throws -> String? {
        try page.tab.evaluate(
          "(() => { const field = document.getElementById('tree-search'); field.value = '\(text)'; field.dispatchEvent(new Event('input')) })()"
        )
        return try page.tab.evaluate(shown).string
      }
      #expect(try search("no such view") == "No view has that name or class.")
      #expect(try page.tab.evaluate("document.querySelectorAll('#tree > :not([role=treeitem])').length").integer == 0)
      #expect(try search("") == "tree")
    }

    @Test(
      "a view that the overlay names has no caption; a very small stage has none; the timeline has the colors of the touches, also with forced colors"
    )
    func named() throws {
      let page = try LivePage.shared(Repository.scene("techniques/techniques"))
      let seen = """
        [...document.querySelectorAll("#stage .caption-tag")].filter((one) => one.checkVisibility({ visibilityProperty: true }))
          .map((one) => one.dataset.name)
        """
      try page.tab.wait(for: "\(seen).length > 1")
      let all = try page.tab.evaluate(seen).text
      let receiver = try page.shop.replayer("hit --scene s.scene.json --at 150,300 --json").document()["view"]?.string
      let name = try #require(receiver)
      #expect(all.contains("\"\(name)\""))
      try page.tab.press([0: page.place(150, 300)])
      try page.tab.wait(for: "document.getElementById('stage').dataset.receivers === '\(name)'")
      let others = try page.tab.evaluate(seen).array?.compactMap(\.string) ?? []
      #expect(!others.isEmpty && !others.contains(name))
      try page.tab.lift()
      try page.tab.wait(for: "JSON.stringify(\(seen)) === '\(all)'")
      try page.rest()
      try expectTimelineColors(page)
      // Names have no place on a very small stage.
      let sizes =
        "[document.querySelector('.device').offsetWidth, document.querySelectorAll('.captions')[0].checkVisibility()].join()"
      #expect(try page.tab.evaluate(sizes).string?.hasSuffix("true") == true)
      try page.tab.setViewport(width: 500, height: 260)
      try page.tab.wait(for: "document.querySelector('.device').classList.contains('is-small')")
      #expect(try page.tab.evaluate(sizes).string?.hasSuffix("false") == true)
    }

    /// The bars of the timeline have the colors of the touches, also with forced colors and after them.
    private func expectTimelineColors(_ page: LivePage) throws {
      try page.touch(.tap(at: (150, 525)))
      let isColored = """
        (() => { const picture = document.querySelector("#time .timeline-picture"), pen = picture.getContext("2d")
        if (!picture.width) return false
        const { data } = pen.getImageData(0, 0, picture.width, picture.height)
        const probe = document.createElement("i"); probe.style.cssText = "forced-color-adjust: none; color: var(--finger-1)"
        document.body.append(probe)
        const own = getComputedStyle(probe).color.match(/\\d+/g).map(Number); probe.remove()
        for (let at = 0; at < data.length; at += 4) if ([0, 1, 2].every((part) => Math.abs(data[at + part] - own[part]) < 3) && data[at + 3] > 250) return true
        return false })()
        """
      try page.tab.wait(for: isColored)
      for value in ["active", "none"] {
        try page.tab.call(
          "Emulation.setEmulatedMedia", ["features": [["name": "forced-colors", "value": .init(value)]]])
        try page.tab.evaluate("dispatchEvent(new Event('resize'))")
        try page.tab.wait(for: isColored)
      }
    }
  }
}
