import Cards
import Foundation
import TestSupport
import UIKit

/// A controller of the rows: a button at (20, 200) and a switch at (20, 260). It records its container's callbacks.
final class CardPage: UIViewController {
  let name: String
  let log: Log
  let button = UIButton(frame: CGRect(x: 20, y: 200, width: 79, height: 31))
  let toggle = UISwitch(frame: CGRect(x: 20, y: 260, width: 51, height: 31))

  init(_ name: String, _ log: Log, height: CGFloat = 0) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    if height > 0 { preferredContentSize = CGSize(width: 375, height: height) }
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func loadView() {
    view = UIView(frame: .zero)
    view.accessibilityIdentifier = "child \(name)"
    for (control, label) in [(button, "btn"), (toggle, "switch")] as [(UIControl, String)] {
      control.accessibilityIdentifier = "\(label) \(name)"
      view.addSubview(control)
    }
    for (event, word) in [(UIControl.Event.touchDown, "press"), (.touchUpInside, "tap"), (.touchCancel, "cancel")] {
      button.addAction(UIAction { [log, name] _ in log.note("\(word) \(name)") }, for: event)
    }
    toggle.addAction(UIAction { [log, name] _ in log.note("switch \(name)") }, for: .valueChanged)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.note("willAppear \(name)")
    listen()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.note("didAppear \(name)")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.note("willDisappear \(name)")
    listen()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.note("didDisappear \(name)")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    log.note(parent == nil ? "willMove -" : "willMove \(name)")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    log.note(parent == nil ? "didMove -" : "didMove \(name)")
  }

  /// Whether it adds callbacks for the begin and end of each transition to the stack's coordinator.
  var listens = false

  private func listen() {
    guard listens, let coordinator = cardStackController?.cardStackTransitionCoordinator else { return }
    coordinator.notifyWhenTransitionWillBegin { [log] in log.note("begin") }
    coordinator.notifyWhenTransitionDidEnd { [log] in log.note("end") }
  }
}
