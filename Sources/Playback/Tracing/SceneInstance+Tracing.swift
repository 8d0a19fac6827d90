package import Findings
package import Foundation
package import HitTestTerms
package import Scenes
package import UIKit

extension SceneInstance {
  /// Hit-tests a point of the screen as for a new touch. All passes run; the result is that of the last one.
  package func hitTest(at point: CGPoint) -> HitAnswer { engine.run { HitAnswer(hit(at: point)) } }

  /// Calls one view's `hitTest` directly, as code of an app can. The point of the screen is converted to the view's
  /// coordinates.
  package func hitTest(at point: CGPoint, from view: UIView) -> HitAnswer {
    engine.run { HitAnswer(hit(at: point, from: view)) }
  }

  /// The view that ``hitTest(at:)`` finds, or, if `view` is not `nil`, ``hitTest(at:from:)``. The name and the identity of a
  /// view take longer to make than a hit test.
  package func hit(at point: CGPoint, from view: UIView? = nil) -> HitTestResult {
    engine.run {
      if let view {
        return hit { HitTesting.hitTest(view, view.convertFromScreen(point), with: nil, because: .direct) }
      }
      return hit { application.hitTest(point, with: nil) }
    }
  }

  /// The steps of ``hitTest(at:)``. If there are several passes, those of the last one.
  package func trace(at point: CGPoint, from view: UIView? = nil) -> HitTrace {
    engine.run { runTrace(at: point, from: view) }
  }

  private func runTrace(at point: CGPoint, from view: UIView?) -> HitTrace {
    let builder = TraceBuilder()
    let former = HitTesting.tracer
    HitTesting.tracer = builder
    defer {
      HitTesting.tracer = former
      HitTesting.pass = 1
    }
    let passes = max(profile.behavior.hitTestPassesPerTouch, 1)
    HitTesting.tracer = nil
    // Only a hosting view gives the hit tests of one touch different results.
    let first = engine.hasHostedTypes && passes > 1 ? find(at: point, from: view, pass: 1)?.viewID : nil
    HitTesting.tracer = builder
    let found = find(at: point, from: view, pass: passes)
    let recursion = HitTesting.recursion?.map(\.viewID)
    HitTesting.beginHitTest()
    let differs = engine.hasHostedTypes && passes > 1 && first != found?.viewID
    return HitTrace(
      steps: builder.steps, answer: found?.viewID, recursion: recursion,
      firstPass: differs && recursion == nil ? HitTrace.FirstPass(answer: first) : nil)
  }

  private func find(at point: CGPoint, from view: UIView?, pass: Int) -> UIView? {
    HitTesting.beginHitTest()
    HitTesting.pass = pass
    if let view { return HitTesting.hitTest(view, view.convertFromScreen(point), with: nil, because: .direct) }
    return application.hitTest(point, with: nil)
  }

  private func hit(_ test: @MainActor () -> UIView?) -> HitTestResult {
    var found: UIView?
    engine.hostUncertainty = nil
    defer { HitTesting.pass = 1 }
    for pass in 1...max(profile.behavior.hitTestPassesPerTouch, 1) {
      HitTesting.beginHitTest()
      HitTesting.pass = pass
      found = test()
      if let cycle = HitTesting.recursion {
        HitTesting.beginHitTest()
        return .recursion(cycle.map(\.viewID))
      }
    }
    return .view(found)
  }
}

/// The result of a hit test in a scene, with the view itself. ``HitAnswer`` has its identity.
@MainActor
package enum HitTestResult {
  /// A view, or none.
  case view(UIView?)
  /// The hit test recurses without end; the cycle of views.
  case recursion([ViewID])
}

extension HitAnswer {
  @MainActor
  fileprivate init(_ result: HitTestResult) {
    switch result {
    case .view(let view): self = .view(view?.viewID)
    case .recursion(let cycle): self = .recursion(cycle)
    }
  }
}
