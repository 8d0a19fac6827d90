import TestSupport
import TouchDelegateTable
import UIKit

/// The demonstration in a window of 375 by 667 points, with the label of the rows, and a finger.
///
/// Views have the names of the rows: `R` holds `VL` (with `BG1`, `BG2`, `LB`) and `TV`, whose rows are `cell0` → `CV0` → `b0`.
@MainActor
final class Demonstration {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  let controller = DemonstrationController()
  let finger = Hand(pace: .every(0.016))
  private(set) lazy var log = TouchLog { [unowned self] in name($0) }
  /// What the controller told.
  private(set) var told: [String] = []

  var root: UIView { controller.view }
  var layer: UIView { controller.viewLayer }
  var table: PassTableView { controller.tableView }

  /// Runs `body` on a demonstration that was prepared before it is shown, and leaves nothing of it behind.
  static func run<Result>(
    platform: PlatformBehavior = PlatformBehavior(), prepare: @MainActor (Demonstration) -> Void = { _ in },
    _ body: @MainActor (Demonstration) throws -> Result
  ) rethrows -> Result {
    try withPhone(platform) {
      let demonstration = Demonstration()
      prepare(demonstration)
      demonstration.show()
      return try body(demonstration)
    }
  }

  private func show() {
    controller.tell = { [weak self] in self?.told.append($0) }
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

  /// Names a view, places it and puts it in front of the others of `parent`.
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

  /// What a tap lands on, and what the controller tells of it: `BG1: Background1 tapped`, `TV:`.
  func tap(_ x: CGFloat, _ y: CGFloat) -> String {
    told = []
    finger.tap(x, y)
    pass(1)
    return ([log.hit + ":"] + told).joined(separator: " ")
  }

  /// What a drag lands on, and how far the table has come when the finger has lifted and all is still: `CV3: 90`.
  func drag(_ x: CGFloat, _ y: CGFloat, to endX: CGFloat, _ endY: CGFloat) -> String {
    finger.drag(x, y, by: endX - x, endY - y, rest: 0.2)
    pass(3)
    return "\(log.hit): \(Int(table.contentOffset.y.rounded()))"
  }
}

/// The demonstration's controller, whose cells can be changed.
final class DemonstrationController: PassTableViewController {
  /// Whom the rows ask: the layer, unless told otherwise.
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
