import Foundation
import TestSupport
import Testing

@Suite("The console output on the pages")
struct ConsoleTests {
  private static let pages = [
    "README.md", "Documentation/YourCode.md", "Documentation/Gate.md", "Documentation/Tour.md",
    "Documentation/CommandLine.md",
    "Documentation/Strategies.md", "Documentation/Techniques.md", "Documentation/Import.md", "Documentation/Export.md",
    "Documentation/FromYourApp.md", "Documentation/Evidence.md",
  ].map(Page.init)

  @Test("is that of the tools, in the order of the page", arguments: pages)
  func quotes(page: Page) throws {
    let quoted = try page.blocks("console").flatMap(Terminal.exchanges)
    try #require(!quoted.isEmpty)
    let terminal = try Terminal()
    let saved = try page.savedFiles()
    for file in saved { try Data(file.text.utf8).write(to: terminal.folder.appending(path: file.name)) }
    // The pages instruct the reader to save each scene under its own name.
    for scene in try page.blocks("json") where !saved.contains(where: { $0.text == scene }) {
      let name = try #require(scene.firstMatch(of: #/"scene": "([a-z-]+)"/#)?.1)
      try Data(scene.utf8).write(to: terminal.folder.appending(path: "\(name).scene.json"))
    }
    // A Swift file has its name in its first line.
    for file in try page.blocks("swift") {
      guard let name = file.firstMatch(of: #/^// ([A-Za-z]+\.swift)\n/#)?.1 else { continue }
      try Data(file.utf8).write(to: terminal.folder.appending(path: String(name)))
    }
    for file in try page.namedFiles() {
      try Data(file.text.utf8).write(to: terminal.folder.appending(path: file.name))
    }
    if page.path == "Documentation/Techniques.md" {
      // Its commands use the repository's scenes.
      try FileManager.default.createSymbolicLink(
        at: terminal.folder.appending(path: "Recordings"),
        withDestinationURL: Repository.root.appending(path: "Recordings"))
    }
    let typed = try terminal.type(quoted.map(\.command))
    #expect(typed.count == quoted.count)
    for (typed, quoted) in zip(typed, quoted) { #expect(typed == quoted) }
  }

  @Test("covers every command", arguments: ["recorder", "replayer"])
  func complete(tool: String) throws {
    let help = try Terminal().type(["\(tool) --help"])[0].output
    let list = help.components(separatedBy: "commands:\n")[1].components(separatedBy: "\n\n")[0]
    let commands = list.split(separator: "\n").filter { !$0.hasPrefix("   ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }.filter { $0 != "help" }
    try #require(commands.count > 5)
    let quoted = try Page(path: "Documentation/CommandLine.md").blocks("console").flatMap(Terminal.exchanges).map(
      \.command)
    #expect(Set(quoted).isSuperset(of: commands.map { "\(tool) \($0) --help" }))
    #expect(quoted.filter { $0.hasPrefix(tool) }.count == commands.count + 1)
  }
}
