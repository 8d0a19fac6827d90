import PassThrough
import TestSupport
import Testing
import UIKit

extension StrategyTests {
  @Suite("Several mechanisms at once meet as they would in an app")
  @MainActor
  struct Combinations {
    /// W, A with btn, and over it P marked, asking A.
    private func hit(_ strategy: String, _ x: CGFloat, _ y: CGFloat) throws -> String {
      try Stage.run(strategy) { stage in
        stage.add("W", .window, 0, 0, 300, 600)
        stage.add("A", 0, 0, 300, 600, in: "W")
        stage.add("btn", .button, 100, 100, 100, 50, in: "A")
        stage.add("P", .transitionView, 0, 0, 300, 600, in: "W", marked: true, asks: true)
        stage.delegate(of: "P", is: "A")
        return stage.hit(x, y)
      }
    }

    @Test(
      "over the button and beside it",
      arguments: [
        // The override has the last word over the swizzle below it, and what is none for super is none for the rule.
        ("flag", "btn", "A"), ("delegate", "btn", "P"), ("flag+delegate", "btn", "A"), ("delegate+flag", "btn", "A"),
        // The swizzle has handed the touch on before the rule sees it.
        ("swizzle+delegate", "btn", "A"), ("swizzle+flag", "btn", "A"),
        // A tagged view still answers itself to its override; only its parent's loop leaves it out.
        ("tag+delegate", "btn", "A"), ("tag+flag", "btn", "A"), ("swizzle+tag", "btn", "A"),
        // With the exchange P keeps itself, or never answers itself; kept, it meets the window's redirect.
        ("tag:scope=class+delegate", "btn", "P"), ("tag:scope=class,body=head+delegate", "btn", "A"),
        ("swizzle+tag:scope=class", "btn", "A"), ("swizzle+tag:scope=class,body=head", "btn", "A"),
      ])
    func combination(strategy: String, onButton: String, beside: String) throws {
      #expect(try hit(strategy, 150, 120) == onButton)
      #expect(try hit(strategy, 20, 500) == beside)
    }

    @Test("the order in which they are named does not matter where methods are replaced")
    func order() throws {
      for (one, other) in [
        ("swizzle+tag", "tag+swizzle"), ("swizzle+delegate", "delegate+swizzle"), ("tag+flag", "flag+tag"),
      ] {
        for (x, y): (CGFloat, CGFloat) in [(150, 120), (20, 500)] {
          #expect(try hit(one, x, y) == hit(other, x, y), "\(one)")
        }
      }
    }
  }
}
