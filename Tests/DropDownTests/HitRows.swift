import DropDown
import TestSupport
import Testing
import UIKit

/// The hit rows of table 4.c. Each state is reached by touches: a tap on ADD, a drag of the bar.
@Suite("The hits over an interactive presenter: vanilla, category and exchanges")
@MainActor
struct HitRows {
  enum State: String, Sendable {
    /// Minimised to the bar.
    case bottom = "B"
    /// Raised, with the presenter scaled down.
    case presented = "P"
    /// Held by a touch, 400 points down.
    case dragging = "D"
    case secondModal = "P and a second modal"
    case otherModal = "another modal, after the drop-down one has gone"
    case taggedButton = "a button with the tag, after the modal has gone"
    case taggedWindow = "a window with the tag, after the modal has gone"
    case wrapped = "B, the container in an untagged view"
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let id: String
    let state: State
    let x: CGFloat
    let y: CGFloat
    let cells: String
    var testDescription: String { "\(id): \(state.rawValue) (\(x), \(y))" }

    init(_ id: String, _ state: State, _ x: CGFloat, _ y: CGFloat, _ cells: String) {
      (self.id, self.state, self.x, self.y, self.cells) = (id, state, x, y, cells)
    }
  }

  /// Brings an app into a state.
  private func live(_ app: DropDownApp, _ state: State) {
    switch state {
    case .bottom: app.minimise()
    case .presented: app.present()
    case .dragging:
      app.present()
      app.finger.drag(from: 200, 60, [400])
    case .secondModal:
      app.present()
      app.finger.tap(187.5, 377.5)
      pass(0.4)
    case .otherModal:
      app.presentAndClose()
      let other = UIViewController()
      other.modalPresentationStyle = .overFullScreen
      app.navigation.present(other, animated: false)
      other.view.frame = CGRect(x: 0, y: 600, width: 375, height: 67)
      other.view.superview?.accessibilityIdentifier = "C"
      pass(0)
    case .taggedButton:
      app.presentAndClose()
      app.button("tagged", 10, 100, 50, 50, in: app.page.view).tag = 73
    case .taggedWindow:
      app.presentAndClose()
      app.window.tag = 73
      app.navigation.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    case .wrapped:
      app.minimise()
      let wrapper = UIView(frame: app.window.bounds)
      wrapper.accessibilityIdentifier = "Q"
      let container = app.transition.transitionContext!.containerView
      app.window.addSubview(wrapper)
      wrapper.addSubview(container)
    }
    app.finishMarking()
  }

  @Test(
    "the hits of V, H1, H2A, H2A⁰, H2B and H2B⁰",
    arguments: [
      Row("HB-1", .bottom, 187.5, 333.5, "C PUSH C PUSH PUSH none"),
      Row("HB-2", .bottom, 187, 640, "MB MB MB MB MB none"),
      Row("HB-3", .bottom, 20, 640, "CLOSE CLOSE CLOSE CLOSE CLOSE none"),
      Row("HB-4", .bottom, 350, 40, "C ADD C ADD ADD none"),
      Row("HB-5", .presented, 187.5, 377.5, "NEXT NEXT NEXT NEXT NEXT none"),
      Row("HB-6", .presented, 187.5, 38, "C V1 C V1 V1 none"),
      Row("HB-7", .presented, 187.5, 20, "C W C W W none"),
      Row("HB-9", .dragging, 187.5, 333.5, "C PUSH C PUSH PUSH none"),
      Row("HB-10", .otherModal, 187.5, 333.5, "C C C C PUSH none"),
      Row("HB-11", .secondModal, 187.5, 300, "MV2 MV2 MV2 MV2 MV2 none"),
      Row("HB-12", .taggedButton, 20, 110, "tagged V1 tagged V1 tagged none"),
      Row("HB-14", .taggedWindow, 300, 600, "W W W W W none"),
      Row("HB-15", .wrapped, 187.5, 333.5, "C Q C Q Q none"),
    ])
  func row(row: Row) {
    for (column, expected) in Column.cells(row.cells) {
      withPhone {
        let app = DropDownApp(column)
        live(app, row.state)
        #expect(app.hit(row.x, row.y) == expected, "\(column.rawValue)")
      }
    }
  }

  @Test("the states have the positions, scales and alphas of the table")
  func states() {
    for (state, expected) in [
      (State.bottom, "617 1 1"), (.presented, "44 0.9 0.6"), (.dragging, "444 0.95997 0.83988"),
      (.secondModal, "44 0.9 0.6"),
    ] {
      withPhone {
        let app = DropDownApp(.category)
        live(app, state)
        #expect(app.places == expected)
        #expect(app.navigation.view.window === app.window, "the presenter stays in the window")
        #expect(app.modal.view.superview?.tag == 73)
      }
    }
    withPhone {
      let app = DropDownApp(.category)
      app.present()
      let frame = app.navigation.view.frame
      for (value, expected) in zip([frame.minX, frame.minY, frame.width, frame.height], [18.75, 33.35, 337.5, 600.3]) {
        #expect(abs(value - expected) < 1e-9)
      }
    }
  }

  @Test(
    "4.a.3: the article's body and the repository's each work where the other fails",
    arguments: [
      (DropDownGeneration.classArticle, false, "PUSH"), (.classArticle, true, "C"), (.classRepository, false, "none"),
      (.classRepository, true, "PUSH"), (.category73, false, "PUSH"), (.category73, true, "PUSH"),
      (.category666, false, "PUSH"), (.category666, true, "PUSH"),
    ])
  func bodies(generation: DropDownGeneration, overrides: Bool, expected: String) {
    withPhone {
      let app = DropDownApp(generation, containerOverridesHitTest: overrides, isLate: true)
      app.minimise()
      app.finishMarking()
      #expect(app.hit(187.5, 333.5) == expected)
      #expect(app.hit(187, 640) == (expected == "none" ? "none" : "MB"))
    }
  }

  @Test("a container in the second modal's presentation has no tag, but its class has the scoped method")
  func secondContainer() {
    for (column, expected) in Column.cells("C2 C2 C2 C2 W W") where !column.killsTouches {
      withPhone {
        let app = DropDownApp(column)
        live(app, .secondModal)
        app.second.view.superview?.accessibilityIdentifier = "C2"
        #expect(app.second.view.frame.minY == 44 && app.second.view.superview?.tag == 0)
        #expect(app.hit(187.5, 20) == expected, "\(column.rawValue)")
      }
    }
  }

  @Test(
    "each generation has its own tag, which other generations ignore; the last one has none",
    arguments: DropDownGeneration.allCases)
  func tags(generation: DropDownGeneration) {
    withPhone {
      let app = DropDownApp(generation)
      app.presentAndClose()
      app.button("73", 10, 100, 50, 50, in: app.page.view).tag = 73
      app.button("666", 10, 200, 50, 50, in: app.page.view).tag = 666
      #expect(app.hit(20, 110) == (generation == .category73 ? "V1" : "73"))
      #expect(app.hit(20, 210) == (generation == .category666 ? "V1" : "666"))
    }
  }
}
