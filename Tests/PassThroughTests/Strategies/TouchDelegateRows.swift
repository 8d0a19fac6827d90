import PassThrough
import TestSupport
import Testing
import UIKit

extension StrategyTests {
  /// The rows among TD-1 to TD-24 that concern hits.
  @Suite("A view that is its own hit calls its touch delegate")
  @MainActor
  struct TouchDelegateRows {
    enum Change: String, Sendable {
      case none, noDelegates, noCellDelegates, delegateHidden, delegateDisabled, delegateIsRoot, delegateIsTable,
        narrowContent, flagged, flaggedInFront, delegateInFront, smallDelegate, inertContainer, tableHidden, hudInFront
    }

    struct Row: Sendable, CustomTestStringConvertible {
      let id: String
      let strategy: String
      let change: Change
      let x: CGFloat
      let y: CGFloat
      let expected: String
      var testDescription: String { "\(id): \(strategy), \(change), (\(x), \(y)) → \(expected)" }

      init(
        _ id: String, _ x: CGFloat, _ y: CGFloat, _ expected: String, by strategy: String = "delegate",
        with change: Change = .none
      ) {
        (self.id, self.strategy, self.change, self.x, self.y, self.expected) = (id, strategy, change, x, y, expected)
      }
    }

    /// A layer with buttons, and in front of it a table of ten rows.
    private func build(_ stage: Stage, _ change: Change) {
      stage.add("W", .window, 0, 0, 375, 667)
      stage.add("R", 0, 0, 375, 667, in: "W")
      if change == .delegateInFront || change == .flaggedInFront { addTable(stage, change) }
      let isFlagged = change == .flagged || change == .flaggedInFront
      let layer = stage.add("VL", 0, 0, 375, change == .smallDelegate ? 600 : 667, in: "R", marked: isFlagged)
      layer.isHidden = change == .delegateHidden
      layer.isUserInteractionEnabled = change != .delegateDisabled
      if change == .inertContainer { stage.add("box", 0, 0, 375, 667, in: "VL") }
      stage.add("BG1", .button, 247, 316, 120, 35, in: "VL")
      stage.add("BG2", .button, 247, 632, 120, 35, in: "VL")
      stage.add("LB", .label, 10, 560, 100, 30, in: "VL")
      if change != .delegateInFront && change != .flaggedInFront { addTable(stage, change) }
      if change == .hudInFront { stage.add("HUD", 0, 0, 375, 100, in: "R") }
      if change == .noDelegates { return }
      let delegate =
        change == .delegateIsRoot || change == .hudInFront ? "R" : change == .delegateIsTable ? "TV" : "VL"
      stage.delegate(of: "TV", is: delegate)
      if change == .noCellDelegates { return }
      for row in 0..<10 { stage.delegate(of: "CV\(row)", is: delegate) }
    }

    private func addTable(_ stage: Stage, _ change: Change) {
      stage.add("TV", .scrollView, as: "UITableView", 0, 0, 375, 667, in: "R", hasDelegate: true)
      stage["TV"].isHidden = change == .tableHidden
      for row in 0..<10 {
        stage.add("cell\(row)", as: "UITableViewCell", 0, 52 * CGFloat(row), 375, 52, in: "TV")
        stage.add("CV\(row)", 0, 0, change == .narrowContent ? 200 : 375, 52, in: "cell\(row)", hasDelegate: true)
        stage.add("b\(row)", .button, 16, 8.5, 100, 35, in: "CV\(row)")
      }
    }

    @Test(
      "each row",
      arguments: [
        Row("TD-1", 50, 26, "b0"), Row("TD-2", 300, 333, "BG1"), Row("TD-3", 300, 650, "BG2"),
        Row("TD-4", 200, 26, "CV0"), Row("TD-6", 200, 200, "CV3"), Row("TD-7", 300, 333, "BG1"),
        Row("TD-10", 300, 650, "TV", with: .noDelegates), Row("TD-10", 300, 333, "CV6", with: .noDelegates),
        Row("TD-11", 300, 333, "CV6", with: .noCellDelegates), Row("TD-11", 300, 650, "BG2", with: .noCellDelegates),
        Row("TD-12", 300, 333, "CV6", with: .delegateHidden), Row("TD-13", 300, 650, "TV", with: .delegateDisabled),
        Row("TD-14", 300, 650, "TV", with: .smallDelegate), Row("TD-15", 200, 26, "box", with: .inertContainer),
        Row("TD-15", 200, 600, "box", with: .inertContainer), Row("TD-16", 200, 26, "RECURSION", with: .delegateIsRoot),
        Row("TD-16", 50, 26, "b0", with: .delegateIsRoot), Row("TD-16", 300, 333, "RECURSION", with: .delegateIsRoot),
        Row("TD-17", 200, 26, "HUD", with: .hudInFront), Row("TD-18", 200, 550, "RECURSION", with: .delegateIsTable),
        Row("TD-18", 50, 26, "b0", with: .delegateIsTable), Row("TD-19", 20, 570, "TV"),
        Row("TD-20", 50, 26, "VL", with: .delegateInFront), Row("TD-20", 300, 650, "BG2", with: .delegateInFront),
        Row("TD-21", 300, 333, "cell6", with: .narrowContent), Row("TD-22", 300, 333, "BG1", with: .tableHidden),
        Row("TD-23", 100, 600, "R", by: "swizzle+delegate", with: .flagged),
        Row("TD-23", 300, 333, "BG1", by: "swizzle+delegate", with: .flagged),
        Row("TD-24", 200, 600, "RECURSION", by: "swizzle+delegate", with: .flaggedInFront),
        Row("TD-24", 300, 650, "BG2", by: "swizzle+delegate", with: .flaggedInFront),
        Row("2.a.1", 200, 26, "VL", by: "delegate:answer=unconditional"),
        Row("2.a.1", 300, 333, "BG1", by: "delegate:answer=unconditional"),
        Row("2.a.1", 300, 650, "R", by: "delegate:answer=unconditional", with: .smallDelegate),
        Row("2.a.1", 200, 26, "RECURSION", by: "delegate:answer=unconditional", with: .delegateIsRoot),
        Row("plain UIKit", 300, 333, "CV6", by: "uikit"),
      ])
    func row(row: Row) throws {
      try Stage.run(row.strategy) { stage in
        build(stage, row.change)
        #expect(stage.hit(row.x, row.y) == row.expected)
        // A recursion is reported only for its own touch.
        #expect(stage.hit(50, 26) != "RECURSION")
      }
    }

    @Test("TD-17: called directly, the table is found because of the sibling above it")
    func directly() throws {
      try Stage.run("delegate") { stage in
        build(stage, .hudInFront)
        #expect(stage.direct("TV", 200, 26) == "HUD")
        #expect(stage.direct("TV", 200, 333) == "RECURSION")
      }
    }

    @Test("2.a.3: a deallocated delegate has no effect")
    func weakDelegate() throws {
      try Stage.run("delegate") { stage in
        stage.add("W", .window, 0, 0, 100, 100)
        stage.add("P", 0, 0, 100, 100, in: "W", hasDelegate: true)
        do {
          let gone = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
          stage.marks.touchDelegates = [(stage["P"], gone)]
          stage.install()
          stage.marks = SceneMarks()
        }
        #expect(stage.hit(5, 5) == "P")
      }
    }

    @Test("2.a.6: delegates that contain each other's views recurse infinitely, and the report names all of them")
    func mutual() throws {
      try Stage.run("delegate") { stage in
        stage.add("W", .window, 0, 0, 300, 300)
        for (box, pass) in [("boxA", "passA"), ("boxB", "passB")] {
          stage.add(box, 0, 0, 300, 300, in: "W")
          stage.add(pass, 0, 0, 300, 300, in: box, hasDelegate: true)
        }
        stage.delegate(of: "passA", is: "boxB")
        stage.delegate(of: "passB", is: "boxA")
        #expect(stage.hit(5, 5) == "RECURSION")
        #expect(
          Set(HitTesting.recursion?.compactMap(\.accessibilityIdentifier) ?? []) == ["passA", "boxB", "passB", "boxA"])
      }
    }

    @Test("2.a.6: two views that call each other are named once each")
    func eachOther() throws {
      try Stage.run("delegate") { stage in
        stage.add("W", .window, 0, 0, 300, 300)
        for name in ["a", "b"] { stage.add(name, 0, 0, 300, 300, in: "W", hasDelegate: true) }
        stage.delegate(of: "a", is: "b")
        stage.delegate(of: "b", is: "a")
        #expect(stage.hit(5, 5) == "RECURSION")
        #expect(HitTesting.recursion?.compactMap(\.accessibilityIdentifier) == ["b", "a"])
      }
    }

    @Test("the report of a delegate that contains the view names both; a tracer changes nothing")
    func cycle() throws {
      for isTraced in [false, true] {
        try Stage.run("delegate") { stage in
          build(stage, .delegateIsRoot)
          HitTesting.tracer = isTraced ? SilentTracer() : nil
          #expect(stage.hit(200, 600) == "RECURSION")
          #expect(HitTesting.recursion?.compactMap(\.accessibilityIdentifier) == ["TV", "R"])
        }
      }
    }

    @Test("a touch whose hit test is infinite has no view")
    func touch() throws {
      try Stage.run("delegate") { stage in
        build(stage, .delegateIsRoot)
        stage.install()
        let digitizer = Digitizer()
        digitizer.report([.init(identifier: 1, phase: .began, location: CGPoint(x: 200, y: 600))], at: 0)
        #expect(HitTesting.recursion != nil)
        #expect(digitizer.liveTouches[0].view == nil)
      }
    }

    @Test("a delegate may be in another window")
    func otherWindow() throws {
      try Stage.run("delegate") { stage in
        let behind = stage.add("back", .window, 50, 0, 300, 300)
        stage.add("btn", .button, 10, 10, 50, 50, in: "back")
        stage.add("front", .window, 0, 0, 400, 400)
        stage.add("P", 0, 0, 400, 400, in: "front", hasDelegate: true)
        stage.delegate(of: "P", is: "back")
        #expect(stage.hit(65, 15) == "btn")
        #expect(stage.hit(300, 200) == "P")
        #expect(behind.subviews.count == 1)
      }
    }
  }
}
