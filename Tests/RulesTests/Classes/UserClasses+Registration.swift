import PassThrough
import Scenes
import SystemScenes
import TouchReplay
import UIKit

/// What a build generates for ``PassthroughView``.
private final class OverridingPassthroughView: PassthroughView, _HitTestRewriting {
  var _hitTestRewrite: (@MainActor (UIView?, CGPoint, UIEvent?) -> UIView?)?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    return _hitTestRewrite.map { $0(found, point, event) } ?? found
  }
}

extension HookedView: SceneMade {
  struct NoTarget: Error, CustomStringConvertible {
    var description: String { "there is no view 'target'" }
  }

  static func make(in scene: any SceneContext) throws -> HookedView {
    guard let target = scene.view("target") else { throw NoTarget() }
    let view = HookedView(target: target)
    scene.whenBuilt { view.card = scene.view("card") }
    view.report = { [weak view] what in scene.note(what, of: view) }
    view.wait = { scene.run(forSeconds: $0) }
    return view
  }
}

extension ClassRegistry {
  /// The standard classes and those of ``UserClasses``, registered as a build registers them.
  @MainActor static let userClasses = ClassRegistry.shipped.adding(registration())

  @MainActor
  static func registration() -> RulesRegistration {
    let build = RulesRegistration()
    let file = "/app/Sources/Overlay.swift"
    build.view(
      PassthroughView.self, name: "PassthroughView", superclass: "UIView", file: file, line: 5,
      make: { PassthroughView(frame: $0) }, overriding: { OverridingPassthroughView(frame: $0) }, reason: nil)
    build.view(
      SheetView.self, name: "SheetView", superclass: "PassthroughView", file: file, line: 40,
      make: { SheetView(frame: $0) }, overriding: nil, reason: nil)
    build.view(
      GlassView.self, name: "GlassView", superclass: "PassthroughView", file: file, line: 41,
      make: { GlassView(frame: $0) }, overriding: nil, reason: nil)
    build.view(
      FrameView.self, name: "FrameView", superclass: "UIView", file: file, line: 42, make: { FrameView(frame: $0) },
      overriding: nil, reason: nil)
    build.view(
      BadgeView.self, name: "BadgeView", superclass: "UILabel", file: file, line: 45, make: { BadgeView(frame: $0) },
      overriding: nil, reason: "is final")
    build.view(
      PayButton.self, name: "PayButton", superclass: "UIButton", file: file, line: 47, make: { PayButton(frame: $0) },
      overriding: nil, reason: "is not open")
    build.view(
      HookedView.self, name: "HookedView", superclass: "UIView", file: file, line: 60, make: nil, overriding: nil,
      reason: nil)
    build.view(
      DiscView.self, name: "DiscView", superclass: "UIView", file: file, line: 69, make: { DiscView(frame: $0) },
      overriding: nil, reason: nil)
    build.view(
      PanelView.self, name: "PanelView", superclass: "UIView", file: file, line: 70, make: { PanelView(frame: $0) },
      overriding: nil, reason: nil)
    build.view(
      WrappingView.self, name: "WrappingView", superclass: "UIView", file: file, line: 72,
      make: { WrappingView(frame: $0) }, overriding: nil, reason: nil)
    build.view(
      PanelView.Header.self, name: "PanelView.Header", superclass: "UIView", file: file, line: 71,
      make: { PanelView.Header(frame: $0) }, overriding: nil, reason: nil)
    build.recognizer(
      EdgeTap.self, name: "EdgeTap", superclass: "UITapGestureRecognizer", file: file, line: 55, make: { EdgeTap() },
      reason: nil)
    build.controller(
      CheckoutViewController.self, name: "CheckoutViewController", superclass: "UIViewController",
      file: "/app/Sources/Checkout.swift", line: 3, make: { CheckoutViewController() }, reason: nil)
    build.view(
      ListViewController.BuyCell.self, name: "ListViewController.BuyCell", superclass: "UITableViewCell", file: file,
      line: 80, make: nil, overriding: nil, reason: nil)
    build.controller(
      ListViewController.self, name: "ListViewController", superclass: "UIViewController", file: file, line: 79,
      make: { ListViewController() }, reason: nil)
    build.controller(
      RenamedViewController.self, name: "RenamedViewController", superclass: "UIViewController", file: file, line: 85,
      make: { RenamedViewController() }, reason: nil)
    build.property("threshold", of: PassthroughView.self, \.threshold)
    build.property("count", of: PassthroughView.self, \.count)
    build.property("small", of: PassthroughView.self, \.small)
    build.property("isPassing", of: PassthroughView.self, \.isPassing)
    build.property("name", of: PassthroughView.self, \.name)
    build.property("edge", of: PassthroughView.self, \.edge)
    build.property("priority", of: PassthroughView.self, \.priority)
    build.property("touchTarget", of: PassthroughView.self, \.touchTarget)
    build.property("page", of: PassthroughView.self, \.page)
    build.property("delegate", of: PassthroughView.self, \.delegate)
    build.property("origin", of: PassthroughView.self, \.origin)
    build.property("corner", of: SheetView.self, \.corner)
    build.property("price", of: PayButton.self, \.price)
    build.property("price", of: CheckoutViewController.self, \.price)
    build.property("outlet", of: CheckoutViewController.self, \.outlet)
    build.property("edgeWidth", of: EdgeTap.self, \.edgeWidth)
    return build
  }
}
