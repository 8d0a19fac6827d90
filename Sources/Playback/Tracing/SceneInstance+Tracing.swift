package import Findings
package import Foundation
import HitTestTerms
package import Scenes
package import UIKit

extension SceneInstance {
  /// Hit-tests a point of the screen as for a new touch. All passes run; the result is that of the last one.
  package func hitTest(at point: CGPoint) -> HitAnswer {
    engine.run { answer { application.hitTest(point, with: nil) } }
  }

  /// Calls one view's `hitTest` directly, as code of an app can. The point of the screen is converted to the view's
  /// coordinates.
  package func hitTest(at point: CGPoint, from view: UIView) -> HitAnswer {
    engine.run { answer { HitTesting.hitTest(view, view.convertFromScreen(point), with: nil, because: .direct) } }
  }

  /// The steps of ``hitTest(at:)``. If there are several passes, those of the last one.
  package func trace(at point: CGPoint, from view: UIView? = nil) -> HitTrace {
    engine.run { runTrace(at: point, from: view) }
  }

  private func runTrace(at point: CGPoint, from view: UIView?) -> HitTrace {
    let builder = TraceBuilder()
    HitTesting.tracer = builder
    defer {
      HitTesting.tracer = nil
      HitTesting.pass = 1
    }
    HitTesting.beginHitTest()
    HitTesting.pass = max(profile.behavior.hitTestPassesPerTouch, 1)
    let found =
      if let view {
        HitTesting.hitTest(view, view.convertFromScreen(point), with: nil, because: .direct)
      } else {
        application.hitTest(point, with: nil)
      }
    let recursion = HitTesting.recursion?.map(\.viewID)
    HitTesting.beginHitTest()
    return HitTrace(steps: builder.steps, answer: found?.viewID, recursion: recursion)
  }

  private func answer(_ test: @MainActor () -> UIView?) -> HitAnswer {
    var found: UIView?
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
    return .view(found?.viewID)
  }
}
