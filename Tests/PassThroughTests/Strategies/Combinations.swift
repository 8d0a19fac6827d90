import PassThrough
import TestSupport
import Testing
import UIKit

extension StrategyTests {
  @Suite("Several strategies at once combine as in an app")
  @MainActor
  struct Combinations {
    /// The hit in a scene with window W, view A with a button, and in front of A the marked view P, whose delegate is
    /// A.
    private func hit(_ strategy: String, _ x: CGFloat, _ y: CGFloat) throws -> String {
      try Stage.run(strategy) { stage in
        stage.add("W", .window, 0, 0, 300, 600)
        stage.add("A", 0, 0, 300, 600, in: "W")
        stage.add("btn", .button, 100, 100, 100, 50, in: "A")
        stage.add("P", .transitionView, 0, 0, 300, 600, in: "W", marked: true, hasDelegate: true)
        stage.delegate(of: "P", is: "A")
        return stage.hit(x, y)
      }
    }

    @Test(
      "over the button and beside it",
      arguments: [
        // The override runs after the swizzled method that it calls. Where super returns nil, the rule returns nil.
        ("flag", "btn", "A"), ("delegate", "btn", "P"), ("flag+delegate", "btn", "A"), ("delegate+flag", "btn", "A"),
        // The swizzle forwards the touch before the rule runs.
        ("swizzle+delegate", "btn", "A"), ("swizzle+flag", "btn", "A"),
        // A tagged view still returns itself to its own override; only its parent's loop skips it.
        ("tag+delegate", "btn", "A"), ("tag+flag", "btn", "A"), ("swizzle+tag", "btn", "A"),
        // With the exchange P returns itself, or with `body=head` never does. Where it returns itself, the window
        // redirects.
        ("tag:scope=class+delegate", "btn", "P"), ("tag:scope=class,body=head+delegate", "btn", "A"),
        ("swizzle+tag:scope=class", "btn", "A"), ("swizzle+tag:scope=class,body=head", "btn", "A"),
      ])
    func combination(strategy: String, onButton: String, beside: String) throws {
      #expect(try hit(strategy, 150, 120) == onButton)
      #expect(try hit(strategy, 20, 500) == beside)
    }

    @Test("the order of their names has no effect where methods are replaced")
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
