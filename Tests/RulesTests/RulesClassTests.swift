import Findings
import PassThrough
import Playback
import Scenes
import SystemScenes
import Testing
import TouchReplay
import UIKit

@Suite("A class of a rules build", .serialized)
@MainActor
struct RulesClassTests {
  @Test("is created by its initializer, with its frame, and its own hit test runs")
  func view() throws {
    let scene = try rulesScene(
      #"{"id": "below", "frame": [0, 0, 390, 844]}, {"id": "v", "class": "PassthroughView", "frame": [0, 0, 50, 50]}"#)
    let view = try #require(scene.view("v", as: PassthroughView.self))
    #expect(type(of: view) == PassthroughView.self)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(scene.hitTest(at: CGPoint(x: 10, y: 10)) == .view(scene.view(named: "below")?.viewID))
  }

  @Test("has the keys and defaults of its superclasses")
  func inheritance() throws {
    let scene = try rulesScene(
      #"{"id": "pay", "class": "PayButton", "isEnabled": false, "actions": {"touchUpInside": "pay"}}, "#
        + #"{"id": "badge", "class": "BadgeView"}"#)
    #expect(scene.view("pay", as: PayButton.self)?.isEnabled == false)
    #expect(SceneInstance.actionName(of: try #require(scene.view(named: "pay")), on: "touchUpInside") == "pay")
    #expect(scene.view("badge", as: BadgeView.self)?.isUserInteractionEnabled == false)
  }

  @Test("can be the superclass of a class of the scene's own")
  func ownClass() throws {
    let scene = try rulesScene(#"{"id": "v", "class": "Toast", "superclass": "SheetView", "set": {"corner": 4}}"#)
    let view = try #require(scene.view("v", as: SheetView.self))
    #expect(view.className == "Toast" && view.corner == 4)
  }

  @Test("of recognizers and of controllers is created, too")
  func otherKinds() throws {
    let scene = try rulesScene(
      #"{"id": "v", "gestureRecognizers": [{"class": "EdgeTap", "set": {"edgeWidth": 8}, "numberOfTapsRequired": 2}]}"#)
    let tap = try #require(scene.view(named: "v")?.gestureRecognizers?.first as? EdgeTap)
    #expect(tap.edgeWidth == 8 && tap.numberOfTapsRequired == 2)
  }

  @Test("of controllers runs its own viewDidLoad, after its properties and outlets were set")
  func controller() throws {
    let scene = try rulesScene(
      "",
      window: """
        "rootViewController": {"id": "checkout", "class": "CheckoutViewController", "set": {"price": 9.5, "outlet": "o"},
          "view": {"id": "root", "subviews": [{"id": "o"}]}},
        """)
    let root = try #require(scene.view(named: "root"))
    let controller = try #require(root.next as? CheckoutViewController)
    #expect(controller.payButton.superview === root && controller.payButton.price == 9.5)
    #expect(controller.outletWasSet && controller.outlet?.accessibilityIdentifier == "o")
    #expect(scene.hitTest(at: CGPoint(x: 30, y: 110)) == .view(controller.payButton.viewID))
  }

  @Test("of controllers gets its children after viewDidLoad")
  func children() throws {
    let scene = try rulesScene(
      "",
      window: """
        "rootViewController": {"class": "CheckoutViewController",
          "children": [{"view": {"id": "child", "frame": [0, 0, 10, 10]}}]},
        """)
    let child = try #require(scene.view(named: "child"))
    #expect(child.superview?.subviews.first is PayButton && (child.next as? UIViewController)?.parent != nil)
  }

  @Test("can be created by code, which finds earlier views at once and later ones when the scene is built")
  func sceneMade() throws {
    let scene = try rulesScene(
      #"{"id": "target"}, {"id": "v", "class": "HookedView", "subviews": [{"id": "card"}]}"#)
    let view = try #require(scene.view("v", as: HookedView.self))
    #expect(view.target === scene.view(named: "target") && view.card === scene.view(named: "card"))
  }

  @Test("can add outcomes, which name the view that they are about")
  func notes() throws {
    let scene = try rulesScene(#"{"id": "target"}, {"id": "v", "class": "HookedView"}"#)
    var notes: [String] = []
    scene.changeListener = { what, view in notes.append("\(what) \(view?.accessibilityIdentifier ?? "-")") }
    try #require(scene.view("v", as: HookedView.self)).report("opened")
    #expect(notes == ["opened v"])
  }

  @Test("can let the clock run inside a call")
  func clock() throws {
    let scene = try rulesScene(#"{"id": "target"}, {"id": "v", "class": "HookedView"}"#)
    let view = try #require(scene.view("v", as: HookedView.self))
    var fired: [Int64] = []
    let start = VirtualClock.current.now
    for delay: Int64 in [200_000_000, 600_000_000] {
      _ = VirtualClock.current.schedule(afterNanoseconds: delay) { fired.append(delay) }
    }
    view.wait(0.5)
    #expect(fired == [200_000_000] && VirtualClock.current.now == start + 500_000_000)
    view.wait(-.infinity)
    #expect(VirtualClock.current.now == start + 500_000_000)
  }

  @Test("of controllers may have the name of a class of a system, whose keys are then not its own")
  func nameOfSystem() throws {
    let build = RulesRegistration()
    build.controller(
      CheckoutViewController.self, name: "OverlayContainerViewController", superclass: "UIViewController",
      file: "a/Overlay.swift", line: 7, make: { CheckoutViewController() }, reason: nil)
    let window = #""rootViewController": {"id": "own", "class": "OverlayContainerViewController"},"#
    let scene = try rulesScene("", window: window, classes: .shipped.adding(build))
    #expect(scene.windows.first?.rootViewController is CheckoutViewController)
    let error = #expect(throws: SceneError.self) { try rulesScene("", window: window, classes: .shipped) }
    #expect(error?.message.contains("missing key 'overlayContainer'") == true)
  }

  @Test("whose code throws is an error of the scene, with the file and the line")
  func sceneMadeFails() throws {
    let error = #expect(throws: SceneError.self) { try rulesScene(#"{"id": "v", "class": "HookedView"}"#) }
    #expect(error?.problem == .notMade && error?.line == 2)
    #expect(error?.message == "HookedView.make(in:) at Overlay.swift:60 failed: there is no view 'target'")
  }

  @Test("without an initializer for scenes is refused, with the remedy")
  func noFactory() throws {
    let build = RulesRegistration()
    build.view(
      SheetView.self, name: "SheetView", superclass: "UIView", file: "a/Sheet.swift", line: 7, make: nil,
      overriding: nil, reason: nil)
    let error = #expect(throws: SceneError.self) {
      try rulesScene(#"{"class": "SheetView"}"#, classes: .shipped.adding(build))
    }
    #expect(
      error?.message
        == "a scene cannot create a SheetView (Sheet.swift:7): it has no initializer without arguments of its own")
    #expect(error?.remedy == "extend it with SceneMade in a file of the build")
  }

  @Test("is suggested for a name that is a letter away, unless the name has a superclass")
  func nearMiss() throws {
    let error = #expect(throws: SceneError.self) { try rulesScene(#"{"class": "PasthroughView"}"#) }
    #expect(error?.message == "the loaded build has no class 'PasthroughView'")
    #expect(error?.remedy?.hasPrefix("did you mean 'PassthroughView'?") == true)
    _ = try rulesScene(#"{"class": "PasthroughView", "superclass": "UIView"}"#)
    _ = try rulesScene(#"{"class": "PasthroughView"}"#, classes: .shipped)
  }

  @Test("whose name another class of the build has is refused, with both places")
  func namesakes() throws {
    let build = RulesRegistration()
    build.view(
      SheetView.self, name: "Sheet", superclass: "UIView", file: "a/A.swift", line: 7, make: { SheetView(frame: $0) },
      overriding: nil, reason: nil)
    build.view(
      PassthroughView.self, name: "Sheet", superclass: "UIView", file: "b/B.swift", line: 9,
      make: { PassthroughView(frame: $0) }, overriding: nil, reason: nil)
    let error = #expect(throws: SceneError.self) {
      try rulesScene(#"{"class": "Sheet"}"#, classes: .shipped.adding(build))
    }
    #expect(error?.message == "the build has 2 classes Sheet: A.swift:7, B.swift:9")
  }
}
