import TestSupport
import TouchDelegateTable
import UIKit

/// The demonstration in a window of 375 × 667 points, with one touch.
///
/// Views are named as in the rows: `R` contains `VL` (with `BG1`, `BG2`, `LB`) and `TV`, whose rows are `cell0` → `CV0`
/// → `b0`.
@MainActor
final class Demonstration {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  let controller = DemonstrationController()
  let finger = Hand(pace: .every(0.016))
  private(set) lazy var log = TouchLog { [unowned self] in name($0) }
  /// The messages of the controller.
  private(set) var logged: [String] = []

  var root: UIView { controller.view }
  var layer: UIView { controller.viewLayer }
  var table: PassTableView { controller.tableView }

  /// Runs `body` on a demonstration that is prepared before it is shown, in an engine of its own.
  static func run<Result>(
    platform: PlatformBehavior = PlatformBehavior(), prepare: @MainActor (Demonstration) -> Void = { _ in },
    _ body: @MainActor (Demonstration) throws -> Result
  ) rethrows -> Result {
    // Without a status bar: a safe area would inset the table and move its rows.
    try withEngine(platform, screen: TestScreen(375, 667, scale: 2)) {
      let demonstration = Demonstration()
      prepare(demonstration)
      demonstration.show()
      return try body(demonstration)
    }
  }

  private func show() {
    controller.log = { [weak self] in self?.logged.append($0) }
    window.rootViewController = controller
    window.isHidden = false
    let named: [(UIView, String)] = [
      (root, "R"), (layer, "VL"), (table, "TV"), (controller.background1, "BG1"), (controller.background2, "BG2"),
    ]
    for (view, name) in named { view.accessibilityIdentifier = name }
    put(UILabel(), "LB", 10, 560, 100, 30, in: layer)
    UIApplication.shared.layOutPending()
    UIApplication.shared.observer = log
  }

  /// Sets a view's name and frame and adds it in front of the other subviews of `parent`.
  @discardableResult
  func put(
    _ view: UIView, _ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, in parent: UIView
  ) -> UIView {
    view.accessibilityIdentifier = name
    view.frame = CGRect(x: x, y: y, width: width, height: height)
    parent.addSubview(view)
    return view
  }

  func name(_ view: UIView?) -> String {
    guard let view else { return "none" }
    for cell in table.visibleCells {
      guard view.isDescendant(of: cell), let row = table.indexPath(for: cell)?.row else { continue }
      if view === cell { return "cell\(row)" }
      return view === cell.contentView ? "CV\(row)" : view is UIButton ? "b\(row)" : view.className
    }
    return view.accessibilityIdentifier ?? view.className
  }

  /// The view that a tap hits, and the controller's messages: `BG1: Background1 tapped`, `TV:`.
  func tap(_ x: CGFloat, _ y: CGFloat) -> String {
    logged = []
    finger.tap(x, y)
    pass(1)
    return ([log.hit + ":"] + logged).joined(separator: " ")
  }

  /// The view that a drag hits, and the table's offset when the touch has ended and nothing moves: `CV3: 90`.
  func drag(_ x: CGFloat, _ y: CGFloat, to endX: CGFloat, _ endY: CGFloat) -> String {
    finger.drag(x, y, by: endX - x, endY - y, rest: 0.2)
    pass(3)
    return "\(log.hit): \(Int(table.contentOffset.y.rounded()))"
  }
}

/// The demonstration's controller with replaceable cells.
final class DemonstrationController: PassTableViewController {
  /// The touch delegate of the rows; the layer when this is nil.
  var rowDelegate: (@MainActor () -> UIView?)?
  var prepare: (@MainActor (UITableViewCell) -> Void)?

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = super.tableView(tableView, cellForRowAt: indexPath)
    if let rowDelegate, var configuration = cell.contentConfiguration as? ButtonCellConfiguration {
      configuration.touchDelegate = rowDelegate()
      cell.contentConfiguration = configuration
    }
    prepare?(cell)
    return cell
  }
}

/// A cell whose content view is 200 points wide.
final class NarrowCell: UITableViewCell {
  override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame.size.width = 200
  }
}
