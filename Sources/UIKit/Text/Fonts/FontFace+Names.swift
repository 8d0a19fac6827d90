import Foundation

extension FontFace {
  /// The face of a font that is requested by its PostScript name, such as `Avenir-Heavy`.
  init(postScriptName name: String) {
    let isSystem = name.hasPrefix(".SF") || name.hasPrefix("SFUI") || name.hasPrefix("SFPro")
    let parts = name.split(separator: "-", maxSplits: 1)
    let style = parts.count > 1 ? parts[1].lowercased() : ""
    if name.hasPrefix(".AppleSystemUIFontMonospaced") || name.hasPrefix("SFMono") {
      design = .monospaced
    } else {
      design = isSystem ? .system : .named(name)
    }
    weight = Self.weightNames.first { style.contains($0.name.lowercased()) }?.weight ?? 0
    isItalic = style.contains("italic") || style.contains("oblique")
    isCondensed = style.contains("condensed")
  }

  /// Names that contain others come first.
  private static let weightNames: [(name: String, weight: CGFloat)] = [
    ("UltraLight", -0.8), ("ExtraLight", -0.8), ("SemiBold", 0.3), ("DemiBold", 0.3), ("ExtraBold", 0.56),
    ("Thin", -0.6),
    ("Light", -0.4), ("Medium", 0.23), ("Bold", 0.4), ("Heavy", 0.56), ("Black", 0.62),
  ]

  private static let styles: [(weight: CGFloat, name: String)] = [
    (-0.8, "Ultralight"), (-0.6, "Thin"), (-0.4, "Light"), (0, "Regular"), (0.23, "Medium"), (0.3, "Semibold"),
    (0.4, "Bold"), (0.56, "Heavy"), (0.62, "Black"),
  ]

  var postScriptName: String {
    if case .named(let name) = design { return name }
    let style = Self.styles.min { abs($0.weight - weight) < abs($1.weight - weight) }?.name ?? "Regular"
    return "\(prefix)-\(style)\(isItalic ? "Italic" : "")"
  }

  private var prefix: String {
    switch design {
    case .rounded: ".SFUIRounded"
    case .serif: ".NewYork"
    case .monospaced: ".AppleSystemUIFontMonospaced"
    case .system, .named: ".SFUI"
    }
  }

  var familyName: String {
    switch design {
    case .system: ".AppleSystemUIFont"
    case .rounded: ".AppleSystemUIFontRounded"
    case .serif: ".AppleSystemUIFontSerif"
    case .monospaced: ".AppleSystemUIFontMonospaced"
    case .named(let name): String(name.split(separator: "-").first ?? "")
    }
  }
}
