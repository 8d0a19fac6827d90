import Foundation

extension UIStackView {
  /// Notes that code is about to change how the views are arranged.
  final func arrangementWillChange() { engine.effects.partWillChange(self, .arrangement) }

  /// Notes that the place of a view among the arranged ones is about to change.
  final func placeWillChange(of view: UIView) {
    if engine.effects.isOn, isThere { engine.effects.orderWillChange(of: view, among: arrangedSubviews) }
  }

  /// How the views are arranged.
  final var arrangementInEffects: EffectValue {
    .object([
      "axis": .text(axis == .horizontal ? "horizontal" : "vertical"), "distribution": .text("\(distribution)"),
      "alignment": .text("\(alignment)"), "spacing": .number(Double(spacing)),
    ])
  }
}
