import Foundation
import JSONText
import Testing

extension InABrowser {
  @Suite("The live page is for every hand, eye and ear")
  struct AccessTests {
    @Test("the Tab key reaches all that can be used, and a whole session can be made and stopped with keys")
    func keyboard() throws {
      let page = try LivePage(Repository.scene("techniques/techniques"))
      try page.touch(.tap(at: (150, 525)))
      let (usable, reached) = try page.tab.reachable()
      #expect(
        usable.isSuperset(of: ["stage", "strategy", "profile", "undo", "start-over", "stop", "tree-search", "zoom"]))
      #expect(usable.subtracting(reached).isEmpty)
      try page.expectKept()
    }

    @Test("every control has a name that is read out")
    func names() throws {
      let page = try LivePage(Repository.scene("techniques/techniques"))
      try page.touch(.tap(at: (150, 125)))
      try page.tab.wait(for: "document.querySelector('#tree [data-name=overlay]') !== null")
      let nodes = try page.tab.accessibleNodes()
      let nameless = nodes.filter { $0.isFocusable && $0.name.trimmingCharacters(in: .whitespaces).isEmpty }
      #expect(nameless.map(\.description).isEmpty)
      #expect(nodes.contains { $0.role == "combobox" && $0.name == "Strategy" }, "\(nodes)")
      #expect(nodes.contains { $0.role == "button" && $0.name == "Stop" })
      #expect(nodes.contains { $0.role == "treeitem" && $0.name.contains("overlay") })
      try page.expectKept()
    }

    @Test("the page is light or dark as the system is, and follows it")
    func colors() throws {
      let page = try LivePage(Repository.scene("controls/controls"))
      let ground = "getComputedStyle(document.body).backgroundColor.match(/[\\d.]+/g).slice(0, 3).map(Number)"
      #expect(try page.tab.evaluate(ground).array?.allSatisfy { ($0.number ?? 0) > 165 } == true)
      try page.tab.setViewport(width: 1200, height: 900, dark: true)
      #expect(try page.tab.evaluate(ground).array?.allSatisfy { ($0.number ?? 255) < 90 } == true)
      try page.touch(.tap(at: (60, 60)))
      try page.expectKept()
    }

    @Test("on a phone the scene fits the window, and fingers do what they do elsewhere")
    func phone() throws {
      let page = try LivePage(Repository.scene("controls/controls"), width: 390, height: 844, scale: 3, touch: true)
      #expect(try page.tab.evaluate("document.documentElement.scrollWidth <= innerWidth").bool == true)
      let small = try tooSmall(on: page)
      #expect(small == [])
      let corner = try page.place(375, 667)
      #expect(corner.x <= 390 && corner.y <= 844)
      try page.touch(.tap(at: (60, 60)))
      #expect(try page.log().contains { $0.kind == "action" && $0.view == "plain" })
      try page.expectKept()
    }

    @Test(
      "on a phone held sideways and on a tablet what is pressed is as large", arguments: [[844, 390], [1024, 768]])
    func sideways(size: [Int]) throws {
      let page = try LivePage(Repository.scene("controls/controls"), width: size[0], height: size[1], touch: true)
      let small = try tooSmall(on: page)
      #expect(small == [])
      #expect(try page.tab.evaluate("document.documentElement.scrollWidth <= innerWidth").bool == true)
      let (stop, corner) = (try page.middle(of: "stop"), try page.place(375, 667))
      #expect(stop.x < Double(size[0]) && stop.y < Double(size[1]))
      #expect(corner.x <= Double(size[0]) && corner.y <= Double(size[1]))
      try page.touch(.tap(at: (60, 60)))
      try page.expectKept()
    }

    /// What can be pressed and is seen, but is smaller than a finger needs; in pixels.
    private func tooSmall(on page: LivePage) throws -> [String] {
      let script = """
        [...document.querySelectorAll("#toolbar button, #toolbar select, #tabs button, .stage-tools button, .stage-tools select")]
          .map((one) => [one.id, one.getBoundingClientRect()])
          .filter(([, box]) => box.width > 0 && (box.height < 40 || box.width < 40)).map(([id, box]) => `${id} ${box.width} ${box.height}`)
        """
      return (try page.tab.evaluate(script).array ?? []).compactMap(\.string)
    }

    @Test("the scene is drawn to scale: each view is where it is in the scene")
    func drawn() throws {
      let page = try LivePage(Repository.scene("controls/controls"), scale: 2)
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
  }
}
