import ChromiumDriver
import CommandSupport
import Foundation
import JSONText
import TestSupport
import Testing

extension InABrowser {
  @Suite("The HTML report in a browser")
  struct HTMLPageTests {
    /// The folder with the reports, by their words. They are made once.
    nonisolated(unsafe) private static var made: [String: String] = [:]
    nonisolated(unsafe) private static let folder = Result { try Workshop() }

    /// Opens the report of recordings of the repository in the shared tab.
    private func report(_ words: String) throws -> Tab {
      let shop = try Self.folder.get()
      let name = Self.made[words] ?? "report-\(Self.made.count).html"
      if Self.made[words] == nil {
        let made = try RunningTool(
          BuiltTool.replayer.path,
          ["diff", "--reporter", "html=" + shop.file(name)] + words.split(separator: " ").map(String.init)
        ).wait()
        try #require(made.code == 1, "\(made.error)")
        Self.made[words] = name
      }
      let tab = try SharedTab.tab()
      try tab.setViewport(width: 1280, height: 900)
      try tab.open("file://" + shop.file(name))
      return tab
    }

    private func techniques() throws -> Tab { try report("--strategy all Recordings/techniques") }

    private func visible(_ selector: String, _ tab: Tab) throws -> Int {
      try tab.evaluate(
        "[...document.querySelectorAll('\(selector)')].filter((one) => !one.closest('[hidden]')).length"
      ).integer ?? -1
    }

    private func chosen(_ tab: Tab) throws -> [Int] {
      try tab.evaluate(
        "[...document.querySelectorAll('li.touch')].map((one, index) => one.getAttribute('aria-current') ? index : -1).filter((index) => index >= 0)"
      ).array?.compactMap(\.integer) ?? []
    }

    @Test(
      "the first cause is in the first screen, every control has a name, the search filters, and j, k and the buttons step through all differences"
    )
    func techniquesReport() throws {
      let tab = try techniques()
      let bottoms = try tab.evaluate(
        "['h1', '.bar', 'li.cause:nth-child(3)'].map((one) => document.querySelector(one).getBoundingClientRect().bottom)"
      ).array?.compactMap(\.number)
      #expect(try #require(bottoms).allSatisfy { $0 < 900 }, "\(bottoms ?? [])")
      let order = try tab.evaluate(
        "['.causes', '#sessions', '#findings'].map((one) => document.querySelector(one).getBoundingClientRect().top)"
      ).array?.compactMap(\.number)
      #expect(order == order?.sorted())
      #expect(try tab.evaluate("document.querySelectorAll('details.comparison[open]').length").integer == 3)
      #expect(
        try tab.evaluate("document.querySelector('details.comparison .count').textContent").string?.contains("differ")
          == true)
      #expect(try tab.complaints == [] && tab.requests().count == 1)
      for node in try tab.accessibleNodes().filter(\.isFocusable) {
        #expect(!node.description.hasSuffix("\"\""), "\(node)")
      }
      try expectSearch(tab)
      try expectSteps(tab)
    }

    private func expectSearch(_ tab: Tab) throws {
      let (causes, rows, sections) = try (
        visible("li.cause", tab), visible("tr.row", tab), visible("details.comparison", tab)
      )
      try tab.press("/")
      #expect(try tab.evaluate("document.activeElement.id").string == "search")
      try tab.type("two-swizzles")
      try tab.wait(for: "document.getElementById('found').textContent.includes(' of ')")
      #expect(try visible("tr.row", tab) == 1 && visible("details.comparison", tab) == 5)
      #expect(
        try tab.evaluate("document.getElementById('found').textContent").string
          == "0 of \(causes) causes, 1 of \(rows) sessions, 5 of \(sections) comparisons")
      try tab.press("Escape")
      #expect(try visible("li.cause", tab) == causes && visible("tr.row", tab) == rows)
      #expect(try tab.evaluate("document.getElementById('found').textContent").string == "")
      try tab.press("/")
      try tab.type("delete contain")
      // Each letter filters; the first ones are in all causes.
      let found = "document.getElementById('found').textContent"
      try tab.wait(for: "\(found).includes(' of ') && !\(found).startsWith('\(causes) of ')")
      #expect(try visible("li.cause", tab) > 0 && visible("li.cause", tab) < causes)
      try tab.type(" zzz")
      try tab.wait(for: "document.getElementById('found').textContent.startsWith('0 of ')")
      #expect(try visible("li.cause", tab) == 0 && visible("tr.row", tab) == 0)
      // The whole report is shown again.
      try tab.press("Escape")
      #expect(try visible("li.cause", tab) == causes)
      try tab.evaluate("document.activeElement.blur(); scrollTo(0, 0)")
    }

    private func expectSteps(_ tab: Tab) throws {
      let count = try tab.evaluate("document.querySelectorAll('li.touch').length").integer ?? 0
      try #require(count > 5)
      for step in 0..<count {
        if step % 2 == 0 { try tab.press("j") } else { try tab.evaluate("document.getElementById('next').click()") }
        #expect(try chosen(tab) == [step])
      }
      #expect(
        try tab.evaluate("document.querySelector('[aria-current]').closest('details.comparison').open").bool == true)
      try tab.press("j")
      #expect(try chosen(tab) == [count - 1])
      try tab.press("k")
      try tab.evaluate("document.getElementById('previous').click()")
      #expect(try chosen(tab) == [count - 3])
      let box = try tab.evaluate(
        "(() => { const box = document.querySelector('[aria-current]').getBoundingClientRect(), bar = document.querySelector('.bar').getBoundingClientRect(); return [box.top - bar.bottom, innerHeight - box.bottom] })()"
      ).array?.compactMap(\.number)
      #expect(try #require(box).allSatisfy { $0 >= 0 }, "\(box ?? [])")
      // From one section to the one before.
      for step in (0..<count - 3).reversed() {
        try tab.press("k")
        #expect(try chosen(tab) == [step])
      }
    }

    @Test("the filters by strategy, result and folder hide what does not fit")
    func filters() throws {
      let tab = try report("--strategy tag,flag Recordings/techniques Recordings/table")
      func choose(_ id: String, _ text: String) throws {
        try tab.evaluate(
          """
          (() => { const menu = document.getElementById('\(id)')
            menu.value = [...menu.options].find((one) => one.textContent.includes('\(text)')).value
            menu.dispatchEvent(new Event('change')) })()
          """)
      }
      let all = try visible("details.comparison", tab)
      try choose("strategy", "tag")
      let tagged = try visible("details.comparison", tab)
      #expect(tagged > 0 && tagged < all)
      #expect(
        try tab.evaluate(
          "[...document.querySelectorAll('details.comparison:not([hidden]) .strategy')].every((one) => one.textContent === ' under tag')"
        ).bool == true)
      try choose("strategy", "All")
      try choose("result", "same")
      #expect(try visible("details.comparison", tab) == 0 && visible("tr.row", tab) > 0)
      try choose("result", "All")
      try choose("folder", "techniques")
      #expect(
        try tab.evaluate(
          "[...document.querySelectorAll('details.comparison:not([hidden]) .path')].every((one) => one.textContent.includes('techniques/'))"
        ).bool == true)
      #expect(
        try visible("tr.folder", tab) < tab.evaluate("document.querySelectorAll('tr.folder').length").integer ?? 0)
      try choose("folder", "All")
      #expect(try visible("details.comparison", tab) == all)
    }

    @Test(
      "a difference is shown before and after, with its own marks only, also by the timeline; ? shows the keys, and Escape ends each"
    )
    func sides() throws {
      let tab = try report("--strategy delegate Recordings/techniques/two-swizzles-taps.touchrec")
      try expectHelp(tab)
      func sides() throws -> [String] {
        try tab.evaluate("[...document.querySelectorAll('.pair .side')].map((one) => one.textContent)").array?
          .compactMap(\.string) ?? []
      }
      // The first difference is shown when the section opens.
      #expect(try sides() == ["Before: delete", "After: overlay"])
      try tab.press("j")
      try tab.press("j")
      let item = try tab.evaluate("document.querySelector('[aria-current] .receivers').textContent").string
      #expect(try sides().map { String($0.split(separator: " ")[1]) } == item?.components(separatedBy: " → "))
      let marks = "(side) => [...document.querySelectorAll('.pair > div')][side].querySelector('svg')"
      #expect(try tab.evaluate("(\(marks))(0).querySelectorAll('.receiver.new').length").integer == 0)
      #expect(try tab.evaluate("(\(marks))(0).querySelectorAll('.receiver.old').length").integer == 1)
      #expect(try tab.evaluate("(\(marks))(1).querySelectorAll('.receiver.old').length").integer == 0)
      #expect(try tab.evaluate("(\(marks))(1).querySelectorAll('.way').length").integer == 1)
      #expect(try tab.evaluate("(\(marks))(1).getAttribute('aria-label').startsWith('After: ')").bool == true)
      #expect(try tab.evaluate("document.querySelector('.whole').getClientRects().length").integer == 0)
      try tab.press("Escape")
      #expect(
        try sides() == [] && tab.evaluate("document.querySelector('.whole').getClientRects().length").integer == 1)
      try expectTimeline(tab)
    }

    private func expectTimeline(_ tab: Tab) throws {
      let times =
        try tab.evaluate("[...document.querySelectorAll('li.touch')].map((one) => Number(one.dataset.time))")
        .array?.compactMap(\.number) ?? []
      try #require(times.count > 1 && times.last ?? 0 > 0)
      func scrub(_ time: Double) throws {
        try tab.evaluate(
          "(() => { const range = document.querySelector('.timeline input'); range.value = \(time); range.dispatchEvent(new Event('input')) })()"
        )
      }
      for (index, time) in times.enumerated() {
        try scrub(time)
        #expect(try chosen(tab) == [times.lastIndex(of: time) ?? index])
      }
      try scrub(times[1] - 1)
      #expect(try chosen(tab) == [0])
      #expect(
        try tab.evaluate("document.querySelector('.timeline output').textContent.includes('touch')").bool == true)
    }

    /// The button, the key and a click outside open and close the list of keys.
    private func expectHelp(_ tab: Tab) throws {
      let isOpen = "document.getElementById('keys').open"
      for close in ["key", "document.getElementById('close').click()", "document.getElementById('keys').click()"] {
        try tab.press("?")
        #expect(try tab.evaluate(isOpen).bool == true)
        // Keys of the page have no effect below the dialog.
        try tab.press("j")
        #expect(try chosen(tab) == [])
        if close == "key" { try tab.press("Escape") } else { try tab.evaluate(close) }
        #expect(try tab.evaluate(isOpen).bool == false)
      }
      try tab.evaluate("document.getElementById('help').click()")
      #expect(try tab.evaluate(isOpen).bool == true)
      try tab.press("Escape")
    }

    @Test(
      "a scene that looks different afterwards has its own picture on each side; views have short names, and whole ones in copies"
    )
    func differentScenes() throws {
      let tab = try report("--strategy uikit Recordings/overlay-container/backdrop-follows.touchrec")
      let count = try tab.evaluate("document.querySelectorAll('li.touch').length").integer ?? 0
      var different = 0
      for _ in 0..<count {
        try tab.press("j")
        let scenes =
          try tab.evaluate(
            "[...document.querySelectorAll('.pair use')].map((one) => one.getAttribute('href'))"
          ).array?.compactMap(\.string) ?? []
        let notes =
          try tab.evaluate("[...document.querySelectorAll('.pair .notes')].map((one) => one.innerText)").array?
          .compactMap(\.string) ?? []
        try #require(scenes.count == 2)
        let seen = try tab.evaluate(
          "[...document.querySelectorAll('.figures figure')].filter((one) => one.getClientRects().length).length"
        ).integer
        #expect(seen == 1)
        guard scenes[0] != scenes[1] else {
          #expect(notes.isEmpty)
          continue
        }
        different += 1
        try #require(notes.count == 2)
        #expect(notes[0].hasPrefix("Before: the scene of the recording (flag), at "), "\(notes)")
        #expect(notes[1].hasPrefix("After: the scene of the replay under uikit, at "), "\(notes)")
        // Both are of the time of the touch.
        #expect(notes[0].split(separator: " at ").last == notes[1].split(separator: " at ").last)
      }
      #expect(different > 0 && different < count)
      try tab.press("Escape")
      #expect(
        try tab.evaluate("document.querySelectorAll('.pair, .unused, .apart, .paired').length").integer == 0)
      try expectShortNames(report("--strategy delegate Recordings/overlay-container/drag-between-notches.touchrec"))
    }

    private func expectShortNames(_ tab: Tab) throws {
      let whole = "root/PassThroughView[0]/OverlayTranslationContainerView[0]"
      let name = "document.querySelector('.receivers .new')"
      #expect(try tab.evaluate("\(name).textContent").string == "…/OverlayTranslationContainerView")
      #expect(try tab.evaluate("\(name).title").string == whole)
      let copied = try tab.evaluate(
        """
        (() => {
          getSelection().selectAllChildren(document.querySelector(".receivers"))
          const copy = new ClipboardEvent("copy", { clipboardData: new DataTransfer(), bubbles: true, cancelable: true })
          document.body.dispatchEvent(copy)
          return copy.clipboardData.getData("text/plain") })()
        """)
      #expect(copied.string == "harbour → \(whole)")
    }
  }
}
