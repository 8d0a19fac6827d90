import UIKit

final class OrdersViewController: UIViewController {
  private enum Section { case main }

  private let store = OrderStore()
  private let toasts = ToastCenter.shared
  private let tableView = UITableView(frame: .zero, style: .plain)
  private lazy var dataSource = makeDataSource()
  private lazy var filterItem = UIBarButtonItem(
    image: UIImage(systemName: "line.3.horizontal.decrease.circle"), style: .plain, target: self, action: #selector(showFilter))

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Orders"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = filterItem
    navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Sort", menu: makeSortMenu())

    tableView.register(OrderCell.self, forCellReuseIdentifier: OrderCell.reuseIdentifier)
    tableView.delegate = self
    tableView.dataSource = dataSource
    tableView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tableView)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])

    store.onChange = { [weak self] in self?.applySnapshot() }
    applySnapshot(animated: false)
  }

  private func makeDataSource() -> UITableViewDiffableDataSource<Section, Order.ID> {
    UITableViewDiffableDataSource(tableView: tableView) { [weak self] tableView, indexPath, id in
      let cell = tableView.dequeueReusableCell(withIdentifier: OrderCell.reuseIdentifier, for: indexPath)
      if let cell = cell as? OrderCell, let order = self?.store.order(with: id) {
        cell.configure(with: order)
        cell.delegate = self
      }
      return cell
    }
  }

  private func makeSortMenu() -> UIMenu {
    UIMenu(
      title: "Sort by",
      children: OrderSorting.allCases.map { sorting in
        UIAction(title: sorting.title) { [weak self] _ in self?.store.sorting = sorting }
      })
  }

  private func applySnapshot(animated: Bool = true) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Order.ID>()
    snapshot.appendSections([.main])
    let ids = store.visibleOrders.map(\.id)
    let shown = Set(dataSource.snapshot().itemIdentifiers)
    snapshot.appendItems(ids)
    snapshot.reconfigureItems(ids.filter(shown.contains))
    dataSource.apply(snapshot, animatingDifferences: animated)
    let symbol = "line.3.horizontal.decrease.circle" + (store.filter.isActive ? ".fill" : "")
    filterItem.image = UIImage(systemName: symbol)
  }

  @objc private func showFilter() {
    let filterViewController = FilterViewController(filter: store.filter)
    filterViewController.delegate = self
    let navigationController = UINavigationController(rootViewController: filterViewController)
    if let sheet = navigationController.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.prefersGrabberVisible = true
    }
    present(navigationController, animated: true)
  }

  private func archive(_ id: Order.ID) {
    guard let undo = store.remove(id) else { return }
    toasts.show(Toast(message: "Order \(id) archived", symbolName: "archivebox", undo: undo))
  }

  private func confirmDeletion(of id: Order.ID, completion: @escaping (Bool) -> Void) {
    let alert = UIAlertController(title: "Delete order \(id)?", message: "This can't be undone.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in completion(false) })
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
        self?.store.remove(id)
        completion(true)
      })
    present(alert, animated: true)
  }
}

extension OrdersViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return }
    store.update(id) { order in
      order.status = order.status == .open ? .shipped : .delivered
    }
    toasts.show(Toast(message: "Order \(id) moved on", symbolName: "truck.box", undo: nil))
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let archive = UIContextualAction(style: .normal, title: "Archive") { [weak self] _, _, completion in
      self?.archive(id)
      completion(true)
    }
    archive.backgroundColor = .systemIndigo
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
      self?.confirmDeletion(of: id, completion: completion)
    }
    return UISwipeActionsConfiguration(actions: [delete, archive])
  }
}

extension OrdersViewController: OrderCellDelegate {
  func orderCell(_ cell: OrderCell, didRate rating: Int) {
    guard let id = cell.orderID else { return }
    store.update(id) { $0.rating = rating }
  }
}

extension OrdersViewController: FilterViewControllerDelegate {
  func filterViewController(_ controller: FilterViewController, didApply filter: OrderFilter) {
    store.filter = filter
    dismiss(animated: true)
  }
}
