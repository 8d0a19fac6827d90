import ChromiumDriver
import Foundation
import JSONText
import TestSupport
import Testing

extension InABrowser {
  @Suite("The stage names views as the engine does, and shows what lies behind")
  struct StageTests {
    private static let overlay = "overlay-container/first-release"

    @Test("the read-out and Inspect name the view that the engine's hit test returns")
    func inspect() throws {
      let page = try LivePage(Repository.scene(Self.overlay), "--strategy flag")
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
    }

    @Test("while a finger is down, the read-out names the view of the finger")
    func finger() throws {
      let page = try LivePage(Repository.scene("controls/controls"))
      try page.tab.hover(page.place(60, 60))
      try page.tab.wait(for: "document.getElementById('read-out').dataset.view === 'plain'")
      try page.tab.press([0: page.place(60, 60)])
      try page.tab.move([0: page.place(60, 70)])
      try page.tab.wait(for: "/60, 70.*plain/.test(document.getElementById('read-out').textContent)")
      try page.tab.lift()
      try page.expectKept()
    }

    @Test("the layer picker lists every view at a point, front to back, each with its reason, and selects one")
    func layers() throws {
      let page = try LivePage(Repository.scene("techniques/techniques"))
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
    }

    @Test("the exploded view has a plate for each view, in front of all that it covers, and selects views")
    func exploded() throws {
      let page = try LivePage(Repository.scene(Self.overlay))
      try page.tab.press("3")
      try page.tab.wait(for: "document.querySelectorAll('.plate').length === window.touchReplay.views")
      let wrong = try page.tab.evaluate(
        """
        (async () => {
          const model = [...document.querySelectorAll(".plate")].map((plate) => ({ view: plate.dataset.view,
            level: Number(plate.dataset.level), box: plate.style.transform, size: [plate.offsetWidth, plate.offsetHeight] }))
          const place = (one) => { const [, e, f] = /,([-\\d.e]+),([-\\d.e]+)\\)$/.exec(one.box.replaceAll(" ", "")); return [Number(e), Number(f)] }
          return model.flatMap((one, index) => model.slice(0, index).filter((other) => {
            const [[x, y], [u, v]] = [place(one), place(other)]
            return x < u + other.size[0] && u < x + one.size[0] && y < v + other.size[1] && v < y + one.size[1] && one.level <= other.level
          }).map((other) => `${one.view} ${other.view}`)) })()
        """)
      #expect(wrong.text == "[]")
      try page.tab.evaluate("document.querySelector('.plate:last-child').click()")
      let last = try page.tab.evaluate("document.querySelector('.plate:last-child').dataset.view").string ?? ""
      try page.tab.wait(for: "document.querySelector('#tree [aria-selected=true]')?.dataset.view === '\(last)'")
      #expect(try page.tab.evaluate("document.querySelector('.plate.is-selected').dataset.view").string == last)
      try page.tab.press("3")
      #expect(try page.tab.evaluate("document.querySelectorAll('.plate').length").integer == 0)
      #expect(try page.tab.evaluate("document.querySelector('.bezel').hidden").bool == false)
    }

    @Test("the map colors the screen by the views that touches would hit, and follows the scene")
    func map() throws {
      let page = try LivePage(Repository.scene("techniques/techniques"))
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
      #expect(try page.tab.evaluate("document.querySelectorAll('.map-row').length").integer ?? 0 > 1)
      try page.tab.press("m")
      #expect(try page.tab.evaluate("document.querySelectorAll('.map-part').length").integer == 0)
      #expect(try page.tab.evaluate("document.getElementById('map-legend').hidden").bool == true)
    }

    @Test("the map of a scene that a touch changes is drawn again")
    func mapMoves() throws {
      let page = try LivePage(Repository.scene(Self.overlay), "--strategy flag")
      try page.tab.press("m")
      let parts = "[...document.querySelectorAll('#stage .map-part')].map((one) => one.getAttribute('d')).join()"
      try page.tab.wait(for: "document.querySelectorAll('#stage .map-part').length > 1")
      let before = try page.tab.evaluate(parts).string ?? ""
      try page.touch(Stroke(from: (200, 680), to: (200, 400), begins: 0, seconds: 0.3))
      try page.tab.wait(for: "\(parts) !== `\(before)`")
      try page.expectKept()
    }

    @Test("a short name is the shortest ending that no other view has")
    func names() throws {
      let page = try LivePage(Repository.scene("controls/controls"))
      let short = try page.tab.evaluate(
        """
        import("./names.js").then(({ shortNames }) => [...shortNames(
          ["w", "w/A[0]", "w/A[1]", "w/A[0]/C[0]", "w/A[1]/B[0]", "w/A[1]/B[1]", "w/A[0]/D[0]", "w/A[1]/D[0]", "b", "x/b"]).values()].join(" "))
        """)
      #expect(
        short.string?.split(separator: " ").sorted() == [
          "b", "w", "x/b", "…/A[0]", "…/A[0]/D", "…/A[1]", "…/A[1]/D", "…/B[0]", "…/B[1]", "…/C",
        ])
    }

    @Test("captions have one size, lie within their views, and are not drawn on a view that covers theirs")
    func captions() throws {
      let scene = """
        {"format": 1, "scene": "captions", "screen": {"size": [400, 800]}, "windows": [{"id": "w", "subviews": [
          {"id": "turned", "frame": [20, 60, 150, 150], "transform": [0.5, 0, 0, 0.5, 0, 0]},
          {"id": "covered", "frame": [20, 300, 200, 100]},
          {"id": "front", "frame": [10, 260, 300, 100], "backgroundColor": "#ff0000"},
          {"id": "clip", "frame": [0, 500, 200, 100], "clipsToBounds": true, "subviews": [
            {"id": "outside", "frame": [150, 0, 300, 50]}, {"id": "gone", "frame": [300, 0, 100, 50]}]}]}]}
        """
      let page = try LivePage(scene)
      try page.tab.wait(for: "document.querySelectorAll('.caption-tag').length > 2")
      let shown = try page.tab.evaluate(
        "[...document.querySelectorAll('.caption-tag:not([hidden])')].map((one) => one.textContent).sort().join(' ')")
      #expect(shown.string == "clip front outside turned")
      let sizes = try page.tab.evaluate(
        "[...new Set([...document.querySelectorAll('.caption-tag')].map((one) => getComputedStyle(one).fontSize))].length"
      )
      #expect(sizes.integer == 1)
      let isWithin = try page.tab.evaluate(
        """
        (() => { const of = (text) => [...document.querySelectorAll(".caption-tag")].find((one) => one.textContent === text).getBoundingClientRect()
        const clip = document.querySelector("#stage [data-name=clip]").getBoundingClientRect()
        return of("outside").right <= clip.right + 0.5 })()
        """)
      #expect(isWithin.bool == true)
    }

    @Test("forced colors leave the scene its colors")
    func forced() throws {
      let page = try LivePage(Repository.scene("controls/controls"))
      try page.tab.call("Emulation.setEmulatedMedia", ["features": [["name": "forced-colors", "value": "active"]]])
      let kept = try page.tab.evaluate(
        "getComputedStyle(document.querySelector('#stage .kind-button')).forcedColorAdjust")
      #expect(kept.string == "none")
    }

    @Test("after playing, the player's map is that of the frame at which it stopped")
    func mapAfterPlaying() throws {
      let shop = try Workshop()
      try FileManager.default.copyItem(
        atPath: Repository.root.appending(path: "Recordings/overlay-container/drag-between-notches.touchrec").path,
        toPath: shop.file("a.touchrec"))
      let page = try ShowPage("a.touchrec", in: shop)
      let parts =
        "[...document.querySelectorAll('#stage-recorded .map-part')].map((one) => one.getAttribute('d')).join()"
      try page.tab.press("m")
      try page.tab.wait(for: "document.querySelectorAll('#stage-recorded .map-part').length > 1")
      let before = try page.tab.evaluate(parts).string ?? ""
      try page.tab.press(" ")
      try page.tab.wait(for: "Number(document.getElementById('player').dataset.event) > 15")
      #expect(try page.tab.evaluate("document.querySelectorAll('#stage-recorded .map-part').length").integer == 0)
      try page.tab.press(" ")
      try page.tab.wait(for: "document.querySelectorAll('#stage-recorded .map-part').length > 1")
      #expect(try page.tab.evaluate(parts).string != before)
    }

    @Test("the player names the view that each side would hit at the time that it shows")
    func player() throws {
      let shop = try Workshop()
      try FileManager.default.copyItem(
        atPath: Repository.root.appending(path: "Recordings/overlay-container/notch-200-taps.touchrec").path,
        toPath: shop.file("a.touchrec"))
      let page = try ShowPage("a.touchrec --strategy delegate", in: shop)
      for (side, name) in [("recorded", "map"), ("replayed", "translation-container")] {
        let place =
          try page.tab.evaluate(
            "(() => { const box = document.getElementById('stage-\(side)').getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height * 0.1] })()"
          ).array?.compactMap(\.number) ?? []
        try page.tab.hover((place[0], place[1]))
        try page.tab.wait(for: "document.getElementById('read-out').dataset.view === '\(name)'")
      }
    }
  }
}
