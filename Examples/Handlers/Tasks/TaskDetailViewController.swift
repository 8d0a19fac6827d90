import UIKit

/// One task, with two buttons.
final class TaskDetailViewController: UIViewController {
  private let task: Task
  private let shareButton = UIButton(type: .system)
  private let remindButton = UIButton(type: .system)
  private let sharing = TaskSharing()
  private var hasReminder = false

  init(task: Task) {
    self.task = task
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    title = task.title
    shareButton.frame = CGRect(x: 20, y: 200, width: 350, height: 50)
    shareButton.setTitle("Share", for: .normal)
    shareButton.addAction(sharing.makeAction(), for: .touchUpInside)
    view.addSubview(shareButton)

    remindButton.frame = CGRect(x: 20, y: 260, width: 350, height: 50)
    remindButton.setTitle("Remind me", for: .normal)
    remindButton.addTarget(self, action: #selector(toggleReminder), for: .touchUpInside)
    view.addSubview(remindButton)
  }

  @objc private func toggleReminder() {
    hasReminder.toggle()
    remindButton.isSelected = hasReminder
  }
}

/// Shares tasks and counts how often.
final class TaskSharing {
  private var count = 0

  func makeAction() -> UIAction {
    UIAction { [weak self] _ in self?.share() }
  }

  private func share() {
    count += 1
  }
}
