import CBaseline
import CommandLineSupport
import Foundation
import PassThrough
import SeededRandom
import UIKit

/// Compares a hit test through the overridable methods with a C implementation on the same tree.
@MainActor
enum HitTestBenchmark {
  static func run(rounds: Int, into table: inout ResultTable, progress: StandardError) throws {
    for shape in Shape.allCases {
      progress.progress("hit test: \(shape.rawValue)")
      measure(shape, rounds: rounds, into: &table)
    }
  }

  private enum Shape: String, CaseIterable {
    case screen = "an app's screen, 200 views"
    case deep = "a chain 100 deep"
    case wide = "1,000 siblings"
    case turned = "a screen with transforms"
  }

  private static func measure(_ shape: Shape, rounds: Int, into table: inout ResultTable) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    var random = SplitMix(seed: 1)
    build(shape, in: root, &random)
    let node = copy(root)
    defer { cbaseline_node_destroy(node) }
    let points = (0..<1_000).map { _ in
      CGPoint(x: Double(random.next() % 400), y: Double(random.next() % 800))
    }
    check(root, node, points)
    var ours = Double.infinity
    var theirs = Double.infinity
    var found = 0
    for _ in 0..<rounds {
      ours = min(
        ours,
        Stopwatch.time {
          for _ in 0..<20 { for point in points where root.hitTest(point, with: nil) != nil { found += 1 } }
        })
      theirs = min(
        theirs,
        Stopwatch.time {
          for _ in 0..<20 { for point in points where cbaseline_hit_test(node, point.x, point.y) != nil { found += 1 } }
        })
    }
    precondition(found > 0, "no point hits anything")
    let tests = 20.0 * Double(points.count)
    table.add(
      "hit test, \(shape.rawValue)", ours / tests * 1e9, "ns", baseline: ("C walk", theirs / tests * 1e9),
      goal: "at most 3 times the C walk")
  }

  private static func build(_ shape: Shape, in root: UIView, _ random: inout SplitMix) {
    switch shape {
    case .screen, .turned:
      for row in 0..<10 {
        let group = UIView(frame: CGRect(x: 0, y: row * 80, width: 400, height: 80))
        root.addSubview(group)
        if shape == .turned { group.transform = CGAffineTransform(scaleX: 0.9, y: 0.9) }
        for column in 0..<6 {
          let cell = UIView(frame: CGRect(x: column * 66, y: 4, width: 62, height: 72))
          group.addSubview(cell)
          if shape == .turned { cell.transform = CGAffineTransform(rotationAngle: 0.1) }
          cell.addSubview(UILabel(frame: CGRect(x: 2, y: 2, width: 58, height: 20)))
          cell.addSubview(UIButton(frame: CGRect(x: 2, y: 30, width: 58, height: 40)))
        }
      }
      let overlay = UIView(frame: root.bounds)
      overlay.isUserInteractionEnabled = false
      root.addSubview(overlay)
    case .deep:
      var parent = root
      for _ in 0..<100 {
        let child = UIView(frame: parent.bounds)
        parent.addSubview(child)
        parent = child
      }
    case .wide:
      for _ in 0..<1_000 {
        let x = Double(random.next() % 380)
        let y = Double(random.next() % 780)
        root.addSubview(UIView(frame: CGRect(x: x, y: y, width: 20, height: 20)))
      }
    }
  }

  private static func copy(_ view: UIView) -> UnsafeMutablePointer<cbaseline_node> {
    let node = cbaseline_node_create(0)!
    let bounds = view.bounds
    node.pointee.bounds_x = bounds.minX
    node.pointee.bounds_y = bounds.minY
    node.pointee.bounds_width = bounds.width
    node.pointee.bounds_height = bounds.height
    node.pointee.offset_x = view.untransformedFrame.minX - bounds.minX
    node.pointee.offset_y = view.untransformedFrame.minY - bounds.minY
    node.pointee.alpha = Float(view.alpha)
    node.pointee.is_hidden = view.isHidden
    node.pointee.is_user_interaction_enabled = view.isUserInteractionEnabled
    if !view.transform.isIdentity {
      // Superview to view: to the anchor point, the inverse transform, then to the bounds.
      let down = CGAffineTransform(translationX: -view.center.x, y: -view.center.y)
        .concatenating(view.transform.inverted())
        .concatenating(CGAffineTransform(translationX: bounds.midX, y: bounds.midY))
      node.pointee.has_transform = true
      node.pointee.a = down.a
      node.pointee.b = down.b
      node.pointee.c = down.c
      node.pointee.d = down.d
      node.pointee.tx = down.tx
      node.pointee.ty = down.ty
    }
    for child in view.subviews { cbaseline_node_append(node, copy(child)) }
    return node
  }

  /// Traps if only one of the two hits a view, because the times would not be comparable.
  private static func check(_ root: UIView, _ node: UnsafeMutablePointer<cbaseline_node>, _ points: [CGPoint]) {
    for point in points {
      let ours = root.hitTest(point, with: nil) != nil
      precondition(ours == (cbaseline_hit_test(node, point.x, point.y) != nil), "the baseline disagrees at \(point)")
    }
  }
}
