import Foundation
import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  @Suite("The visual format describes constraints")
  @MainActor
  struct VisualFormatTests {
    private func lines(
      _ format: String, _ options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any] = [:]
    ) throws -> [String] {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      var views: [String: UIView] = [:]
      for name in ["a", "b", "c"] {
        let view = constrained(UIView(), in: window)
        view.accessibilityIdentifier = name
        views[name] = view
      }
      window.accessibilityIdentifier = "window"
      return try VisualFormat.constraints(format, options, metrics: metrics, views: views).map {
        let text = ConstraintText($0).line
        return String(text.dropFirst("<NSLayoutConstraint ".count).dropLast())
      }
    }

    @Test(
      arguments: [
        ("[a]-[b]", ["b.leading == a.trailing + 8"]),
        ("H:|-20-[a(50)]", ["a.width == 50", "a.leading == window.leading + 20"]),
        ("V:[a][b]|", ["b.top == a.bottom", "window.bottom == b.bottom"]),
        ("|-[a]-|", ["a.leading == window.leadingMargin", "window.trailingMargin == a.trailing"]),
        (
          "[a(==b)]-(>=10,<=30@250)-[b]",
          ["a.width == b.width", "b.leading >= a.trailing + 10", "b.leading <= a.trailing + 30 @250"]
        ),
        ("V:[a(>=70@500)]-m-[c]", ["a.height >= 70 @500", "c.top == a.bottom + 12.5"]),
        ("[a]-(-5)-[b]", ["b.leading == a.trailing - 5"]),
      ] as [(String, [String])])
    func format(format: String, expected: [String]) throws {
      try withEngine {
        let lines = try lines(format, metrics: ["m": 12.5])
        #expect(lines == expected)
      }
    }

    @Test("options align the views and choose the direction")
    func options() throws {
      try withEngine {
        let aligned = try lines("[a]-[b]", [.alignAllTop, .alignAllBottom, .directionLeftToRight])
        #expect(aligned == ["b.left == a.right + 8", "b.top == a.top", "b.bottom == a.bottom"])
        let mirrored = try lines("[a]-4-[b]", .directionRightToLeft)
        #expect(mirrored == ["a.left == b.right + 4"])
      }
    }

    @Test(
      "a text that is not in the format names the place",
      arguments: [
        ("[a", 2), ("[x]", 2), ("[a]-(>10)-[b]", 6), ("[a]-nothing-[b]", 11), ("|[a]|[b]", 5), ("", 0), ("[a]--[b]", 5),
      ])
    func failures(format: String, offset: Int) {
      withEngine {
        do {
          _ = try lines(format)
          Issue.record("\(format) was read")
        } catch let failure as VisualFormat.Failure {
          #expect(failure.offset == offset, "\(failure.message)")
        } catch {
          Issue.record(error)
        }
      }
    }
  }
}
