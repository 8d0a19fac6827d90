import Foundation

/// Shows one of several controllers above a tab bar.
///
/// Its views: a `UILayoutContainerView` that contains a `UITransitionView` with a `UIViewControllerWrapperView` around
/// the selected controller's view, and in front the bar. Source: Stack Overflow 15322916 [O].
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  /// The bar. Code replaces it with `setValue(_:forKey:)` only.
  public final internal(set) var tabBar = UITabBar() {
    didSet {
      guard isViewLoaded, oldValue !== tabBar else { return }
      view.insertSubview(tabBar, aboveSubview: oldValue)
      oldValue.removeFromSuperview()
      oldValue.tabController = nil
      take(tabBar)
      layOutContent()
    }
  }
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The list of the controllers that have no place in the bar. It is never shown: all controllers can be selected by code.
  public final lazy var moreNavigationController = UINavigationController(nibName: nil, bundle: nil)
  private final let transitionView = UITransitionView()
  private final let wrapperView = UIViewControllerWrapperView()
  private final var shown: UIViewController?

  /// The controllers. The selected one stays selected if it is still among them; else the first is selected.
  open var viewControllers: [UIViewController]? {
    didSet {
      let new = viewControllers ?? []
      let selected = selectedIndex
      for controller in oldValue ?? [] where !new.contains(where: { $0 === controller }) {
        controller.willMove(toParent: nil)
        if shown === controller {
          controller.viewIfLoaded?.removeFromSuperview()
          shown = nil
        }
        controller.removeFromParent()
      }
      for controller in new where controller.parent !== self {
        addChild(controller)
        controller.didMove(toParent: self)
      }
      selectedIndex = new.indices.contains(selected) ? selected : 0
      updateItems()
    }
  }

  /// Sets the controllers of the tabs, without an animation.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// The index of the visible controller. Setting an index out of range has no effect.
  open var selectedIndex = 0 {
    willSet { engine.effects.willChange(self, .selectedController) }
    didSet {
      guard viewControllers?.indices.contains(selectedIndex) == true else {
        if viewControllers?.isEmpty == false { selectedIndex = oldValue }
        return
      }
      showSelected()
      updateItems()
    }
  }

  /// The visible controller.
  open var selectedViewController: UIViewController? {
    get { viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil } }
    set {
      if let index = viewControllers?.firstIndex(where: { $0 === newValue }) { selectedIndex = index }
    }
  }

  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
  open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}

  open override func loadView() {
    let layoutView = UILayoutContainerView(frame: engine.screen.sceneBounds)
    layoutView.container = self
    layoutView.addSubview(transitionView)
    layoutView.addSubview(tabBar)
    transitionView.addSubview(wrapperView)
    take(tabBar)
    view = layoutView
    updateItems()
    layOutContent()
  }

  /// Inserts the selected controller's view.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showSelected()
    updateItems()
    layOutContent()
  }

  private final func take(_ bar: UITabBar) {
    bar.tabController = self
    bar.delegate = self
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    layOutContent()
  }

  override func layOutViews() {
    layOutContent()
  }

  override func overlayInsets(of child: UIViewController) -> UIEdgeInsets {
    tabBar.isHidden
      ? .zero : UIEdgeInsets(top: 0, left: 0, bottom: fullTabBarHeight - view.safeAreaInsets.bottom, right: 0)
  }

  /// The order, the new controller first, is remembered from logs of switching tabs, without a citation [I].
  private final func showSelected() {
    guard isViewLoaded, let new = selectedViewController, new !== shown else { return }
    let old = shown
    let isInSight = appearance.phase == .appeared
    if isInSight {
      new.beginAppearance(true, animated: false)
      old?.beginAppearance(false, animated: false)
    }
    shown = new
    new.view.systemFrame = wrapperView.bounds
    wrapperView.addSubview(new.view)
    old?.view.removeFromSuperview()
    guard isInSight else { return }
    old?.endAppearance()
    new.endAppearance()
  }

  private final func layOutContent() {
    guard isViewLoaded else { return }
    let bounds = view.bounds
    let height = fullTabBarHeight
    tabBar.systemFrame = CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    transitionView.systemFrame = bounds
    wrapperView.systemFrame = transitionView.bounds
    shown?.view.systemFrame = wrapperView.bounds
    shown?.view.updateSafeArea()
  }
}
