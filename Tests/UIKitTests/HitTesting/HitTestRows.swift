import TestSupport
import Testing
import UIKit

extension EngineTests {
  /// `Documentation/Fidelity.md`, rows H1 to H11 and the filters, each with its own small scene.
  @Suite("A hit test finds the same view as UIKit")
  @MainActor
  struct HitTestRows {
    struct Row: Sendable, CustomTestStringConvertible {
      let id: String
      let spot: Spot
      let expected: String
      var testDescription: String { "\(id): \(spot) → \(expected)" }

      init(_ id: String, _ x: CGFloat, _ y: CGFloat, _ expected: String) {
        self.id = id
        spot = Spot(x, y)
        self.expected = expected
      }
    }

    @Test(
      "H1, H2: the bounds are half open and start at their own origin",
      arguments: [
        (CGFloat(0), Spot(0, 0), true), (0, Spot(99, 99), true), (0, Spot(99.999, 50), true),
        (0, Spot(100, 100), false),
        (0, Spot(100, 50), false), (0, Spot(-0.001, 50), false), (10_000, Spot(50, 50), false),
        (10_000, Spot(10_000, 10_000), true), (10_000, Spot(10_100, 10_050), false),
      ])
    func pointInside(origin: CGFloat, spot: Spot, expected: Bool) {
      withEngine {
        let view = UIView(frame: CGRect(x: 7, y: 9, width: 100, height: 100))
        view.bounds.origin = CGPoint(x: origin, y: origin)
        #expect(view.point(inside: spot.point, with: nil) == expected)
      }
    }

    @Test(
      "H3, H4: nested views under a shifted root",
      arguments: [
        Row("H3", -5, -5, "root"), Row("H3", 40, 40, "A"), Row("H3", 52.5, 52.5, "B"), Row("H4", -11, -11, "-"),
        Row("H4", 95, 95, "-"), Row("H4 edge", -10, -10, "root"), Row("H4 edge", 90, 89, "-"),
      ])
    func shiftedRoot(row: Row) {
      withEngine {
        let root = place(UIView(), "root", 0, 0, 100, 100)
        root.bounds = CGRect(x: -10, y: -10, width: 100, height: 100)
        let a = place(UIView(), "A", 40, 40, 20, 20, in: root)
        place(UIView(), "B", 10, 10, 5, 5, in: a)
        #expect(root.found(row.spot.x, row.spot.y) == row.expected)
      }
    }

    @Test(
      "H5, H6: a scaled root whose frame was set afterwards",
      arguments: [
        Row("H5", 25, 25, "S"), Row("H5", 74, 74, "S"), Row("H6", 20, 20, "root"), Row("H6", 75, 75, "root"),
        Row("H6", 199, 199, "root"), Row("H6 edge", 200, 199, "-"),
      ])
    func scaledRoot(row: Row) {
      withEngine {
        let root = UIView(frame: .zero)
        root.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        place(root, "root", 0, 0, 100, 100)
        place(UIView(), "S", 25, 25, 50, 50, in: root)
        #expect(root.bounds.size == CGSize(width: 200, height: 200))
        #expect(root.found(row.spot.x, row.spot.y) == row.expected)
      }
    }

    @Test(
      "H7: a scaled child whose frame was set afterwards",
      arguments: [
        Row("H7", 25, 25, "S"), Row("H7", 74, 74, "S"), Row("H7", 20, 20, "root"), Row("H7", 75, 75, "root"),
        Row("H7", 100, 100, "-"), Row("H7 inside S", 50, 50, "mark"),
      ])
    func scaledChild(row: Row) {
      withEngine {
        let root = place(UIView(), "root", 0, 0, 100, 100)
        let child = UIView(frame: .zero)
        child.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        place(child, "S", 25, 25, 50, 50, in: root)
        place(UIView(), "mark", 48, 48, 4, 4, in: child)
        #expect(root.found(row.spot.x, row.spot.y) == row.expected)
      }
    }

    @Test("H11: an inserted view has its index, and the front one wins")
    func insertedView() {
      withEngine {
        let root = place(UIView(), "root", 0, 0, 100, 100)
        place(UIView(), "a", 0, 0, 50, 50, in: root)
        place(UIView(), "b", 0, 0, 50, 50, in: root)
        root.insertSubview(place(UIView(), "c", 0, 0, 50, 50), at: 1)
        #expect(root.subviews.map(name) == ["a", "c", "b"])
        #expect(root.found(10, 10) == "b")
        root.bringSubviewToFront(root.subviews[0])
        #expect(root.found(10, 10) == "a")
        root.sendSubviewToBack(root.subviews[2])
        #expect(root.found(10, 10) == "b")
        root.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(root.subviews.map(name) == ["b", "c", "a"])
        root.addSubview(root.subviews[0])
        #expect(root.subviews.map(name) == ["c", "a", "b"])
      }
    }

    @Test("H17, H19: parts outside of the superview are not hit, clipped or not", arguments: [false, true])
    func outOfBounds(clips: Bool) {
      withEngine {
        let root = place(UIView(), "root", 0, 0, 300, 300)
        let box = place(UIView(), "box", 0, 0, 100, 100, in: root)
        box.clipsToBounds = clips
        let button = place(UIButton(), "button", 0, 100, 50, 50, in: box)
        #expect(root.found(25, 125) == "root")
        button.frame.origin = .zero
        #expect(root.found(25, 25) == "button")
      }
    }

    @Test(
      "H20, H21: one point outside each edge misses, the inside of the edges and the corner hit",
      arguments: [
        Row("left", 49, 100, "root"), Row("right", 151, 100, "root"), Row("top", 100, 49, "root"),
        Row("bottom", 100, 151, "root"), Row("inside", 100, 100, "box"), Row("corner", 50, 50, "box"),
        Row("(12,50) of the box", 62, 100, "box"),
      ])
    func edges(row: Row) {
      withEngine {
        let root = place(UIView(), "root", 0, 0, 300, 300)
        place(UIView(), "box", 50, 50, 100, 100, in: root)
        #expect(root.found(row.spot.x, row.spot.y) == row.expected)
      }
    }
  }
}
