import ChromiumDriver
import CommandSupport
import JSONText
import TestSupport
import Testing

extension InABrowser {
  @Suite("The message about new code names touches and lines, and leaves the scene free")
  struct NewCodeTests {
    /// Shows the result of a compilation as an answer of the capture does, on a stage that notes its labels.
    private func show(_ rules: String, on page: LivePage) throws {
      try page.tab.evaluate(
        """
        import("./rules.js").then(({ Rules }) => {
          const overlay = { fingers() {}, light: (group, lights) => { window.labels = lights.map((one) => one.label) } }
          const model = { shortName: (name) => name, named: () => null }
          new Rules({ overlay, model }, { number: 0 }).show({ number: 1, ...\(rules) }) })
        """)
    }

    private func lines(_ page: LivePage) throws -> [String] {
      let script = "[...document.querySelectorAll('#rules-news strong, #rules-news li')].map((one) => one.textContent)"
      return (try page.tab.evaluate(script).array ?? []).map { $0.string ?? "" }
    }

    @Test("touches that hit another view have a line each, and a label for each view; the message can be dismissed")
    func moved() throws {
      let page = try LivePage.shared(Repository.scene("controls/controls"))
      try show(
        "{ moved: [{ touch: 1, before: 'a', after: 'b' }, { touch: 3, before: 'a', after: null }] }", on: page)
      #expect(
        try lines(page) == ["New code: 2 touches hit another view.", "touch 1: a → b", "touch 3: a → nothing"])
      #expect(try page.tab.evaluate("labels").text == #"["1, 3 before: a","1 now: b","3 now: nothing"]"#)
      // The scene makes room after the next layout.
      try page.tab.wait(
        for:
          "document.getElementById('rules-news').getBoundingClientRect().bottom <= document.querySelector('.bezel').getBoundingClientRect().top"
      )
      try page.tab.evaluate("document.querySelector('#rules-news button').click()")
      #expect(try page.tab.evaluate("document.getElementById('rules-news').checkVisibility()").bool == false)
    }
  }
}
