import Foundation
import SeededRandom
import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  /// The oracle is the same tree with plain views for the elements, which has one system of constraints.
  @Suite("Elements of lists have constraints of their own, with the rectangles of one system for all")
  @MainActor
  struct ListElementConstraints {
    /// What a layout has given.
    private struct Layout: Equatable {
      var frames: [CGRect] = []
      var openViews: [Int] = []
    }

    /// The layout after each change of a random tree.
    private func layouts(seed: UInt64, withElements: Bool) -> [Layout] {
      withEngine {
        let tree = RandomTree(seed: seed, withElements: withElements)
        return (0..<12).map { _ in
          tree.change()
          endTurn()
          let open = Engine.current.openFrames.compactMap(\.view)
          return Layout(
            frames: tree.views.map(\.frame),
            openViews: tree.views.indices.filter { index in open.contains { $0 === tree.views[index] } })
        }
      }
    }

    @Test("random trees, constraints and changes")
    func random() {
      var moved = 0
      for seed in 0..<200 as Range<UInt64> {
        let (separate, joined) = (layouts(seed: seed, withElements: true), layouts(seed: seed, withElements: false))
        for (one, other) in zip(separate, joined) {
          let isKnown = (0..<one.frames.count).filter { !other.openViews.contains($0) }
          #expect(isKnown.allSatisfy { one.frames[$0] == other.frames[$0] }, "seed \(seed)")
          #expect(one.openViews == other.openViews, "seed \(seed)")
          moved += isKnown.count { other.frames[$0].width > 0 }
        }
      }
      #expect(moved > 1_000)
    }

    @Test("an element does not build the system of its window again, and has one only for itself")
    func separate() throws {
      try withEngine {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        window.isHidden = false
        let outside = constrained(UIView(), in: window)
        outside.leftAnchor.constraint(equalTo: window.leftAnchor).isActive = true
        let cell = UITableViewCell()
        let inside = constrained(UIView(), in: cell.contentView)
        inside.leftAnchor.constraint(equalTo: cell.contentView.leftAnchor).isActive = true
        endTurn()
        window.addSubview(cell)
        let (system, own) = (try #require(window.constraintSystem), try #require(inside.constraintSystem))
        #expect(own !== system && outside.constraintSystem === system)
        #expect(system.views.count == 1 && system.views.first === outside)
        endTurn()
        #expect(own.views.contains { $0 === inside })
        // A constraint from outside joins both.
        inside.topAnchor.constraint(equalTo: outside.topAnchor).isActive = true
        #expect(inside.constraintSystem === system)
      }
    }
  }
}

/// A window with views, elements of lists among them, and constraints.
@MainActor
private final class RandomTree {
  private var random: SplitMix
  private(set) var views: [UIView]
  private var constraints: [NSLayoutConstraint] = []
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  init(seed: UInt64, withElements: Bool) {
    random = SplitMix(seed: seed)
    views = [window]
    window.isHidden = false
    for index in 0..<10 {
      let isElement = random.once(in: 3)
      let view = isElement ? (withElements ? UICollectionReusableView() : UIView()) : ContentView(30, 20)
      if isElement {
        view.frame = CGRect(x: 0, y: 60 * CGFloat(index), width: 200, height: 50)
      } else {
        view.translatesAutoresizingMaskIntoConstraints = false
      }
      any.addSubview(view)
      views.append(view)
    }
    for _ in 0..<14 { constrain() }
    // An element is laid out by constraints in an app that has any.
    let other = constrained(UIView(), in: window)
    other.leftAnchor.constraint(equalTo: window.leftAnchor).isActive = true
  }

  private var any: UIView { views[random.below(views.count)] }
  private var anyBelowWindow: UIView { views[1 + random.below(views.count - 1)] }

  private func constrain() {
    let view = anyBelowWindow
    // Most constraints are inside of an element or outside of all; some reach into one.
    let other = random.once(in: 4) ? any : view.superview ?? window
    guard view !== other, !view.translatesAutoresizingMaskIntoConstraints else { return }
    let constant = CGFloat(random.below(40))
    let one =
      switch random.below(4) {
      case 0: view.leftAnchor.constraint(equalTo: other.leftAnchor, constant: constant)
      case 1: view.topAnchor.constraint(equalTo: other.topAnchor, constant: constant)
      case 2: view.widthAnchor.constraint(equalTo: other.widthAnchor, constant: -constant)
      default: view.heightAnchor.constraint(equalToConstant: constant)
      }
    // No two have the same priority, so that one rectangle is the best.
    one.priority = UILayoutPriority(Float(900 - constraints.count))
    one.isActive = true
    constraints.append(one)
  }

  func change() {
    switch random.below(8) {
    case 0: constrain()
    case 1: constraints[random.below(constraints.count)].constant = CGFloat(random.below(60))
    case 2:
      let view = anyBelowWindow
      if view.translatesAutoresizingMaskIntoConstraints { view.frame.size.width = CGFloat(100 + random.below(100)) }
    case 3: anyBelowWindow.isHidden.toggle()
    case 4:
      let (view, parent) = (anyBelowWindow, any)
      if !parent.isDescendant(of: view) { parent.addSubview(view) }
    case 5: anyBelowWindow.translatesAutoresizingMaskIntoConstraints.toggle()
    case 6:
      // A view is removed, its constraints change, and it comes back, as a reused element.
      let view = anyBelowWindow
      guard let parent = view.superview else { return }
      view.removeFromSuperview()
      constraints[random.below(constraints.count)].constant = CGFloat(random.below(60))
      parent.addSubview(view)
    default: constraints[random.below(constraints.count)].isActive.toggle()
    }
  }
}
