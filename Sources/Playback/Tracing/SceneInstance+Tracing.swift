public import Foundation
public import Scenes
public import UIKit

extension SceneInstance {
  /// Hit-tests a point of the screen as a new touch would be, and answers what gets it; all passes run, the last counts.
  public func hitTest(at point: CGPoint) -> HitAnswer {
    engine.run { answer { application.hitTest(point, with: nil) } }
  }

  /// Asks one view directly, as code of an app might; the point is of the screen and is taken into the view's space.
  public func hitTest(at point: CGPoint, from view: UIView) -> HitAnswer {
    engine.run { answer { HitTesting.ask(view, view.convertFromScreen(point), with: nil, because: .direct) } }
  }

  /// The same as ``hitTest(at:)``, written down step by step; the last pass is the one shown.
  public func trace(at point: CGPoint, from view: UIView? = nil) -> HitTrace {
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
        HitTesting.ask(view, view.convertFromScreen(point), with: nil, because: .direct)
      } else {
        application.hitTest(point, with: nil)
      }
    let recursion = HitTesting.recursion?.map(\.nameInResults)
    HitTesting.beginHitTest()
    return HitTrace(steps: builder.steps, answer: found?.nameInResults, recursion: recursion)
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
        return .recursion(cycle.map(\.nameInResults))
      }
    }
    return .view(found?.nameInResults)
  }
}

/// What a hit test comes to.
public enum HitAnswer: Hashable, Sendable {
  /// A view, or none.
  case view(String?)
  /// It would never have ended; the views that ask each other.
  case recursion([String])
}
