import Foundation
import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  @Suite("The metric of texts")
  @MainActor
  struct TextMetricTests {
    /// A width that was measured on a device or a simulator, and published.
    struct Published: Sendable, CustomTestStringConvertible {
      let text: String
      let size: CGFloat
      let width: ClosedRange<CGFloat>
      var weight = UIFont.Weight.regular
      var testDescription: String { "\(text) at \(size)" }
    }

    /// Rounded sizes are a range: of whole points, or of pixels.
    nonisolated static let published = [
      Published(text: "This is a test string", size: 17, width: 144.093...144.094),
      Published(text: "Hello World", size: 17, width: 87.66...88),
      Published(text: "Label", size: 17, width: 41...42),
      Published(text: "Submit", size: 17, width: 55.5...56),
      Published(text: "Cancel", size: 17, width: 53...53.5),
      Published(text: "Feedback", size: 17, width: 78...78.5),
      Published(text: "12345", size: 18, width: 51...51.5),
      Published(text: "Button", size: 15, width: 45.5...46),
      Published(text: "ShowChangeLog", size: 15, width: 116...116.5),
      Published(text: "a", size: 15, width: 8...9),
      Published(text: "aa", size: 15, width: 16...17),
      Published(text: "Hello", size: 10, width: 24.6875...24.6876),
      Published(text: "Jenny", size: 10, width: 28.5839...28.584),
      Published(text: "Downloads", size: 10, width: 54...54.5, weight: .medium),
      Published(text: "string", size: 16, width: 44...45, weight: .semibold),
      Published(text: "0", size: 22, width: 13...14),
      Published(text: "0", size: 40, width: 25...26),
      Published(text: "a", size: 30, width: 16...17, weight: .semibold),
      Published(text: "aa", size: 30, width: 33...34, weight: .semibold),
      Published(text: "登录", size: 18, width: 36...36),
      Published(text: "购物车", size: 10, width: 30...30),
      Published(text: "首页", size: 11, width: 22...22.6667),
    ]

    private static func width(_ text: Published, _ reading: LengthReading) -> CGFloat {
      Engine.current.lengths = LengthChoice([.texts: reading])
      defer { Engine.current.lengths = .nominal }
      return text.text.size(withAttributes: [.font: UIFont.systemFont(ofSize: text.size, weight: text.weight)]).width
    }

    @Test("a published width is within the error", arguments: published)
    func width(of text: Published) {
      let smallest = Self.width(text, .smallest)
      let largest = Self.width(text, .largest)
      #expect(smallest <= text.width.upperBound && text.width.lowerBound <= largest, "\(smallest) to \(largest)")
    }

    @Test("the widths of Latin text are 2 % off in the mean")
    func mean() {
      let latin = Self.published.filter { $0.text.count > 3 }
      let errors = latin.map { text in
        let middle = (text.width.lowerBound + text.width.upperBound) / 2
        return abs(Self.width(text, .nominal) / middle - 1)
      }
      #expect(latin.count > 10)
      #expect(errors.reduce(0, +) / CGFloat(errors.count) < 0.02, "\(errors)")
    }

    @Test("the three readings differ by the stated error: 8 % of the width and half a point")
    func readings() {
      let text = Published(text: "This is a test string", size: 17, width: 0...0)
      let nominal = Self.width(text, .nominal)
      #expect(abs(Self.width(text, .smallest) - (nominal * 0.92 - 0.5)) < 0.001)
      #expect(abs(Self.width(text, .largest) - (nominal * 1.08 + 0.5)) < 0.001)
    }

    @Test(
      "a line of the system's font has the published height",
      arguments: [(17, 20.287109375), (15, 17.900390625), (18, 21.48046875), (10, 11.93359375), (34, 40.57421875)])
    func lineHeight(size: CGFloat, height: CGFloat) {
      let font = UIFont.systemFont(ofSize: size)
      #expect(font.lineHeight == height)
      for reading in [LengthReading.nominal, .smallest, .largest] {
        Engine.current.lengths = LengthChoice([.texts: reading])
        #expect("Label".size(withAttributes: [.font: font]).height == height)
      }
      Engine.current.lengths = .nominal
    }

    @Test("the parts of a font of 20 points are the published ones")
    func parts() {
      let font = UIFont.systemFont(ofSize: 20)
      #expect(abs(font.ascender - 19.04) < 0.01)
      #expect(abs(font.descender + 4.82) < 0.01)
      #expect(font.leading == 0)
      #expect(font.xHeight < font.capHeight && font.capHeight < font.ascender)
    }

    @Test("letters with marks are as wide as without, however they are composed")
    func marks() {
      let attributes = [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 17)]
      let plain = "Uber resume".size(withAttributes: attributes)
      #expect("Über résumé".size(withAttributes: attributes) == plain)
      #expect("U\u{308}ber re\u{301}sume\u{301}".size(withAttributes: attributes) == plain)
    }

    @Test("an emoji of several scalars has the width of one")
    func emoji() {
      let attributes = [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 17)]
      let one = "😀".size(withAttributes: attributes).width
      #expect(one > 17 && one < 24)
      #expect("👩‍👩‍👧‍👦".size(withAttributes: attributes).width == one)
      #expect("🇩🇪".size(withAttributes: attributes).width == one)
    }

    @Test("heavier letters are wider, and all monospaced ones have the published width")
    func weights() {
      let widths = [UIFont.Weight.ultraLight, .light, .regular, .semibold, .black].map { weight in
        "Heavy".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17, weight: weight)]).width
      }
      #expect(widths == widths.sorted() && Set(widths).count == widths.count, "\(widths)")
      let mono = UIFont.monospacedSystemFont(ofSize: 10, weight: .regular)
      for text in ["Hello", "Jenny", "iiiii"] {
        #expect(abs(text.size(withAttributes: [.font: mono]).width - 30.908203125) < 0.001)
      }
    }

    @Test("a font by name has a larger error")
    func named() throws {
      let font = try #require(UIFont(name: "Avenir-Heavy", size: 17))
      let widths = [LengthReading.nominal, .smallest, .largest].map { reading in
        Engine.current.lengths = LengthChoice([.texts: reading])
        return "Label".size(withAttributes: [.font: font])
      }
      Engine.current.lengths = .nominal
      #expect(widths[1].width < widths[0].width * 0.8 && widths[2].width > widths[0].width * 1.2)
      #expect(widths[1].height < widths[0].height && widths[0].height < widths[2].height)
    }
  }
}
