import CommandLineSupport
import Foundation
import UIKit

/// Measures the layout of views by constraints.
@MainActor
enum LayoutBenchmark {
  /// A screen of rows, each with four required constraints and a height of its own.
  @MainActor
  private struct Screen {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 812))
    private(set) var constants: [NSLayoutConstraint] = []
    private(set) var all: [NSLayoutConstraint] = []

    init(rows: Int) {
      window.isHidden = false
      var previous: UIView?
      for index in 0..<rows {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(view)
        // A column of twenty rows.
        let above = index.isMultiple(of: 20) ? window.topAnchor : previous?.bottomAnchor ?? window.topAnchor
        let top = view.topAnchor.constraint(equalTo: above, constant: 8)
        constants.append(top)
        all += [
          top, view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 16),
          view.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -16),
          view.heightAnchor.constraint(equalToConstant: CGFloat(20 + index % 7)),
        ]
        previous = view
      }
    }
  }

  static func run(rounds: Int, into table: inout ResultTable, progress: StandardError) {
    for (rows, goal) in [(75, "under 2 ms"), (150, "near twice"), (300, "near twice")] {
      progress.progress("layout: \(rows * 4) constraints")
      var seconds = Double.infinity
      for _ in 0..<max(rounds, 1) {
        let screen = Screen(rows: rows)
        seconds = min(
          seconds,
          Stopwatch.time {
            NSLayoutConstraint.activate(screen.all)
            screen.window.layoutIfNeeded()
          })
        precondition(screen.window.subviews.last?.frame.width == 343, "the layout is wrong")
      }
      table.add("layout of \(rows * 4) constraints", seconds * 1e3, "ms", baseline: nil, goal: goal)
      let screen = Screen(rows: rows)
      NSLayoutConstraint.activate(screen.all)
      screen.window.layoutIfNeeded()
      var constant: CGFloat = 8
      let change = Stopwatch.best(of: rounds * 10) {
        constant += 1
        screen.constants[rows / 2].constant = constant
        screen.window.layoutIfNeeded()
      }
      table.add(
        "a changed constant of \(rows * 4)", change * 1e3, "ms", baseline: nil,
        goal: rows == 75 ? "under 0.1 ms" : "near linear")
    }
  }
}
