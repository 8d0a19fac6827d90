import Testing

@testable import Scenes

@Suite("A scene file that is too large")
struct SceneLimitTests {
  private func scene(_ window: String, _ rest: String = "") -> String {
    #"{"format": 1, "scene": "s", "windows": [\#(window)]\#(rest)}"#
  }

  private func problem(_ text: String) -> SceneError.Problem? {
    do {
      _ = try decode(text)
      return nil
    } catch {
      return error.problem
    }
  }

  @Test("may have 399 nested controllers in a window, and not one more")
  func controllers() {
    func deep(_ count: Int) -> String {
      let inner =
        String(repeating: #"{"children":["#, count: count - 1) + "{}" + String(repeating: "]}", count: count - 1)
      return scene(#"{"rootViewController": \#(inner)}"#)
    }
    #expect(problem(deep(399)) == nil)
    #expect(problem(deep(400)) == .tooLarge)
  }

  @Test("may not exceed that by references, in any order of reading")
  func chain() {
    func chain(_ count: Int, _ name: (Int) -> String) -> String {
      let links = (0..<count).map { index in
        index + 1 < count ? #""\#(name(index))": {"presented": "\#(name(index + 1))"}"# : #""\#(name(index))": {}"#
      }
      return scene("{}", #", "controllers": {\#(links.joined(separator: ","))}"#)
    }
    let names: [(Int) -> String] = [{ "a\(10_000 + $0)" }, { "a\(20_000 - $0)" }]
    for name in names {
      #expect(problem(chain(400, name)) == nil)
      #expect(problem(chain(401, name)) == .tooLarge)
      #expect(problem(chain(5_000, name)) == .tooLarge)
    }
  }

  @Test("may have 100,000 rows in all")
  func rows() {
    func table(_ counts: Int...) -> String {
      let sections = counts.map { #"{"rows": \#($0)}"# }.joined(separator: ",")
      return scene(#"{"subviews": [{"class": "UITableView", "sections": [\#(sections)]}]}"#)
    }
    #expect(problem(table(60_000, 40_000)) == nil)
    #expect(problem(table(60_000, 40_001)) == .tooLarge)
    #expect(problem(table(1_000_000_000_000_000, 1_000_000_000_000_000)) == .tooLarge)
  }

  @Test("may have 200,000 ids, including those of all rows and references to them")
  func ids() {
    func table(_ count: Int, _ row: String) -> String {
      scene(#"{"subviews": [{"class": "UITableView", "sections": [{"rows": \#(count), "row": \#(row)}]}]}"#)
    }
    let row = #"{"id": "a{row}", "contentView": [{"id": "b{row}"}], "touchDelegate": "a{row}"}"#
    #expect(problem(table(66_666, row)) == nil)
    #expect(problem(table(66_667, row)) == .tooLarge)
  }

  @Test("may have 50 nested changes")
  func changes() {
    func deep(_ count: Int) -> String {
      let inner = String(repeating: #"{"after": 1, "do": ["#, count: count) + String(repeating: "]}", count: count)
      let button = #"{"subviews": [{"class": "UIButton", "actions": {"touchDown": "go"}}]}"#
      return scene(button, #", "on": {"go": [\#(inner)]}"#)
    }
    #expect(problem(deep(50)) == nil)
    #expect(problem(deep(51)) == .tooLarge)
  }
}
