import ScenePage
import Testing

@Suite("The files of the page lie in the executable")
struct PageFileTests {
  @Test("the first is the page itself")
  func first() {
    #expect(PageFile.all.first?.name == "index.html")
    #expect(PageFile.all.allSatisfy { !$0.bytes.isEmpty })
  }
}
