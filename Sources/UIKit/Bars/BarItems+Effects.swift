import Foundation

extension UINavigationItem {
  /// Notes that a property is about to change, if a bar shows the item.
  final func partWillChange(_ kind: EffectKind) { bar?.engine.effects.partWillChange(self, kind) }

  final func effectValue(of kind: EffectKind) -> EffectValue? {
    switch kind {
    case .title: title.map { .text($0) }
    case .prompt: prompt.map { .text($0) }
    case .backButton: .flag(hidesBackButton)
    case .titleView: titleView.map { .texts($0.shownTexts) }
    case .barItems:
      .object([
        "left": .texts(Self.texts(of: leftBarButtonItems)), "right": .texts(Self.texts(of: rightBarButtonItems)),
      ])
    default: nil
    }
  }

  /// What the items of a bar show. Spaces are no items for a person.
  static func texts(of items: [UIBarItem]?) -> [String] { (items ?? []).compactMap(\.textInEffects) }
}

extension UIBarItem {
  /// What the item shows; `nil` for a space or a hidden item.
  fileprivate final var textInEffects: String? {
    let button = self as? UIBarButtonItem
    if button?.isHidden == true || button?.systemItem == .flexibleSpace || button?.systemItem == .fixedSpace {
      return nil
    }
    let texts = [
      title ?? image?.effectName ?? button?.systemItem.map { "\($0)" },
      button?.customView?.shownTexts.joined(separator: ", "),
      isEnabled ? nil : "isEnabled false",
    ]
    return texts.compactMap { $0 }.joined(separator: ", ")
  }
}
