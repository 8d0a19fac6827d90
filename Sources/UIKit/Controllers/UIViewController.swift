public import Foundation

/// Manages a view and child controllers. In the responder chain it is between its view and the view's superview.
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
  /// Takes part in the loading of the view, for a harness that creates controllers of an app's own classes.
  package final var viewLoading: (any ViewLoading)?

  /// Creates a controller. Nibs are not supported: ``loadView()`` creates the view when it is first read.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Decoding is not supported; always returns `nil`.
  public required init?(coder: NSCoder) {
    return nil
  }

  deinit {
    guard let loadedView else { return }
    Cleanup.run { loadedView.viewController = nil }
  }

  // MARK: The view

  /// The controller's view. The first read calls ``loadView()`` and then ``viewDidLoad()``.
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
      if engine.activatedConstraints > 0 { newValue?.noteGeometry() }
    }
  }

  /// The view if it is loaded.
  open var viewIfLoaded: UIView? { loadedView }

  open var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view if necessary.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    precondition(!isLoadingView, "loadView() read the view before it had set it")
    engine.run {
      isLoadingView = true
      loadView()
      isLoadingView = false
      precondition(loadedView != nil, "loadView() did not set the view")
      viewDidLoad()
      viewLoading?.didLoadView(of: self)
    }
  }

  /// Creates the view and sets ``view``. By default an empty view with the screen's size, where an app may have a nib.
  open func loadView() {
    if let view = viewLoading?.makeView(of: self) { return self.view = view }
    let view = UIView(frame: engine.screen.sceneBounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// Called once after the view was loaded.
  open func viewDidLoad() { RuntimeMethods.run(.viewDidLoad, on: self, []) { engine.viewDidLoad?(self) } }

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// The controller's additions to the view's safe area. Default: none.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      if oldValue != additionalSafeAreaInsets { loadedView?.updateSafeArea() }
    }
  }

  /// Called when the view's safe area has changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// The presenting controller, else the superview of the view.
  /// Source: Apple, "Using responders and the responder chain to handle events" [D].
  open override var next: UIResponder? { presentation.presenting ?? loadedView?.superview }

  // MARK: Appearance

  /// Called before the view appears.
  open func viewWillAppear(_ animated: Bool) { RuntimeMethods.run(.viewWillAppear, on: self, [animated]) {} }
  /// Called when the view is in its window with its final geometry, before it is displayed.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view has appeared.
  open func viewDidAppear(_ animated: Bool) { RuntimeMethods.run(.viewDidAppear, on: self, [animated]) {} }
  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) { RuntimeMethods.run(.viewWillDisappear, on: self, [animated]) {} }
  /// Called after the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) { RuntimeMethods.run(.viewDidDisappear, on: self, [animated]) {} }

  /// Whether appearance callbacks are forwarded to children whose views are in this controller's view. Default: true.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Begins the appearance or disappearance of a child; for containers that forward manually.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// Ends the appearance or disappearance of a child.
  open func endAppearanceTransition() {
    endAppearance()
  }

  /// For containers of this module: called after the children's callbacks at the beginning.
  func appearanceDidBegin(_ isAppearing: Bool, animated: Bool) {}
  /// For containers of this module: called after the children's callbacks at the end.
  func appearanceDidEnd(_ isAppearing: Bool, animated: Bool) {}
  /// For containers of this module: lays out their own views.
  func layOutViews() {}
  /// For containers of this module: the insets of the container's bars in a child's safe area.
  func overlayInsets(of child: UIViewController) -> UIEdgeInsets { .zero }

  // MARK: Containment

  /// The child controllers in the order in which they were added.
  open var children: [UIViewController] { childControllers }

  /// The container of this controller.
  open var parent: UIViewController? { parentController }

  /// Adds a child; it leaves its previous parent. Calls ``willMove(toParent:)`` on it; the caller must call
  /// ``didMove(toParent:)``.
  open func addChild(_ childController: UIViewController) {
    attach(childController)
  }

  /// Removes this controller from its parent and calls ``didMove(toParent:)``; the caller must call
  /// ``willMove(toParent:)`` before.
  open func removeFromParent() {
    detach()
  }

  /// Called before the parent changes. Overrides must call super.
  open func willMove(toParent parent: UIViewController?) {
    if parent == nil { movement = .fromParent }
  }

  /// Called after the parent has changed. Overrides must call super.
  open func didMove(toParent parent: UIViewController?) {
    if appearance.phase == .appeared || appearance.phase == .disappeared { movement = .none }
  }

  /// Whether the view appears because the controller is added to a parent.
  open var isMovingToParent: Bool { movement == .toParent }

  /// Whether the view disappears because the controller is removed from its parent.
  open var isMovingFromParent: Bool { movement == .fromParent }

  /// Replaces one child's view by another's, with appearance callbacks, and runs `animations`.
  ///
  /// Both views are in the window during the animation.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, for: toViewController, duration: duration, options: options, animations: animations,
      completion: completion)
  }

  /// The nearest ancestor that is a navigation controller.
  open var navigationController: UINavigationController? { nearestAncestor(UINavigationController.self) }

  /// The nearest ancestor that is a tab bar controller.
  open var tabBarController: UITabBarController? { nearestAncestor(UITabBarController.self) }

  // MARK: Presenting

  /// The presentation style. Default: ``UIModalPresentationStyle/automatic``.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic {
    didSet {
      if oldValue != modalPresentationStyle, presentation.presenting == nil { presentation.controller = nil }
    }
  }
  /// The animation of the presentation. Default: ``UIModalTransitionStyle/coverVertical``.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether the user cannot dismiss the controller. Default: false.
  open var isModalInPresentation = false { willSet { engine.effects.partWillChange(self, .isModal) } }
  /// Whether a controller presented in the current context covers this one's view. Default: false.
  open var definesPresentationContext = false
  /// Whether this controller's transition style replaces that of controllers presented in its context. Default: false.
  open var providesPresentationContextTransitionStyle = false
  /// Provides the animators and the presentation controller of a custom presentation; held weakly.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// The controller that this one or an ancestor presents.
  open var presentedViewController: UIViewController? {
    presentation.presented ?? parentController?.presentedViewController
  }
  /// The controller that presents this one or an ancestor.
  open var presentingViewController: UIViewController? {
    presentation.presenting ?? parentController?.presentingViewController
  }
  /// Whether the controller appears because it is being presented.
  open var isBeingPresented: Bool { presentation.isBeingPresented }
  /// Whether the controller disappears because it is being dismissed.
  open var isBeingDismissed: Bool { presentation.isBeingDismissed }

  /// The presentation controller of the current or the next presentation of this controller.
  open var presentationController: UIPresentationController? { nearestPresentationController }
  /// ``presentationController`` if it is a sheet's.
  open var sheetPresentationController: UISheetPresentationController? {
    nearestPresentationController as? UISheetPresentationController
  }
  /// The coordinator of the running transition, for alongside animations.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    runningTransition ?? parentController?.transitionCoordinator
  }

  /// Presents a controller. `completion` runs after its `viewDidAppear`.
  ///
  /// Nothing happens and `completion` does not run in the cases in which UIKit logs a warning: when this controller is
  /// not in a window, already presents, or takes part in another presentation in progress.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    engine.run { presentModally(viewControllerToPresent, animated: flag, completion: completion) }
  }

  /// Dismisses the controllers that this one presents, else this controller itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    RuntimeMethods.run(.dismiss, on: self, [flag, completion]) { dismissStock(animated: flag, completion: completion) }
  }

  /// UIKit's own code of ``dismiss(animated:completion:)``.
  final func dismissStock(animated flag: Bool, completion: (() -> Void)?) {
    engine.run { dismissModally(animated: flag, completion: completion) }
  }

  /// Shows a controller as the nearest container does: a navigation controller pushes it; by default it is presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parentController { parentController.show(vc, sender: sender) } else { present(vc, animated: true) }
  }

  /// Shows a controller as a detail; presented if no container overrides this.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parentController {
      parentController.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// The title for bars.

  /// The navigation bar's item for this controller.
  open var title: String? {
    willSet { engine.effects.willChange(self, .title) }
    didSet {
      if let item, item.title == oldValue { item.title = title }
      titleDidChange()
    }
  }
  /// What a presentation of the controller shows, for effects.
  var presentedContent: [EffectValue.Member] {
    viewIfLoaded.map { [EffectValue.Member(name: "shows", value: .texts($0.shownTexts))] } ?? []
  }
  /// What can change of it while the controller is shown, for effects.
  var contentInEffects: EffectValue? { nil }
  /// The title that was set for the navigation bar.
  final var itemTitle: String? { item?.title }
  /// For controllers of this module: called after ``title`` has changed.
  func titleDidChange() {}
  /// What a navigation bar shows while this controller is on top.
  open var navigationItem: UINavigationItem {
    if let item { return item }
    let new = UINavigationItem(title: title ?? "")
    item = new
    return new
  }
  /// The edges at which the view extends below the bars of a container. Default: all.
  open var edgesForExtendedLayout = UIRectEdge.all

  /// The preferred size of the content; a change is reported to the container. Default: zero.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard oldValue != preferredContentSize else { return }
      let container: (any UIContentContainer)? = parentController ?? presentation.controller
      container?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
  /// Called when a child's preferred size has changed. Does nothing by default.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size for a child: by default the parent's size.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called when the view's size is about to change; forwarded to the children.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    for child in childControllers {
      child.viewWillTransition(
        to: self.size(forChildContentContainer: child, withParentContainerSize: size), with: coordinator)
    }
  }

  /// Default: `nil`. It has no effect on touches.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// Default: `nil`. It has no effect on touches.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Default: false. It has no effect on touches.
  open var prefersStatusBarHidden: Bool { false }
  /// Has no effect.
  open func setNeedsStatusBarAppearanceUpdate() {}

  // MARK: Storyboards, which are not read, and other containers

  open var storyboard: UIStoryboard? { nil }
  open var nibBundle: Bundle? { nil }
  open func awakeFromNib() {}
  /// Has no effect: archives of controllers are not modelled.
  open func encode(with coder: NSCoder) {}
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Has no effect, and the outcomes that follow are unknown: segues are in storyboards.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    Unmodelled.note("the segue '\(identifier)' was performed, and storyboards are not read")
  }
  open func canPerformUnwindSegueAction(_ action: Selector, from fromViewController: UIViewController, sender: Any?)
    -> Bool
  {
    canPerformAction(action, withSender: sender)
  }
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    canPerformAction(action, withSender: sender)
      ? self : parentController?.targetViewController(forAction: action, sender: sender)
  }
  /// The nearest ancestor that is a split view controller.
  open var splitViewController: UISplitViewController? { nearestAncestor(UISplitViewController.self) }
  /// The settings of a popover, if that is the style.
  open var popoverPresentationController: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover else { return nil }
    if let popover = looks.popover { return popover }
    let popover = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    looks.popover = popover
    return popover
  }
  open var activePresentationController: UIPresentationController? { presentation.controller }
  open var toolbarItems: [UIBarButtonItem]? {
    get { looks.toolbarItems }
    set {
      looks.toolbarItems = newValue
      navigationController?.updateToolbarItems()
    }
  }
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
  /// The item of a tab bar for this controller.
  open var tabBarItem: UITabBarItem! {
    get {
      if let item = looks.tabBarItem { return item }
      let item = UITabBarItem(title: title, image: nil, selectedImage: nil)
      looks.tabBarItem = item
      return item
    }
    set {
      looks.tabBarItem = newValue
      (parent as? UITabBarController)?.updateItems()
    }
  }
  open var editButtonItem: UIBarButtonItem {
    if let item = looks.editButtonItem { return item }
    let item = UIBarButtonItem(barButtonSystemItem: .edit, target: self, action: nil)
    looks.editButtonItem = item
    return item
  }
  open var restorationIdentifier: String? {
    get { looks.restorationIdentifier }
    set { looks.restorationIdentifier = newValue }
  }
  /// Whether a container adjusts the insets of a scroll view, before iOS 11. Not modelled.
  open var automaticallyAdjustsScrollViewInsets: Bool {
    get { looks.automaticallyAdjustsScrollViewInsets }
    set { looks.automaticallyAdjustsScrollViewInsets = newValue }
  }
  open var restoresFocusAfterTransition: Bool {
    get { looks.restoresFocusAfterTransition }
    set { looks.restoresFocusAfterTransition = newValue }
  }
  open var focusGroupIdentifier: String? {
    get { looks.focusGroupIdentifier }
    set { looks.focusGroupIdentifier = newValue }
  }
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild childViewController: UIViewController)
  {
    childViewController.changeTraits { childViewController.looks.traitsOfParent = collection }
  }
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    traitsForChild(childViewController)
  }
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
  open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}

  // MARK: Bars, rotation and traits. They have no effect on touches, or the outcomes that follow are unknown.

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var modalPresentationCapturesStatusBarAppearance = false
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  open var shouldAutorotate: Bool { true }
  /// Asked of a window's root controller and of one that is presented over the whole screen, when the device turns. If it excludes
  /// the orientation of the screen when the controller appears, the outcomes that follow are unknown. Source: Apple's page of this
  /// property [D].
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// Asked of a controller that is presented over the whole screen, as ``supportedInterfaceOrientations`` is. Default: the present
  /// orientation. Source: Apple's page of this property [D].
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    engine.interfaceRotation.interfaceOrientation(of: engine)
  }
  /// Turns the interface in the next turn of the run loop, if the controllers then require or allow it. Source: Apple's page of
  /// this method [D].
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    engine.interfaceRotation.setNeedsUpdate(of: engine, isForced: true)
  }
  /// The environment of the screen, with the appearance that `overrideUserInterfaceStyle` sets here or above.
  open var traitCollection: UITraitCollection {
    loadedView?.traitCollection ?? environmentWithoutView
  }
  /// Called as ``UIView/traitCollectionDidChange(_:)`` is for the controller's view.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called when the traits are about to change; forwarded to the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childControllers { child.willTransition(to: newCollection, with: coordinator) }
  }
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet {
      guard overrideUserInterfaceStyle != oldValue, let loadedView else { return }
      loadedView.noteTraits(from: loadedView.environment(style: oldValue == .unspecified ? .light : oldValue))
    }
  }
  open var extendedLayoutIncludesOpaqueBars = false
  /// Whether a tab bar is hidden while the controller is pushed. Not modelled: the outcomes after such a push are unknown.
  open var hidesBottomBarWhenPushed = false
  /// Whether the margins of the view are at least ``systemMinimumLayoutMargins``. Default: true.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { if oldValue != viewRespectsSystemMinimumLayoutMargins { loadedView?.noteMargins() } }
  }
  /// The least margins of the view: 16 points at the sides in compact width, else 20; none at the top and bottom.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { minimumMargins }
  /// Called after ``UIView/layoutMarginsDidChange()`` of the view.
  open func viewLayoutMarginsDidChange() {}
  open var nibName: String? { nil }
  /// Called in place of the view's ``UIView/updateConstraints()``, which the default implementation calls. Source: Apple's page of
  /// this method [D].
  open func updateViewConstraints() { loadedView?.updateConstraints() }
  /// Not called.
  open func didReceiveMemoryWarning() {}
  open var isEditing = false
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open var childViewControllerForPointerLock: UIViewController? { nil }
  open var prefersPointerLocked: Bool { false }
}
