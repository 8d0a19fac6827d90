import Foundation
import HitTestTerms

extension UIView {
  /// The value of a property that any view has.
  final func commonEffectValue(of kind: EffectKind) -> EffectValue? {
    switch kind {
    case .window: .flag(isThere)
    case .isHidden: .flag(isHidden)
    // Only whether a person can see and touch the view: a dimmed one is the same.
    case .alpha: .number(CGFloat(storedAlpha) < engine.platform.hitTestAlphaThreshold ? 0 : 1)
    case .takesTouches: .flag(isUserInteractionEnabled)
    case .place: .rectangle(layerFrame)
    case .order: .texts(keysOfSiblingsInFront)
    case .zPosition: .number(Double(backingLayer?.zPosition ?? 0))
    case .superview: placeInWindow
    case .arranged:
      (parent as? UIStackView)?.arrangedSubviews.firstIndex { $0 === self }.map { .number(Double($0)) }
    case .offset: .numbers([Double(storedBounds.minX), Double(storedBounds.minY)])
    case .recognizers:
      .texts(attachedRecognizers.filter { !$0.isInternal }.map { engine.handlers.names.className(of: type(of: $0)) })
    case .firstResponder: .flag(isFirstResponder)
    default: lookInEffects(kind)
    }
  }

  /// Whether the view is in a window that is shown. A window that appears brings its views with it.
  final var isThere: Bool { enclosingWindow.map { !$0.isHidden } ?? false }

  /// Whether the view is of the app: made by its code or its scene, and no private part of a view of UIKit.
  final var isOfApp: Bool {
    if let name = assignedClassName, givenPath == nil, name.hasPrefix("_") || name.hasPrefix("UI") { return false }
    if isPrivatePart { return false }
    var view = parent
    while let known = view {
      if known.hidesPartsInEffects { return false }
      view = known.parent
    }
    return true
  }

  private final var isPrivatePart: Bool {
    if engine.effects.isPrivate(type(of: self)) { return true }
    return (parent as? UIButton)?.existingTitleLabel === self
  }

  /// Whether UIKit places the view: it is that of a controller, in a private view.
  final var isPlacedBySystem: Bool {
    guard viewController != nil, let parent else { return false }
    return parent.isPrivatePart || parent is UIWindow
  }

  final var identifiersOfAncestors: Set<ObjectIdentifier> {
    Set(sequence(first: self, next: \.parent).dropFirst().map { ObjectIdentifier($0) })
  }

  /// The superview, and the view's rectangle in the window.
  private final var placeInWindow: EffectValue? {
    guard let parent, let window = enclosingWindow else { return nil }
    return .object([
      "superview": .text(String(parent.viewID.key)), "place": .rectangle(parent.convert(layerFrame, to: window)),
    ])
  }

  /// The keys of the siblings in front that overlap the view.
  final var keysOfSiblingsInFront: [String] {
    guard let parent, let index = parent.children.firstIndex(where: { $0 === self }) else { return [] }
    return parent.children[(index + 1)...].filter { $0.layerFrame.intersects(layerFrame) }
      .map { String($0.viewID.key) }.sorted()
  }

  /// The texts, values and states of the view and its subviews that are not hidden, in alphabetical order.
  final var shownTexts: [String] { shownTexts(in: nil) }

  /// The same, without views that are wholly outside of the window, if it is given.
  final func shownTexts(in window: UIWindow?) -> [String] {
    var texts: [String] = []
    collectTexts(into: &texts, in: window)
    return texts.sorted()
  }

  /// How many elements of a list count for what a view shows.
  private static var comparedElements: Int { 3 }

  /// Whether the view is an element of a list, or in one.
  final var isInListElement: Bool { sequence(first: self, next: \.parent).contains(where: \.isListElement) }

  private final func collectTexts(into texts: inout [String], in window: UIWindow?) {
    if !(self is UIWindow), isHidden || effectValue(of: .alpha) == .number(0) { return }
    if let window, isOutside(of: window) { return }
    // What a scroll view does not show now can be scrolled into sight.
    let window = self is UIScrollView ? nil : window
    texts += ownTexts.filter { !$0.isEmpty }
    if hidesPartsInEffects { return }
    // How many rows fit depends on layout: only the first ones are compared.
    let elements = children.filter(\.isListElement).sorted { ($0.origin.y, $0.origin.x) < ($1.origin.y, $1.origin.x) }
    for element in elements.prefix(Self.comparedElements) { element.collectTexts(into: &texts, in: window) }
    for child in children where !child.isListElement && (!child.isPrivatePart || child.hasPrivateContent) {
      child.collectTexts(into: &texts, in: window)
    }
  }

  /// Whether views of the app can be below the private view.
  private final var hasPrivateContent: Bool { isPrivatePart && !(superview is UIButton) && !(superview is UIControl) }

  private final var takesTouchesByDefault: Bool { !(self is UILabel || self is UIImageView) }

  /// What the view itself shows.
  private final var ownTexts: [String] {
    var texts = [EffectKind.text, .title, .placeholder, .image, .accessory].compactMap { effectValue(of: $0)?.phrase }
    for kind in [EffectKind.isOn, .value, .segment, .page] {
      if let value = effectValue(of: kind) { texts.append("\(kind.name) \(value.phrase)") }
    }
    if isUserInteractionEnabled != takesTouchesByDefault {
      texts.append("isUserInteractionEnabled \(isUserInteractionEnabled)")
    }
    if effectValue(of: .isEnabled) == .flag(false) { texts.append("isEnabled false") }
    if effectValue(of: .isSelected) == .flag(true) { texts.append("isSelected true") }
    return engine.effects.extent >= .looks ? texts + ownLooks : texts
  }

  /// What the view itself shows that only sessions with looks have.
  private final var ownLooks: [String] {
    var texts: [String] = []
    if case .texts(let content) = effectValue(of: .content) { texts += content }
    if let subtitle = effectValue(of: .subtitle)?.phrase { texts.append(subtitle) }
    for kind in [EffectKind.spinner, .isAnimating] where effectValue(of: kind) == .flag(true) {
      texts.append("\(kind.name) true")
    }
    return texts
  }
}

extension EffectValue {
  fileprivate var phrase: String {
    switch self {
    case .flag(let flag): String(flag)
    case .number(let number): "\(number)"
    case .text(let text): text
    case .numbers, .texts, .object: ""
    }
  }
}

extension UIViewController {
  /// The title that a bar or an alert shows.
  final var shownTitle: String? { title ?? itemTitle }
}

// MARK: Changes that the system makes

extension UIView {
  /// ``frame`` for changes that UIKit makes: they are no effect of the app's code. Overrides are called.
  final var systemFrame: CGRect {
    get { frame }
    set { engine.effects.withoutPlaces { frame = newValue } }
  }

  /// Sets the frame that the view would have without its transform, and the transform.
  final func placeBySystem(_ frame: CGRect, _ transform: CGAffineTransform) {
    engine.effects.withoutPlaces {
      if self.transform != transform { self.transform = transform }
      setUntransformedFrame(frame)
    }
  }

  /// ``alpha`` for animations of UIKit.
  final var systemAlpha: CGFloat {
    get { alpha }
    set { engine.effects.pause { alpha = newValue } }
  }
}
