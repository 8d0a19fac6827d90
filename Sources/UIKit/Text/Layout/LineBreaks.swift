import Foundation

/// Where a line may end: the rules of Unicode's line breaking that matter for the texts of apps.
///
/// A line may end after spaces, after hyphens between letters, after dashes, at ideographs, and at a zero width
/// space; not before closing marks and not after opening marks. Source: Unicode's annex 14 [D]; Thai and other
/// scripts without spaces are broken at any character here [I].
enum LineBreaks {
  /// Completes the rules of a new unit and of the unit before it.
  static func apply(_ character: Character, to unit: inout TextUnit, previous units: inout [TextUnit]) {
    guard let scalar = character.unicodeScalars.first else { return }
    switch unit.kind {
    case .space, .tab:
      unit.allowsBreakAfter = true
      return
    case .paragraphEnd, .lineEnd: return
    case .glyph: break
    }
    switch scalar.value {
    case 0x2D, 0xAD, 0x2010, 0x2012, 0x2013, 0x2014, 0x200B: unit.allowsBreakAfter = true
    default: break
    }
    if closing.contains(scalar) { unit.bindsToPrevious = true }
    if breaksAround(scalar), !opening.contains(scalar) {
      unit.allowsBreakAfter = true
      if !unit.bindsToPrevious, let last = units.indices.last, !units[last].isOpening {
        units[last].allowsBreakAfter = true
      }
    }
    if opening.contains(scalar) { unit.isOpening = true }
    // A hyphen before a digit is a minus sign.
    if character.isNumber, let last = units.indices.last, units[last].isHyphen { units[last].allowsBreakAfter = false }
    unit.isHyphen = scalar.value == 0x2D
  }

  private static func breaksAround(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xAC00..<0xD7A4: false
    case 0xE00..<0xF00: true
    default: scalar.isWide
    }
  }

  private static let closing = Set(")]}!?,.:;%»”’、。，．：；！？）］｝」』】〉》…ー々".unicodeScalars)
  private static let opening = Set("([{«“‘（［｛「『【〈《".unicodeScalars)
}
