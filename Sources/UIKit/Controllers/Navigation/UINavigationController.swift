public import Foundation

/// Shows the last of a stack of controllers, with a bar above.
///
/// Its views: a `UILayoutContainerView` that holds a `UINavigationTransitionView`, in it a `UIViewControllerWrapperView` around the
/// top controller's view, and in front the bar. Source: danwickes, Stack Overflow 15322916 [O].
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// What a change does to the stack.
  public enum Operation: Int, Sendable {
    /// Neither.
    case none = 0
    /// A controller comes on top.
    case push = 1
    /// A controller goes from the top.
    case pop = 2
  }

  /// Hears of changes; not kept alive.
  open weak var delegate: (any UINavigationControllerDelegate)?

  public final let navigationBar = UINavigationBar()
  final let transitionView = UINavigationTransitionView()
  final let wrapperView = UIViewControllerWrapperView()

  final lazy var interactivePop = InteractivePop(self)

  /// Pulls the top controller away from the left edge of the screen.
  ///
  /// Its delegate is UIKit's own, which forbids that without a bar or a way back; another one takes over that decision.
  public final var interactivePopGestureRecognizer: UIGestureRecognizer? { interactivePop.recognizer }

  final var stack: [UIViewController] = []
  /// The controller whose view is in the wrapper.
  final var shown: UIViewController?
  /// Controllers that are on the stack and have not been told that they have arrived.
  final var arriving: [UIViewController] = []
  /// Controllers that are off the stack and still children, until the change that takes them away is over.
  final var leaving: [UIViewController] = []
  /// A change that waits for the running one to be over.
  final var waitingChange: (operation: Operation, animated: Bool)?

  /// Makes a navigation controller without a stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a navigation controller with one controller on the stack.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setStack([rootViewController], operation: .none, animated: false)
  }

  /// Controllers are made by code here.
  public required init?(coder: NSCoder) {
    return nil
  }

  // MARK: The stack

  /// The stack, its top last. Setting it shows the new top without an animation.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The last of the stack.
  open var topViewController: UIViewController? { stack.last }
  /// What is in sight: what the top presents, else the top.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// Replaces the stack. A new top that was not on the stack is pushed, one that was is popped to.
  /// Source: Apple's page of this method [D].
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let wasOnStack = viewControllers.last.map { top in stack.contains { $0 === top } } ?? true
    setStack(viewControllers, operation: wasOnStack ? .pop : .push, animated: animated)
  }

  /// Puts a controller on top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(!stack.contains { $0 === viewController }, "a controller is on the stack once at most")
    setStack(stack + [viewController], operation: stack.isEmpty ? .none : .push, animated: animated)
  }

  /// Takes the top away and answers it; the last one stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    pop(toCount: stack.count - 1, animated: animated).last
  }

  /// Takes away all above a controller of the stack and answers them, the top last.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    return pop(toCount: index + 1, animated: animated)
  }

  /// Takes away all but the first and answers them, the top last.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard stack.count > 1 else { return nil }
    return pop(toCount: 1, animated: animated)
  }

  /// Pushes.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  // MARK: The bar

  /// Whether the bar is out of the way. False.
  open var isNavigationBarHidden: Bool {
    get { navigationBar.isHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Takes the bar out of the way or brings it back. It stops taking touches, or takes them again, at once.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    navigationBar.isHidden = hidden
    layOutContent()
  }

  // MARK: Views and callbacks

  /// Makes the views around the content.
  open override func loadView() {
    let layoutView = UILayoutContainerView(frame: engine.screen.bounds)
    layoutView.container = self
    layoutView.addSubview(transitionView)
    layoutView.addSubview(navigationBar)
    transitionView.addSubview(wrapperView)
    layoutView.addGestureRecognizer(interactivePop.recognizer)
    view = layoutView
    layOutContent()
  }

  /// Brings the top's view into the wrapper.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if runningTransition?.isInFlight != true { showTopAtOnce() }
    layOutContent()
  }

  /// Gives the content its place.
  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    layOutContent()
  }

  /// Gives the content its place.
  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    layOutContent()
  }

  override func appearanceDidBegin(_ isAppearing: Bool, animated: Bool) {
    if isAppearing, let shown { delegate?.navigationController(self, willShow: shown, animated: animated) }
  }

  override func appearanceDidEnd(_ isAppearing: Bool, animated: Bool) {
    guard isAppearing, let shown else { return }
    tellArrivals()
    delegate?.navigationController(self, didShow: shown, animated: animated)
  }

  override func layOutViews() {
    layOutContent()
  }

  override func overlayInsets(of child: UIViewController) -> UIEdgeInsets {
    guard !navigationBar.isHidden, child.edgesForExtendedLayout.contains(.top) else { return .zero }
    return UIEdgeInsets(top: navigationBar.bounds.height)
  }
}
