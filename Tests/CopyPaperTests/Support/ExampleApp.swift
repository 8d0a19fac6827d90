import CopyPaper
import TestSupport
import UIKit

/// CopyPaper's example: a map that fills the screen, and in front of it a navigation controller whose first page hides
/// the bar.
@MainActor
final class ExampleApp {
  /// A row's change of the example.
  enum Change: String, Sendable {
    case none, page2, grandchild, hud, rootsFlagged, loadedEarly, nothingBeneath, plainWrappers
  }

  let navigation = UINavigationController()
  let page = FirstPage()
  let host: MapController
  let window: UIWindow
  /// The actions that the controls sent.
  private(set) var fired: [String] = []

  var map: UIScrollView { host.map }

  init(_ change: Change = .none) {
    host = MapController()
    host.hasMap = change != .nothingBeneath
    host.hasPanel = change == .hud
    if change == .loadedEarly { _ = page.view }
    if change == .plainWrappers {
      host.overlaid = PlainContainer(page)
    } else {
      navigation.viewControllers = [page]
      host.overlaid = navigation
    }
    window = show(host)
    for (button, action) in [(page.button, "push"), (host.pin, "pin")] {
      button.addAction(UIAction { [weak self] _ in self?.fired.append(action) }, for: .touchUpInside)
    }
    page.button.addAction(UIAction { [weak self] _ in self?.push() }, for: .touchUpInside)
    make(change)
  }

  private func make(_ change: Change) {
    switch change {
    case .page2: push()
    case .grandchild:
      let child = UIViewController()
      page.addChild(child)
      place(child.view, "C", 0, 300, 375, 367, in: page.view)
      child.didMove(toParent: page)
    case .rootsFlagged:
      window.passThrough = true
      host.view.passThrough = true
      map.isUserInteractionEnabled = false
    case .none, .hud, .loadedEarly, .nothingBeneath, .plainWrappers: break
    }
    settle()
  }

  /// The action of the page's button: it pushes the second page without an animation.
  private func push() {
    navigation.pushViewController(SecondPage(), animated: false)
    settle()
  }
}

/// The controller below: a map with a pin, which adds the overlay in `viewDidLoad`.
final class MapController: UIViewController {
  let map = UIScrollView()
  let pin = UIButton()
  var hasMap = true
  var hasPanel = false
  var overlaid: UIViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "A"
    if hasMap {
      place(map, "M", 0, 0, 375, 667, in: view).contentSize = CGSize(width: 1_000, height: 1_000)
      map.contentInsetAdjustmentBehavior = .never
      place(pin, "pin", 300, 500, 40, 40, in: map)
    }
    if hasPanel { place(UIView(), "HUD", 0, 0, 375, 100, in: view) }
    if let overlaid { overlayViewController(overlaid) }
  }
}

/// Page 1: a table with a button of the same size in front of it, and a label.
final class FirstPage: UIViewController {
  let button = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "FV"
    place(UITableView(), "T", 48, 150, 280, 301, in: view)
    place(button, "B", 48, 150, 280, 301, in: view)
    place(UILabel(), "L1", 48, 99, 276, 41, in: view)
  }

  override func viewWillAppear(_ animated: Bool) {
    navigationController?.setNavigationBarHidden(true, animated: true)
    super.viewWillAppear(animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    navigationController?.setNavigationBarHidden(false, animated: true)
    super.viewDidDisappear(animated)
  }
}

/// Page 2: no views that take touches.
final class SecondPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "second"
  }
}

/// A custom container of one controller, with an ordinary view around the controller's view.
final class PlainContainer: UIViewController {
  private let inner: UIViewController

  init(_ inner: UIViewController) {
    self.inner = inner
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "container"
    let wrapper = place(UIView(), "wrapper", 0, 0, 375, 667, in: view)
    addChild(inner)
    inner.view.frame = wrapper.bounds
    wrapper.addSubview(inner.view)
    inner.didMove(toParent: self)
  }
}
