public import Foundation

/// Shows the last of a stack of controllers below a navigation bar.
///
/// Its views: a `UILayoutContainerView` that contains a `UINavigationTransitionView` with a
/// `UIViewControllerWrapperView` around the top controller's view, and in front the bar. Source: danwickes, Stack
/// Overflow 15322916 [O].
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The kind of a change of the stack.
  public enum Operation: Int, Sendable {
    case none = 0
    case push = 1
    case pop = 2
  }

  /// Receives callbacks of changes; held weakly.
  open weak var delegate: (any UINavigationControllerDelegate)?

  public final private(set) var navigationBar = UINavigationBar()
  /// The toolbar, once it was needed.
  final var ownToolbar: UIToolbar?
  final let transitionView = UINavigationTransitionView()
  final let wrapperView = UIViewControllerWrapperView()

  final lazy var interactivePop = InteractivePop(self)

  /// The recognizer that pops the top controller from the left edge of the screen.
  ///
  /// UIKit's own delegate disables it without a bar or a back button; another delegate replaces that decision.
  public final var interactivePopGestureRecognizer: UIGestureRecognizer? { interactivePop.recognizer }

  final var stack: [UIViewController] = []
  /// The controller whose view is in the wrapper.
  final var shown: UIViewController?
  /// Controllers on the stack whose `didMove(toParent:)` is still to be called.
  final var arriving: [UIViewController] = []
  /// Controllers that were removed from the stack and are children until the change has ended.
  final var leaving: [UIViewController] = []
  /// A change that waits for the end of the running one.
  final var waitingChange: (operation: Operation, animated: Bool)?

  /// Creates a navigation controller without a stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a navigation controller with bars of the app's classes; `nil` stands for UIKit's.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    if let type = navigationBarClass as? UINavigationBar.Type,
      let bar = RuntimeInstance.make(type, frame: .zero) as? UINavigationBar
    {
      navigationBar = bar
    }
    if let type = toolbarClass as? UIToolbar.Type {
      ownToolbar = RuntimeInstance.make(type, frame: .zero) as? UIToolbar
      ownToolbar?.isHidden = true
    }
  }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setStack([rootViewController], operation: .none, animated: false)
  }

  /// Decoding is not supported; always returns `nil`.
  public required init?(coder: NSCoder) {
    return nil
  }

  // MARK: The stack

  /// The stack, its top last. Setting it shows the new top without an animation.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  open var topViewController: UIViewController? { stack.last }
  /// The controller that the top controller presents, else the top controller.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// Replaces the stack. A new top that was not on the stack is pushed; one that was is popped to.
  /// Source: Apple's page of this method [D].
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let wasOnStack = viewControllers.last.map { top in stack.contains { $0 === top } } ?? true
    setStack(viewControllers, operation: wasOnStack ? .pop : .push, animated: animated)
    if !wasOnStack, stack.count > 1 { interactivePop.didPush() }
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(!stack.contains { $0 === viewController }, "a controller is on the stack once at most")
    setStack(stack + [viewController], operation: stack.isEmpty ? .none : .push, animated: animated)
    interactivePop.didPush()
  }

  /// Removes and returns the top controller; the last one stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    pop(toCount: stack.count - 1, animated: animated).last
  }

  /// Removes and returns the controllers above a controller of the stack, the top last.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    return pop(toCount: index + 1, animated: animated)
  }

  /// Removes and returns all controllers but the first, the top last.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard stack.count > 1 else { return nil }
    return pop(toCount: 1, animated: animated)
  }

  /// Pushes the controller.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  // MARK: The bar

  /// Default: false.
  open var isNavigationBarHidden: Bool {
    get { navigationBar.isHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar. It stops or starts to receive touches at once.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    navigationBar.isHidden = hidden
    layOutContent()
  }

  // MARK: Views and callbacks

  open override func loadView() {
    let layoutView = UILayoutContainerView(frame: engine.screen.sceneBounds)
    layoutView.container = self
    layoutView.addSubview(transitionView)
    layoutView.addSubview(navigationBar)
    navigationBar.navigationController = self
    navigationBar.delegate = self as? any UINavigationBarDelegate
    transitionView.addSubview(wrapperView)
    layoutView.addGestureRecognizer(interactivePop.recognizer)
    view = layoutView
    layOutContent()
  }

  /// Inserts the top controller's view.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if runningTransition?.isRunning != true { showTopAtOnce() }
    layOutContent()
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    layOutContent()
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    layOutContent()
  }

  override func appearanceDidBegin(_ isAppearing: Bool, animated: Bool) {
    if isAppearing, let shown { sendWillShow(shown, animated: animated) }
  }

  override func appearanceDidEnd(_ isAppearing: Bool, animated: Bool) {
    guard isAppearing, let shown else { return }
    sendDidMoveToParent()
    sendDidShow(shown, animated: animated)
  }

  override func layOutViews() {
    layOutContent()
  }

  override func overlayInsets(of child: UIViewController) -> UIEdgeInsets {
    let edges = child.edgesForExtendedLayout
    let gap = max(leastTopOfBar - view.safeAreaInsets.top, 0)
    return UIEdgeInsets(
      top: !navigationBar.isHidden && edges.contains(.top) ? gap + navigationBar.bounds.height : 0, left: 0,
      bottom: edges.contains(.bottom) ? toolbarHeight : 0, right: 0)
  }
}
