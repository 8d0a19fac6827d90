import UIKit

struct Task {
  var title: String
  var isDone = false
  var isStarred = false
}

/// The list of tasks, in which a tap on a row opens the task and buttons in the row change it.
final class TaskListViewController: UIViewController {
  private let tableView = UITableView(frame: .zero, style: .plain)
  private var tasks = (1...30).map { Task(title: "Task \($0)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tasks"
    tableView.rowHeight = 64
    tableView.register(TaskCell.self, forCellReuseIdentifier: "task")
    tableView.dataSource = self
    tableView.delegate = self
    tableView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tableView)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])

    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", style: .plain, target: self, action: #selector(addTask))
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Clear", style: .plain, target: self, action: #selector(clearDone))
  }

  @objc private func addTask() {
    tasks.insert(Task(title: "New task"), at: 0)
    tableView.reloadData()
  }

  @objc private func clearDone() {
    tasks.removeAll { $0.isDone }
    tableView.reloadData()
  }

  private func confirmDeletion(of cell: TaskCell) {
    guard let indexPath = tableView.indexPath(for: cell) else { return }
    let alert = UIAlertController(title: "Delete this task?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
        self?.deleteTask(at: indexPath)
      })
    present(alert, animated: true)
  }

  private func deleteTask(at indexPath: IndexPath) {
    tasks.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .none)
  }
}

extension TaskListViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tasks.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "task", for: indexPath) as! TaskCell
    cell.delegate = self
    cell.configure(with: tasks[indexPath.row])
    return cell
  }
}

extension TaskListViewController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    let detail = TaskDetailViewController(task: tasks[indexPath.row])
    navigationController?.pushViewController(detail, animated: true)
  }
}

extension TaskListViewController: TaskCellDelegate {
  func taskCellDidToggle(_ cell: TaskCell) {
    guard let indexPath = tableView.indexPath(for: cell) else { return }
    tasks[indexPath.row].isDone.toggle()
    cell.configure(with: tasks[indexPath.row])
  }

  func taskCellDidStar(_ cell: TaskCell) {
    guard let indexPath = tableView.indexPath(for: cell) else { return }
    tasks[indexPath.row].isStarred.toggle()
    cell.configure(with: tasks[indexPath.row])
  }

  func taskCellDidAskForDeletion(_ cell: TaskCell) {
    confirmDeletion(of: cell)
  }
}
