public import Foundation

/// Manages a view, holds further controllers, and stands in the responder chain between its view and what is above.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer {
  /// The engine that was current when the controller was made.
  package final let engine = Engine.current
  private final var loadedView: UIView?
  private final var isLoadingView = false
  final var appearance = AppearanceState()
  final var childControllers: [UIViewController] = []
  final weak var parentController: UIViewController?
  final var movement = Movement.none
  final var presentation = PresentationLinks()
  /// The transition that this controller takes part in.
  final weak var runningTransition: ControllerTransition?
  private final var item: UINavigationItem?

  /// Makes a controller. There are no nibs: its view comes from ``loadView()`` when first asked for.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// Makes a controller.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Controllers are made by code here.
  public required init?(coder: NSCoder) {
    return nil
  }

  deinit {
    guard let loadedView else { return }
    Cleanup.run { loadedView.viewController = nil }
  }

  // MARK: The view

  /// The controller's view; made by ``loadView()`` on first use, after which ``viewDidLoad()`` runs.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.viewController = nil
      loadedView = newValue
      precondition(newValue?.viewController == nil, "a view belongs to one controller at most")
      newValue?.viewController = self
    }
  }

  /// The view if it has been made.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view has been made.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view if there is none yet.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    precondition(!isLoadingView, "loadView() asked for the view before it had set it")
    engine.run {
      isLoadingView = true
      loadView()
      isLoadingView = false
      precondition(loadedView != nil, "loadView() did not set the view")
      viewDidLoad()
    }
  }

  /// Makes the view and sets ``view``. An empty view of the screen's size, unless overridden.
  open func loadView() {
    let view = UIView(frame: engine.screen.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Runs once after the view was made.
  open func viewDidLoad() { engine.viewDidLoad?(self) }

  /// Runs before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Runs after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Insets for what the controller itself puts in the way of its content. None.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      if oldValue != additionalSafeAreaInsets { loadedView?.updateSafeArea() }
    }
  }

  /// Runs when the view's safe area has changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// The controller that presented this one, else the superview of its view.
  /// Source: Apple, "Using responders and the responder chain to handle events" [D].
  open override var next: UIResponder? { presentation.presenting ?? loadedView?.superview }

  // MARK: Appearing

  /// Runs before the view comes into sight.
  open func viewWillAppear(_ animated: Bool) {}
  /// Runs once the view is in its window and has its place, before it is seen.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Runs when the view is in sight.
  open func viewDidAppear(_ animated: Bool) {}
  /// Runs before the view goes out of sight.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Runs when the view is out of sight.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Whether children whose views are in this controller's hear of its appearing without being told. True.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells a child that it is about to appear or disappear; for containers that forward by hand.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// Tells a child that it has appeared or disappeared.
  open func endAppearanceTransition() {
    endAppearance()
  }

  /// For containers of this module: the children have heard that something began.
  func appearanceDidBegin(_ isAppearing: Bool, animated: Bool) {}
  /// For containers of this module: the children have heard that it is over.
  func appearanceDidEnd(_ isAppearing: Bool, animated: Bool) {}
  /// For containers of this module: their own view lays out.
  func layOutViews() {}
  /// For containers of this module: insets that a container's bars add to a child's safe area.
  func overlayInsets(of child: UIViewController) -> UIEdgeInsets { .zero }

  // MARK: Containment

  /// The controllers inside this one, in the order in which they were added.
  open var children: [UIViewController] { childControllers }

  /// The controller that this one is inside.
  open var parent: UIViewController? { parentController }

  /// Puts a controller inside this one; it leaves the parent it had. Tells it with ``willMove(toParent:)``; ``didMove(toParent:)``
  /// is the caller's to send.
  open func addChild(_ childController: UIViewController) {
    attach(childController)
  }

  /// Takes this controller out of its parent and sends ``didMove(toParent:)``; ``willMove(toParent:)`` is the caller's to send.
  open func removeFromParent() {
    detach()
  }

  /// Told before the parent changes. Overriding code calls super.
  open func willMove(toParent parent: UIViewController?) {
    if parent == nil { movement = .fromParent }
  }

  /// Told after the parent has changed. Overriding code calls super.
  open func didMove(toParent parent: UIViewController?) {
    if appearance.phase == .appeared || appearance.phase == .disappeared { movement = .none }
  }

  /// Whether the view appears because the controller comes into a container.
  open var isMovingToParent: Bool { movement == .toParent }

  /// Whether the view disappears because the controller leaves its container.
  open var isMovingFromParent: Bool { movement == .fromParent }

  /// Puts one child's view in the place of another's, both told of it, and runs `animations`.
  ///
  /// The views are in the window together while the animation runs.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, for: toViewController, duration: duration, options: options, animations: animations,
      completion: completion)
  }

  /// The nearest navigation controller that holds this one.
  open var navigationController: UINavigationController? { nearestAncestor(UINavigationController.self) }

  /// The nearest tab bar controller that holds this one.
  open var tabBarController: UITabBarController? { nearestAncestor(UITabBarController.self) }

  // MARK: Presenting

  /// How this controller is presented. ``UIModalPresentationStyle/automatic``.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic {
    didSet {
      if oldValue != modalPresentationStyle, presentation.presenting == nil { presentation.controller = nil }
    }
  }
  /// How this controller's view comes into sight when it is presented. ``UIModalTransitionStyle/coverVertical``.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether only code may dismiss the controller, not the user. False.
  open var isModalInPresentation = false
  /// Whether a controller presented in the current context covers this one's view. False.
  open var definesPresentationContext = false
  /// Whether this controller's transition style is used in place of that of what it presents in its context. False.
  open var providesPresentationContextTransitionStyle = false
  /// Gives the animations and the presentation controller of a custom presentation; not kept alive.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// The controller that this one, or one that holds it, presents.
  open var presentedViewController: UIViewController? {
    presentation.presented ?? parentController?.presentedViewController
  }
  /// The controller that presents this one or one that holds it.
  open var presentingViewController: UIViewController? {
    presentation.presenting ?? parentController?.presentingViewController
  }
  /// Whether the controller is coming into sight by being presented.
  open var isBeingPresented: Bool { presentation.isBeingPresented }
  /// Whether the controller is going out of sight by being dismissed.
  open var isBeingDismissed: Bool { presentation.isBeingDismissed }

  /// What manages the presentation of this controller, or will when it is presented.
  open var presentationController: UIPresentationController? { nearestPresentationController }
  /// The same where it is a sheet's.
  open var sheetPresentationController: UISheetPresentationController? {
    nearestPresentationController as? UISheetPresentationController
  }
  /// The coordinator of the transition that runs, for alongside animations.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    runningTransition ?? parentController?.transitionCoordinator
  }

  /// Presents a controller. `completion` runs after its `viewDidAppear`.
  ///
  /// Nothing happens, and `completion` does not run, where UIKit would only log a warning: when this controller is not in a
  /// window, presents already, or is in the middle of another presentation.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    engine.run { presentModally(viewControllerToPresent, animated: flag, completion: completion) }
  }

  /// Dismisses what this controller presents, all above it included, or else this controller itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    engine.run { dismissModally(animated: flag, completion: completion) }
  }

  /// Shows a controller in the way of the nearest container that has one: pushed in a navigation, else presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parentController { parentController.show(vc, sender: sender) } else { present(vc, animated: true) }
  }

  /// Shows a controller as a detail: presented, where no container has a place for it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parentController {
      parentController.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  // MARK: Content

  /// For bars.
  open var title: String? { didSet { if let item, item.title == oldValue { item.title = title } } }
  /// What a navigation bar shows while this controller is on top.
  open var navigationItem: UINavigationItem {
    if let item { return item }
    let new = UINavigationItem(title: title ?? "")
    item = new
    return new
  }
  /// The edges under which the view goes on below the bars of a container. All.
  open var edgesForExtendedLayout = UIRectEdge.all

  /// The size that the content would like to have; the container is told of a new one. Zero.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard oldValue != preferredContentSize else { return }
      let container: (any UIContentContainer)? = parentController ?? presentation.controller
      container?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
  /// Tells that a child would like another size. Nothing.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size for a child: all there is.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Tells that the view's size is about to change; passed on to the children.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in childControllers {
      child.viewWillTransition(
        to: self.size(forChildContentContainer: child, withParentContainerSize: size), with: coordinator)
    }
  }

  /// The child that decides how the status bar looks. None. No touch depends on it.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides whether the status bar is hidden. None. No touch depends on it.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Whether the status bar is hidden. False. No touch depends on it.
  open var prefersStatusBarHidden: Bool { false }
  /// Asks for another look at the properties above. Nothing.
  open func setNeedsStatusBarAppearanceUpdate() {}
}
