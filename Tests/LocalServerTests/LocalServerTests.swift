import LocalServer
import Testing

@Suite("The server on this machine")
@MainActor
struct LocalServerTests {
  @Test("it names the library it speaks through")
  func version() {
    #expect(LocalServer.libraryVersion.split(separator: ".").count >= 3)
  }
}
