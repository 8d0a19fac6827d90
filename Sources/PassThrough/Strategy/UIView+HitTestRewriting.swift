import Foundation
import TouchReplay
import UIKit

/// The rules of the views of rules builds, by view.
@MainActor
private final class RulesRewritings: EngineState {
  var byView: [ObjectIdentifier: HitTestRewriting] = [:]
}

extension UIView {
  /// Adds an override to a new view of a class whose `hitTest(_:with:)` is UIKit's. It has no effect on other views.
  package func addHitTestRewriting() {
    if canAddHitTest { addedHitTest = HitTestRewriting() }
  }

  /// The rules of the override that the view has for strategies: an added one, or that of a subclass which a rules build
  /// generates. `nil` if it has none.
  package var hitTestRewriting: HitTestRewriting? {
    if let added = addedHitTest as? HitTestRewriting { return added }
    guard let view = self as? any _HitTestRewriting else { return nil }
    let rewritings: RulesRewritings = engine.state()
    let id = ObjectIdentifier(self)
    // A view whose address another one had has no rules yet.
    if view._hitTestRewrite != nil, let known = rewritings.byView[id] { return known }
    let rewriting = HitTestRewriting()
    rewritings.byView[id] = rewriting
    view._hitTestRewrite = { [unowned self] found, point, event in rewriting.result(found, of: self, point, event) }
    return rewriting
  }
}
