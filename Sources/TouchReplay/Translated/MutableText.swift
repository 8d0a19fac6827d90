public import Foundation

extension NSMutableAttributedString {
  /// The characters, whose changes change the text: what `mutableString` means in a rules build where it is changed. On Linux the text
  /// of that name is changed without its attributes.
  public var _mutableString: _MutableCharacters { _MutableCharacters(text: self) }
}

/// The characters of an attributed text. Characters that replace others have the attributes of the first of these.
public struct _MutableCharacters {
  fileprivate let text: NSMutableAttributedString

  private var all: NSRange { NSRange(location: 0, length: text.length) }

  public func setString(_ aString: String) { text.replaceCharacters(in: all, with: aString) }
  public func append(_ aString: String) {
    text.replaceCharacters(in: NSRange(location: text.length, length: 0), with: aString)
  }
  public func insert(_ aString: String, at loc: Int) {
    text.replaceCharacters(in: NSRange(location: loc, length: 0), with: aString)
  }
  public func deleteCharacters(in range: NSRange) { text.replaceCharacters(in: range, with: "") }
  public func replaceCharacters(in range: NSRange, with aString: String) {
    text.replaceCharacters(in: range, with: aString)
  }

  @discardableResult
  public func replaceOccurrences(
    of target: String, with replacement: String, options: NSString.CompareOptions = [], range searchRange: NSRange
  ) -> Int {
    let characters = NSString(string: text.string)
    var found: [NSRange] = []
    var rest = searchRange
    while rest.length > 0 {
      let range = characters.range(of: target, options: options.subtracting(.backwards), range: rest)
      guard range.location != NSNotFound, range.length > 0 else { break }
      found.append(range)
      let end = range.location + range.length
      rest = NSRange(location: end, length: searchRange.location + searchRange.length - end)
    }
    for range in found.reversed() { text.replaceCharacters(in: range, with: replacement) }
    return found.count
  }
}
