import TouchReplay
import UIKit

/// A table whose rows show a button when they are swiped.
final class Host: LibraryHost, SceneMade, UITableViewDataSource, SwipeTableViewCellDelegate {
  static func make(in scene: any SceneContext) -> Host { Host().use(scene) }

  private let table = UITableView(frame: CGRect(x: 0, y: 444, width: 390, height: 400))

  override func viewDidLoad() {
    super.viewDidLoad()
    table.accessibilityIdentifier = "table"
    table.contentInsetAdjustmentBehavior = .never
    table.rowHeight = 60
    table.dataSource = self
    table.register(SwipeTableViewCell.self, forCellReuseIdentifier: "row")
    view.addSubview(table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) as! SwipeTableViewCell
    cell.accessibilityIdentifier = "row \(indexPath.row)"
    cell.delegate = self
    return cell
  }

  func tableView(
    _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath, for orientation: SwipeActionsOrientation
  ) -> [SwipeAction]? {
    guard orientation == .right else { return nil }
    let flag = SwipeAction(style: .default, title: "Flag") { [weak self] action, path in
      self?.note("flag row \(path.row)")
      action.hidesWhenSelected = true
    }
    flag.hidesWhenSelected = true
    return [flag]
  }

  func tableView(
    _ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath, for orientation: SwipeActionsOrientation
  ) { note("willBeginEditing row \(indexPath.row)") }

  func tableView(
    _ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?, for orientation: SwipeActionsOrientation
  ) { note("didEndEditing row \(indexPath.map { String($0.row) } ?? "none")") }
}
