import Foundation
import JSONText
@_spi(Instrumentation) import UIKit

extension ViewClass {
  /// Plain views, windows, bars and private views of UIKit.
  static let views: [ViewClass] = [
    ViewClass("UIView", of: nil, UIView.init(frame:)).with(ofUIView),
    ViewClass("UIWindow", of: "UIView", UIWindow.init(frame:))
      .with(
        ViewKey("windowLevel", .number, isSettable: true) { (window: UIWindow, value) in
          window.windowLevel = .init(value.number!)
        },
        ViewKey("rootViewController", .controllerOrName, phase: .rootViewController) {
          (object, controller, window, decoder) throws(SceneError) in
          window.rootViewController = try decoder.controller(controller, key: "rootViewController", of: object)
        } apply: { view, _, description, builder in
          guard let window = view as? UIWindow, let controller = description.rootViewController else { return }
          window.rootViewController = builder.controllers.make(controller)
          builder.controllers.presentInitially(controller)
        }),
    ViewClass("UILabel", of: "UIView", UILabel.init(frame:)).withoutTouches,
    ViewClass("UIImageView", of: "UIView", UIImageView.init(frame:)).withoutTouches,
    ViewClass("UIStackView", of: "UIView", UIStackView.init(frame:)).with(ofUIStackView),
    ViewClass("UIVisualEffectView", of: "UIView"),
    ViewClass("UIProgressView", of: "UIView"),
    ViewClass("UIActivityIndicatorView", of: "UIView"),
    ViewClass("UINavigationBar", of: "UIView"),
    ViewClass("UIToolbar", of: "UIView"),
    ViewClass("UITabBar", of: "UIView"),
    ViewClass("UISearchBar", of: "UIView").withoutModelledInteraction,
    ViewClass("UIPickerView", of: "UIView").withoutModelledInteraction,
    ViewClass("WKWebView", of: "UIView").withoutModelledInteraction,
    ViewClass("MKMapView", of: "UIView").withoutModelledInteraction,
    // Private classes in the hierarchies of presentations, containers, cells and SwiftUI.
    ViewClass("UITransitionView", of: "UIView", UITransitionView.init(frame:)),
    ViewClass("UIDropShadowView", of: "UIView"),
    ViewClass("UIDimmingView", of: "UIView"),
    ViewClass("UILayoutContainerView", of: "UIView"),
    ViewClass("UINavigationTransitionView", of: "UIView"),
    ViewClass("UIViewControllerWrapperView", of: "UIView"),
    ViewClass("UITableViewCellContentView", of: "UIView"),
    ViewClass("_UITouchPassthroughView", of: "UIView", TouchPassthroughView.init(frame:)),
    ViewClass("_UITabBarContainerWrapperView", of: "UIView", TouchPassthroughView.init(frame:)),
    ViewClass("_UITabBarContainerView", of: "UIView", TouchPassthroughView.init(frame:)),
    ViewClass("_UITabContainerView", of: "UIView", TouchPassthroughView.init(frame:)),
    ViewClass("_UIFloatingBarContainerView", of: "UIView", FloatingBarContainerView.init(frame:)),
    ViewClass("FloatingBarContainerView", of: "UIView", FloatingBarContainerView.init(frame:)),
    ViewClass("_UIHostingView", of: "UIView", HostingView.init(frame:)).with([hostedContent])
      .withoutModelledInteraction,
  ]

  private static let hostedContent = ViewKey("content", .hostedContent, phase: .contents) {
    (object, value, view, decoder) throws(SceneError) in
    view.hostedContent = try decoder.hostedContent(value, of: view.id ?? view.className)
  } apply: { view, _, description, _ in
    if let content = description.hostedContent { (view as? HostingView)?.show(content) }
  }

  private static let ofUIStackView: [ViewKey] = [
    ViewKey("axis", .axis, isSettable: true) { (stack: UIStackView, value) in
      stack.axis = (value.named() as StackAxis?)!.axis
    },
    ViewKey("distribution", .distribution, isSettable: true) { (stack: UIStackView, value) in
      stack.distribution = (value.named() as StackDistribution?)!.distribution
    },
    ViewKey("alignment", .alignment, isSettable: true) { (stack: UIStackView, value) in
      stack.alignment = (value.named() as StackAlignment?)!.alignment
    },
    ViewKey("spacing", .number, isSettable: true) { (stack: UIStackView, value) in stack.spacing = value.number! },
  ]
}
