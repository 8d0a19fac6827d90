/// A class whose `hitTest(_:with:)` uses its point only in calls of UIKit and of ``HitTesting``: hit tests, containment tests
/// and conversions. It returns `nil` where `super` does.
///
/// The result of such a method changes only where the result of one of these calls changes, so that an ``AreaHitTest`` can
/// run it for a whole area.
@MainActor
package protocol HitTestComposing: UIView {
  /// The class that has the method. A subclass that overrides `hitTest(_:with:)` again is not covered.
  static var hitTestOwner: UIView.Type { get }
}

@_spi(Instrumentation) extension HostingView: HitTestComposing {
  package static var hitTestOwner: UIView.Type { HostingView.self }
}

extension TouchPassthroughView: HitTestComposing {
  package static var hitTestOwner: UIView.Type { TouchPassthroughView.self }
}

extension UIDropShadowView: HitTestComposing {
  package static var hitTestOwner: UIView.Type { UIDropShadowView.self }
}
