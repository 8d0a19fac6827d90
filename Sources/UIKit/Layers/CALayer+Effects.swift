import Foundation

extension CALayer {
  /// The view that shows the layer: its own, or that of the nearest layer that contains it.
  final var viewBelow: UIView? { sequence(first: self, next: \.holder).first { $0.view != nil }?.view }

  /// Notes that a property of a layer without a view is about to change. What a layout of the view changes is no effect.
  final func partWillChange(_ kind: EffectKind) {
    guard let view = viewBelow, view.engine.effects.isOn, view.isThere else { return }
    if view.engine.effects.isLayingOut, kind == .place { return }
    view.engine.effects.partWillChange(self, kind)
  }

  /// Notes that a look of a layer is about to change. What a layout of the view changes is no effect.
  final func lookWillChange(_ kind: EffectKind) {
    guard let view = viewBelow, view.engine.effects.isOn, !view.engine.effects.isLayingOut, view.isThere else { return }
    view.engine.effects.lookWillChange(self, kind)
  }

  /// Notes that the place of the layer is about to change: that of its view, or its own.
  final func placeWillChange() {
    if let view { view.engine.effects.partWillChange(view, .place) } else { partWillChange(.place) }
  }

  final func effectValue(of kind: EffectKind) -> EffectValue? {
    switch kind {
    case .place: .rectangle(frame)
    case .isHidden: .flag(isHidden)
    case .alpha: .number(opacity > 0 ? 1 : 0)
    case .zPosition: .number(Double(zPosition))
    case .text: ((self as? CATextLayer)?.shownText).map { .text($0) }
    case .layers:
      .object([
        LayerIdentities.value(ownSublayers),
        EffectValue.Member(name: "count", value: .number(Double(ownSublayers.count))),
        EffectValue.Member(
          name: "shows", value: .texts(ownSublayers.compactMap { ($0 as? CATextLayer)?.shownText }.sorted())),
      ])
    default: lookInEffects(kind)
    }
  }
}

extension CATextLayer {
  /// The characters of the layer.
  final var shownText: String? { string as? String ?? (string as? NSAttributedString)?.string }
}
