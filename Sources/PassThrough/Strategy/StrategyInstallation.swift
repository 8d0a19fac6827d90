import ObjectiveCRuntime
package import UIKit

/// An installed strategy. It marks views when they are created.
@MainActor
package final class StrategyInstallation {
  private let mechanisms: [any StrategyMechanism]

  /// Replaces the methods that the strategy replaces.
  init(_ strategy: Strategy) {
    mechanisms = strategy.mechanisms
    let replacements = mechanisms.compactMap { $0.replacement }
    guard !replacements.isEmpty else { return }
    let table = MethodTable(transitionViewOverridesHitTest: strategy.transitionViewOverridesHitTest)
    for time in MethodReplacement.Time.allCases {
      for replacement in replacements where replacement.time == time { replacement.apply(table) }
    }
    table.install()
  }

  /// Makes a view pass-through with each of the strategy's mechanisms.
  ///
  /// - Throws: ``MissingOverride`` if a mechanism needs an override that the view's class does not have. The other
  ///   mechanisms are applied.
  package func mark(_ view: UIView) throws(MissingOverride) {
    try forEachMechanism { (mechanism) throws(MissingOverride) in try mechanism.mark(view) }
  }

  /// Removes the mark of a view, for each of the strategy's mechanisms.
  package func unmark(_ view: UIView) {
    for mechanism in mechanisms { mechanism.unmark(view) }
  }

  /// Sets the touch delegate that a view's override queries if the strategy uses touch delegates. `nil` removes it.
  ///
  /// - Throws: ``MissingOverride`` if the strategy needs an override that the view's class does not have.
  package func setTouchDelegate(_ delegate: UIView?, of view: UIView) throws(MissingOverride) {
    try forEachMechanism { (mechanism) throws(MissingOverride) in try mechanism.setTouchDelegate(delegate, of: view) }
  }

  private func forEachMechanism(
    _ body: (any StrategyMechanism) throws(MissingOverride) -> Void
  ) throws(MissingOverride) {
    var missing: MissingOverride?
    for mechanism in mechanisms {
      do { try body(mechanism) } catch { missing = error }
    }
    if let missing { throw missing }
  }
}

/// The error for a strategy that needs an override of `hitTest(_:with:)` and a view whose class has none.
package struct MissingOverride: Error, Hashable, Sendable {
  /// The mechanism, as in ``Strategy``'s text form.
  package let strategy: String
}
