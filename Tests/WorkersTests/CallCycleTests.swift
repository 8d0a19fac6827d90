import Testing

@testable import Workers

@Suite("Functions that call each other without end are named")
struct CallCycleTests {
  @Test(
    "the cycle is in the order of the calls, and begins at the same function wherever the stack overflows",
    arguments: [
      (["b", "a", "b", "a", "b"], "functions call each other without end: a → b → a"),
      (["a", "b", "a", "b"], "functions call each other without end: a → b → a"),
      (["leaf", "helper", "c", "b", "a", "c", "b", "a"], "functions call each other without end: a → b → c → a"),
      (["a", "a", "a"], "a calls itself without end"), (["leaf", "a", "a"], "a calls itself without end"),
    ])
  func cycles(_ calls: [String], _ clause: String) {
    #expect(CallCycle(calls: calls)?.clause == clause)
  }

  @Test("calls that do not repeat have none", arguments: [[], ["a"], ["a", "b"], ["a", "b", "c", "a"]])
  func none(_ calls: [String]) {
    #expect(CallCycle(calls: calls) == nil)
  }

  @Test(
    "names have no module, parameters and results",
    arguments: [
      ("Rules_18.StackView.depth(Swift.Optional<UIKit.UIView>, Swift.Int) -> Swift.Int", "StackView.depth"),
      ("Rules_18.(Helper in _43EB5980FDDF6AB7A6644AED84DFF718).run() -> ()", "Helper.run"),
      ("closure #1 () -> () in Rules_18.Card.open(Swift.Int) -> ()", "Card.open"),
      ("Rules_18.Card.isOpen.getter : Swift.Bool", "Card.isOpen"), ("merged Rules_18.walk() -> ()", "walk"),
      ("generic specialization <Swift.Int> of Rules_18.walk<A>(A) -> ()", "walk"),
    ])
  func names(_ demangled: String, _ short: String) {
    #expect(FunctionName.short(demangled) == short)
  }
}
