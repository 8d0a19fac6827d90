import DropDown
import PassThrough
import Testing
import UIKit

extension StrategyTests {
  /// The rows among HB-1 to HB-15 that concern hits, in all six columns, and the counts of HB-4.
  @Suite("The drop-down article's tag test and exchange")
  @MainActor
  struct DropDownRows {
    /// The state of the modal.
    enum State: String, Sendable {
      case bottom, presented, dragged, secondModal, noModal, onlyCorner, otherContainer, wrapped
    }

    struct Row: Sendable, CustomTestStringConvertible {
      let id: String
      let state: State
      let x: CGFloat
      let y: CGFloat
      /// The results in the order of ``columns``.
      let expected: [String]
      var testDescription: String { "\(id): \(state), (\(x), \(y))" }

      init(_ id: String, _ state: State, _ x: CGFloat, _ y: CGFloat, _ expected: String) {
        (self.id, self.state, self.x, self.y) = (id, state, x, y)
        self.expected = expected.split(separator: " ").map(String.init)
      }
    }

    /// The columns V, H1, H2A, H2A⁰, H2B, H2B⁰ of the table.
    private static let columns = [
      "uikit", "tag", "tag:scope=class", "tag:scope=class,runtime=ios7", "tag:scope=class,body=head",
      "tag:scope=class,body=head,runtime=ios7",
    ]

    /// A presenter, and in front of it a modal in its container.
    private func build(_ stage: Stage, _ state: State) {
      stage.add("W", .window, 0, 0, 375, 667)
      if state == .onlyCorner {
        stage["W"].tag = 73
        stage.add("V1", 0, 0, 100, 100, in: "W")
        return
      }
      stage.add("NV", 0, 0, 375, 667, in: "W")
      stage.add("V1", 0, 0, 375, 667, in: "NV")
      stage.add("PUSH", .button, 130, 297.5, 115, 72, in: "V1")
      if state == .noModal { stage.add("tagged", .button, 10, 100, 50, 50, in: "V1").tag = 73 }
      stage.add("NB", 0, 20, 375, 44, in: "NV")
      stage.add("ADD", .button, 329, 0, 46, 44, in: "NB")
      if state == .noModal { return }
      if state == .wrapped { stage.add("Q", 0, 0, 375, 667, in: "W") }
      stage.add(
        "C", .transitionView, 0, 0, 375, 667, in: state == .wrapped ? "Q" : "W", marked: state != .otherContainer)
      if state == .otherContainer { return }
      let tops: [State: CGFloat] = [.bottom: 617, .dragged: 444, .wrapped: 617]
      stage.add("MV", 0, tops[state] ?? 44, 375, 667, in: "C")
      stage.add("MB", 0, 0, 375, 50, in: "MV")
      stage.add("CLOSE", .button, 0, 0, 97, 50, in: "MB")
      stage.add("NEXT", .button, 171.5, 318.5, 32, 30, in: "MV")
      if state == .secondModal {
        stage.add("C2", .transitionView, 0, 0, 375, 667, in: "W")
        stage.add("MV2", 0, 0, 375, 667, in: "C2")
      }
      let scales: [State: CGFloat] = [.presented: 0.9, .secondModal: 0.9, .dragged: 0.959970]
      if let scale = scales[state] { stage["NV"].transform = CGAffineTransform(scaleX: scale, y: scale) }
    }

    @Test(
      "the hits of V, H1, H2A, H2A⁰, H2B and H2B⁰",
      arguments: [
        Row("HB-1", .bottom, 187.5, 333.5, "C PUSH C PUSH PUSH none"),
        Row("HB-2", .bottom, 187, 640, "MB MB MB MB MB none"),
        Row("HB-3", .bottom, 20, 640, "CLOSE CLOSE CLOSE CLOSE CLOSE none"),
        Row("HB-4", .bottom, 350, 40, "C ADD C ADD ADD none"),
        Row("HB-5", .presented, 187.5, 377.5, "NEXT NEXT NEXT NEXT NEXT none"),
        Row("HB-6", .presented, 187.5, 38, "C V1 C V1 V1 none"), Row("HB-7", .presented, 187.5, 20, "C W C W W none"),
        Row("HB-9", .dragged, 187.5, 333.5, "C PUSH C PUSH PUSH none"),
        Row("HB-10", .otherContainer, 187.5, 333.5, "C C C C PUSH none"),
        Row("HB-11", .secondModal, 187.5, 300, "MV2 MV2 MV2 MV2 MV2 none"),
        Row("HB-12", .noModal, 20, 110, "tagged V1 tagged V1 tagged none"),
        Row("HB-14", .onlyCorner, 300, 600, "W W W W W none"),
        Row("HB-15", .wrapped, 187.5, 333.5, "C Q C Q Q none"),
      ])
    func row(row: Row) throws {
      #expect(row.expected.count == Self.columns.count)
      for (column, expected) in zip(Self.columns, row.expected) {
        try Stage.run(column) { stage in
          build(stage, row.state)
          let hit = stage.hit(row.x, row.y)
          #expect(hit == expected, "\(column)")
        }
      }
    }

    @Test("the platform determines the runtime of an exchange, unless the strategy does")
    func platformRuntime() throws {
      var old = PlatformBehavior()
      old.transitionViewOverridesHitTest = false
      for (text, expected) in [
        ("tag:scope=class", "PUSH"), ("tag:scope=class,body=head", "none"), ("tag:scope=class,runtime=ios8", "C"),
        ("tag:scope=class,body=head,runtime=ios8", "PUSH"), ("tag", "PUSH"), ("uikit", "C"),
      ] {
        try Stage.run(text, platform: old) { stage in
          build(stage, .bottom)
          let hit = stage.hit(187.5, 333.5)
          #expect(hit == expected, "\(text)")
        }
      }
    }

    @Test("another tag, and a tag of the view's own, are respected")
    func otherTag() throws {
      for (text, ownTag, expected) in [
        ("tag:tag=666", 0, "V1"), ("tag:tag=666", 5, "C"), ("tag", 73, "V1"), ("tag", 5, "C"),
      ] {
        try Stage.run(text) { stage in
          build(stage, .bottom)
          stage["C"].tag = ownTag
          let hit = stage.hit(20, 500)
          #expect(hit == expected, "\(text), \(ownTag)")
        }
      }
    }

    @Test("with the tag fault the tagged view itself returns nil")
    func fault() throws {
      try Stage.run("tag") { stage in
        build(stage, .onlyCorner)
        #expect(stage.hit(300, 600) == "W")
        HitTesting.faults = [.tagTest]
        #expect(stage.hit(300, 600) == "none")
      }
    }

    /// The number of hit tests in a chain of views of a given depth.
    @Test(
      "4.a.3: the global head exchange makes 2^(d+1) − 1 hit tests where plain UIKit makes d + 1",
      arguments: [0, 1, 2, 5, 10])
    func questions(depth: Int) throws {
      for (text, expected) in [
        ("uikit", depth + 1), ("tag", depth + 1), ("swizzle", depth + 1), ("tag:scope=class", depth + 1),
        ("tag:scope=class,body=head", depth + 1), ("tag:scope=class,body=head,runtime=ios7", (2 << depth) - 1),
      ] {
        try Stage.run(text) { stage in
          stage.put(CountingView(frame: .zero), "v0", 0, 0, 100, 100)
          for level in 1..<(depth + 1) {
            stage.put(CountingView(frame: .zero), "v\(level)", 0, 0, 100, 100, in: "v\(level - 1)")
          }
          CountingView.questions = 0
          _ = stage.direct("v0", 5, 5)
          #expect(CountingView.questions == expected, "\(text)")
        }
      }
    }

    @Test("4.a.5: the scoped head exchange visits the container's subtree twice")
    func scopedQuestions() throws {
      for (text, expected) in [("uikit", 1), ("tag:scope=class", 1), ("tag:scope=class,body=head", 2)] {
        try Stage.run(text) { stage in
          stage.add("W", .window, 0, 0, 100, 100)
          stage.add("C", .transitionView, 0, 0, 100, 100, in: "W")
          stage.put(CountingView(frame: .zero), "modal", 0, 0, 100, 100, in: "C")
          CountingView.questions = 0
          #expect(stage.hit(5, 5) == "modal")
          #expect(CountingView.questions == expected, "\(text)")
        }
      }
    }

    @Test("a tree too deep for a phone's stack is a recursion under every strategy")
    func depth() throws {
      for text in ["uikit", "swizzle", "tag", "delegate", "flag", "tag:scope=class"] {
        try Stage.run(text) { stage in
          stage.add("v0", 0, 0, 10, 10)
          for level in 1..<1_200 { stage.add("v\(level)", 0, 0, 10, 10, in: "v\(level - 1)") }
          let hit = stage.direct("v0", 5, 5)
          #expect(hit == "RECURSION", "\(text)")
          for level in (1..<1_200).reversed() { stage["v\(level)"].removeFromSuperview() }
        }
      }
    }
  }
}
