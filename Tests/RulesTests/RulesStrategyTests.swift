import Findings
import Playback
import Scenes
import Testing
import UIKit

@Suite("A strategy on a class of a rules build", .serialized)
@MainActor
struct RulesStrategyTests {
  private static let below = #"{"id": "below", "subviews": [{"id": "deep", "frame": [0, 0, 50, 50]}]}, "#

  @Test(
    "changes the result of the class's own hit test",
    arguments: [
      ("uikit", "v"), ("flag", "deep"), ("swizzle", "deep"), ("delegate", "deep"), ("flag+delegate", "deep"),
    ])
  func mark(strategy: String, receiver: String) throws {
    let scene = try rulesScene(
      Self.below + #"""
        {"id": "v", "class": "PassthroughView", "set": {"isPassing": false}, "passThrough": true,
         "touchDelegate": "below"}
        """#, under: strategy)
    #expect(scene.hitTest(at: CGPoint(x: 10, y: 10)) == .view(scene.view(named: receiver)?.viewID))
  }

  @Test(
    "applies its rules in order: a view that lets a touch through queries no touch delegate",
    arguments: [#""class": "PassthroughView", "set": {"isPassing": false}"#, #""class": "UIView""#])
  func order(view: String) throws {
    let views = #"{"id": "box", "frame": [0, 0, 50, 50], "subviews": [{"id": "aside"}]}, "# + Self.below
    for (mark, receiver) in [("true", "deep"), ("false", "aside")] {
      let scene = try rulesScene(
        views + #"{"id": "v", \#(view), "passThrough": \#(mark), "touchDelegate": "box"}"#, under: "flag+delegate")
      #expect(scene.hitTest(at: CGPoint(x: 10, y: 10)) == .view(scene.view(named: receiver)?.viewID), "\(mark)")
    }
  }

  @Test(
    "marks the view that a scene gives to a controller which a system marks",
    arguments: [("uikit", "page"), ("flag", "map"), ("swizzle", "map")])
  func overlay(strategy: String, receiver: String) throws {
    let overlay = #"{"class": "CheckoutViewController", "view": {"id": "page"}}"#
    let scene = try rulesScene(
      "", window: #""rootViewController": {"view": {"id": "map"}, "overlayViewControllers": [\#(overlay)]}, "#,
      under: strategy)
    #expect(scene.hitTest(at: CGPoint(x: 300, y: 800)) == .view(scene.view(named: receiver)?.viewID))
  }

  @Test("keeps the result of the class's own hit test where no rule applies")
  func own() throws {
    let scene = try rulesScene(
      Self.below + #"{"id": "v", "class": "PassthroughView", "set": {"isPassing": false}, "touchDelegate": false}"#,
      under: "delegate")
    #expect(scene.hitTest(at: CGPoint(x: 10, y: 10)) == .view(scene.view(named: "v")?.viewID))
  }

  @Test(
    "that needs an override is refused for a class without one, with the reason",
    arguments: [
      ("BadgeView", "is final"), ("PayButton", "is not open"),
      ("SheetView", "has no initializer without arguments of its own"),
    ])
  func refused(className: String, reason: String) throws {
    let view = #"{"id": "v", "class": "\#(className)", "passThrough": true}"#
    let error = #expect(throws: SceneError.self) { try rulesScene(view, under: "flag") }
    #expect(error?.problem == .strategyNotApplicable)
    #expect(error?.message.hasSuffix("its class \(className) \(reason)") == true, "\(error?.message ?? "")")
    _ = try rulesScene(view, under: "swizzle")
  }

  @Test("that needs an override is refused for a class whose objects its own code creates")
  func sceneMade() throws {
    let error = #expect(throws: SceneError.self) {
      try rulesScene(#"{"id": "target"}, {"id": "v", "class": "HookedView", "passThrough": true}"#, under: "flag")
    }
    #expect(error?.message.hasSuffix("its class HookedView is created by its make(in:)") == true)
  }
}
