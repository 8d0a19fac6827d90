import CBaseline
import CommandLineSupport
import Foundation
import SeededRandom
import UIKit

/// Compares a hit test through the overridable methods with a C implementation on the same tree.
@MainActor
enum HitTestBenchmark {
  static func run(rounds: Int, into table: inout ResultTable, progress: StandardError) throws {
    for tree in HitTestTree.allCases {
      progress.progress("hit test: \(tree.rawValue)")
      measure(tree, rounds: rounds, into: &table)
    }
  }

  private static func measure(_ tree: HitTestTree, rounds: Int, into table: inout ResultTable) {
    var random = SplitMix(seed: 1)
    let root = tree.make(&random)
    let baseline = HitTestBaseline(of: root, callsOverrides: tree.hasOverrides)
    let points = (0..<1_000).map { _ in
      CGPoint(x: Double(random.next() % 400), y: Double(random.next() % 800))
    }
    // The times can be compared only if both find the same hits.
    for point in points {
      precondition((root.hitTest(point, with: nil) != nil) == baseline.hasHit(at: point), "disagreement at \(point)")
    }
    var ours = Double.infinity
    var theirs = Double.infinity
    var found = 0
    for _ in 0..<rounds {
      ours = min(
        ours,
        Stopwatch.time {
          for _ in 0..<tree.repetitions {
            for point in points where root.hitTest(point, with: nil) != nil { found += 1 }
          }
        })
      theirs = min(
        theirs,
        Stopwatch.time {
          for _ in 0..<tree.repetitions { for point in points where baseline.hasHit(at: point) { found += 1 } }
        })
    }
    precondition(found > 0, "no point hits anything")
    let tests = Double(tree.repetitions * points.count)
    table.add(
      "hit test, \(tree.rawValue)", ours / tests * 1e9, "ns", baseline: ("C walk", theirs / tests * 1e9),
      goal: "at most \(tree.goal) times the C walk")
  }
}
