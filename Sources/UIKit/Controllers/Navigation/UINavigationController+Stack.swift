import Foundation

extension UINavigationController {
  final func pop(toCount count: Int, animated: Bool) -> [UIViewController] {
    guard count >= 1, count < stack.count else { return [] }
    let popped = Array(stack[count...])
    setStack(Array(stack[..<count]), operation: .pop, animated: animated)
    return popped
  }

  /// Changes the stack at once, and the visible controller with it or, if a change is running, after that.
  ///
  /// Source: that a push during a push waits for it, ivanchan.github.io 2016 [O]; that callbacks for removed
  /// controllers precede the change of the visible one, arm1.ru [O].
  final func setStack(_ controllers: [UIViewController], operation: Operation, animated: Bool) {
    engine.run { replaceStack(with: controllers, operation: operation, animated: animated) }
  }

  private final func replaceStack(with controllers: [UIViewController], operation: Operation, animated: Bool) {
    let going = stack.filter { old in !controllers.contains { $0 === old } }
    let coming = controllers.filter { new in !stack.contains { $0 === new } }
    engine.effects.willChange(self, .stack)
    stack = controllers
    for controller in going { controller.willMove(toParent: nil) }
    leaving += going
    arriving.removeAll { known in going.contains { $0 === known } }
    for controller in coming {
      leaving.removeAll { $0 === controller }
      addChild(controller)
    }
    arriving += coming
    if tabBarController != nil || toolbarHeight > 0, stack.count > 1, coming.contains(where: \.hidesBottomBarWhenPushed)
    {
      Unmodelled.note(
        "a controller with `hidesBottomBarWhenPushed` was pushed, and hiding the tab bar or the toolbar is not modelled"
      )
    }
    navigationBar.items = stack.map(\.navigationItem)
    updateToolbarItems()
    guard runningTransition?.isRunning != true else {
      waitingChange = (operation, animated)
      return
    }
    showTop(operation, animated: animated)
  }

  final func showTop(_ operation: Operation, animated: Bool) {
    guard isViewLoaded, let top = stack.last else { return finishMoves() }
    guard appearance.phase == .appeared || appearance.phase == .appearing, let old = shown, old !== top else {
      return showTopAtOnce()
    }
    change(from: old, to: top, operation, animated: animated)
  }

  /// Inserts the top controller's view without appearance callbacks: for a navigation controller that is not visible,
  /// whose own appearance is forwarded, or that shows its first controller.
  final func showTopAtOnce() {
    defer { finishMoves() }
    guard isViewLoaded, let top = stack.last, shown !== top else { return }
    shown?.view.removeFromSuperview()
    shown = top
    top.view.systemFrame = contentFrame(of: top)
    wrapperView.addSubview(top.view)
  }

  private final func change(
    from old: UIViewController, to top: UIViewController, _ operation: Operation, animated: Bool
  ) {
    let own =
      animated ? delegate?.navigationController(self, animationControllerFor: operation, from: old, to: top) : nil
    let animator = animated ? own ?? SlideAnimator(operation: operation) : nil
    let transition = ControllerTransition(
      in: wrapperView,
      from: .init(controller: old, view: old.view, initialFrame: old.view.frame),
      to: .init(controller: top, view: top.view, finalFrame: contentFrame(of: top)), style: .none, animator: animator,
      interactor: own.map { delegate?.navigationController(self, interactionControllerFor: $0) }
        ?? interactivePop.driver
    ) { [self] didComplete in
      endChange(from: old, to: top, didComplete: didComplete, animated: animated)
    }
    runningTransition = transition
    old.beginAppearance(false, animated: animated)
    top.beginAppearance(true, animated: animated)
    sendWillShow(top, animated: animated)
    transition.run()
  }

  final func sendWillShow(_ controller: UIViewController, animated: Bool) {
    engine.handlers.sendCall(.willShow, to: delegate, of: self) {
      delegate?.navigationController(self, willShow: controller, animated: animated)
    }
  }

  final func sendDidShow(_ controller: UIViewController, animated: Bool) {
    engine.handlers.sendCall(.didShow, to: delegate, of: self) {
      delegate?.navigationController(self, didShow: controller, animated: animated)
    }
  }

  /// Source: old before new at both ends, then the delegate, vastdevblog 2012 and several logs; that the move ends
  /// after `viewDidAppear`, arm1.ru; the order after a cancellation, wangling.me 2014 [O].
  private final func endChange(
    from old: UIViewController, to top: UIViewController, didComplete: Bool, animated: Bool
  ) {
    if didComplete {
      shown = top
      old.view.removeFromSuperview()
      top.view.systemFrame = contentFrame(of: top)
      old.endAppearance()
      top.endAppearance()
      finishMoves()
      sendDidShow(top, animated: animated)
    } else {
      top.beginAppearance(false, animated: animated)
      top.view.removeFromSuperview()
      top.endAppearance()
      restore(old, insteadOf: top)
      old.beginAppearance(true, animated: animated)
      old.endAppearance()
    }
    if runningTransition?.isRunning == false { runningTransition = nil }
    if let waiting = waitingChange {
      waitingChange = nil
      showTop(waiting.operation, animated: waiting.animated)
    }
  }

  /// Restores the stack after a cancelled change.
  private final func restore(_ old: UIViewController, insteadOf top: UIViewController) {
    engine.effects.willChange(self, .stack)
    if leaving.contains(where: { $0 === old }) {
      stack += leaving
      for controller in leaving { controller.movement = .none }
      leaving = []
    } else {
      stack.removeAll { $0 === top }
      arriving.removeAll { $0 === top }
      top.willMove(toParent: nil)
      top.removeFromParent()
    }
    navigationBar.items = stack.map(\.navigationItem)
  }

  private final func finishMoves() {
    let gone = leaving
    leaving = []
    sendDidMoveToParent()
    for controller in gone { controller.removeFromParent() }
  }

  /// Calls `didMove(toParent:)` on the new controllers of the stack; on the top one after it has appeared.
  final func sendDidMoveToParent() {
    let top = appearance.phase == .appeared ? nil : stack.last
    let new = arriving.filter { $0 !== top }
    arriving.removeAll { $0 !== top }
    for controller in new { controller.didMove(toParent: self) }
  }

  /// Sets the frames of the views.
  final func layOutContent() {
    guard isViewLoaded else { return }
    let bounds = view.bounds
    navigationBar.laidOutLargeTitle = navigationBar.showsLargeTitle
    navigationBar.systemFrame = CGRect(
      x: bounds.minX, y: bounds.minY + max(view.safeAreaInsets.top, leastTopOfBar),
      width: bounds.width,
      height: navigationBarHeight + navigationBar.largeTitleHeight)
    layOutToolbar(in: bounds)
    transitionView.systemFrame = bounds
    wrapperView.systemFrame = transitionView.bounds
    guard let shown, runningTransition?.isRunning != true else { return }
    shown.view.systemFrame = contentFrame(of: shown)
    shown.view.updateSafeArea()
  }

  private final func contentFrame(of controller: UIViewController) -> CGRect {
    var frame = wrapperView.bounds
    if !navigationBar.isHidden, !controller.edgesForExtendedLayout.contains(.top) {
      frame.size.height -= navigationBar.frame.maxY - frame.minY
      frame.origin.y = navigationBar.frame.maxY
    }
    if !isToolbarHidden, !controller.edgesForExtendedLayout.contains(.bottom), let ownToolbar {
      frame.size.height -= frame.maxY - ownToolbar.frame.minY
    }
    return frame
  }
}
