/// Manages a view and stands in the responder chain between it and its superview.
@MainActor
open class UIViewController: UIResponder {
  private var loadedView: UIView?

  /// A controller whose view is made when first asked for.
  public override init() {
    super.init()
  }

  /// The controller's view; made by ``loadView()`` on first use, after which ``viewDidLoad()`` runs.
  open var view: UIView! {
    get {
      if loadedView == nil {
        loadView()
        viewDidLoad()
      }
      return loadedView
    }
    set {
      loadedView?.viewController = nil
      loadedView = newValue
      newValue?.viewController = self
    }
  }

  /// The view if it has been made.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view has been made.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view and sets ``view``. An empty view of the screen's size, unless overridden.
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  /// Runs once after the view was made.
  open func viewDidLoad() {}

  /// Runs before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Runs after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// The superview of the controller's view.
  open override var next: UIResponder? { loadedView?.superview }
}
