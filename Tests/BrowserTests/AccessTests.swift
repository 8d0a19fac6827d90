import ChromiumDriver
import CommandSupport
import Foundation
import JSONText
import TestSupport
import Testing

extension InABrowser {
  @Suite("The live page is accessible by keyboard, touch and screen reader")
  struct AccessTests {
    @Test(
      "the Tab key reaches all controls, visibly; every control has a name; the log's filters have enough contrast in light and dark"
    )
    func keyboard() throws {
      let page = try LivePage.shared(Repository.scene("techniques/techniques"))
      let answers = "document.getElementById('answers')"
      #expect(try page.tab.evaluate("\(answers).getAttribute('role')").string == "group")
      try expectContrastOfFilters(page, "before touches")
      try page.touch(.tap(at: (150, 125)))
      try page.tab.wait(for: "\(answers).querySelector('[role=listitem]') !== null")
      #expect(try page.tab.evaluate("\(answers).getAttribute('role')").string == "list")
      try expectContrastOfFilters(page, "after a touch")
      let reach = try page.tab.reachable()
      #expect(
        reach.usable.isSuperset(of: [
          "stage", "strategy", "profile", "undo", "start-over", "stop", "tree-search", "zoom",
        ])
      )
      #expect(reach.usable.subtracting(reach.reached).isEmpty)
      #expect(reach.unmarked.isEmpty)
      try page.tab.wait(for: "document.querySelector('#tree [data-name=overlay]') !== null")
      let nodes = try page.tab.accessibleNodes()
      let nameless = nodes.filter { $0.isFocusable && $0.name.trimmingCharacters(in: .whitespaces).isEmpty }
      #expect(nameless.map(\.description).isEmpty)
      #expect(nodes.contains { $0.role == "combobox" && $0.name == "Strategy" }, "\(nodes)")
      #expect(nodes.contains { $0.role == "button" && $0.name == "Stop" })
      #expect(nodes.contains { $0.role == "treeitem" && $0.name.contains("overlay") })
      try page.expectQuiet(page.tab)
    }

    /// The page follows the system's light or dark appearance, and the filters of the log can be read in both.
    private func expectContrastOfFilters(_ page: LivePage, _ state: String) throws {
      let ground = "getComputedStyle(document.body).backgroundColor.match(/[\\d.]+/g).slice(0, 3).map(Number)"
      let contrasts = """
        (() => {
          const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true })
          const mixed = (colors) => {
            canvas.globalAlpha = 1
            for (const [color, alpha] of colors) { canvas.globalAlpha = alpha; canvas.fillStyle = color; canvas.fillRect(0, 0, 1, 1) }
            return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3)
          }
          const part = (value) => value <= 0.04045 * 255 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4
          const light = ([r, g, b]) => 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b)
          return [...document.querySelectorAll("#log-filters .filter")].map((filter) => {
            const style = getComputedStyle(filter), alpha = Number(style.opacity)
            const paper = [getComputedStyle(document.getElementById("log-panel")).backgroundColor, 1]
            const ground = [paper, [style.backgroundColor, alpha]]
            const [ink, back] = [light(mixed([...ground, [style.color, alpha]])), light(mixed(ground))]
            return (Math.max(ink, back) + 0.05) / (Math.min(ink, back) + 0.05)
          })
        })()
        """
      for isDark in [true, false] {
        try page.tab.setViewport(width: 1200, height: 900, dark: isDark)
        let parts = try page.tab.evaluate(ground).array?.compactMap(\.number) ?? []
        #expect(parts.count == 3 && parts.allSatisfy { isDark ? $0 < 90 : $0 > 165 }, "\(parts)")
        let values = try page.tab.evaluate(contrasts).array?.compactMap(\.number) ?? []
        #expect(values.count >= 8 && values.allSatisfy { $0 >= 4.5 }, "\(values) \(state)")
      }
    }

    @Test(
      "on phones and tablets the scene fits the window, drawn to scale; what is touched is large enough and has a name")
    func phone() throws {
      let page = try LivePage.shared(
        Repository.scene("controls/controls"), width: 390, height: 844, scale: 3, touch: true)
      for (width, height) in [(390, 844), (844, 390), (1024, 768)] {
        try page.tab.setViewport(width: width, height: height, scale: width == 390 ? 3 : 1, touch: true)
        let small = try tooSmall(on: page)
        #expect(small == [], "\(width)")
        #expect(try page.tab.evaluate("document.documentElement.scrollWidth <= innerWidth").bool == true)
        let (stop, corner) = (try page.middle(of: "stop"), try page.place(375, 667))
        #expect(stop.x < Double(width) && stop.y < Double(height))
        #expect(corner.x <= Double(width) && corner.y <= Double(height))
        let nodes = try page.tab.accessibleNodes()
        for name in ["Strategy", "Profile"] {
          #expect(nodes.contains { $0.role == "combobox" && $0.name == name }, "\(width): \(nodes)")
        }
      }
      try page.touch(.tap(at: (60, 60)))
      #expect(try page.log().contains { $0.kind == "action" && $0.view == "plain" })
      try page.tab.setViewport(width: 1200, height: 900, scale: 2)
      try page.tab.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
      // Each view is at its position in the scene.
      let boxes = try page.tab.evaluate(
        """
        ["plain", "over", "volume", "turned", "halved-button", "scrolled-button"].map((name) => {
          const stage = document.getElementById("stage").getBoundingClientRect(), scale = stage.width / spy.hello.screen.width
          const box = document.querySelector(`#stage [data-name="${name}"]`).getBoundingClientRect()
          return [(box.left - stage.left) / scale, (box.top - stage.top) / scale, box.width / scale, box.height / scale]
            .map(Math.round) })
        """)
      #expect(
        boxes.text == "[[20,40,100,44],[200,60,100,44],[20,250,231,31],[30,550,100,80],[220,565,40,50],[280,260,60,30]]"
      )
      try page.touch(.tap(at: (310, 275)))
      #expect(try page.log().contains { $0.kind == "action" && $0.view == "scrolled-button" })
      try page.expectKept()
    }

    /// Visible buttons on any panel that are smaller than the minimum size of a touch target, in pixels.
    private func tooSmall(on page: LivePage) throws -> [String] {
      // The tabs change the size of the stage, which it has in the next frame.
      defer {
        _ = try? page.tab.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
      }
      let script = """
        ["log", "answers", "why", "views", "session"].flatMap((name) => {
          const tab = document.getElementById(`tab-${name}`)
          if (tab.checkVisibility()) tab.click()
          const all = document.querySelectorAll("button, select, input, [role=treeitem]")
          return [...all].filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".skip"))
            .map((one) => [one.id || one.className, one.getBoundingClientRect()])
            .filter(([, box]) => box.width > 0 && (box.height < 40 || box.width < 40)).map(([id, box]) => `${id} ${box.width} ${box.height}`)
        })
        """
      return (try page.tab.evaluate(script).array ?? []).compactMap(\.string)
    }

    @Test("the text on a view has enough contrast with any background")
    func ink() throws {
      let dark = ##""backgroundColor": "#101820""##
      let page = try LivePage.shared(
        """
        {"format": 1, "scene": "dark", "screen": {"size": [390, 600]}, "windows": [{"id": "w", \(dark), "subviews": [
          {"id": "label", "class": "UILabel", "text": "on dark", "frame": [20, 20, 200, 30]},
          {"id": "light", "backgroundColor": "#fafafa", "frame": [20, 60, 300, 60], "subviews": [
            {"id": "inner", "class": "UILabel", "text": "on light", "frame": [0, 0, 200, 30]}]},
          {"id": "choice", "class": "UISegmentedControl", "segments": ["A", "B"], "selectedSegmentIndex": 1, "frame": [20, 130, 200, 32]},
          {"id": "button", "class": "UIButton", "title": "painted", "backgroundColor": "#303840", "frame": [20, 180, 100, 40]},
          {"id": "list", "class": "UITableView", \(dark), "frame": [0, 250, 390, 200], "sections": [{"rows": 3, "row": {"text": "row {row}"}}]}
        ]}]}
        """)
      try page.touch(.tap(at: (100, 300)))
      let contrasts =
        try page.tab.evaluate(
          """
          (() => {
            const parse = (text) => { const [r, g, b, a = 1] = text.match(/[\\d.]+/g).map(Number); return [r, g, b, a] }
            const light = ([r, g, b]) => 0.2126 * (r / 255) ** 2.2 + 0.7152 * (g / 255) ** 2.2 + 0.0722 * (b / 255) ** 2.2
            const ground = (element) => {
              for (let one = element; one; one = one.parentElement) {
                const color = parse(getComputedStyle(one).backgroundColor)
                if (color[3] > 0.5) return color
              }
              return [255, 255, 255]
            }
            return [...document.querySelectorAll("#stage .caption, #stage .segment")].filter((one) => one.textContent).map((one) => {
              const [ink, paper] = [light(parse(getComputedStyle(one).color)), light(ground(one))]
              const contrast = (Math.max(ink, paper) + 0.05) / (Math.min(ink, paper) + 0.05)
              return `${contrast > 4 ? "clear" : "unclear"}: ${one.textContent}`
            })
          })()
          """
        ).array?.compactMap(\.string) ?? []
      #expect(contrasts.filter { $0.hasPrefix("unclear") } == [])
      #expect(contrasts.count >= 8, "\(contrasts)")
    }
  }
}
