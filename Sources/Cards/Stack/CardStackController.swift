public import UIKit

/// A stack of cards over a root controller: each push slides a card in from below and moves the others back.
///
/// The first pushed controller becomes the root and fills the view; later ones become cards. A card is dismissed by a
/// tap on its dismiss button or by pulling it down.
/// Source: Cards, `CardStackController`, at yourkarma/cards 232d210 [S], bugs included: see
/// `Documentation/Systems/Cards.md`.
open class CardStackController: UIViewController {
  /// The controller of the top card; `nil` without cards.
  open var topViewController: UIViewController? { topCard?.viewController }

  open var topScrollView: UIScrollView? { topCard?.scrollView }

  /// Receives callbacks when cards appear and disappear; held weakly.
  open weak var delegate: (any CardStackControllerDelegate)?

  /// Whether the top card's dismiss button is enabled. False without cards, where setting it has no effect.
  ///
  /// ``popViewController(_:completion:)`` ignores it.
  open var topViewControllerCanBeDismissed: Bool {
    get { topCard?.dismissButton.isEnabled ?? false }
    set { topCard?.dismissButton.isEnabled = newValue }
  }

  /// The distance from the container's top to new cards, in points. Default: 45. Existing cards keep their gap.
  open var cardTopOffset: CGFloat {
    get { appearance.topOffset }
    set { appearance.topOffset = newValue }
  }

  /// Whether the height is compact, as on an iPhone in landscape: cards then have no gap above them. Default: false.
  ///
  /// It replaces the vertical size class; traits are not modelled.
  open var hasCompactHeight = false {
    didSet { if oldValue != hasCompactHeight { heightDidChange() } }
  }

  /// The coordinator of the current transition, or of an earlier one that was not removed.
  open var cardStackTransitionCoordinator: CardStackTransitionCoordinator?

  /// Runs the springs.
  public let animator = Animator()

  var cards: [Card] = []
  var topCard: Card? { cards.last }

  /// Whether a controller belongs to one of the cards. False for a card that is being dismissed.
  package func hasCard(of controller: UIViewController) -> Bool {
    cards.contains { $0.viewController === controller }
  }

  var appearance = CardAppearanceCalculator()

  /// The distance from the container's top to a new card's top.
  var verticalTopOffset: CGFloat { appearance.verticalTopOffset(isCompact: hasCompactHeight) }

  /// The controller beneath all cards: the first one that was pushed.
  open internal(set) var rootViewController: UIViewController? {
    didSet {
      guard let rootViewController else { return }
      addChild(rootViewController)
      view.addSubview(rootViewController.view)
      rootViewController.view.frame = view.bounds
      rootViewController.didMove(toParent: self)
    }
  }

  /// Creates a stack with a root and no cards.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Creates a stack without a root.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Decoding is not supported; always returns `nil`.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Pushes a controller. The first one becomes the root: no callback is sent then, and `completion` is never called.
  open func pushViewController(
    _ viewController: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    cancelAnimations()
    guard rootViewController != nil else {
      rootViewController = viewController
      return
    }
    cardStackTransitionCoordinator = CardStackTransitionCoordinator()
    let covered = topViewController ?? rootViewController
    covered?.beginAppearanceTransition(false, animated: animated)
    let card = makeCard(viewController)
    addChild(viewController)
    present(card, over: cards, animated: animated) { [weak self] in
      viewController.didMove(toParent: self)
      covered?.endAppearanceTransition()
      completion?()
    }
  }

  /// Dismisses the top card, even if ``topViewControllerCanBeDismissed`` is false. Without cards it has no effect and
  /// `completion` is not called.
  open func popViewController(_ animated: Bool, completion: (() -> Void)? = nil) {
    popViewController(animated, velocity: nil, completion: completion)
  }

  /// Replaces the top card's controller; the new view slides over the old one.
  ///
  /// The delegate receives the callbacks for an appearing card, none for a disappearing one; the old controller remains
  /// a child. Without a card this traps, as the original does.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    let replaced = topCard
    let covered = replaced?.viewController ?? rootViewController
    covered?.beginAppearanceTransition(false, animated: false)
    let card = makeCard(vc)
    precondition(
      !cards.isEmpty, "showDetailViewController(_:sender:) needs a card on the stack: it takes the last one away")
    cards.removeLast()
    addChild(vc)
    present(card, over: cards, animated: false) { [weak self] in
      guard let self else { return }
      card.containerView.transform = CGAffineTransform(translationX: 0, y: view.frame.height)
      let slide = BasicAnimation(.translationY, to: 0, duration: 0.25)
      animator.add(slide, to: card.containerView, forKey: "transformAnimation")
      slide.completion = { [weak self] _ in
        replaced?.containerView.removeFromSuperview()
        vc.didMove(toParent: self)
        covered?.endAppearanceTransition()
      }
    }
  }

  /// Lays out the root and the cards.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    rootViewController?.view.frame = view.bounds
    for card in cards { place(card.containerView) }
  }

  /// Lays out the cards between the bars.
  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    view.setNeedsLayout()
  }

  /// Updates a card's preferred height.
  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    for card in cards where card.viewController === container {
      card.containerView.wantedHeight = container.preferredContentSize.height
    }
  }
}
