public import Foundation

/// The layout of a text. A glyph is a character. The size of the whole is measured; the places of lines and characters are not modelled,
/// and code that asks for one is reported.
open class NSLayoutManager: NSObject, @unchecked Sendable {
  open private(set) var textContainers: [NSTextContainer] = []
  open var usesFontLeading = true
  open var allowsNonContiguousLayout = false
  open var showsInvisibleCharacters = false
  open var showsControlCharacters = false
  open weak var delegate: (any NSLayoutManagerDelegate)?
  /// The text, which holds the manager.
  open weak var textStorage: NSTextStorage?
  public override init() {}

  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
  }
  open func removeTextContainer(at index: Int) {
    textContainers[index].layoutManager = nil
    textContainers.remove(at: index)
  }

  private var length: Int { textStorage?.length ?? 0 }

  private func notePlaces() {
    MainActor.assumeIsolated {
      Unmodelled.note("code asks for the place of a character of a text, and the places of texts are not modelled")
    }
  }

  open var numberOfGlyphs: Int { length }
  open func ensureLayout(for container: NSTextContainer) {}
  open func ensureLayout(forCharacterRange charRange: NSRange) {}
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: UnsafeMutablePointer<NSRange>?
  ) { actualCharRange?.pointee = charRange }
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}

  open func glyphRange(for container: NSTextContainer) -> NSRange { NSRange(location: 0, length: length) }
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualCharRange?.pointee = charRange
    return charRange
  }
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// The rectangle of the text in a container without its padding.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    let room = max(container.size.width - 2 * container.lineFragmentPadding, 0)
    let size = textStorage?.boundingRect(
      with: CGSize(width: room, height: container.size.height), options: .usesLineFragmentOrigin, context: nil
    ).size
    return CGRect(
      x: container.lineFragmentPadding, y: 0, width: size?.width ?? 0, height: size?.height ?? 0)
  }

  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    notePlaces()
    partialFraction?.pointee = 0
    return max(length - 1, 0)
  }
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    notePlaces()
    return max(length - 1, 0)
  }
  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    partialFraction?.pointee = 0
    return glyphIndex(for: point, in: container)
  }
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
    notePlaces()
    return usedRect(for: container)
  }
  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { notePlaces() }
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { notePlaces() }
  open func lineFragmentRect(forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?) -> CGRect {
    notePlaces()
    effectiveRange?.pointee = NSRange(location: 0, length: length)
    return textContainers.first.map(usedRect) ?? .zero
  }
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect { lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveRange) }
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    notePlaces()
    return .zero
  }
}
