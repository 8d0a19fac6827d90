import Foundation

extension UIView {
  /// The value of a look that any view has.
  final func lookInEffects(_ kind: EffectKind) -> EffectValue? {
    switch kind {
    // Only what a person sees: a view whose content fits is the same.
    case .clipping: .flag(clipsToBounds && children.contains { !$0.isHidden && isOutside($0.layerFrame) })
    case .mask: maskInEffects
    default: nil
    }
  }

  /// Whether a part of a rectangle is outside of the bounds.
  private final func isOutside(_ rectangle: CGRect) -> Bool {
    let limit = CGFloat(EffectReader.leastDistance)
    return !rectangle.isEmpty && !storedBounds.insetBy(dx: -limit, dy: -limit).contains(rectangle)
  }

  /// The rectangle of what masks the view.
  private final var maskInEffects: EffectValue? {
    if let mask { return .rectangle(mask.layerFrame) }
    return (backingLayer?.mask).map { .rectangle($0.outlineInEffects ?? $0.frame) }
  }

  /// Whether the view is wholly outside of the window in which it is shown.
  final func isOutside(of window: UIWindow) -> Bool {
    guard let parent, !layerFrame.isEmpty else { return false }
    return !parent.convert(layerFrame, to: window).intersects(window.storedBounds)
  }

  /// The middle of the view in the superview; `nil` for a view that a stack or a list places.
  final var middleInEffects: EffectValue? {
    if parent is UIStackView || isListElement { return nil }
    let values = [Double(layerFrame.midX), Double(layerFrame.midY)]
    return values.allSatisfy(\.isFinite) ? .numbers(values.map(EffectKind.rounded)) : nil
  }
}

extension CALayer {
  /// The rectangle of the outline of a shape; `nil` for another layer.
  fileprivate final var outlineInEffects: CGRect? {
    let outline = (self as? CAShapeLayer)?.path?.boundingBoxOfPath
    return outline?.isNull == true ? .zero : outline
  }

  /// The value of a look of a layer.
  final func lookInEffects(_ kind: EffectKind) -> EffectValue? {
    switch kind {
    case .mask: mask.map { .rectangle($0.outlineInEffects ?? $0.frame) }
    case .path: outlineInEffects.map { .rectangle($0) }
    case .stroke:
      (self as? CAShapeLayer).map {
        .numbers([EffectKind.rounded(Double($0.strokeStart)), EffectKind.rounded(Double($0.strokeEnd))])
      }
    default: nil
    }
  }
}

extension UIMenu {
  /// The titles of the elements, of those in submenus too, with a mark of those that are chosen or disabled.
  final var textsInEffects: [String] {
    children.flatMap { element -> [String] in
      let name = element.title.isEmpty ? element.image?.effectName ?? "" : element.title
      if let menu = element as? UIMenu { return (name.isEmpty ? [] : [name]) + menu.textsInEffects }
      guard let action = element as? UIAction else { return [name] }
      if action.attributes.contains(.hidden) { return [] }
      let state = action.state == .on ? ", on" : action.state == .mixed ? ", mixed" : ""
      return [name + state + (action.attributes.contains(.disabled) ? ", isEnabled false" : "")]
    }
  }
}
