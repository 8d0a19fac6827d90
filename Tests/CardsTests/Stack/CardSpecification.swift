import Cards
import Foundation
import TestSupport
import Testing
import UIKit

/// The statements of the project's own specification about its controller (5.d).
@Suite("The facts of Cards' own specification")
@MainActor
struct CardSpecification {
  final class Page: UIViewController {
    var parentWillBe: UIViewController?
    var parentIs: UIViewController?
    override func loadView() { view = UIView() }
    override func willMove(toParent parent: UIViewController?) {
      super.willMove(toParent: parent)
      parentWillBe = parent
    }
    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      parentIs = parent
    }
  }

  /// The specification's stack is not in a window.
  private func makeStack() -> CardStackController { CardStackController(rootViewController: Page()) }

  @Test("the child of a pushed controller finds the stack")
  func grandchild() {
    withPhone {
      let (stack, child, grandchild) = (makeStack(), Page(), Page())
      child.addChild(grandchild)
      grandchild.didMove(toParent: child)
      #expect(grandchild.cardStackController == nil)
      stack.pushViewController(child, animated: false)
      #expect(grandchild.cardStackController === stack)
    }
  }

  @Test("a push")
  func push() {
    withPhone {
      let (stack, child) = (makeStack(), Page())
      var isCompleted = false
      stack.pushViewController(child, animated: false) { isCompleted = true }
      #expect(stack.children.contains(child))
      #expect(child.view.isDescendant(of: stack.view))
      #expect(child.parentIs === stack)
      #expect(isCompleted)
      #expect(child.cardStackController === stack)
    }
  }

  @Test("a pop")
  func pop() {
    withPhone {
      let (stack, child) = (makeStack(), Page())
      var isCompleted = false
      stack.pushViewController(child, animated: false)
      stack.popViewController(false) { isCompleted = true }
      #expect(!stack.children.contains(child))
      #expect(!child.view.isDescendant(of: stack.view))
      #expect(child.parentWillBe == nil)
      #expect(isCompleted)
      #expect(child.cardStackController == nil)
    }
  }
}
