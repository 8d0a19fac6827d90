public import Foundation

extension UIFontDescriptor {
  private func with(
    size: CGFloat? = nil, textStyle: UIFont.TextStyle?? = nil, other: [AttributeName: Any]? = nil,
    _ change: (inout FontFace) -> Void = { _ in }
  ) -> UIFontDescriptor {
    var changed = face
    change(&changed)
    var others = other ?? fontAttributes
    for known in [AttributeName.name, .family, .size, .textStyle] { others[known] = nil }
    return UIFontDescriptor(
      face: changed, size: size ?? pointSize, textStyle: textStyle ?? self.textStyle, other: others)
  }

  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { with(size: newPointSize) }

  /// The font with other traits. A font that is not bold any more is regular.
  ///
  /// The lines of tight and loose leading differ by 2 points. Source: Apple's session 10175 of 2020 [D].
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    with { face in
      face.isItalic = symbolicTraits.contains(.traitItalic)
      face.isExpanded = symbolicTraits.contains(.traitExpanded)
      face.isCondensed = symbolicTraits.contains(.traitCondensed)
      let isBold = face.weight >= UIFont.Weight.semibold.rawValue
      if symbolicTraits.contains(.traitBold) != isBold {
        let weight: UIFont.Weight = isBold ? .regular : face.isOfSystem ? .semibold : .bold
        face.weight = weight.rawValue
      }
      if symbolicTraits.contains(.traitMonoSpace), face.isOfSystem { face.design = .monospaced }
      face.addedLineHeight =
        symbolicTraits.contains(.traitTightLeading) ? -2 : symbolicTraits.contains(.traitLooseLeading) ? 2 : 0
    }
  }

  /// The system's font in a design; `nil` for another font.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard face.isOfSystem else { return nil }
    return with { face in
      switch design {
      case .rounded: face.design = .rounded
      case .serif: face.design = .serif
      case .monospaced: face.design = .monospaced
      default: face.design = .system
      }
    }
  }

  public func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }
  public func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }

  /// The font with further attributes, which replace those with the same names.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    let size = (attributes[.size] as? CGFloat) ?? (attributes[.size] as? NSNumber).map { CGFloat($0.doubleValue) }
    let all = fontAttributes.merging(attributes) { $1 }
    return with(size: size, textStyle: (attributes[.textStyle] as? UIFont.TextStyle).map { .some($0) }, other: all) {
      face in
      if let family = attributes[.family] as? String { face.design = FontFace(postScriptName: family).design }
      if let name = attributes[.name] as? String { face = FontFace(postScriptName: name) }
      if let style = attributes[.face] as? String {
        let styled = FontFace(postScriptName: "-" + style)
        (face.weight, face.isItalic) = (styled.weight, styled.isItalic)
      }
      face.apply(attributes[.traits])
    }
  }
}

extension FontFace {
  /// Whether the font is a design of the system's.
  var isOfSystem: Bool {
    if case .named = design { return false }
    return true
  }

  /// Applies the weight and slant of a dictionary of traits.
  mutating func apply(_ traits: Any?) {
    guard let traits = traits as? [UIFontDescriptor.TraitKey: Any] else { return }
    switch traits[.weight] {
    case let weight as UIFont.Weight: self.weight = weight.rawValue
    case let weight as CGFloat: self.weight = weight
    case let weight as NSNumber: self.weight = CGFloat(weight.doubleValue)
    default: break
    }
    if let slant = traits[.slant] as? CGFloat { isItalic = slant > 0 }
    if let width = traits[.width] as? CGFloat { (isCondensed, isExpanded) = (width < 0, width > 0) }
  }
}
