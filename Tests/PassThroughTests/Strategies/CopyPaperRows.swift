import PassThrough
import TestSupport
import Testing
import UIKit

extension StrategyTests {
  /// The rows among CP-1 to CP-17 that concern hits, and the table of versions.
  @Suite("CopyPaper's swizzle redirects a flagged view's touch to the view beneath")
  @MainActor
  struct CopyPaperRows {
    /// A row's change of the scene.
    enum Change: String, Sendable {
      case none, page2, grandchild, hud, rootsFlagged, notMarked, nothingBeneath, plainWrappers
    }

    struct Row: Sendable, CustomTestStringConvertible {
      let id: String
      let strategy: String
      let change: Change
      let isDirect: Bool
      let x: CGFloat
      let y: CGFloat
      let expected: String
      var testDescription: String { "\(id): \(strategy), \(change), (\(x), \(y)) → \(expected)" }

      init(
        _ id: String, _ x: CGFloat, _ y: CGFloat, _ expected: String, by strategy: String = "swizzle",
        with change: Change = .none, isDirect: Bool = false
      ) {
        (self.id, self.strategy, self.change, self.isDirect, self.x, self.y) = (id, strategy, change, isDirect, x, y)
        self.expected = expected
      }
    }

    /// A map, and in front of it a navigation stack with one page.
    private func build(_ stage: Stage, _ change: Change) {
      let isPlain = change == .plainWrappers
      stage.add("W", .window, 0, 0, 375, 667, marked: change == .rootsFlagged)
      stage.add("A", 0, 0, 375, 667, in: "W", marked: change == .rootsFlagged)
      if change != .nothingBeneath {
        stage.add("M", 0, 0, 375, 667, in: "A").isUserInteractionEnabled = change != .rootsFlagged
      }
      if change == .hud { stage.add("HUD", 0, 0, 375, 100, in: "A") }
      stage.add("NV", as: isPlain ? nil : "UILayoutContainerView", 0, 0, 375, 667, in: "A", marked: true)
      stage.add("NT", as: isPlain ? nil : "UINavigationTransitionView", 0, 0, 375, 667, in: "NV")
      stage.add("NB", 0, 20, 375, 44, in: "NV").isHidden = change != .page2
      stage.add("VW", as: isPlain ? nil : "UIViewControllerWrapperView", 0, 0, 375, 667, in: "NT")
      stage.add("FV", 0, 0, 375, 667, in: "VW", marked: change != .notMarked)
      if change == .page2 { return }
      stage.add("T", .scrollView, 48, 150, 280, 301, in: "FV")
      stage.add("B", .button, 48, 150, 280, 301, in: "FV")
      stage.add("L1", .label, 48, 99, 276, 41, in: "FV")
      if change == .grandchild { stage.add("C", 0, 300, 375, 367, in: "FV") }
    }

    @Test(
      "as documented",
      arguments: [
        Row("CP-1", 100, 200, "B"), Row("CP-2", 20, 50, "M"), Row("CP-3", 60, 110, "M"),
        Row("CP-5 bar", 187, 40, "NB", with: .page2), Row("CP-5 below", 187, 80, "M", with: .page2),
        Row("CP-6", 200, 500, "C", with: .grandchild), Row("CP-8", 20, 50, "HUD", with: .hud),
        Row("CP-10", 20, 500, "none", with: .hud, isDirect: true), Row("CP-10 in-tree", 20, 500, "M", with: .hud),
        Row("CP-10 without HUD", 20, 500, "M", isDirect: true), Row("CP-11", 20, 50, "none", with: .rootsFlagged),
        Row("CP-15", 20, 50, "FV", with: .notMarked),
        Row("drift 1", 20, 500, "M", by: "swizzle:version=first"),
        Row("drift 1", 20, 500, "M", by: "swizzle:version=first", with: .plainWrappers),
        Row("drift 1", 20, 500, "VW", with: .plainWrappers), Row("drift 1", 20, 500, "M"),
        Row("drift 2", 20, 500, "M", by: "swizzle:version=first", with: .hud, isDirect: true),
        Row("drift 3", 20, 500, "none", by: "swizzle:version=first", with: .nothingBeneath),
        Row("drift 3", 20, 500, "A", with: .nothingBeneath),
        Row("drift, a control", 100, 200, "B", by: "swizzle:version=first"),
        Row("plain UIKit", 20, 50, "FV", by: "uikit"),
      ])
    func row(row: Row) throws {
      try Stage.run(row.strategy) { stage in
        build(stage, row.change)
        #expect((row.isDirect ? stage.direct("NV", row.x, row.y) : stage.hit(row.x, row.y)) == row.expected)
      }
    }

    @Test(
      "CP-13: an override's result is redirected at a point that is not converted",
      arguments: [
        ("swizzle", "none", "btn"), ("tag", "btn", "R"), ("uikit", "F", "F"), ("swizzle:version=first", "none", "btn"),
      ])
    func overriding(strategy: String, underWindow: String, underWrapper: String) throws {
      for (isWrapped, expected) in [(false, underWindow), (true, underWrapper)] {
        try Stage.run(strategy) { stage in
          stage.add("W", .window, 0, 0, 375, 667)
          stage.add("A", 0, 0, 375, 667, in: "W")
          stage.add("btn", .button, 100, 100, 100, 100, in: "A")
          if isWrapped { stage.add("R", 0, 0, 375, 667, in: "W") }
          let pointing = PointingView(frame: .zero)
          stage.put(pointing, "K", 100, 100, 200, 200, in: isWrapped ? "R" : "W")
          stage.add("U0", 0, 0, 20, 20, in: "K")
          pointing.answer = stage.add("F", 50, 50, 50, 50, in: "K", marked: true)
          #expect(stage.hit(110, 110) == expected)
        }
      }
    }

    @Test("CP-14: a plain wrapper of any navigation stack drops the touch to the window")
    func bareWrapper() throws {
      for (strategy, expected) in [("swizzle", "W"), ("swizzle:version=first", "VW"), ("uikit", "VW")] {
        try Stage.run(strategy) { stage in
          stage.add("W", .window, 0, 0, 375, 667)
          stage.add("NV", as: "UILayoutContainerView", 0, 0, 375, 667, in: "W")
          stage.add("NT", as: "UINavigationTransitionView", 0, 0, 375, 667, in: "NV")
          stage.add("VW", as: "UIViewControllerWrapperView", 0, 0, 375, 667, in: "NT")
          stage.add("page", 0, 0, 375, 300, in: "VW")
          #expect(stage.hit(20, 500) == expected)
          #expect(stage.hit(20, 200) == "page")
        }
      }
    }

    @Test("CP-7: a view beneath k nested wrappers that returns nil is called k + 1 times, and once by the loop")
    func questions() throws {
      for wrappers in 0...4 {
        try Stage.run("swizzle") { stage in
          stage.add("W", .window, 0, 0, 375, 667)
          stage.put(CountingView(frame: .zero), "M", 0, 0, 375, 667, in: "W").isUserInteractionEnabled = false
          stage.add("v0", 0, 0, 375, 667, in: "W", marked: true)
          for number in 0..<wrappers { stage.add("v\(number + 1)", 0, 0, 375, 667, in: "v\(number)", marked: true) }
          CountingView.questions = 0
          #expect(stage.hit(20, 50) == "W")
          #expect(CountingView.questions == wrappers + 2)
        }
      }
    }

    @Test("CP-17: the target is fixed when the touch begins")
    func slideOff() throws {
      try Stage.run("swizzle") { stage in
        build(stage, .none)
        stage.install()
        var words: [String] = []
        for (event, name) in UIControl.Event.names {
          (stage["B"] as? UIControl)?.addAction(UIAction { _ in words.append(name) }, for: event)
        }
        let digitizer = Digitizer()
        digitizer.report([.init(identifier: 1, phase: .began, location: CGPoint(x: 100, y: 200))], at: 0)
        digitizer.report([.init(identifier: 1, phase: .moved, location: CGPoint(x: 20, y: 600))], at: 1)
        #expect(digitizer.liveTouches[0].view === stage["B"])
        digitizer.report([.init(identifier: 1, phase: .ended, location: CGPoint(x: 20, y: 600))], at: 2)
        #expect(words == ["touchDown", "touchDragExit", "touchDragOutside", "touchUpOutside"])
      }
    }

    @Test("reading a flag stores its default: a later change of the class name has no effect")
    func storedDefault() throws {
      try Stage.run("swizzle") { stage in
        stage.add("W", .window, 0, 0, 375, 667)
        stage.add("M", 0, 0, 375, 667, in: "W")
        stage.add("V", 0, 0, 375, 667, in: "W")
        #expect(stage.hit(5, 5) == "V")
        stage["V"].className = "UILayoutContainerView"
        #expect(stage.hit(5, 5) == "V")
        stage.add("N", as: "UILayoutContainerView", 0, 0, 375, 667, in: "W")
        #expect(stage.hit(5, 5) == "V")
        stage.add("S", as: "MyLayoutContainerView", 0, 0, 375, 667, in: "W")
        #expect(stage.hit(5, 5) == "S")
      }
    }

    @Test("a flag is removed with its view: a new view at the same address has its own")
    func flagsOfNewViews() throws {
      try Stage.run("swizzle") { stage in
        stage.add("W", .window, 0, 0, 100, 100)
        stage.add("M", 0, 0, 100, 100, in: "W")
        stage.install()
        for round in 0..<40 {
          let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
          view.accessibilityIdentifier = "V"
          view.className = round.isMultiple(of: 2) ? "UILayoutContainerView" : "UIView"
          stage["W"].addSubview(view)
          #expect(stage.hit(5, 5) == (round.isMultiple(of: 2) ? "M" : "V"))
          view.removeFromSuperview()
        }
      }
    }
  }
}
