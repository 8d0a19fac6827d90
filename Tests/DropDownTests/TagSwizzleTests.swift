import DropDown
import ObjectiveCRuntime
import Testing
import UIKit

/// The article's method in a method table of its own.
@Suite("The drop-down article's exchange changes the class that the look-up finds")
@MainActor
struct TagSwizzleTests {
  @Test("where the container's class has no method of its own, UIView's code changes")
  func scope() throws {
    for (hasOwn, changes) in [(true, false), (false, true)] {
      let table = MethodTable(transitionViewOverridesHitTest: hasOwn)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      TagSwizzle.exchange(in: table, tag: 73, body: .head)
      #expect((table.send(.hitTest, to: view, CGPoint(x: 5, y: 5), nil) == nil) == changes)
    }
  }
}
