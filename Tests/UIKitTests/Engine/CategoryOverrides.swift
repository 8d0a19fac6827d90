import Foundation
import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  @Suite("Overrides in extensions of UIKit's classes are the methods of these classes")
  @MainActor
  struct CategoryOverrides {
    private final class Larger: UIButton {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: CGPoint(x: point.x, y: point.y + 100), with: event)
      }
    }

    /// Buttons that take touches 20 points around, by their own code and that of `super`.
    private func install(_ inset: CGFloat = 20) {
      CategoryMethods.add("pointInside:with:", of: UIButton.self) { target, arguments in
        let (button, point) = (target as! UIButton, arguments[0] as! CGPoint)
        return button.bounds.insetBy(dx: -inset, dy: -inset).contains(point)
          || button.point(inside: point, with: arguments[1] as? UIEvent)
      }
      CategoryMethods.install(CategoryMethods.takeAdded())
    }

    private func stage() -> UIWindow {
      let window = showWindow()
      place(UIView(), "back", 0, 0, 400, 800, in: window)
      place(UIButton(), "button", 100, 100, 100, 100, in: window)
      place(UISwitch(), "switch", 100, 300, 51, 31, in: window)
      place(Larger(), "own", 100, 500, 100, 100, in: window)
      return window
    }

    @Test("for all objects of the class, also those of subclasses by their call of super, and for no others")
    func objects() {
      withEngine {
        let window = stage()
        #expect(window.found(90, 150) == "back")
        install()
        #expect(window.found(90, 150) == "button" && window.found(75, 150) == "back")
        #expect(window.found(90, 310) == "back")
        #expect(window.found(150, 390) == "own" && window.found(150, 590) == "back")
      }
    }

    @Test("a later call replaces them, and none ends them")
    func replacement() {
      withEngine {
        let window = stage()
        install()
        install(50)
        #expect(window.found(55, 150) == "button")
        CategoryMethods.install([])
        #expect(window.found(90, 150) == "back" && window.found(150, 150) == "button")
      }
    }

    @Test("hitTest is called with the views below by super")
    func hitTest() {
      withEngine {
        let window = stage()
        CategoryMethods.add("hitTest:with:", of: UIButton.self) { target, arguments in
          let button = target as! UIButton
          let found = button.hitTest(arguments[0] as! CGPoint, with: arguments[1] as? UIEvent)
          return found?.accessibilityIdentifier == "button" ? nil : found
        }
        CategoryMethods.install(CategoryMethods.takeAdded())
        #expect(window.found(150, 150) == "back" && window.found(150, 450) == "own")
      }
    }
  }
}
