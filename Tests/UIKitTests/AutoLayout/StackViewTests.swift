import Foundation
import SeededRandom
import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  @Suite("A stack view places its arranged views")
  @MainActor
  struct StackViewTests {
    /// A stack of 300 × 100 points at the corner of a window, or its transpose.
    private func stack(
      _ sizes: [CGSize], axis: NSLayoutConstraint.Axis = .horizontal, _ change: (UIStackView) -> Void = { _ in },
      check: (UIStackView, [CGRect]) -> Void
    ) {
      withEngine {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        window.isHidden = false
        let views = sizes.map { ContentView($0.width, $0.height) }
        let stack = constrained(UIStackView(arrangedSubviews: views), in: window)
        stack.axis = axis
        change(stack)
        NSLayoutConstraint.activate([
          stack.leftAnchor.constraint(equalTo: window.leftAnchor),
          stack.topAnchor.constraint(equalTo: window.topAnchor),
          stack.widthAnchor.constraint(equalToConstant: axis == .horizontal ? 300 : 100),
          stack.heightAnchor.constraint(equalToConstant: axis == .horizontal ? 100 : 300),
        ])
        window.layoutIfNeeded()
        check(stack, stack.arrangedSubviews.map(\.frame))
      }
    }

    private let sizes = [CGSize(width: 50, height: 20), CGSize(width: 100, height: 40), CGSize(width: 30, height: 10)]

    /// Where views of the given lengths are, with the space that is left over.
    private func expected(_ distribution: UIStackView.Distribution, _ lengths: [CGFloat], _ spacing: CGFloat)
      -> [CGFloat]
    {
      let free = 300 - lengths.reduce(0, +)
      var places: [CGFloat] = []
      switch distribution {
      case .fillEqually:
        let length = (300 - 2 * spacing) / 3
        places = [0, length, length + spacing, length, 2 * (length + spacing), length]
      case .fillProportionally:
        let factor = (300 - 2 * spacing) / lengths.reduce(0, +)
        let scaled = lengths.map { $0 * factor }
        places = [0, scaled[0], scaled[0] + spacing, scaled[1], scaled[0] + scaled[1] + 2 * spacing, scaled[2]]
      case .equalSpacing:
        places = [0, lengths[0], lengths[0] + free / 2, lengths[1], 300 - lengths[2], lengths[2]]
      case .equalCentering:
        let (first, last) = (lengths[0] / 2, 300 - lengths[2] / 2)
        places = [0, lengths[0], (first + last) / 2 - lengths[1] / 2, lengths[1], 300 - lengths[2], lengths[2]]
      case .fill: break
      }
      return places
    }

    @Test(
      "along its axis, as the distribution says",
      arguments: [UIStackView.Distribution.fillEqually, .fillProportionally, .equalSpacing, .equalCentering],
      [NSLayoutConstraint.Axis.horizontal, .vertical])
    func distribution(distribution: UIStackView.Distribution, axis: NSLayoutConstraint.Axis) {
      for spacing in [0, 12] as [CGFloat] {
        let turned = axis == .horizontal ? sizes : sizes.map { CGSize(width: $0.height, height: $0.width) }
        stack(turned, axis: axis) {
          $0.distribution = distribution
          $0.spacing = spacing
        } check: { stack, frames in
          let places = frames.flatMap { axis == .horizontal ? [$0.minX, $0.width] : [$0.minY, $0.height] }
          let expected = expected(distribution, sizes.map(\.width), spacing)
          #expect(zip(places, expected).allSatisfy { abs($0 - $1) <= 0.5 }, "\(places) instead of \(expected)")
          #expect(frames.allSatisfy { axis == .horizontal ? $0.height == 100 : $0.width == 100 })
          #expect(stack.arrangedSubviews.allSatisfy { !$0.hasAmbiguousLayout })
        }
      }
    }

    @Test("a view with a lower hugging priority fills what is left over")
    func fill() {
      stack(sizes) {
        $0.spacing = 10
        $0.arrangedSubviews[1].setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
        $0.setCustomSpacing(30, after: $0.arrangedSubviews[1])
      } check: { stack, frames in
        #expect(frames.map(\.minX) == [0, 60, 270] && frames.map(\.width) == [50, 180, 30])
        #expect(!stack.arrangedSubviews[1].hasAmbiguousLayout)
        #expect(stack.customSpacing(after: stack.arrangedSubviews[1]) == 30)
      }
    }

    @Test("views that hug their content alike have an ambiguous size")
    func ambiguous() {
      stack(sizes) { stack, _ in #expect(stack.arrangedSubviews[0].hasAmbiguousLayout) }
    }

    @Test(
      "across its axis, as the alignment says",
      arguments: [
        (UIStackView.Alignment.leading, [0, 0, 0] as [CGFloat]), (.trailing, [80, 60, 90]), (.center, [40, 30, 45]),
      ])
    func alignment(alignment: UIStackView.Alignment, tops: [CGFloat]) {
      stack(sizes) {
        $0.alignment = alignment
        $0.distribution = .equalSpacing
      } check: { _, frames in
        #expect(frames.map(\.minY) == tops && frames.map(\.height) == [20, 40, 10])
      }
    }

    @Test("hidden views take no room, and views that are shown again get it back")
    func hidden() {
      stack(sizes) {
        $0.distribution = .fillEqually
      } check: { stack, frames in
        #expect(frames.map(\.width) == [100, 100, 100])
        stack.arrangedSubviews[1].isHidden = true
        stack.superview?.layoutIfNeeded()
        let shown = [stack.arrangedSubviews[0], stack.arrangedSubviews[2]].map(\.frame)
        Engine.current.unmodelled = []
        stack.setNeedsLayout()
        stack.superview?.layoutIfNeeded()
        #expect(Engine.current.unmodelled == [])
        #expect(shown.map(\.minX) == [0, 150] && shown.map(\.width) == [150, 150])
        stack.arrangedSubviews[1].isHidden = false
        stack.superview?.layoutIfNeeded()
        #expect(stack.arrangedSubviews.map(\.frame) == frames)
      }
    }

    @Test("margins, new views, removed views, another order")
    func changes() {
      stack(sizes) {
        $0.distribution = .fillEqually
        $0.isLayoutMarginsRelativeArrangement = true
        $0.layoutMargins = UIEdgeInsets(top: 5, left: 15, bottom: 5, right: 15)
      } check: { stack, frames in
        #expect(frames.map(\.minX) == [15, 105, 195] && frames.allSatisfy { $0.minY == 5 && $0.height == 90 })
        let view = stack.arrangedSubviews[2]
        stack.insertArrangedSubview(view, at: 0)
        stack.superview?.layoutIfNeeded()
        #expect(stack.arrangedSubviews[0] === view && view.frame.minX == 15)
        view.removeFromSuperview()
        stack.superview?.layoutIfNeeded()
        #expect(stack.arrangedSubviews.count == 2 && stack.arrangedSubviews[0].frame.width == 135)
        let other = ContentView(1, 1)
        stack.addArrangedSubview(other)
        stack.removeArrangedSubview(stack.arrangedSubviews[0])
        stack.superview?.layoutIfNeeded()
        #expect(stack.subviews.count == 3 && stack.arrangedSubviews.count == 2 && other.frame.width == 135)
      }
    }

    @Test("proportions follow the contents, within the margins")
    func proportions() {
      stack(Array(sizes.prefix(2))) {
        $0.distribution = .fillProportionally
        $0.isLayoutMarginsRelativeArrangement = true
        $0.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 30)
      } check: { stack, frames in
        #expect(frames.map(\.width) == [80, 160])
        (stack.arrangedSubviews[0] as? ContentView)?.content.width = 100
        stack.superview?.layoutIfNeeded()
        #expect(stack.arrangedSubviews.map(\.frame.width) == [120, 120])
      }
    }

    @Test("a switch has its size in a stack, and the height of a slider is known within a range")
    func controls() {
      withEngine {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        window.isHidden = false
        let (known, slider) = (UISwitch(), UISlider())
        let stack = constrained(UIStackView(arrangedSubviews: [ContentView(9, 9), known]), in: window)
        stack.arrangedSubviews[0].setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
        NSLayoutConstraint.activate([
          stack.leftAnchor.constraint(equalTo: window.leftAnchor),
          stack.topAnchor.constraint(equalTo: window.topAnchor),
          stack.widthAnchor.constraint(equalToConstant: 300),
        ])
        endTurn()
        #expect(known.frame == CGRect(x: 249, y: 0, width: 51, height: 31) && Engine.current.unmodelled.isEmpty)
        stack.addArrangedSubview(slider)
        endTurn()
        #expect(Engine.current.unmodelled.isEmpty && Engine.current.unknownLengths.contains(.controlSizes))
        #expect((28...36).contains(slider.frame.height))
      }
    }

    @Test("without a size of its own, a stack has that of its views")
    func fitting() {
      withEngine {
        let stack = UIStackView(arrangedSubviews: sizes.map { ContentView($0.width, $0.height) })
        stack.spacing = 8
        stack.alignment = .center
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 196, height: 40))
        stack.axis = .vertical
        #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 100, height: 86))
      }
    }

    @Test("stacks in stacks")
    func nested() {
      withEngine {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
        window.isHidden = false
        let rows = (0..<3).map { _ in UIStackView(arrangedSubviews: [ContentView(40, 30), ContentView(60, 20)]) }
        let outer = constrained(UIStackView(arrangedSubviews: rows), in: window)
        outer.axis = .vertical
        for row in rows { row.distribution = .equalSpacing }
        NSLayoutConstraint.activate([
          outer.leftAnchor.constraint(equalTo: window.leftAnchor),
          outer.topAnchor.constraint(equalTo: window.topAnchor),
          outer.rightAnchor.constraint(equalTo: window.rightAnchor),
        ])
        endTurn()
        #expect(outer.frame == CGRect(x: 0, y: 0, width: 400, height: 90))
        #expect(rows.map(\.frame.minY) == [0, 30, 60] && rows[2].arrangedSubviews[1].frame.minX == 340)
        rows[0].isHidden = true
        endTurn()
        #expect(outer.frame.height == 60 && rows[1].frame.minY == 0)
      }
    }
  }
}
