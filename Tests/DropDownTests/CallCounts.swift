import DropDown
import TestSupport
import Testing
import UIKit

/// The number of hit tests of a view, which differs even if the result is the same.
@Suite("The exchanges make more hit tests than plain UIKit")
@MainActor
struct CallCounts {
  /// Counts the hit tests of all its instances.
  private final class CountingView: UIView {
    static var questions = 0
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      Self.questions += 1
      return super.hitTest(point, with: event)
    }
  }

  /// A chain of `depth` nested views.
  private func chain(_ depth: Int) -> CountingView {
    let first = CountingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var last = first
    for _ in 0..<depth {
      let next = CountingView(frame: first.frame)
      last.addSubview(next)
      last = next
    }
    return first
  }

  private func questions(_ view: UIView) -> Int {
    CountingView.questions = 0
    HitTesting.beginHitTest()
    _ = view.hitTest(CGPoint(x: 5, y: 5), with: nil)
    return CountingView.questions
  }

  @Test(
    "4.a.3: after a presentation the global exchange makes 2^(d+1) − 1 hit tests, d + 1 before",
    arguments: [0, 1, 2, 5, 10])
  func depth(depth: Int) {
    for column in Column.allCases {
      withPhone {
        let app = DropDownApp(column)
        let first = chain(depth)
        #expect(questions(first) == depth + 1)
        app.presentAndClose()
        app.finishMarking()
        #expect(questions(first) == (column == .repositoryGlobal ? (2 << depth) - 1 : depth + 1), "\(column.rawValue)")
      }
    }
  }

  @Test("a tree with too many hit tests is stopped at a limit, with the same result")
  func bounded() {
    withPhone {
      let app = DropDownApp(.repositoryGlobal)
      app.presentAndClose()
      app.finishMarking()
      let first = chain(60)
      #expect(questions(first) < 300_000)
      #expect(first.hitTest(CGPoint(x: 5, y: 5), with: nil) == nil)
    }
  }

  @Test("4.a.5: a touch on the modal view visits the container's subtree twice under H2B alone")
  func container() {
    for (column, expected) in Column.cells("1 1 1 1 2 -") where !column.killsTouches {
      withPhone {
        let app = DropDownApp(column)
        let counting = CountingView(frame: CGRect(x: 0, y: 400, width: 375, height: 100))
        app.modal.view.addSubview(counting)
        app.present()
        CountingView.questions = 0
        _ = app.hit(100, 500)
        #expect(String(CountingView.questions) == expected, "\(column.rawValue)")
      }
    }
  }
}
