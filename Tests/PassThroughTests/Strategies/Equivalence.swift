import PassThrough
import SeededRandom
import TestSupport
import Testing
import UIKit

/// A view of a random scene as flat data, so that every strategy gets the same tree.
struct RandomNode {
  var frame: CGRect
  var transform = CGAffineTransform.identity
  var offset = CGPoint.zero
  var alpha: CGFloat = 1
  var isHidden = false
  var takesInteraction = true
  var isMarked = false
  var base = Base.view
  var children: [RandomNode] = []

  /// A tree of depth 4 with transforms, scroll offsets, hidden and disabled views, and alphas of 0.02 and 0.005.
  static func random(using random: inout SplitMix, depth: Int = 4) -> RandomNode {
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &random) }
    var node = RandomNode(
      frame: CGRect(x: number(-20...60), y: number(-20...60), width: number(20...140), height: number(20...140)))
    if random.once(in: 3) { node.frame = CGRect(x: 0, y: 0, width: 120, height: 120) }
    if random.once(in: 5) {
      node.transform = CGAffineTransform(rotationAngle: number(-2...2)).scaledBy(
        x: number(0.5...1.5), y: number(0.5...1.5))
    }
    if random.once(in: 5) { node.offset = CGPoint(x: number(-20...20), y: number(-20...20)) }
    if random.once(in: 8) { node.alpha = random.once(in: 2) ? 0.02 : 0.005 }
    node.isHidden = random.once(in: 12)
    node.takesInteraction = !random.once(in: 12)
    node.isMarked = random.once(in: 3)
    if random.once(in: 8) { node.base = .scrollView }
    if depth > 0 {
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        node.children.append(.random(using: &random, depth: depth - 1))
      }
    }
    return node
  }

  @MainActor
  func build(on stage: Stage, path: String = "root", in parent: String? = nil) {
    let view = stage.add(path, base, 0, 0, 0, 0, in: parent, marked: isMarked)
    view.setUntransformedFrame(frame)
    view.transform = transform
    view.bounds.origin = offset
    view.alpha = alpha
    view.isHidden = isHidden
    view.isUserInteractionEnabled = takesInteraction
    for (index, child) in children.enumerated() { child.build(on: stage, path: "\(path).\(index)", in: path) }
  }
}

extension StrategyTests {
  /// The strategies swizzle, tag and flag are equivalent on these trees, with the consequences of that.
  @Suite("On trees without overriding classes swizzle, tag and flag have the same result")
  @MainActor
  struct Equivalence {
    private static let treesInPart = 250

    private func answers(_ strategy: String, _ tree: RandomNode, _ points: [CGPoint]) throws -> [String] {
      try Stage.run(strategy) { stage in
        tree.build(on: stage)
        return points.map { stage.direct("root", $0.x, $0.y) }
      }
    }

    private func forEachTree(_ part: Int, rootIsMarked: Bool, _ body: (RandomNode, [CGPoint]) throws -> Void) throws {
      var random = SplitMix(seed: UInt64(part) + (rootIsMarked ? 1_000 : 0))
      for _ in 0..<Self.treesInPart {
        var tree = RandomNode.random(using: &random)
        tree.frame = CGRect(x: 0, y: 0, width: 120, height: 120)
        (tree.isHidden, tree.takesInteraction, tree.alpha, tree.offset) = (false, true, 1, .zero)
        tree.isMarked = rootIsMarked
        let points = (0..<8).map { _ in
          CGPoint(x: CGFloat.random(in: -5...125, using: &random), y: CGFloat.random(in: -5...125, using: &random))
        }
        try body(tree, points)
      }
    }

    @Test("from an unmarked root", arguments: 0..<8)
    func unmarkedRoot(part: Int) throws {
      var passed = 0
      try forEachTree(part, rootIsMarked: false) { tree, points in
        let flag = try answers("flag", tree, points)
        #expect(try answers("swizzle", tree, points) == flag)
        #expect(try answers("tag", tree, points) == flag)
        if try answers("uikit", tree, points) != flag { passed += 1 }
      }
      #expect(passed > Self.treesInPart / 4, "marks must matter")
    }

    @Test("from a marked root swizzle and flag agree, and tag returns the root", arguments: 0..<4)
    func markedRoot(part: Int) throws {
      var different = 0
      try forEachTree(part, rootIsMarked: true) { tree, points in
        let flag = try answers("flag", tree, points)
        #expect(try answers("swizzle", tree, points) == flag)
        let tag = try answers("tag", tree, points)
        for (one, other) in zip(tag, flag) where one != other { #expect(one == "root" && other == "none") }
        if tag != flag { different += 1 }
      }
      #expect(different > Self.treesInPart / 4)
    }

    @Test("no strategy changes a tree without marks, and a tracer changes nothing", arguments: 0..<2)
    func unmarkedTrees(part: Int) throws {
      func unmarked(_ node: RandomNode) -> RandomNode {
        var node = node
        node.isMarked = false
        node.children = node.children.map(unmarked)
        return node
      }
      try forEachTree(part, rootIsMarked: false) { tree, points in
        let plain = try answers("uikit", unmarked(tree), points)
        for strategy in ["swizzle", "tag", "flag", "delegate", "tag:scope=class", "tag:scope=class,body=head"] {
          #expect(try answers(strategy, unmarked(tree), points) == plain, "\(strategy)")
        }
        let marked = try answers("swizzle", tree, points)
        try Stage.run("swizzle") { stage in
          tree.build(on: stage)
          HitTesting.tracer = SilentTracer()
          #expect(points.map { stage.direct("root", $0.x, $0.y) } == marked)
        }
      }
    }
  }
}
