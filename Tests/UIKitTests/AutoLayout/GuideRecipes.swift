import Foundation
import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  /// The recipes of the chapters "Simple Constraints" and "Stack Views" of Apple's Auto Layout Guide.
  ///
  /// The expected frames are calculated by hand from the constraints that the guide lists, for a screen of 375 × 667 points whose top
  /// guide ends at 20 in portrait and at 0 in landscape, with margins of 16 and a standard space of 8.
  @Suite("The recipes of Apple's Auto Layout Guide have the frames that their constraints say")
  @MainActor
  struct GuideRecipes {
    enum Recipe: String, Sendable {
      case singleView, equalWidths, differentWidths, complexWidths, stackView
    }

    struct Row: Sendable, CustomTestStringConvertible {
      let recipe: Recipe
      let isPortrait: Bool
      /// x, y, width and height of each view.
      let frames: [[CGFloat]]
      var testDescription: String { "\(recipe.rawValue), \(isPortrait ? "portrait" : "landscape")" }

      init(_ recipe: Recipe, portrait isPortrait: Bool, _ frames: [CGFloat]...) {
        (self.recipe, self.isPortrait, self.frames) = (recipe, isPortrait, frames)
      }
    }

    nonisolated static let rows = [
      Row(.singleView, portrait: true, [16, 40, 343, 607]),
      Row(.singleView, portrait: false, [16, 20, 635, 335]),
      Row(.equalWidths, portrait: true, [16, 40, 167.5, 607], [191.5, 40, 167.5, 607]),
      Row(.equalWidths, portrait: false, [16, 20, 313.5, 335], [337.5, 20, 313.5, 335]),
      Row(.differentWidths, portrait: true, [16, 40, 335 / 3, 607], [24 + 335 / 3, 40, 670 / 3, 607]),
      Row(.differentWidths, portrait: false, [16, 20, 209, 335], [233, 20, 418, 335]),
      // The ratio of 2 would make the first view narrower than its least width of 150.
      Row(.complexWidths, portrait: true, [16, 40, 150, 607], [174, 40, 185, 607]),
      Row(.complexWidths, portrait: false, [16, 20, 209, 335], [233, 20, 418, 335]),
      // The image, which hugs its content least, takes what the label and the button leave.
      Row(.stackView, portrait: true, [16, 28, 343, 21], [16, 57, 343, 564], [16, 629, 343, 30]),
      Row(.stackView, portrait: false, [16, 8, 635, 21], [16, 37, 635, 292], [16, 337, 635, 30]),
    ]

    @Test("in portrait and in landscape", arguments: rows)
    func recipe(row: Row) {
      withEngine {
        let size = row.isPortrait ? CGSize(width: 375, height: 667) : CGSize(width: 667, height: 375)
        Engine.current.screen.bounds = CGRect(origin: .zero, size: size)
        Engine.current.screen.scale = 2
        Engine.current.screen.safeAreaInsets.top = row.isPortrait ? 20 : 0
        let controller = UIViewController()
        controller.viewRespectsSystemMinimumLayoutMargins = false
        let window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.rootViewController = controller
        window.isHidden = false
        controller.view.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
        let views = make(row.recipe, in: controller)
        window.layoutIfNeeded()
        for (view, expected) in zip(views, row.frames) {
          let frame = view.convert(view.bounds, to: nil)
          let (x, y) = (expected[0], expected[1])
          // The edges are on the nearest pixels, of half a point.
          for (edge, number) in zip(
            [frame.minX, frame.minY, frame.maxX, frame.maxY], [x, y, x + expected[2], y + expected[3]])
          { #expect(abs(edge - number) <= 0.25, "\(frame)") }
        }
        #expect(views.count == row.frames.count && Engine.current.unmodelled.isEmpty)
        #expect(views.allSatisfy { !$0.hasAmbiguousLayout })
      }
    }

    private func make(_ recipe: Recipe, in controller: UIViewController) -> [UIView] {
      let margins = controller.view.layoutMarginsGuide
      if recipe == .stackView { return makeStack(in: controller) }
      let views = (0..<(recipe == .singleView ? 1 : 2)).map { _ in constrained(UIView(), in: controller.view) }
      for view in views {
        NSLayoutConstraint.activate([
          view.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor, constant: 20),
          controller.bottomLayoutGuide.topAnchor.constraint(equalTo: view.bottomAnchor, constant: 20),
        ])
      }
      let (first, last) = (views[0], views[views.count - 1])
      NSLayoutConstraint.activate([
        first.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        last.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      ])
      guard recipe != .singleView else { return views }
      last.leadingAnchor.constraint(equalToSystemSpacingAfter: first.trailingAnchor, multiplier: 1).isActive = true
      let ratio = last.widthAnchor.constraint(equalTo: first.widthAnchor, multiplier: recipe == .equalWidths ? 1 : 2)
      if recipe == .complexWidths {
        ratio.priority = .defaultHigh
        first.widthAnchor.constraint(greaterThanOrEqualToConstant: 150).isActive = true
      }
      ratio.isActive = true
      return views
    }

    private func makeStack(in controller: UIViewController) -> [UIView] {
      let (label, image, button) = (ContentView(60, 21), ContentView(300, 450), ContentView(30, 30))
      image.setContentHuggingPriority(UILayoutPriority(249), for: .vertical)
      image.setContentCompressionResistancePriority(UILayoutPriority(749), for: .vertical)
      let stack = constrained(UIStackView(arrangedSubviews: [label, image, button]), in: controller.view)
      (stack.axis, stack.spacing) = (.vertical, 8)
      let margins = controller.view.layoutMarginsGuide
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        stack.topAnchor.constraint(
          equalToSystemSpacingBelow: controller.topLayoutGuide.bottomAnchor, multiplier: 1),
        controller.bottomLayoutGuide.topAnchor.constraint(
          equalToSystemSpacingBelow: stack.bottomAnchor, multiplier: 1),
      ])
      return [label, image, button]
    }
  }
}
