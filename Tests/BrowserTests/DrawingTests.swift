import ChromiumDriver
import CommandSupport
import Foundation
import JSONText
import TestSupport
import Testing

extension InABrowser {
  @Suite("The page, the player, the report and the picture paint one drawing")
  struct DrawingTests {
    /// One point of the screen is one pixel of the picture of `replayer picture`.
    private static let screenWidth = 280.0
    /// The width of a picture in the HTML report, in pixels.
    private static let reportWidth = 340.0

    private static let scene = """
      {"format": 1, "scene": "drawing", "screen": {"size": [280, 600]}, "windows": [{"id": "w", "subviews": [
        {"id": "turned", "frame": [60, 40, 140, 90], "transform": [0.8, 0.6, -0.6, 0.8, 0, 0]},
        {"id": "covered", "frame": [10, 200, 200, 80]},
        {"id": "gone", "frame": [20, 205, 80, 20]},
        {"id": "front", "frame": [4, 190, 220, 60], "backgroundColor": "#ff0000"},
        {"id": "clip", "frame": [0, 400, 140, 60], "clipsToBounds": true, "subviews": [
          {"id": "outside", "frame": [40, 25, 300, 30]}, {"id": "away", "frame": [200, 0, 60, 60]}]},
        {"id": "root", "frame": [10, 300, 240, 90], "passThrough": true, "subviews": [
          {"class": "AContainerViewWithAnExtraordinarilyLongName", "superclass": "UIView", "passThrough": true, "frame": [0, 30, 240, 60],
            "subviews": [{"class": "Row", "superclass": "UIView", "passThrough": true, "frame": [120, 20, 118, 30]}]}]},
        {"id": "text", "class": "UILabel", "text": "Words", "frame": [150, 470, 100, 20]},
        {"id": "go", "class": "UIButton", "frame": [200, 520, 60, 40]},
        {"id": "over", "passThrough": true, "frame": [150, 500, 130, 100]}]}]}
      """

    /// A name at its place: left and top in points of the screen.
    private struct Caption: Equatable, CustomStringConvertible {
      var text: String
      var left: Double
      var top: Double

      var description: String { "\(text) (\(left), \(top))" }
      func isSame(as other: Caption) -> Bool {
        text == other.text && abs(left - other.left) < 0.1 && abs(top - other.top) < 0.1
      }
    }

    private func expectSame(_ one: [Caption], _ other: [Caption], _ comment: Comment) {
      let (one, other) = (one.sorted { $0.text < $1.text }, other.sorted { $0.text < $1.text })
      #expect(one.count == other.count && zip(one, other).allSatisfy { $0.isSame(as: $1) }, comment)
      if one.count != other.count { #expect(one == other, comment) }
    }

    /// The captions that a stage of a page shows.
    private func captions(on stage: String, _ tab: Tab, zoom: Double) throws -> [Caption] {
      let list = try tab.evaluate(
        """
        (() => { const stage = document.getElementById("\(stage)").getBoundingClientRect()
        return [...document.querySelectorAll("#\(stage) .caption-tag:not([hidden])")].map((one) => {
          const box = one.getBoundingClientRect()
          return { text: one.textContent, x: (box.left - stage.left) / \(zoom), y: (box.top - stage.top) / \(zoom) } }) })()
        """)
      return Self.captions(list.array)
    }

    private static func captions(_ list: [JSONValue]?) -> [Caption] {
      (list ?? []).map { one in
        Caption(text: one["text"]?.string ?? "", left: one["x"]?.number ?? 0, top: one["y"]?.number ?? 0)
      }
    }

    /// Waits until a stage shows the captions for its present scale, and not those for the one before.
    private func wait(for given: [Caption], on stage: String, _ tab: Tab) throws {
      let (first, last) = (try #require(given.first), try #require(given.last))
      let at = { (caption: Caption) in "translate(\(caption.left)px, \(caption.top)px)" }
      try tab.wait(
        for: """
          (() => { const all = [...document.querySelectorAll("#\(stage) .caption-tag")]
          const isAt = (one, text) => new DOMMatrix(one.style.transform).toString() === new DOMMatrix(text).toString()
          return all.length === \(given.count) && isAt(all[0], "\(at(first))") && isAt(all.at(-1), "\(at(last))") })()
          """)
    }

    /// The captions in SVG markup, without the names of receivers.
    private func captions(in markup: String, unit: Double) -> [Caption] {
      markup.matches(of: /<text class="label(?: marks)?" x="([-\d.]+)" y="([-\d.]+)" font-size="([\d.]+)">([^<]+)</)
        .map { match in
          #expect(abs((Double(match.3) ?? 0) - 10 * unit) < 0.01)
          return Caption(
            text: String(match.4), left: (Double(match.1) ?? 0) - 2 * unit, top: (Double(match.2) ?? 0) - 10 * unit)
        }
    }

    /// The captions that the capture gives for a scale.
    private func captions(from tab: Tab, zoom: Double) throws -> [Caption] {
      Self.captions(
        try tab.evaluate("fetch('captions?zoom=\(zoom)').then((one) => one.json())")["captions"]?.array)
    }

    private func setZoom(_ tab: Tab) throws {
      try tab.evaluate(
        "(() => { const menu = document.getElementById('zoom'); menu.value = '1'; menu.dispatchEvent(new Event('change')) })()"
      )
    }

    @Test("captions have one place and size; turned, clipped, covered and long-named views have the same outlines")
    func painters() throws {
      let page = try LivePage.shared(Self.scene)
      try setZoom(page.tab)
      try page.tab.wait(for: "document.querySelectorAll('#stage .caption-tag').length > 5")
      let given = try captions(from: page.tab, zoom: 1)
      try wait(for: given, on: "stage", page.tab)
      let shown = try captions(on: "stage", page.tab, zoom: 1)
      expectSame(shown, given, "the page and the drawing")
      #expect(
        Set(given.map(\.text)).isSuperset(of: [
          "turned", "covered", "front", "clip", "outside", "root", "…/Row", "over",
        ]),
        "\(given)")
      #expect(!given.contains { ["gone", "away", "text", "Words", "go", "w"].contains($0.text) }, "\(given)")
      #expect(given.contains { $0.text.hasPrefix("…/ACont") })
      try expectCaptionsFit(page.tab)
      let covered = try #require(given.first { $0.text == "covered" })
      #expect(covered.top >= 250, "the caption is below the view that covers the upper part")

      // The picture: a tap that the strategies give to different views.
      try page.touch(.tap(at: (230, 540)))
      let picture = try page.shop.replayer("picture --scene s.scene.json --at 230,540 --strategy uikit -o a.svg")
      #expect(picture.code == 0, "\(picture.error)")
      let svg = try page.shop.text("a.svg")
      // The receiver's name is emphasized.
      expectSame(captions(in: svg, unit: 1), given.filter { $0.text != "over" }, "the picture and the drawing")
      try expectOutlines(page.tab, svg)

      let scale = Self.reportWidth / Self.screenWidth
      let wide = try captions(from: page.tab, zoom: scale)
      try page.expectKept()
      let diff = try page.shop.replayer("diff --strategy flag --reporter html=r.html \(page.recording)")
      #expect(diff.code == 1)
      let report = captions(in: try page.shop.text("r.html"), unit: 1 / scale)
      expectSame(report, wide.filter { $0.text != "over" }, "the report and the drawing")

      let player = try ShowPage.shared("\(page.recording) --strategy flag") { page.shop }
      try setZoom(player.tab)
      for stage in ["stage-recorded", "stage-replayed"] {
        try wait(for: given, on: stage, player.tab)
        expectSame(try captions(on: stage, player.tab, zoom: 1), given, "the player and the drawing")
      }
    }

    /// Captions have one size, and lie within the view that clips theirs.
    private func expectCaptionsFit(_ tab: Tab) throws {
      let sizes = try tab.evaluate(
        "[...new Set([...document.querySelectorAll('#stage .caption-tag')].map((one) => getComputedStyle(one).fontSize))].length"
      )
      #expect(sizes.integer == 1)
      let isWithin = try tab.evaluate(
        """
        (() => { const of = (text) => [...document.querySelectorAll("#stage .caption-tag")].find((one) => one.textContent === text).getBoundingClientRect()
        const clip = document.querySelector("#stage [data-name=clip]").getBoundingClientRect()
        return of("outside").right <= clip.right + 0.5 })()
        """)
      #expect(isWithin.bool == true)
    }

    /// The polygons of the picture enclose the elements of the page.
    private func expectOutlines(_ tab: Tab, _ svg: String) throws {
      for name in ["turned", "covered", "front", "clip", "root", "over"] {
        let box =
          try tab.evaluate(
            """
            (() => { const stage = document.getElementById("stage").getBoundingClientRect(), box = document.querySelector("#stage .view[data-name=\(name)]").getBoundingClientRect()
            return [box.left - stage.left, box.top - stage.top, box.right - stage.left, box.bottom - stage.top] })()
            """
          ).array?.compactMap(\.number) ?? []
        let polygon = svg.split(separator: "<polygon").first { $0.contains("<title>\(name) (") }
        let points = try #require(polygon?.firstMatch(of: /points="([^"]*)"/)?.1).split(whereSeparator: {
          " ,".contains($0)
        })
        .compactMap { Double($0) }
        let (xs, ys) = (
          stride(from: 0, to: points.count, by: 2).map { points[$0] },
          stride(from: 1, to: points.count, by: 2).map { points[$0] }
        )
        let drawn = [xs.min() ?? 0, ys.min() ?? 0, xs.max() ?? 0, ys.max() ?? 0]
        #expect(zip(box, drawn).allSatisfy { abs($0 - $1) < 0.1 }, "\(name): \(box) \(drawn)")
      }
    }
  }
}
