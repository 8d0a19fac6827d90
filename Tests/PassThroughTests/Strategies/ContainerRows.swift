import PassThrough
import Testing
import UIKit

extension StrategyTests {
  /// Rows OC-1 to OC-8 and the hit rows among CA-1 to CA-23 of `Documentation/Systems`.
  @Suite("Overlay containers and card stacks")
  @MainActor
  struct ContainerRows {
    enum Style: String, Sendable {
      case flexible, rigid, expandable

      func contentHeight(_ height: CGFloat, _ maximum: CGFloat) -> CGFloat {
        switch self {
        case .flexible: height
        case .rigid: maximum
        case .expandable: max(height, maximum)
        }
      }
    }

    struct Overlay: Sendable, CustomTestStringConvertible {
      let id: String
      var style = Style.expandable
      var height: CGFloat = 200
      var isSingle = false
      var isWrapped = false
      let x: CGFloat = 200
      let y: CGFloat
      let expected: String
      var testDescription: String { "\(id): \(style) at \(height), y \(y) → \(expected)" }
    }

    /// An overlay container of 400 × 800 points with notches up to 600, under the flag strategy.
    @Test(
      "OverlayContainer's views let touches beside the overlay through",
      arguments: [
        Overlay(id: "OC-1", y: 100, expected: "MP"), Overlay(id: "OC-2", y: 620, expected: "HD"),
        Overlay(id: "OC-3", y: 700, expected: "TB"), Overlay(id: "OC-4", isSingle: true, y: 100, expected: "BH"),
        Overlay(id: "OC-5", isSingle: true, isWrapped: true, y: 100, expected: "wrapper"),
        Overlay(id: "OC-6", style: .rigid, height: 660, y: 780, expected: "MP"),
        Overlay(id: "OC-7", style: .flexible, height: 660, y: 780, expected: "TB"),
        Overlay(id: "OC-7", style: .expandable, height: 660, y: 780, expected: "TB"),
        Overlay(id: "OC-8", style: .rigid, y: 790, expected: "TB"),
        Overlay(id: "3.a.5", height: 0, y: 799, expected: "MP"),
      ])
    func overlay(row: Overlay) throws {
      try Stage.run("flag") { stage in
        stage.add("W", .window, 0, 0, 400, 800)
        stage.add("BH", 0, 0, 400, 800, in: "W")
        if row.isWrapped { stage.add("wrapper", 0, 0, 400, 800, in: "W") }
        stage.add("view", 0, 0, 400, 800, in: row.isWrapped ? "wrapper" : "W", marked: true)
        stage.add("ground", 0, 0, 400, 800, in: "view", marked: true).isHidden = row.isSingle
        stage.add("MP", 0, 0, 400, 800, in: "ground")
        stage.add("BD", 0, 0, 400, 800, in: "ground", marked: true)
        stage.add("container", 0, 0, 400, 800, in: "view", marked: true)
        stage.add("translation", 0, 800 - row.height, 400, row.height, in: "container", marked: true)
        let height = row.style.contentHeight(row.height, 600)
        stage.add("content", 0, 0, 400, height, in: "translation", marked: true)
        stage.add("SR", 0, 0, 400, height, in: "content")
        stage.add("TB", .scrollView, 0, 70, 400, height - 70, in: "SR")
        stage.add("HD", 0, 0, 400, 70, in: "SR")
        #expect(stage.hit(row.x, row.y) == row.expected)
      }
    }

    struct Cards: Sendable, CustomTestStringConvertible {
      let id: String
      let count: Int
      let x: CGFloat
      let y: CGFloat
      let expected: String
      var testDescription: String { "\(id): \(count) cards, (\(x), \(y)) → \(expected)" }
    }

    /// A card stack of 375 × 667 points whose containers start at y 20. A card that is `depth` steps below the top is
    /// scaled, moved up and dimmed.
    @Test(
      "the top card's scroll view takes all touches of its container",
      arguments: [
        Cards(id: "CA-1", count: 1, x: 187, y: 40, expected: "sc1"),
        Cards(id: "CA-1", count: 1, x: 187, y: 64.9, expected: "sc1"),
        Cards(id: "CA-2", count: 1, x: 187, y: 65, expected: "dis1"),
        Cards(id: "CA-2", count: 1, x: 187, y: 109.9, expected: "dis1"),
        Cards(id: "CA-2", count: 1, x: 187, y: 110, expected: "child1"),
        Cards(id: "CA-3", count: 1, x: 50, y: 280, expected: "btn1"),
        Cards(id: "CA-4", count: 1, x: 187, y: 10, expected: "root"),
        Cards(id: "CA-5", count: 0, x: 170, y: 330, expected: "RB"),
        Cards(id: "CA-5", count: 1, x: 170, y: 330, expected: "child1"),
        Cards(id: "CA-6", count: 2, x: 187, y: 10, expected: "sc1"),
        Cards(id: "CA-6", count: 2, x: 18, y: 10, expected: "root"),
        Cards(id: "CA-7", count: 2, x: 187, y: 30, expected: "sc2"),
        Cards(id: "CA-7", count: 2, x: 187, y: 90, expected: "dis2"),
      ])
    func cards(row: Cards) throws {
      try Stage.run("uikit") { stage in
        buildCards(stage, row.count)
        #expect(stage.hit(row.x, row.y) == row.expected)
      }
    }

    @Test("CA-23: a card at depth nine is too transparent to be hit, one at depth eight is not")
    func faintCards() throws {
      try Stage.run("uikit") { stage in
        buildCards(stage, 10)
        let frame = stage["container1"].frame
        #expect(stage["container1"].hitTest(stage["container1"].bounds.origin, with: nil) == nil)
        #expect(stage["container2"].hitTest(stage["container2"].bounds.origin, with: nil) === stage["sc2"])
        #expect(abs(frame.width - 375 * 0.387420489) < 1e-6)
        let first = stage["container9"].frame
        #expect(abs(first.minX - 18.75) < 1e-9 && abs(first.minY + 7.65) < 1e-9 && abs(first.height - 582.3) < 1e-9)
      }
    }

    private func buildCards(_ stage: Stage, _ count: Int) {
      stage.add("W", .window, 0, 0, 375, 667)
      stage.add("stack", 0, 0, 375, 667, in: "W")
      stage.add("root", 0, 0, 375, 667, in: "stack")
      stage.add("RB", .button, 148, 318, 53, 30, in: "root")
      for number in 1..<(count + 1) {
        let container = stage.add("container\(number)", 0, 20, 375, 647, in: "stack")
        let scrollView = stage.add("sc\(number)", .scrollView, 0, 0, 375, 647, in: "container\(number)")
        scrollView.clipsToBounds = true
        stage.add("child\(number)", 0, 45, 375, 602, in: "sc\(number)")
        stage.add("btn\(number)", .button, 20, 200, 79, 31, in: "child\(number)")
        let dismiss = stage.add("dis\(number)", .button, 0, 45, 375, 45, in: "sc\(number)")
        let depth = count - number
        guard depth > 0 else { continue }
        var (scale, rise, alpha): (CGFloat, CGFloat, CGFloat) = (0.9, -60, 0.5)
        for _ in 1..<depth { (scale, rise, alpha) = (scale * 0.9, rise * 1.75, alpha * 0.6) }
        container.transform = CGAffineTransform(scale, 0, 0, scale, 0, rise)
        container.alpha = alpha
        dismiss.isUserInteractionEnabled = false
        dismiss.alpha = 0
      }
    }
  }
}
