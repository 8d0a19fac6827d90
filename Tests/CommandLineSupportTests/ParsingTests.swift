import CommandLineSupport
import Testing

@Suite("A correct command line")
struct ParsingTests {
  @Test("has options with a space, with '=', short, attached and combined")
  func spellings() throws {
    #expect(try Sample.parse("--output", "a").string("output") == "a")
    #expect(try Sample.parse("--output=a=b").string("output") == "a=b")
    #expect(try Sample.parse("--output=").string("output") == "")
    #expect(try Sample.parse("-o", "a").string("output") == "a")
    #expect(try Sample.parse("-oa").string("output") == "a")
    #expect(try Sample.parse("-o=a").string("output") == "a")
    let joined = try Sample.parse("-jqoa")
    #expect(joined.flag("json") && joined.flag("quiet"))
    #expect(joined.string("output") == "a")
  }

  @Test("keeps the order of repeated options")
  func order() throws {
    let arguments = try Sample.parse("--tap", "1,2", "--touches=-", "--json", "--drag", "1,2,3,4", "--tap=5,6")
    let steps = arguments.ordered(["touches", "tap", "drag"])
    #expect(steps.map(\.name) == ["tap", "touches", "drag", "tap"])
    #expect(steps.map(\.text) == ["1,2", "-", "1,2,3,4", "5,6"])
    #expect(steps[2].numbers == [1, 2, 3, 4])
    #expect(arguments.strings("tap") == ["1,2", "5,6"])
  }

  @Test("accepts a leading dash in values and positionals for numbers and a single dash")
  func dashes() throws {
    let arguments = try Sample.parse("--tap", "-5,10", "--output", "-", "-", "-7", "--tap", "-.5,-1e3")
    #expect(arguments.ordered(["tap"]).map(\.numbers) == [[-5, 10], [-0.5, -1000]])
    #expect(arguments.string("output") == "-")
    #expect(arguments.positionals == ["-", "-7"])
  }

  @Test("ends its options at '--'")
  func terminator() throws {
    let arguments = try Sample.parse("a", "--", "--json", "--", "-h")
    #expect(arguments.positionals == ["a", "--json", "--", "-h"])
    #expect(!arguments.flag("json"))
  }

  @Test("has typed values, and nil for missing options")
  func typed() throws {
    let given = try Sample.parse("--event", "7", "--tap", "1.5,2", "--format", "junit", "--json", "--json")
    #expect(given.integer("event") == 7)
    #expect(given.numbers("tap") == [1.5, 2])
    #expect(given.string("format") == "junit")
    #expect(given.flag("json"))
    #expect(given.required("scene") == "s")
    #expect(given.has("tap") && !given.has("drag"))
    let bare = try Sample.parse()
    #expect(given.has("json") && !bare.has("json"))
    #expect(bare.integer("event") == nil)
    #expect(bare.numbers("tap") == nil)
    #expect(bare.strings("touches").isEmpty)
  }

  @Test("traps when the program reads an undeclared option")
  func programmerError() async {
    await #expect(processExitsWith: .failure) { _ = try Sample.parse().string("nonsense") }
    await #expect(processExitsWith: .failure) { _ = try Sample.parse().flag("output") }
    await #expect(processExitsWith: .failure) { _ = try Sample.parse().integer("output") }
    await #expect(processExitsWith: .failure) {
      _ = Command("a", summary: "", options: [.flag("x", help: ""), .flag("x", help: "")])
    }
  }
}
