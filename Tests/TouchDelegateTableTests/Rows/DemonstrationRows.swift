import PassThrough
import TestSupport
import Testing
import TouchDelegateTable
import UIKit

extension TouchDelegateTableTests {
  @Suite("A tap on the demonstration has the receiver and the effect of its row")
  @MainActor
  struct DemonstrationRows {
    enum Change: String, Sendable {
      case none, noDelegates, noRowDelegates, layerHidden, layerOff, layerShort, inertContainer, asksRoot,
        asksRootUnderHUD,
        asksTable, layerInFront, narrowContent, tableHidden, layerFlagged, layerFlaggedInFront
    }

    struct Row: Sendable, CustomTestStringConvertible {
      let id: String
      let change: Change
      let x: CGFloat
      let y: CGFloat
      let expected: String
      var testDescription: String { "\(id): \(change), tap (\(x), \(y)) → \(expected)" }

      init(_ id: String, _ change: Change, _ x: CGFloat, _ y: CGFloat, _ expected: String) {
        (self.id, self.change, self.x, self.y, self.expected) = (id, change, x, y, expected)
      }
    }

    private func prepare(_ stage: Demonstration, _ change: Change) {
      switch change {
      case .noRowDelegates, .noDelegates: stage.controller.rowDelegate = { nil }
      case .asksRoot, .asksRootUnderHUD: stage.controller.rowDelegate = { [unowned stage] in stage.root }
      case .asksTable: stage.controller.rowDelegate = { [unowned stage] in stage.table }
      case .narrowContent: stage.table.register(NarrowCell.self, forCellReuseIdentifier: "buttonCell")
      default: break
      }
    }

    private func change(_ stage: Demonstration, _ change: Change) {
      switch change {
      case .noDelegates: stage.table.touchDelegate = nil
      case .layerHidden: stage.layer.isHidden = true
      case .layerOff: stage.layer.isUserInteractionEnabled = false
      case .layerShort: stage.layer.frame.size.height = 600
      case .inertContainer:
        stage.layer.sendSubviewToBack(stage.put(UIView(), "box", 0, 0, 375, 667, in: stage.layer))
      case .asksRoot: stage.table.touchDelegate = stage.root
      case .asksRootUnderHUD:
        stage.table.touchDelegate = stage.root
        stage.put(UIView(), "HUD", 0, 0, 375, 100, in: stage.root)
      case .asksTable: stage.table.touchDelegate = stage.table
      case .layerInFront, .layerFlaggedInFront: stage.root.bringSubviewToFront(stage.layer)
      case .tableHidden: stage.table.isHidden = true
      case .none, .noRowDelegates, .narrowContent, .layerFlagged: break
      }
    }

    @Test(
      "row by row",
      arguments: [
        Row("TD-1", .none, 50, 26, "b0: Button 0 tapped"), Row("TD-2", .none, 300, 333, "BG1: Background1 tapped"),
        Row("TD-3", .none, 300, 650, "BG2: Background2 tapped"), Row("TD-4", .none, 200, 26, "CV0: Selected row 0"),
        Row("TD-10", .noDelegates, 300, 650, "TV:"), Row("TD-10", .noDelegates, 300, 333, "CV6: Selected row 6"),
        Row("TD-11", .noRowDelegates, 300, 333, "CV6: Selected row 6"),
        Row("TD-11", .noRowDelegates, 300, 650, "BG2: Background2 tapped"),
        Row("TD-12", .layerHidden, 300, 333, "CV6: Selected row 6"), Row("TD-13", .layerOff, 300, 650, "TV:"),
        Row("TD-14", .layerShort, 300, 650, "TV:"), Row("TD-14", .layerShort, 300, 333, "BG1: Background1 tapped"),
        Row("TD-15", .inertContainer, 200, 26, "box:"), Row("TD-15", .inertContainer, 200, 600, "box:"),
        Row("TD-15", .inertContainer, 50, 26, "b0: Button 0 tapped"),
        Row("TD-16", .asksRoot, 200, 26, "RECURSION:"), Row("TD-16", .asksRoot, 50, 26, "b0: Button 0 tapped"),
        Row("TD-16", .asksRoot, 300, 333, "RECURSION:"), Row("TD-17", .asksRootUnderHUD, 200, 26, "HUD:"),
        Row("TD-17", .asksRootUnderHUD, 200, 333, "RECURSION:"), Row("TD-18", .asksTable, 200, 550, "RECURSION:"),
        Row("TD-18", .asksTable, 50, 26, "b0: Button 0 tapped"), Row("TD-19", .none, 20, 570, "TV:"),
        Row("TD-20", .layerInFront, 50, 26, "VL:"), Row("TD-20", .layerInFront, 300, 650, "BG2: Background2 tapped"),
        Row("TD-21", .narrowContent, 300, 333, "cell6: Selected row 6"),
        Row("TD-21", .narrowContent, 150, 333, "CV6: Selected row 6"),
        Row("TD-22", .tableHidden, 300, 333, "BG1: Background1 tapped"),
        Row("TD-23", .layerFlagged, 100, 600, "R:"), Row("TD-23", .layerFlagged, 300, 333, "BG1: Background1 tapped"),
        Row("TD-24", .layerFlaggedInFront, 200, 600, "RECURSION:"),
        Row("TD-24", .layerFlaggedInFront, 300, 650, "BG2: Background2 tapped"),
      ])
    func row(row: Row) throws {
      try Demonstration.run(prepare: { prepare($0, row.change) }) { stage in
        change(stage, row.change)
        let isFlagged = row.change == .layerFlagged || row.change == .layerFlaggedInFront
        if isFlagged {
          try Strategy(parsing: "swizzle").install().mark(stage.layer)
        }
        #expect(stage.tap(row.x, row.y) == row.expected)
      }
    }

    @Test("TD-16: the report names the table and its superview, and the next touch is not affected")
    func recursion() {
      Demonstration.run { stage in
        stage.table.touchDelegate = stage.root
        stage.finger.follow("down 200,600")
        #expect(HitTesting.recursion?.map(stage.name) == ["TV", "R"])
        stage.finger.follow("up")
        #expect(stage.tap(300, 333) == "BG1: Background1 tapped")
      }
    }
  }
}
