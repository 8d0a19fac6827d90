import Foundation

/// A place in the text of a field or a view, as the number of UTF-16 units before it.
final class OffsetPosition: UITextPosition {
  let offset: Int
  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }
  override var description: String { "offset \(offset)" }
  override func isEqual(_ object: Any?) -> Bool { (object as? OffsetPosition)?.offset == offset }
  override var hash: Int { offset }
}

/// A part of the text of a field or a view.
final class OffsetRange: UITextRange {
  let offsets: NSRange
  init(_ offsets: NSRange) {
    self.offsets = offsets
    super.init()
  }
  override var start: UITextPosition { OffsetPosition(offsets.location) }
  override var end: UITextPosition { OffsetPosition(NSMaxRange(offsets)) }
  override var isEmpty: Bool { offsets.length == 0 }
  override func isEqual(_ object: Any?) -> Bool { (object as? OffsetRange)?.offsets == offsets }
  override var hash: Int { offsets.location ^ offsets.length << 16 }
}

/// A text whose positions are offsets. The places of its characters on the screen are not modelled: code that asks for one is
/// reported.
@MainActor
protocol OffsetText: UITextInput, UIView {
  var wholeText: NSAttributedString { get }
  func setWholeText(_ text: NSAttributedString)
  var selectedOffsets: NSRange { get set }
}

extension OffsetText {
  func offset(of position: UITextPosition) -> Int {
    min(max((position as? OffsetPosition)?.offset ?? 0, 0), wholeText.length)
  }

  func offsets(of range: UITextRange) -> NSRange {
    let (start, end) = (offset(of: range.start), offset(of: range.end))
    return NSRange(location: min(start, end), length: abs(end - start))
  }

  func replaceText(_ range: UITextRange, with text: String) {
    let offsets = offsets(of: range)
    let changed = NSMutableAttributedString(attributedString: wholeText)
    changed.replaceCharacters(in: offsets, with: text)
    setWholeText(changed)
    selectedOffsets = NSRange(location: offsets.location + NSString(string: text).length, length: 0)
  }

  func moved(_ position: UITextPosition, by offset: Int) -> UITextPosition? {
    let place = self.offset(of: position) + offset
    return place >= 0 && place <= wholeText.length ? OffsetPosition(place) : nil
  }

  func moved(_ position: UITextPosition, _ direction: UITextLayoutDirection, by offset: Int) -> UITextPosition? {
    switch direction {
    case .right: return moved(position, by: offset)
    case .left: return moved(position, by: -offset)
    case .up, .down:
      noteTextPlaces()
      return position
    }
  }

  func order(_ position: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
    let (first, second) = (offset(of: position), offset(of: other))
    return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
  }

  func noteTextPlaces() {
    Unmodelled.note("code asks for the place of a character of a text, and the places of texts are not modelled")
  }
}
