import SeededRandom
import TestSupport
import Testing
import UIKit

/// A view's data, independent of the engine's code.
struct PlainNode {
  var name: String
  var frame: CGRect
  var anchor = CGPoint(x: 0.5, y: 0.5)
  var map: (a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) = (1, 0, 0, 1, 0, 0)
  var offset = CGPoint.zero
  var alpha = 1.0
  var isHidden = false
  var takesInteraction = true
  var isEnabled = true
  var isControl = false
  var children: [PlainNode] = []

  /// A direct implementation of the hit test: filters, half-open bounds, front to back, conversion into each child's
  /// space.
  func find(_ x: Double, _ y: Double) -> String? {
    if isHidden || !takesInteraction || Double(Float(alpha)) < 0.01 || (isControl && !isEnabled) { return nil }
    let right = offset.x + frame.width
    let bottom = offset.y + frame.height
    guard x >= offset.x, y >= offset.y, x < right, y < bottom else { return nil }
    for child in children.reversed() {
      guard let (childX, childY) = child.enter(x, y) else { continue }
      if let found = child.find(childX, childY) { return found }
    }
    return name
  }

  /// Converts a superview's point into this view's space by Cramer's rule; `nil` for a transform without an inverse.
  private func enter(_ x: Double, _ y: Double) -> (Double, Double)? {
    // Without a transform there must be no rounding.
    if map == (1, 0, 0, 1, 0, 0) { return (x - frame.minX + offset.x, y - frame.minY + offset.y) }
    let pivotX = frame.minX + anchor.x * frame.width
    let pivotY = frame.minY + anchor.y * frame.height
    let right = x - pivotX - map.tx
    let down = y - pivotY - map.ty
    let determinant = map.a * map.d - map.b * map.c
    if determinant == 0 { return nil }
    let insideX = (right * map.d - down * map.c) / determinant
    let insideY = (map.a * down - map.b * right) / determinant
    return (insideX + anchor.x * frame.width + offset.x, insideY + anchor.y * frame.height + offset.y)
  }

  @MainActor
  func makeView() -> UIView {
    let view = isControl ? UIControl(frame: .zero) : offset == .zero ? UIView(frame: .zero) : UIScrollView(frame: .zero)
    view.accessibilityIdentifier = name
    view.anchorPoint = anchor
    view.transform = CGAffineTransform(map.a, map.b, map.c, map.d, map.tx, map.ty)
    view.setUntransformedFrame(frame)
    view.bounds.origin = offset
    view.alpha = alpha
    view.isHidden = isHidden
    view.isUserInteractionEnabled = takesInteraction
    (view as? UIControl)?.isEnabled = isEnabled
    for child in children { view.addSubview(child.makeView()) }
    return view
  }

  static func random(using random: inout SplitMix, depth: Int, count: inout Int) -> PlainNode {
    var node = PlainNode(
      name: "v\(count)",
      frame: CGRect(
        x: Double(Int.random(in: -20...80, using: &random)), y: Double(Int.random(in: -20...80, using: &random)),
        width: Double(Int.random(in: 0...120, using: &random)), height: Double(Int.random(in: 0...120, using: &random)))
    )
    count += 1
    if random.once(in: 3) {
      func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
      node.map = (
        number(-1.5...1.5), number(-1...1), number(-1...1), number(-1.5...1.5), number(-20...20), number(-20...20)
      )
      if random.once(in: 10) { node.map = (1, 2, 2, 4, 0, 0) }
    }
    if random.once(in: 4) { node.anchor = CGPoint(x: Double.random(in: 0...1, using: &random), y: 0.25) }
    if random.once(in: 4) { node.offset = CGPoint(x: Int.random(in: -30...30, using: &random), y: 10) }
    if random.once(in: 4) { node.alpha = [0.0, 0.005, 0.0099, 0.01, 0.0101, 0.02].randomElement(using: &random)! }
    node.isHidden = random.once(in: 10)
    node.takesInteraction = !random.once(in: 10)
    node.isControl = random.once(in: 5)
    node.isEnabled = !random.once(in: 3)
    if depth > 0 {
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        node.children.append(.random(using: &random, depth: depth - 1, count: &count))
      }
    }
    return node
  }
}

extension EngineTests {
  @Suite("The hit test equals a direct implementation")
  @MainActor
  struct Oracle {
    @Test("on random trees: fast path, traced path and direct implementation", arguments: 0..<8)
    func randomTrees(part: Int) {
      withEngine {
        var random = SplitMix(seed: UInt64(part))
        var deep = 0
        for tree in 0..<500 {
          var count = 0
          var node = PlainNode.random(using: &random, depth: 4, count: &count)
          node.frame = CGRect(x: 0, y: 0, width: 120, height: 120)
          node.isHidden = false
          node.takesInteraction = true
          node.isControl = false
          node.alpha = 1
          let root = node.makeView()
          for _ in 0..<12 {
            // Integers hit edges exactly; the other numbers are for transforms.
            let whole = random.once(in: 2)
            let x =
              whole ? Double(Int.random(in: -5...125, using: &random)) : Double.random(in: -5...125, using: &random)
            let y =
              whole ? Double(Int.random(in: -5...125, using: &random)) : Double.random(in: -5...125, using: &random)
            let expected = node.find(x + node.offset.x, y + node.offset.y) ?? "-"
            if expected != "-" && expected != "v0" { deep += 1 }
            HitTesting.tracer = nil
            let short = root.found(x + node.offset.x, y + node.offset.y)
            HitTesting.tracer = SilentTracer()
            let long = root.found(x + node.offset.x, y + node.offset.y)
            #expect(
              short == expected && long == expected,
              "part \(part), tree \(tree), (\(x), \(y)): \(short), \(long), not \(expected)")
          }
        }
        #expect(deep > 500, "the trees must be deep enough")
      }
    }
  }
}
