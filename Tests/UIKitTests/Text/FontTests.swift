import Foundation
import TestSupport
import Testing

@testable import UIKit

extension EngineTests {
  @Suite("Fonts and their descriptors")
  @MainActor
  struct FontTests {
    @Test("text styles have the published sizes; only the headline is semibold")
    func styles() {
      let sizes: [(UIFont.TextStyle, CGFloat)] = [
        (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17), (.callout, 16),
        (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
      ]
      for (style, size) in sizes {
        let font = UIFont.preferredFont(forTextStyle: style)
        #expect(font.pointSize == size)
        #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold) == (style == .headline))
        #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: nil) == font)
      }
    }

    @Test("the system's fonts have the published names")
    func names() {
      #expect(UIFont.systemFont(ofSize: 17).fontName == ".SFUI-Regular")
      #expect(UIFont.boldSystemFont(ofSize: 17).fontName == ".SFUI-Semibold")
      #expect(UIFont.italicSystemFont(ofSize: 17).fontName == ".SFUI-RegularItalic")
      #expect(UIFont.systemFont(ofSize: 17, weight: .black).fontName == ".SFUI-Black")
      #expect(UIFont(name: "Avenir-Heavy", size: 3)?.fontName == "Avenir-Heavy")
      #expect(UIFont(name: "Avenir-Heavy", size: 3)?.familyName == "Avenir")
    }

    @Test("fonts are equal by their face and size")
    func equality() {
      #expect(UIFont.systemFont(ofSize: 17) == .systemFont(ofSize: 17, weight: .regular))
      #expect(UIFont.systemFont(ofSize: 17) != .systemFont(ofSize: 16))
      #expect(UIFont.systemFont(ofSize: 17) != .systemFont(ofSize: 17, weight: .bold))
      #expect(UIFont.systemFont(ofSize: 17).withSize(20) == .systemFont(ofSize: 20))
    }

    @Test("a descriptor's traits, design and attributes make other fonts")
    func descriptors() throws {
      let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
      let bold = try #require(body.withSymbolicTraits(.traitBold))
      #expect(UIFont(descriptor: bold, size: 0) == .boldSystemFont(ofSize: 17))
      #expect(UIFont(descriptor: body, size: 40).pointSize == 40)
      let tight = try #require(body.withSymbolicTraits(.traitTightLeading))
      #expect(abs(UIFont(descriptor: tight, size: 0).lineHeight - 18.287109375) < 0.0001)
      let mono = try #require(body.withDesign(.monospaced))
      #expect(UIFont(descriptor: mono, size: 0) == .monospacedSystemFont(ofSize: 17, weight: .regular))
      let heavy = body.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]])
      #expect(UIFont(descriptor: heavy, size: 0) == .systemFont(ofSize: 17, weight: .heavy))
      let made = UIFontDescriptor(fontAttributes: [.name: "Avenir-Heavy", .size: CGFloat(12)])
      #expect(UIFont(descriptor: made, size: 0) == UIFont(name: "Avenir-Heavy", size: 12))
      #expect(made.withDesign(.rounded) == nil)
      #expect(body.withSize(9).pointSize == 9)
    }

    @Test("metrics scale nothing at the default size of text, but keep to a limit")
    func metrics() {
      let metrics = UIFontMetrics(forTextStyle: .title2)
      let font = UIFont.systemFont(ofSize: 22)
      #expect(metrics.scaledFont(for: font) == font)
      #expect(metrics.scaledFont(for: font, maximumPointSize: 20) == .systemFont(ofSize: 20))
      #expect(metrics.scaledValue(for: 12) == 12)
    }

    @Test("a style of a paragraph is copied with all values")
    func paragraphStyles() throws {
      let style = NSMutableParagraphStyle()
      style.lineSpacing = 4
      style.alignment = .center
      let copy = try #require(style.mutableCopy() as? NSMutableParagraphStyle)
      #expect(copy == style)
      copy.lineSpacing = 5
      #expect(copy != style && style.lineSpacing == 4)
      #expect((style.copy() as? NSParagraphStyle)?.alignment == .center)
      let third = NSMutableParagraphStyle()
      third.setParagraphStyle(style)
      #expect(third == style)
    }
  }
}
