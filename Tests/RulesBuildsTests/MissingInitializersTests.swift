import Testing

@testable import RulesBuilds

@Suite("An error about the arguments of an initializer of UIKit names the initializer")
struct MissingInitializersTests {
  @Test(
    "of the call around the place of the error, with its labels",
    arguments: [
      (
        "let a = UIThing(frame: .zero, actions: [1: 2].map { $0 })", 32, "extra argument 'actions' in call",
        "UIThing(frame:actions:)"
      ),
      (
        "let a = UIThing(\n  bar: Bar(x: 1),\n  3)", 17,
        "incorrect argument label in call (have 'bar:', expected 'c:')", "UIThing(bar:)"
      ),
      ("let a = UIOne.Two.init(x: (1, 2))", 25, "argument passed to call that takes no arguments", "UIOne.Two(x:)"),
      (
        "let a = UIThing(frame: .zero, actions: 1)", 16, "argument passed to call that takes no arguments",
        "UIThing(frame:actions:)"
      ),
      // The app's own type, a method, and another error.
      ("let a = Thing(frame: .zero)", 15, "extra argument 'frame' in call", nil),
      ("UIThing.shared.show(frame: .zero)", 21, "extra argument 'frame' in call", nil),
      ("let a = UIThing(frame: x)", 24, "cannot find 'x' in scope", nil),
    ] as [(String, Int, String, String?)])
  func calls(source: String, column: Int, message: String, call: String?) {
    let error = CompilerMessages.Error(path: "A.swift", line: 1, column: column, text: message)
    #expect(MissingInitializers([error, error], ["A.swift": Array(source.utf8)]).calls == (call.map { [$0] } ?? []))
  }

  @Test("a place beyond the source names nothing")
  func beyond() {
    let error = CompilerMessages.Error(path: "A.swift", line: 4, column: 9, text: "extra argument 'a' in call")
    #expect(MissingInitializers([error], ["A.swift": Array("UIThing(a: 1)".utf8)]).calls.isEmpty)
    #expect(MissingInitializers([error], [:]).lines.isEmpty)
  }
}
