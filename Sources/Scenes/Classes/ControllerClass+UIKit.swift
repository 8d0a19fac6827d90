import UIKit

extension ControllerClass {
  /// The controller classes of UIKit.
  static let uikit = [
    ControllerClass("UIViewController", of: nil) { description, builder in
      SceneController(description, builder: builder)
    },
    ControllerClass(
      "UINavigationController", of: "UIViewController", stack: Stack(hasCompletion: false, popsToController: true)
    ) { description, builder in
      let navigation = SceneNavigationController(description, builder)
      navigation.setViewControllers(description.viewControllers.map(builder.controllers.make), animated: false)
      if let isHidden = description.isNavigationBarHidden { navigation.isNavigationBarHidden = isHidden }
      if let pan = description.interactivePopGestureRecognizer, let own = navigation.interactivePopGestureRecognizer {
        builder.recognizers.adopt(own, pan, builder.reactions.fire)
      }
      return navigation
    },
    ControllerClass("UITabBarController", of: "UIViewController") { description, builder in
      let tabs = SceneTabBarController(description, builder)
      tabs.viewControllers = description.viewControllers.map(builder.controllers.make)
      if let index = description.selectedIndex { tabs.selectedIndex = index }
      return tabs
    },
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
