import Foundation

extension NSAttributedString {
  /// The text with one font in all its parts.
  func withFont(_ font: UIFont) -> NSAttributedString {
    let changed = NSMutableAttributedString(string: string)
    enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
      // addAttribute(_:value:range:) of Linux's Foundation ends the program if the range has attributes.
      changed.setAttributes(attributes.merging([.font: font]) { $1 }, range: range)
    }
    return changed
  }
}
