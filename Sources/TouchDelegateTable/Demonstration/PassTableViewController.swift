public import Foundation
public import UIKit

/// Ten rows with a button each, in front of a layer with two more buttons: one behind the rows, one below the last row.
///
/// The layer is the touch delegate of the table and the rows. It must be a sibling of the table: with the controller's
/// own view, which contains the table, the hit test would recurse without end.
/// Source: Stack Overflow 77545362, `ViewController` [S]; its constraints are frames here.
open class PassTableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  /// The table, in front.
  public private(set) lazy var tableView: PassTableView = {
    let tableView = PassTableView(frame: .zero, style: .plain)
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "buttonCell")
    tableView.allowsSelection = true
    // The height that Auto Layout computes from a button and its margins.
    tableView.rowHeight = 52
    return tableView
  }()

  /// The touch delegate of the table and the rows; contains the buttons behind them.
  public let viewLayer = UIView()

  /// The button behind the rows.
  public private(set) lazy var background1 = makeButton("Background1")
  /// The button below the last row.
  public private(set) lazy var background2 = makeButton("Background2")

  open var numberOfRows = 10

  /// Called with a short text for every event. The default prints it.
  open var log: @MainActor (String) -> Void = { print($0) }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Decoding is not supported; always returns `nil`.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Inserts the layer behind the table and makes it the table's touch delegate.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemRed

    viewLayer.frame = view.bounds
    viewLayer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(viewLayer)
    viewLayer.addSubview(background1)
    viewLayer.addSubview(background2)

    tableView.touchDelegate = viewLayer
    tableView.backgroundColor = .clear
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
  }

  /// Places both buttons at the trailing margin, one at half the height and one at the bottom safe area.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let space = viewLayer.bounds
    let size = CGSize(width: 120, height: 35)
    let x = space.maxX - 8 - size.width
    background1.frame = CGRect(origin: CGPoint(x: x, y: space.midY - size.height / 2), size: size)
    background2.frame = CGRect(
      origin: CGPoint(x: x, y: space.maxY - view.safeAreaInsets.bottom - size.height), size: size)
  }

  private func makeButton(_ title: String) -> UIButton {
    var configuration = UIButton.Configuration.borderedTinted()
    configuration.title = title
    return UIButton(
      configuration: configuration, primaryAction: UIAction { [unowned self] _ in log("\(title) tapped") })
  }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { numberOfRows }

  /// Returns a row whose touch delegate is the layer.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "buttonCell", for: indexPath)
    cell.contentConfiguration = ButtonCellConfiguration(
      title: "Button \(indexPath.row)", touchDelegate: viewLayer,
      tapped: { [weak self] title in self?.log("\(title) tapped") })
    cell.backgroundConfiguration = .clear()
    return cell
  }

  /// Reports the selection and deselects the row.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log("Selected row \(indexPath.row)")
    tableView.deselectRow(at: indexPath, animated: true)
  }
}
