public import Foundation

/// The units of the text of an input: characters, words, paragraphs and the whole. A sentence is a paragraph, because Foundation does
/// not find sentences here; a line is one too, and is reported, because the places where lines break are not modelled.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UITextInput & UIResponder)?

  public init(textInput: any UITextInput & UIResponder) { input = textInput }

  private func text(of input: any UITextInput) -> NSString {
    input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
      .flatMap { input.text(in: $0) }.map { NSString(string: $0) } ?? ""
  }

  /// The unit with the character after an offset. `nil` if there is none, as between words.
  private func unit(of text: NSString, _ granularity: UITextGranularity, at offset: Int) -> NSRange? {
    guard offset >= 0, offset < text.length else { return nil }
    switch granularity {
    case .character: return text.rangeOfComposedCharacterSequence(at: offset)
    case .word: return word(of: text, at: offset)
    case .line:
      Unmodelled.note("a line of a text was looked for, and the lines of texts are not modelled")
      return text.paragraphRange(for: NSRange(location: offset, length: 0))
    case .sentence, .paragraph: return text.paragraphRange(for: NSRange(location: offset, length: 0))
    case .document: return NSRange(location: 0, length: text.length)
    }
  }

  private func word(of text: NSString, at offset: Int) -> NSRange? {
    func isLetter(_ place: Int) -> Bool {
      guard place >= 0, place < text.length else { return false }
      let character = Character(text.substring(with: text.rangeOfComposedCharacterSequence(at: place)))
      return character.isLetter || character.isNumber || character == "_"
    }
    guard isLetter(offset) else { return nil }
    var (start, end) = (offset, offset + 1)
    while isLetter(start - 1) { start -= 1 }
    while isLetter(end) { end += 1 }
    return NSRange(location: start, length: end - start)
  }

  private func offset(of position: UITextPosition, in input: any UITextInput) -> Int {
    input.offset(from: input.beginningOfDocument, to: position)
  }

  /// The unit beside a position, on the side of a direction.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let input else { return nil }
    let offset = offset(of: position, in: input)
    guard let unit = unit(of: text(of: input), granularity, at: direction.isForward ? offset : offset - 1),
      let start = input.position(from: input.beginningOfDocument, offset: unit.location),
      let end = input.position(from: start, offset: unit.length)
    else { return nil }
    return input.textRange(from: start, to: end)
  }

  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    guard let input else { return false }
    let offset = offset(of: position, in: input)
    let before = unit(of: text(of: input), granularity, at: direction.isForward ? offset - 1 : offset)
    return before.map { direction.isForward ? NSMaxRange($0) == offset : $0.location == offset } ?? false
  }

  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let input else { return nil }
    let text = text(of: input)
    var offset = offset(of: position, in: input)
    let step = direction.isForward ? 1 : -1
    while offset >= 0, offset <= text.length {
      if let unit = unit(of: text, granularity, at: direction.isForward ? offset : offset - 1) {
        return input.position(
          from: input.beginningOfDocument, offset: direction.isForward ? NSMaxRange(unit) : unit.location)
      }
      offset += step
    }
    return nil
  }

  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool { rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil }
}
