import Foundation
import TestSupport
import Testing

@Suite("The pictures on the page of techniques")
struct PictureTests {
  private static let page = Page(path: "Documentation/Techniques.md")
  private static let pictures = Repository.files { $0.hasPrefix("Documentation/Pictures/") }

  @Test("are drawn by script/pictures to the byte, and so is the page's table; after a change of recordings run it")
  func redrawn() throws {
    let terminal = try Terminal()
    let script = Repository.root.appending(path: "script/pictures").path
    let drawn = try terminal.type(["REPLAYER=$(command -v replayer) '\(script)' \"$PWD/out\"", "ls out"])
    #expect(drawn[0].output.isEmpty)
    let names = Self.pictures.map { String($0.dropFirst("Documentation/Pictures/".count)) }
    try #require(names.count > 10)
    #expect(drawn[1].output.split(separator: "\n").map(String.init) == ["Techniques.md"] + names)
    for name in names {
      let picture = try Data(contentsOf: terminal.folder.appending(path: "out/\(name)"))
      #expect(
        try picture == Data(contentsOf: Repository.root.appending(path: "Documentation/Pictures/\(name)")), "\(name)")
    }
    let page = try Data(contentsOf: terminal.folder.appending(path: "out/Techniques.md"))
    #expect(try String(decoding: page, as: UTF8.self) == Self.page.text())
  }

  @Test("are all shown, each with an alternative text")
  func shown() throws {
    let shown = try Self.page.text().matches(of: /!\[([^\]]+)\]\((Pictures\/[^)]+)\)/)
    #expect(Set(shown.map { "Documentation/\($0.2)" }) == Set(Self.pictures))
    #expect(shown.allSatisfy { $0.1.count > 20 })
  }

  @Test("of the five systems are shown with their recordings and the result of each technique")
  func systems() throws {
    let text = try Self.page.text()
    let part = text.components(separatedBy: "\n## The systems of the techniques\n")[1].components(separatedBy: "\n## ")[
      0]
    let sections = part.components(separatedBy: "\n### ").dropFirst()
    #expect(sections.count == 5)
    for section in sections {
      #expect(section.contains("](Pictures/") && section.contains("](Systems/"), "\(section.prefix(40))")
      let sentences = section.components(separatedBy: "\n- ").dropFirst()
      #expect(sentences.count >= 2)
      for sentence in sentences { #expect(sentence.contains("](../Recordings/"), "\(sentence)") }
    }
  }

  @Test("and claims name existing recordings or scenes")
  func evidence() throws {
    let text = try Self.page.text()
    let parts = text.components(separatedBy: "\n## Where they differ\n")[1].components(separatedBy: "\n## ")[0]
    let sections = parts.components(separatedBy: "\n### ").dropFirst()
    #expect(sections.count == 12)
    for section in sections {
      let shows = section.contains("](Pictures/") || section.contains("```console")
      #expect(shows && section.contains("](../Recordings/"), "\(section.prefix(40))")
    }
    let claims = text.components(separatedBy: "\n- **").dropFirst().map { $0.components(separatedBy: "\n\n")[0] }
    #expect(claims.count == 8)
    for claim in claims { #expect(claim.contains("](../Recordings/"), "\(claim)") }
  }
}
