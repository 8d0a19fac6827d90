import RulesLoading
import Testing

@Suite("The arguments of a tool that loads rules")
struct EngineArgumentsTests {
  @Test(
    "are read as they are written",
    arguments: [
      ["overlay"], ["before", "after"], ["", "a=b", "--named-rules", "x.so=y"],
    ])
  func roundTrip(names: [String]) throws {
    let builds = names.map { (name: $0, library: "/builds/\($0.count)/rules.so") }
    let command = ["hit", "a.scene.json", "--named-rules", "z"]
    let arguments = try #require(EngineArguments(EngineArguments.words(builds) + command))
    #expect(arguments.library == builds[0].library)
    #expect(arguments.builds.map(\.name) == (names.count > 1 ? names : []))
    #expect(arguments.builds.map(\.library) == (names.count > 1 ? builds.map(\.library) : []))
    #expect(arguments.rest == command)
  }

  @Test("name a library", arguments: [[], ["hit"], ["hit", "--loaded-rules", "a.so"], ["--loaded-rules"]])
  func absent(words: [String]) {
    #expect(EngineArguments(words) == nil)
    #expect(EngineArguments.words([]) == [])
  }
}
