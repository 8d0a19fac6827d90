import Foundation
import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  @Suite("Lines of text")
  @MainActor
  struct TextLayoutTests {
    private static let font = UIFont.monospacedSystemFont(ofSize: 2048.0 / 1266 * 10, weight: .regular)
    /// Each character is 10 points wide.
    private static let attributes: [NSAttributedString.Key: Any] = [.font: font]

    @Test("only a plain document in UTF-8 gives a text that is certain")
    func documents() throws {
      typealias Options = [NSAttributedString.DocumentReadingOptionKey: Any]
      let plain = NSAttributedString.DocumentType.plain
      let utf16 = NSNumber(value: String.Encoding.utf16.rawValue)
      for (options, isCertain): (Options, Bool) in [
        ([.documentType: plain], true),
        ([.documentType: plain, .characterEncoding: String.Encoding.utf8.rawValue], true),
        ([.documentType: plain, .characterEncoding: utf16], false), ([:], false),
        ([.documentType: NSAttributedString.DocumentType.html], false),
      ] {
        try withEngine {
          let text = try NSAttributedString(data: Data("<b>x</b>".utf8), options: options, documentAttributes: nil)
          #expect(text.string == (isCertain ? "<b>x</b>" : "") && Engine.current.unmodelled.isEmpty == isCertain)
        }
      }
      try withEngine {
        let text = NSAttributedString(string: "abc")
        let data = try text.data(from: NSRange(location: 1, length: 2), documentAttributes: [.documentType: plain])
        #expect(data == Data("bc".utf8) && Engine.current.unmodelled.isEmpty)
        #expect(try text.data(from: NSRange(location: 0, length: 3)).isEmpty && !Engine.current.unmodelled.isEmpty)
      }
    }

    /// The lines of a text, at a width in characters.
    private static func lines(
      _ text: String, columns: Int, _ mode: NSLineBreakMode = .byWordWrapping, maximum: Int = 0, inLabel: Bool = true
    ) -> [String] {
      let options = TextLayout.Options(
        width: CGFloat(columns) * 10 + 0.01, maximumLines: maximum, mode: mode, truncatesParagraphs: !inLabel)
      let units = TextUnits(text, attributes: attributes, defaultFont: font)
      let characters = Array(text)
      return TextLayout(units, options).lines.map { String(characters[$0.units]) }
    }

    struct Case: Sendable, CustomTestStringConvertible {
      let text: String
      let columns: Int
      let lines: [String]
      var mode = NSLineBreakMode.byWordWrapping
      var testDescription: String { "\(text.debugDescription) in \(columns)" }
    }

    nonisolated static let cases = [
      Case(text: "one two three", columns: 7, lines: ["one two ", "three"]),
      Case(text: "one two three", columns: 6, lines: ["one ", "two ", "three"]),
      Case(text: "incomprehensible", columns: 6, lines: ["incomp", "rehens", "ible"]),
      Case(text: "an incomprehensible", columns: 8, lines: ["an ", "incompre", "hensible"]),
      Case(text: "one two three", columns: 5, lines: ["one t", "wo th", "ree"], mode: .byCharWrapping),
      Case(text: "well-known", columns: 6, lines: ["well-", "known"]),
      Case(text: "a is -12", columns: 6, lines: ["a is ", "-12"]),
      Case(text: "one\ntwo", columns: 9, lines: ["one", "two"]),
      Case(text: "one\n\ntwo", columns: 9, lines: ["one", "", "two"]),
      Case(text: "one\n", columns: 9, lines: ["one", ""]),
      Case(text: "one\u{2028}two", columns: 9, lines: ["one\u{2028}", "two"]),
      Case(text: "a\u{A0}b c", columns: 4, lines: ["a\u{A0}b ", "c"]),
      Case(text: "(one) two", columns: 5, lines: ["(one) ", "two"]),
      Case(text: "one two", columns: 7, lines: ["one two"]),
      Case(text: "", columns: 7, lines: []),
    ]

    @Test("a text is broken where Unicode allows it", arguments: cases)
    func breaking(example: Case) {
      #expect(Self.lines(example.text, columns: example.columns, example.mode) == example.lines)
    }

    @Test("ideographs are broken anywhere, but not before closing or after opening marks")
    func ideographs() {
      let font = UIFont.systemFont(ofSize: 10)
      func lines(_ text: String, _ count: Int) -> [String] {
        let units = TextUnits(text, attributes: [.font: font], defaultFont: font)
        let layout = TextLayout(units, TextLayout.Options(width: CGFloat(count) * 10 + 1))
        let characters = Array(text)
        return layout.lines.map { String(characters[$0.units]) }
      }
      #expect(lines("购物车首页", 3) == ["购物车", "首页"])
      #expect(lines("购物车。首页", 3) == ["购物", "车。首", "页"])
      #expect(lines("购物「车首页", 3) == ["购物", "「车首", "页"])
    }

    @Test("spaces at the end of a line have no width")
    func spaces() {
      #expect(abs("ab   ".size(withAttributes: Self.attributes).width - 20) < 0.001)
      #expect(abs("a b".size(withAttributes: Self.attributes).width - 30) < 0.001)
    }

    @Test("a limit of lines truncates the last one, and a mode that truncates keeps a string in one line")
    func truncation() {
      let text = "one two three four"
      let units = TextUnits(text, attributes: Self.attributes, defaultFont: Self.font)
      let two = TextLayout(
        units, .init(width: 80, maximumLines: 2, mode: .byTruncatingTail, truncatesParagraphs: false))
      #expect(two.lines.map(\.isTruncated) == [false, true])
      #expect(two.size.width <= 80)
      let one = TextLayout(units, .init(width: 80, mode: .byTruncatingTail))
      #expect(one.lines.count == 1 && one.lines[0].isTruncated)
      #expect(TextLayout(units, .init(width: 800, mode: .byTruncatingTail)).lines.map(\.isTruncated) == [false])
      #expect(TextLayout(units, .init(width: 80, mode: .byClipping)).size.width == 80)
    }

    @Test("kerning, tracking and a font's spacing add to each character")
    func kerning() {
      var attributes = Self.attributes
      attributes[.kern] = 2
      #expect(abs("abc".size(withAttributes: attributes).width - 36) < 0.001)
      attributes[.kern] = CGFloat(-1)
      #expect(abs("abc".size(withAttributes: attributes).width - 27) < 0.001)
    }

    @Test("a paragraph's style sets heights, distances and indents")
    func paragraphs() {
      let line = Self.font.lineHeight
      func size(_ text: String, width: CGFloat = 0, _ change: (NSMutableParagraphStyle) -> Void) -> CGSize {
        let style = NSMutableParagraphStyle()
        change(style)
        var attributes = Self.attributes
        attributes[.paragraphStyle] = style
        return text.boundingRect(
          with: CGSize(width: width, height: 0), options: .usesLineFragmentOrigin, attributes: attributes, context: nil
        ).size
      }
      func isEqual(_ height: CGFloat, _ other: CGFloat) -> Bool { abs(height - other) < 0.001 }
      #expect(isEqual(size("a b", width: 15) { $0.lineSpacing = 3 }.height, line * 2 + 3))
      #expect(isEqual(size("a\nb") { $0.paragraphSpacing = 5 }.height, line * 2 + 5))
      #expect(isEqual(size("a\nb") { $0.paragraphSpacingBefore = 4 }.height, line * 2 + 4))
      #expect(isEqual(size("a") { $0.lineHeightMultiple = 2 }.height, line * 2))
      #expect(isEqual(size("a") { $0.maximumLineHeight = 10 }.height, 10))
      #expect(isEqual(size("a") { $0.minimumLineHeight = 50 }.height, 50))
      #expect(isEqual(size("ab") { $0.firstLineHeadIndent = 7 }.width, 27))
      #expect(isEqual(size("ab cd", width: 30) { $0.headIndent = 9 }.width, 29))
      #expect(isEqual(size("ab cd", width: 60) { $0.tailIndent = -15 }.height, line * 2))
      #expect(isEqual(size("ab cd", width: 60) { $0.lineBreakMode = .byTruncatingTail }.height, line))
    }

    @Test("parts of a text have their own fonts, and an attachment its bounds")
    func attributes() {
      let text = NSMutableAttributedString(string: "small ", attributes: [.font: UIFont.systemFont(ofSize: 10)])
      text.append(NSAttributedString(string: "large", attributes: [.font: UIFont.systemFont(ofSize: 30)]))
      #expect(text.size().height == UIFont.systemFont(ofSize: 30).lineHeight)
      let attachment = NSTextAttachment()
      attachment.bounds = CGRect(x: 0, y: -5, width: 40, height: 60)
      #expect(NSAttributedString(attachment: attachment).size() == CGSize(width: 40, height: 60))
    }

    @Test("tabs end at multiples of 28 points")
    func tabs() {
      #expect(abs("a\tb".size(withAttributes: Self.attributes).width - 38) < 0.001)
      #expect(abs("abc\tb".size(withAttributes: Self.attributes).width - 66) < 0.001)
    }

    @Test("the rectangle of a single line begins at the baseline, and lines that are not visible are omitted")
    func rectangles() {
      let text = "one two"
      let size = CGSize(width: 40, height: 30)
      let single = text.boundingRect(with: size, attributes: Self.attributes, context: nil)
      #expect(single.minY == Self.font.descender && abs(single.width - 70) < 0.001)
      let all = text.boundingRect(
        with: size, options: .usesLineFragmentOrigin, attributes: Self.attributes, context: nil)
      #expect(all.origin == .zero && all.height == Self.font.lineHeight * 2)
      let visible = text.boundingRect(
        with: size, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], attributes: Self.attributes,
        context: nil)
      #expect(visible.height == Self.font.lineHeight)
    }
  }
}
