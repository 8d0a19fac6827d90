import Foundation

/// Advance widths of glyphs, in thousandths of the font's size.
///
/// Origin: measured with fontTools from the fonts of Debian's package fonts-inter 4.0, whose widths are close to
/// those of San Francisco. The widths at other weights are linear between the three that are stated, within 0.1 %.
/// Source: Documentation/Decisions/0036-text-sizes.md.
enum GlyphWidths {
  /// The width of a printable ASCII character at a weight from 100 to 900, as in CSS.
  static func ascii(_ code: UInt8, weight: CGFloat) -> CGFloat {
    let index = Int(code) - 32
    let middle = CGFloat(regular[index])
    return weight < 400
      ? middle + (CGFloat(thin[index]) - middle) * (400 - weight) / 300
      : middle + (CGFloat(black[index]) - middle) * (weight - 400) / 500
  }

  /// The mean factor between the widths at a weight and at regular weight.
  static func factor(ofWeight weight: CGFloat) -> CGFloat {
    weight < 400 ? 1 - (400 - weight) / 300 * 0.0365 : 1 + (weight - 400) / 500 * 0.0482
  }

  /// From space to tilde, at the weight thin.
  private static let thin: [UInt16] = [
    281, 261, 341, 634, 612, 773, 584, 205, 315, 315, 500, 636, 257, 439, 253, 323, 591, 408, 621,
    614, 595, 571, 582, 547, 602, 582, 253, 259, 636, 636, 636, 479, 936, 616, 641, 723, 714, 584,
    585, 739, 736, 250, 520, 616, 562, 864, 773, 747, 607, 747, 615, 612, 614, 750, 616, 892, 585,
    614, 605, 315, 323, 315, 401, 427, 497, 541, 598, 553, 598, 577, 331, 584, 568, 222, 222, 487,
    216, 835, 568, 580, 581, 581, 325, 493, 348, 568, 523, 790, 500, 523, 509, 315, 273, 315, 636,
  ]
  /// From space to tilde, at the weight regular.
  private static let regular: [UInt16] = [
    281, 278, 403, 631, 638, 812, 639, 222, 362, 362, 500, 659, 280, 460, 276, 357, 625, 464, 605,
    636, 642, 608, 624, 571, 616, 624, 276, 280, 659, 659, 659, 507, 936, 676, 651, 727, 719, 598,
    587, 743, 740, 264, 543, 652, 562, 889, 753, 761, 635, 761, 639, 638, 642, 741, 676, 949, 642,
    665, 625, 362, 357, 362, 469, 452, 497, 564, 621, 558, 621, 582, 361, 609, 591, 237, 237, 544,
    237, 869, 585, 597, 609, 609, 372, 523, 364, 581, 557, 812, 540, 557, 541, 362, 327, 362, 659,
  ]
  /// From space to tilde, at the weight black.
  private static let black: [UInt16] = [
    199, 355, 385, 662, 666, 891, 697, 200, 440, 440, 608, 693, 318, 474, 312, 412, 730, 506, 646,
    675, 702, 669, 685, 611, 690, 685, 312, 318, 693, 693, 693, 599, 1094, 795, 668, 768, 733, 622,
    584, 773, 750, 291, 588, 714, 571, 932, 723, 795, 656, 797, 668, 666, 686, 722, 795, 1094, 763,
    764, 695, 440, 412, 440, 500, 493, 497, 591, 645, 607, 645, 608, 402, 649, 646, 295, 295, 607,
    295, 940, 646, 625, 648, 648, 433, 588, 405, 649, 605, 875, 597, 605, 592, 440, 405, 440, 693,
  ]

  /// Glyphs that are neither ASCII nor a letter of ASCII with marks, at regular weight.
  static let special: [Unicode.Scalar: CGFloat] = [
    "ß": 609, "æ": 925, "œ": 990, "ø": 597, "ł": 237, "đ": 621, "ı": 237, "þ": 609, "ð": 580, "Æ": 990,
    "Œ": 953, "Ø": 761, "Ł": 562, "Đ": 719, "Þ": 631, "Ð": 719, "“": 381, "”": 381, "‘": 199, "’": 185,
    "‚": 199, "„": 381, "–": 500, "—": 1000, "…": 821, "•": 562, "·": 276, "€": 665, "£": 631, "¥": 548,
    "¢": 558, "©": 915, "®": 670, "™": 608, "°": 455, "«": 540, "»": 540, "‹": 358, "›": 358, "×": 659,
    "÷": 659, "±": 659, "→": 955, "←": 955, "↑": 955, "↓": 955, "✓": 881, "≤": 659, "≥": 659, "№": 1088,
    "¿": 507, "¡": 278, "§": 551, "¶": 599, "†": 631, "‡": 540,
  ]
}
