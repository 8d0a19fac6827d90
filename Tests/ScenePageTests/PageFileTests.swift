import Foundation
import ScenePage
import Testing

@Suite("The page's files are embedded in the executable, complete and self-contained")
struct PageFileTests {
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/CScenePage/page")

  static let modules = PageFile.all.filter { $0.name.hasSuffix(".js") }.map(\.name)

  @Test("the first is the page itself")
  func first() {
    #expect(PageFile.all.first?.name == "index.html")
  }

  @Test("the table has every file of the folder, unchanged, and no other")
  func table() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path()).filter { !$0.hasPrefix(".") }
    #expect(PageFile.all.map(\.name).sorted() == names.sorted())
    for file in PageFile.all {
      let bytes = try [UInt8](Data(contentsOf: Self.folder.appending(path: file.name)))
      #expect(file.bytes == bytes, "\(file.name)")
    }
  }

  @Test(
    "each has the media type that browsers require",
    arguments: [(".html", "text/html"), (".css", "text/css"), (".js", "text/javascript")])
  func mediaTypes(suffix: String, type: String) {
    let files = PageFile.all.filter { $0.name.hasSuffix(suffix) }
    #expect(!files.isEmpty)
    for file in files { #expect(file.type == "\(type); charset=utf-8", "\(file.name)") }
  }

  @Test("modules are found")
  func modulesAreThere() {
    #expect(Self.modules.count > 10)
  }

  @Test("every imported module exists", arguments: modules)
  func imports(module: String) throws {
    let pattern = try Regex(#"(?:from|import)\s*\(?\s*"([^"]+)""#)
    for match in try Self.text(of: module).matches(of: pattern) {
      let path = match.output[1].substring.map(String.init) ?? ""
      #expect(path.hasPrefix("./"), "\(module) imports \(path)")
      #expect(Self.modules.contains(String(path.dropFirst(2))), "\(module) imports \(path)")
    }
  }

  @Test("every module is reachable from the first")
  func reached() throws {
    let pattern = try Regex(#""\./([\w-]+\.js)""#)
    var reached: Set<String> = ["main.js"]
    var next = ["main.js"]
    while let module = next.popLast() {
      for match in try Self.text(of: module).matches(of: pattern) {
        let name = match.output[1].substring.map(String.init) ?? ""
        if reached.insert(name).inserted { next.append(name) }
      }
    }
    #expect(reached == Set(Self.modules))
  }

  @Test("every linked file exists")
  func links() throws {
    let page = try Self.text(of: "index.html")
    let pattern = try Regex(##"(?:href|src)="([^"#:]+)""##)
    let names = page.matches(of: pattern).map { $0.output[1].substring.map(String.init) ?? "" }
    #expect(names.contains("main.js"))
    for name in names { #expect(PageFile.all.contains { $0.name == name }, "\(name)") }
  }

  @Test("none names a host", arguments: PageFile.all.map(\.name))
  func hosts(name: String) throws {
    let text = try Self.text(of: name)
    #expect(!text.contains("://"))
    #expect(try !text.contains(Regex(#"["'(]//\w"#)))
    #expect(!text.contains("@import"))
  }

  @Test("the page has no inline script, handler or style, which its server forbids")
  func inline() throws {
    let page = try Self.text(of: "index.html")
    #expect(try !page.contains(Regex(#"<script(?![^>]*\ssrc=)"#)))
    #expect(try !page.contains(Regex(#"\sstyle\s*=|<style|\son\w+\s*="#)))
    #expect(!page.contains("javascript:"))
  }

  @Test("no module turns text into markup or code", arguments: modules)
  func markup(module: String) throws {
    let text = try Self.text(of: module)
    for word in ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function"] {
      #expect(!text.contains(word), "\(word)")
    }
  }

  @Test("modules are short, and the whole page is small", arguments: modules)
  func sizes(module: String) throws {
    #expect(try Self.text(of: module).split(separator: "\n", omittingEmptySubsequences: false).count <= 301)
    #expect(PageFile.all.reduce(0) { $0 + $1.bytes.count } < 392_000)
  }

  @Test("every element that a module looks up by its id is in the page", arguments: modules)
  func identifiers(module: String) throws {
    let page = try Self.text(of: "index.html")
    for match in try Self.text(of: module).matches(of: Regex(#"byId\("([\w-]+)"\)"#)) {
      let id = match.output[1].substring.map(String.init) ?? ""
      #expect(page.contains(#"id="\#(id)""#), "\(id)")
    }
  }

  private static func text(of name: String) throws -> String {
    let file = try #require(PageFile.all.first { $0.name == name })
    return try #require(String(validating: file.bytes, as: UTF8.self))
  }
}
