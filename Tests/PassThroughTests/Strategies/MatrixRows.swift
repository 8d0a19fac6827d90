import PassThrough
import Testing
import UIKit

extension StrategyTests {
  /// The table of strategies and scenes, with the rows of OverlayContainer and Cards that concern hits.
  @Suite("The results of each strategy for the same scene")
  @MainActor
  struct MatrixRows {
    enum Scene: String, Sendable {
      case basic, ownControl, smallBetween, wrapped, markedWindow, navigation, opaqueBetween, hiddenAncestor,
        inertContainer,
        ancestorDelegate, ancestorDelegateAndHUD, shortBackground, faint, markedButton
    }

    struct Row: Sendable, CustomTestStringConvertible {
      let id: String
      let scene: Scene
      let isDirect: Bool
      let x: CGFloat
      let y: CGFloat
      /// The results in the order of ``Column``.
      let expected: [String]
      var testDescription: String { "\(id): \(scene)\(isDirect ? ", P calls directly" : ""), (\(x), \(y))" }

      init(_ id: String, _ scene: Scene, _ spot: (CGFloat, CGFloat), isDirect: Bool = false, _ expected: String) {
        (self.id, self.scene, self.isDirect) = (id, scene, isDirect)
        (x, y) = spot
        self.expected = expected.split(separator: " ").map(String.init)
      }
    }

    private nonisolated static let onButton: (CGFloat, CGFloat) = (150, 120)
    private nonisolated static let empty: (CGFloat, CGFloat) = (20, 500)

    /// Window W, 300 × 600 points; view A, which fills it, with a button at (100, 100, 100, 50); the marked view P,
    /// which also fills it and is empty unless the scene changes that.
    private func build(_ stage: Stage, _ scene: Scene, _ column: Column) {
      func addMarked(_ name: String, _ base: Base = .view, in parent: String) {
        let marked: Base = column.marksContainers ? .transitionView : base
        let frame: (CGFloat, CGFloat, CGFloat, CGFloat) = base == .button ? (100, 100, 100, 50) : (0, 0, 300, 600)
        stage.add(
          name, marked, frame.0, frame.1, frame.2, frame.3, in: parent, marked: true, hasDelegate: base != .button)
      }
      let marksWindow = scene == .markedWindow
      stage.add("W", .window, 0, 0, 300, 600, marked: marksWindow)
      if marksWindow {
        if column.marksContainers { stage["W"].className = "UITransitionView" }
        addMarked("P", in: "W")
        return
      }
      if scene == .hiddenAncestor { stage.add("Z", 0, 0, 300, 600, in: "W").isHidden = true }
      stage.add("A", 0, 0, 300, scene == .shortBackground ? 300 : 600, in: scene == .hiddenAncestor ? "Z" : "W")
      if scene == .markedButton { return addMarked("btn", .button, in: "A") }
      if scene == .inertContainer { stage.add("S", 0, 0, 300, 600, in: "A") }
      stage.add("btn", .button, 100, 100, 100, 50, in: scene == .inertContainer ? "S" : "A")
      switch scene {
      case .smallBetween: stage.add("X", 0, 0, 50, 50, in: "W")
      case .opaqueBetween: stage.add("O", 0, 0, 300, 600, in: "W")
      case .wrapped: stage.add("Q", 0, 0, 300, 600, in: "W")
      case .navigation:
        stage.add("NV", as: "UILayoutContainerView", 0, 0, 300, 600, in: "W")
        stage.add("NT", as: "UINavigationTransitionView", 0, 0, 300, 600, in: "NV")
        stage.add("VW", as: "UIViewControllerWrapperView", 0, 0, 300, 600, in: "NT")
      default: break
      }
      addMarked("P", in: scene == .wrapped ? "Q" : scene == .navigation ? "VW" : "W")
      if scene == .faint { stage["P"].alpha = 0.01 }
      if scene == .ownControl { stage.add("own", .button, 100, 100, 100, 50, in: "P") }
      if scene == .ancestorDelegateAndHUD { stage.add("HUD", 0, 0, 300, 200, in: "W") }
      let asksAncestor = scene == .ancestorDelegate || scene == .ancestorDelegateAndHUD
      stage.delegate(of: "P", is: asksAncestor ? "W" : "A")
    }

    @Test(
      "the hits of vanilla, SWZ, TAG, TD, FLAG, H2A and H2B",
      arguments: [
        Row("1", .basic, onButton, "P btn btn btn btn P btn"), Row("2", .basic, empty, "P A A P A P A"),
        Row("3", .ownControl, onButton, "own own own own own own own"),
        Row("3 beside", .ownControl, empty, "P A A P A P A"),
        Row("5", .smallBetween, onButton, isDirect: true, "P none P btn none P none"),
        Row("5, scene 1", .basic, empty, isDirect: true, "P A P P none P none"),
        Row("6", .wrapped, onButton, "P Q Q btn Q P Q"), Row("8", .navigation, onButton, "P btn VW btn VW P VW"),
        Row("9", .markedWindow, onButton, "P none W P none W none"),
        Row("11", .opaqueBetween, onButton, "P O O btn O P O"), Row("12", .hiddenAncestor, onButton, "P W W btn W P W"),
        Row("13", .inertContainer, empty, "P S S S S P S"),
        Row("14", .ancestorDelegate, onButton, "P btn btn RECURSION btn P btn"),
        Row("14, HUD", .ancestorDelegateAndHUD, onButton, "HUD HUD HUD HUD HUD HUD HUD"),
        Row("15", .faint, onButton, "btn btn btn btn btn btn btn"),
        Row("16", .shortBackground, empty, "P W W P W P W"), Row("18", .markedButton, onButton, "btn A A btn A btn A"),
      ])
    func row(row: Row) throws {
      #expect(row.expected.count == Column.allCases.count)
      for (column, expected) in zip(Column.allCases, row.expected) {
        try Stage.run(column.rawValue) { stage in
          build(stage, row.scene, column)
          let hit = row.isDirect ? stage.direct("P", row.x, row.y) : stage.hit(row.x, row.y)
          #expect(hit == expected, "\(column)")
        }
      }
    }

    /// A pan on P begins only where P is hit. A touch that passes through P does not reach the recognizers of P.
    @Test(
      "2: a drag from an empty place pans P under vanilla, TD and H2A only; 1: one from the button under vanilla and H2A",
      arguments: [(empty, "uikit delegate tag:scope=class"), (onButton, "uikit tag:scope=class")])
    func drags(from spot: (CGFloat, CGFloat), expected: String) throws {
      var panned: [String] = []
      for column in Column.allCases {
        try Stage.run(column.rawValue) { stage in
          build(stage, .basic, column)
          stage.install()
          let pan = UIPanGestureRecognizer(target: nil, action: nil)
          stage["P"].addGestureRecognizer(pan)
          let digitizer = Digitizer()
          for (step, phase) in [UITouch.Phase.began, .moved, .moved].enumerated() {
            let place = CGPoint(x: spot.0, y: spot.1 - CGFloat(30 * step))
            digitizer.report([.init(identifier: 1, phase: phase, location: place)], at: Int64(step) * 16_000_000)
          }
          if pan.state == .began || pan.state == .changed { panned.append(column.rawValue) }
        }
      }
      #expect(panned.joined(separator: " ") == expected)
    }

    @Test("an uninstalled strategy leaves plain UIKit, and uninstalling twice has no effect")
    func uninstalled() throws {
      for text in ["swizzle", "tag", "tag:scope=class,body=head,runtime=ios7"] {
        try Stage.run(text) { stage in
          build(stage, .basic, .vanilla)
          #expect(stage.hit(150, 120) != "P", "\(text)")
          Strategy.uninstall()
          Strategy.uninstall()
          #expect(stage.hit(150, 120) == "P", "\(text)")
        }
      }
    }
  }
}
