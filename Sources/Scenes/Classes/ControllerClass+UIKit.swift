import JSONText
import UIKit

extension ControllerClass {
  /// The controller classes of UIKit.
  static let uikit = [
    ControllerClass("UIViewController", of: nil) { description, builder in
      SceneController(description, builder: builder)
    }.with(ofUIViewController),
    ControllerClass(
      "UINavigationController", of: "UIViewController", stack: Stack(hasCompletion: false, popsToController: true)
    ) { description, builder in
      let navigation = SceneNavigationController(description, builder)
      navigation.setViewControllers(description.viewControllers.map(builder.controllers.make), animated: false)
      return navigation
    }.with([
      .viewControllers,
      ControllerKey("isNavigationBarHidden", .boolean, isSettable: true) {
        (controller: UINavigationController, value) in
        controller.setNavigationBarHidden(value.bool!, animated: false)
      },
      ControllerKey("interactivePopGestureRecognizer", .gestureRecognizer, phase: .parts) {
        (object, _, controller, decoder) throws(SceneError) in
        controller.interactivePopGestureRecognizer = try decoder.ownRecognizer(
          "interactivePopGestureRecognizer", "UIScreenEdgePanGestureRecognizer", of: object)
      } apply: { controller, _, description, builder in
        guard let pan = description.interactivePopGestureRecognizer,
          let own = (controller as? UINavigationController)?.interactivePopGestureRecognizer
        else { return }
        builder.recognizers.adopt(own, pan, builder)
      },
    ]),
    ControllerClass("UITabBarController", of: "UIViewController") { description, builder in
      let tabs = SceneTabBarController(description, builder)
      tabs.viewControllers = description.viewControllers.map(builder.controllers.make)
      return tabs
    }.with([
      .viewControllers,
      ControllerKey("selectedIndex", .natural) { (controller: UITabBarController, value) in
        controller.selectedIndex = value.integer!
      },
    ]),
  ]
}

private final class SceneNavigationController: UINavigationController {
  private let details: ControllerDescription
  private unowned let builder: SceneBuilder

  init(_ description: ControllerDescription, _ builder: SceneBuilder) {
    (details, self.builder) = (description, builder)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    builder.didLoadView(of: self, details)
  }
}

private final class SceneTabBarController: UITabBarController {
  private let details: ControllerDescription
  private unowned let builder: SceneBuilder

  init(_ description: ControllerDescription, _ builder: SceneBuilder) {
    (details, self.builder) = (description, builder)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    builder.didLoadView(of: self, details)
  }
}
