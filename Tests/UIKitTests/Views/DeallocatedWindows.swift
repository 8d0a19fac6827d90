import Foundation
import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  /// Views stay in memory after their window, and their callbacks change the tree. A visible window is kept by the application.
  @Suite("The views of a window that is deallocated")
  @MainActor
  struct DeallocatedWindows {
    /// A view that puts some views into a new stack whenever it enters or leaves a window.
    private final class Restacking: UIView {
      var arranged: [UIView] = []
      var moves = 0

      override func didMoveToWindow() {
        moves += 1
        let stack = UIStackView(arrangedSubviews: arranged)
        addSubview(stack)
        NSLayoutConstraint.activate([stack.widthAnchor.constraint(equalToConstant: 100)])
      }
    }

    /// A view that moves another into a window when it has lost its own.
    private final class Moving: UIView {
      var (moved, target): (UIView?, UIView?)

      override func didMoveToWindow() {
        guard window == nil, let moved, let target else { return }
        target.addSubview(moved)
      }
    }

    private final class Counting: UIView {
      /// The levels of the windows that it has entered; `nil` for no window.
      var levels: [CGFloat?] = []
      override func didMoveToWindow() { levels.append(window?.windowLevel.rawValue) }
    }

    @Test func `a callback can build a stack of views that lose their window too`() {
      withEngine {
        var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        let view = Restacking(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let labels = [UILabel(), UILabel()]
        view.arranged = labels
        window?.addSubview(view)
        window?.layoutIfNeeded()
        weak let gone = window
        window = nil
        #expect(gone == nil)
        #expect(view.moves == 2)
        #expect(view.window == nil && view.superview == nil)
        #expect(labels.allSatisfy { $0.window == nil && $0.superview?.superview === view })
      }
    }

    @Test func `a callback can move a sibling that has not lost its window yet`() {
      withEngine {
        var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        other.isHidden = false
        other.windowLevel = .alert
        let (moving, sibling) = (Moving(), Counting())
        (moving.moved, moving.target) = (sibling, other)
        window?.addSubview(moving)
        window?.addSubview(sibling)
        window = nil
        #expect(moving.window == nil)
        #expect(sibling.superview === other && sibling.window === other)
        #expect(sibling.levels == [0, 2000])
      }
    }

    @Test func `a sibling that a callback moves to another window stays there when their superview is removed`() {
      withEngine {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        window.isHidden = false
        let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        other.isHidden = false
        let container = UIView()
        let (moving, sibling) = (Moving(), Counting())
        (moving.moved, moving.target) = (sibling, other)
        container.addSubview(moving)
        container.addSubview(sibling)
        window.addSubview(container)
        container.removeFromSuperview()
        #expect(sibling.superview === other && sibling.window === other)
      }
    }
  }
}
