public import Foundation
import HitTestTerms

/// The private view that UIKit puts between a window and a presented view. It covers the window.
///
/// Whether its class overrides `hitTest` depends on the version of the system. If it does not, a swizzle of this class
/// replaces UIView's method.
/// Source: runtime headers of iOS 7.0, 8.3 and 9 [O]; that the override calls super is inferred [I].
@preconcurrency @MainActor
@_spi(Instrumentation) open class UITransitionView: UIView {
  /// The presentation controller whose container view this is.
  final weak var presentationController: UIPresentationController?

  /// Whether the view lets through touches that hit the view itself. Default: false.
  ///
  /// Source: the flag is in runtime headers of iOS 8.3 and 9, next to the view's own `hitTest` [O]; its effect is
  /// inferred from its name and from sheets that let touches through [I].
  package final var ignoresDirectTouchEvents = false

  /// On a platform where the class overrides the method, runs that override; otherwise UIView's method.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hasAddedHitTest ? runAddedHitTest(point, with: event) : hitTestOfClass(point, with: event)
  }

  override final func hitTestOfClass(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if HitTesting.isInstrumented { return HitTesting.perform(self, as: .transitionView, point, event) }
    let found = plainHitTest(point, with: event)
    return ignoresDirectTouchEvents && found === self ? nil : found
  }

  open override func layoutSubviews() {
    presentationController?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentationController?.containerViewDidLayoutSubviews()
  }

  /// The override of a platform on which the class has one.
  final func instrumentedOverride(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = hitTestOfView(point, with: event)
    guard ignoresDirectTouchEvents, found === self else { return found }
    HitTesting.tracer?.noteDecision(of: self, .directTouchIgnored, other: nil)
    return nil
  }
}
