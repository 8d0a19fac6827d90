public import Foundation
public import UIKit

/// Ten rows with a button each, over a layer with two more: one behind the rows, one below the last.
///
/// Table and rows ask the layer. It is a sibling of the table: the controller's own view, which holds the table, would ask
/// the table back for ever.
/// Source: Stack Overflow 77545362, `ViewController` [S]; its constraints are frames here.
open class PassTableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  /// The table, in front.
  public private(set) lazy var tableView: PassTableView = {
    let tableView = PassTableView(frame: .zero, style: .plain)
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "buttonCell")
    tableView.allowsSelection = true
    // What Auto Layout makes of a button and its margins.
    tableView.rowHeight = 52
    return tableView
  }()

  /// The touch delegate of table and rows: it holds what is to be reached behind them.
  public let viewLayer = UIView()

  /// The button behind the rows.
  public private(set) lazy var background1 = makeButton("Background1")
  /// The button below the last row.
  public private(set) lazy var background2 = makeButton("Background2")

  /// How many rows there are.
  open var numberOfRows = 10

  /// Told what happens, in a few words. Prints them.
  open var tell: @MainActor (String) -> Void = { print($0) }

  /// Makes a controller. Nothing is made before its view is.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Made by code.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Puts the layer behind the table, and makes it the table's touch delegate.
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

  /// Puts both buttons at the trailing margin, one half way down and one at the bottom safe area.
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
      configuration: configuration, primaryAction: UIAction { [unowned self] _ in tell("\(title) tapped") })
  }

  /// As many as ``numberOfRows``.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { numberOfRows }

  /// A row that asks the layer.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "buttonCell", for: indexPath)
    cell.contentConfiguration = ButtonCellConfiguration(
      title: "Button \(indexPath.row)", touchDelegate: viewLayer,
      tapped: { [weak self] title in self?.tell("\(title) tapped") })
    cell.backgroundConfiguration = .clear()
    return cell
  }

  /// Tells of the selection, and takes it back.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tell("Selected row \(indexPath.row)")
    tableView.deselectRow(at: indexPath, animated: true)
  }
}
