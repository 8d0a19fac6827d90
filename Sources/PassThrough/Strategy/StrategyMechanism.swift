package import ObjectiveCRuntime
package import UIKit

/// One way of letting touches through views, with its parameters.
///
/// A new mechanism is a type of this protocol and a row in ``StrategyCatalog/mechanisms``.
package protocol StrategyMechanism: Sendable, CustomStringConvertible {
  /// The name in the text of a strategy, before the parameters.
  static var name: String { get }

  /// The rows of `replayer strategies`, the usual variant first.
  static var entries: [StrategyCatalog.Entry] { get }

  /// The usual variant: that of the name without parameters.
  init()

  /// Reads the parameters that follow the name.
  init(_ parameters: inout StrategyParameters) throws(StrategyError)

  /// The name and those parameters that differ from their default. Two mechanisms are equal if their texts are.
  var description: String { get }

  /// What the mechanism replaces in the method table; `nil` if it replaces nothing.
  @MainActor var replacement: MethodReplacement? { get }

  /// Whether `UITransitionView` overrides `hitTest(_:with:)`; `nil` if the platform decides.
  var transitionViewOverridesHitTest: Bool? { get }

  /// Whether a view with these marks must be made with an override of `hitTest(_:with:)`.
  func needsOverride(isMarked: Bool, hasTouchDelegate: Bool) -> Bool

  /// Makes touches pass through a view.
  @MainActor func mark(_ view: UIView) throws(MissingOverride)

  /// Removes the mark of a view. No effect on a view without one.
  @MainActor func unmark(_ view: UIView)

  /// Sets the view that a view's override queries; `nil` for none.
  @MainActor func setTouchDelegate(_ delegate: UIView?, of view: UIView) throws(MissingOverride)
}

/// The methods that a mechanism replaces.
package struct MethodReplacement {
  /// The time at which an app replaces the methods. The cases are in the order of time.
  package enum Time: CaseIterable, Sendable {
    /// A category replaces a method when the program is loaded.
    case categoryLoading
    /// A swizzle wraps the method that it finds when the app starts.
    case appStart
    /// An exchange with a container's class when the container is shown first.
    case containerPresentation
  }

  let time: Time
  let apply: @MainActor (MethodTable) -> Void

  package init(at time: Time, apply: @escaping @MainActor (MethodTable) -> Void) {
    (self.time, self.apply) = (time, apply)
  }
}

extension StrategyMechanism {
  package init(_ parameters: inout StrategyParameters) throws(StrategyError) { self.init() }

  package var description: String { Self.name }

  @MainActor package var replacement: MethodReplacement? { nil }

  package var transitionViewOverridesHitTest: Bool? { nil }

  package func needsOverride(isMarked: Bool, hasTouchDelegate: Bool) -> Bool { false }

  @MainActor package func mark(_ view: UIView) throws(MissingOverride) {}

  @MainActor package func unmark(_ view: UIView) {}

  @MainActor package func setTouchDelegate(_ delegate: UIView?, of view: UIView) throws(MissingOverride) {}

  /// The rules of the view's override.
  @MainActor
  package func overriding(_ view: UIView) throws(MissingOverride) -> HitTestRewriting {
    guard let rules = view.hitTestRewriting else { throw MissingOverride(strategy: description) }
    return rules
  }
}
