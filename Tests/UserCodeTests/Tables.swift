import UIKit

/// A table that counts the calls of its own code, as tables with empty states and logs do.
class CountingTable: UITableView {
  var calls: [String] = []

  override var numberOfSections: Int {
    calls.append("numberOfSections")
    return super.numberOfSections
  }

  override var indexPathForSelectedRow: IndexPath? { super.indexPathForSelectedRow ?? IndexPath(row: 9, section: 9) }

  override func reloadData() {
    calls.append("reloadData")
    super.reloadData()
  }

  override func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    calls.append("reloadRows")
    super.reloadRows(at: indexPaths, with: .none)
  }

  override func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    calls.append("insertSections")
    super.insertSections(sections, with: animation)
  }

  override func endUpdates() {
    calls.append("endUpdates")
    super.endUpdates()
  }

  override func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    let cell = super.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
    cell.tag = indexPath.row
    return cell
  }

  override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    super.register(cellClass, forCellReuseIdentifier: identifier)
    calls.append("register \(identifier)")
  }

  override func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
    super.selectRow(at: indexPath, animated: false, scrollPosition: scrollPosition)
    calls.append("selectRow")
  }

  override func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
    super.scrollToRow(at: indexPath, at: scrollPosition, animated: false)
    calls.append("scrollToRow")
  }

  override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { super.cellForRow(at: indexPath) }
  override func rectForRow(at indexPath: IndexPath) -> CGRect { super.rectForRow(at: indexPath).insetBy(dx: 1, dy: 0) }
  override func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
}

class Numbers: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { return 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    return tableView.dequeueReusableCell(withIdentifier: "number", for: indexPath)
  }
}

/// A controller as Xcode's template for tables has it, with the methods that apps add.
class TemplateController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }
  override func numberOfSections(in tableView: UITableView) -> Int { 1 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = "Row \(indexPath.row)"
    content.textProperties.alignment = .center
    content.imageProperties.maximumSize = CGSize(width: 40, height: 40)
    cell.contentConfiguration = content
    return cell
  }
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { tableView.deleteRows(at: [indexPath], with: .fade) }
  }
  override func tableView(_ tableView: UITableView, moveRowAt fromIndexPath: IndexPath, to: IndexPath) {}
  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
      self?.tableView.reloadData()
      completion(true)
    }
    delete.backgroundColor = .red
    let configuration = UISwipeActionsConfiguration(actions: [delete])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }
  override func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]?
  {
    [UITableViewRowAction(style: .default, title: "Delete") { _, path in print(path) }]
  }
  override func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

/// An outline whose parents can be expanded, with accessories, as Apple's sample code for lists has it.
class Outline: UIViewController {
  struct Item: Hashable {
    let title: String
    var content: UIListContentConfiguration?
  }
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>?

  override func viewDidLoad() {
    super.viewDidLoad()
    var list = UICollectionLayoutListConfiguration(appearance: .sidebar)
    list.trailingSwipeActionsConfigurationProvider = { _ in UISwipeActionsConfiguration(actions: []) }
    let view = UICollectionView(
      frame: self.view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, title in
      var content = cell.defaultContentConfiguration()
      content.text = title
      cell.contentConfiguration = content
      let options = UICellAccessory.OutlineDisclosureOptions(style: .header)
      cell.accessories = [
        .outlineDisclosure(options: options), .checkmark(displayed: .whenNotEditing), .label(text: "1"),
      ]
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: view) { view, path, title in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: title)
    }
    dataSource?.sectionSnapshotHandlers.willExpandItem = { _ in }
    var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
    snapshot.append(["a", "b"])
    snapshot.append(["a1"], to: "a")
    snapshot.expand(["a"])
    dataSource?.apply(snapshot, to: 0, animatingDifferences: false)
  }
}

/// A controller of items with the methods that apps add.
class ItemsController: UICollectionViewController {
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
  override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  override func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  override func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  override func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}

/// A controller with a collection view of its own, as for a storyboard.
class OwnItemsController: UICollectionViewController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  override func viewDidLoad() {
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
  }
}

class OwnColorPicker: UIColorPickerViewController {
  override init() { super.init() }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A controller that opens the controllers of the system for documents and colors, and shares a text.
class SystemPickers: UIViewController, UIDocumentPickerDelegate, UIColorPickerViewControllerDelegate,
  UIActivityItemSource, UIDocumentInteractionControllerDelegate, UIPencilInteractionDelegate
{
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {
    view.backgroundColor = viewController.selectedColor
  }
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "" }
  func activityViewController(
    _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? { "text" }
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController { self }
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}

  func open() {
    let documents = UIDocumentPickerViewController(documentTypes: ["public.item"], in: .import)
    documents.delegate = self
    present(documents, animated: true)
    let colors = UIColorPickerViewController()
    colors.delegate = self
    let pencil = UIPencilInteraction()
    pencil.delegate = self
    view.addInteraction(pencil)
    let document = UIDocumentInteractionController(url: URL(fileURLWithPath: "/a.pdf"))
    document.delegate = self
    document.presentPreview(animated: true)
    present(UIDocumentPickerViewController(forOpeningContentTypes: [.pdf, UTType("public.image")!]), animated: true)
  }
}
