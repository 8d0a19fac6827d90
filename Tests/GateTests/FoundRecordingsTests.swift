import Foundation
import RecordingStore
import TestSupport
import Testing

@Suite("The recordings in the repository")
struct FoundRecordingsTests {
  @Test("exist for each of the systems")
  func found() {
    #expect(
      SeedFolder.all.map(\.name) == [
        "animations", "card-stack", "controllers", "controls", "drop-down", "navigation-overlay", "overlay-container",
        "recognizers", "scrolling-list", "table", "techniques", "touch-delegate-table", "two-fingers", "windows",
      ])
    #expect(SeedSession.all.count >= 90)
  }

  @Test("have a row each on the page of the recordings")
  func rows() throws {
    let page = try Repository.text(Repository.recordings.appending(path: "README.md"))
    let rows = page.matches(of: /\n\| \[(.+)\]\((.+)\/README\.md\) \|/)
    #expect(rows.map { String($0.1) } == SeedFolder.all.map(\.name))
    #expect(rows.allSatisfy { $0.1 == $0.2 })
  }

  @Test("have a scene, sessions and a page in each folder, and no other files", arguments: SeedFolder.all)
  func complete(folder: SeedFolder) throws {
    let sessions = folder.sessions
    #expect(!sessions.isEmpty)
    #expect(folder.names(endingWith: ".touchrec") == sessions.map(\.name))
    #expect(folder.names(endingWith: ".touchrec.txt") == sessions.map(\.name))
    let scenes = folder.names(endingWith: ".scene.json")
    #expect(scenes.contains(folder.name))
    #expect(try Set(sessions.map { try $0.scene() }) == Set(scenes))
    #expect(Repository.names(in: folder.url).count == scenes.count + 3 * sessions.count + 1)
  }

  @Test("have a description in the touch file, the recording and the folder's page", arguments: SeedSession.all)
  func described(session: SeedSession) throws {
    let about = try #require(try session.header("about"))
    let reader = try RecordingReader(path: session.recording.path)
    #expect(reader.sessions.map(\.about) == [about])
    let page = try Repository.text(Repository.recordings.appending(path: "\(session.folder)/README.md"))
    let strategy = try session.header("strategy") ?? "uikit"
    #expect(page.contains("- `\(session.name)` (\(try session.scene()), `\(strategy)`): \(about)\n"))
  }

  @Test("have every scene described on the folder's page", arguments: SeedFolder.all)
  func scenes(folder: SeedFolder) throws {
    let page = try Repository.text(folder.url.appending(path: "README.md"))
    for scene in folder.names(endingWith: ".scene.json") { #expect(page.contains("- `\(scene).scene.json`: ")) }
  }

  @Test("have the text form that the recorder gives them", arguments: SeedSession.all)
  func textForm(session: SeedSession) throws {
    var text = ""
    try RecordingDump.write(try RecordingReader(path: session.recording.path)) { text += $0 }
    #expect(text == (try Repository.text(session.text)))
  }

  @Test("contain nothing that the engine does not model", arguments: SeedSession.all)
  func modelled(session: SeedSession) throws {
    #expect(!(try Repository.text(session.text)).contains(#""what":"unknown""#))
  }
}
