public import Foundation

/// The private view that UIKit puts between a window and what it presents: an ordinary view that covers the window.
///
/// Whether its class has a `hitTest` of its own depends on the system, and decides what a swizzle of its class replaces.
/// Source: runtime headers of iOS 7.0, 8.3 and 9 [O]; that it calls super is inferred [I].
@preconcurrency @MainActor
@_spi(Instrumentation) open class UITransitionView: UIView {
  /// What the view is the container of.
  final weak var presentationController: UIPresentationController?

  /// Whether touches that land on the view itself go on to what is behind. False.
  ///
  /// Source: the flag is in runtime headers of iOS 8.3 and 9, next to the view's own `hitTest` [O]; what it does is inferred from
  /// its name and from sheets that let touches through [I].
  package final var ignoresDirectTouchEvents = false

  /// As for every view, through the class's own method where the platform has one.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if HitTesting.isInstrumented {
      return HitTesting.perform(self, as: .transitionView, point, event)
    }
    let found = plainHitTest(point, with: event)
    return ignoresDirectTouchEvents && found === self ? nil : found
  }

  /// Lets the presentation place its views.
  open override func layoutSubviews() {
    presentationController?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    presentationController?.containerViewDidLayoutSubviews()
  }

  final func superHitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    guard ignoresDirectTouchEvents, found === self else { return found }
    HitTesting.tracer?.noteDecision(of: self, .directTouchIgnored, other: nil)
    return nil
  }
}
