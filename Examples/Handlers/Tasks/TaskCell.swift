import UIKit

protocol TaskCellDelegate: AnyObject {
  func taskCellDidToggle(_ cell: TaskCell)
  func taskCellDidStar(_ cell: TaskCell)
  func taskCellDidAskForDeletion(_ cell: TaskCell)
}

/// A row with a title and three buttons.
final class TaskCell: UITableViewCell {
  weak var delegate: (any TaskCellDelegate)?

  private let doneButton = UIButton(type: .system)
  private let titleLabel = UILabel()
  private let starButton = UIButton(type: .system)
  private let trashButton = UIButton(type: .system)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    doneButton.setTitle("Done", for: .normal)
    starButton.setTitle("Star", for: .normal)
    trashButton.setTitle("Delete", for: .normal)
    contentView.addSubview(doneButton)
    contentView.addSubview(titleLabel)
    contentView.addSubview(starButton)
    contentView.addSubview(trashButton)

    doneButton.addTarget(self, action: #selector(toggleDone), for: .touchUpInside)
    starButton.addTarget(self, action: #selector(toggleStar), for: .touchUpInside)
    trashButton.addTarget(self, action: #selector(askForDeletion), for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    doneButton.frame = CGRect(x: 12, y: 10, width: 60, height: 44)
    titleLabel.frame = CGRect(x: 84, y: 10, width: 130, height: 44)
    starButton.frame = CGRect(x: 240, y: 10, width: 60, height: 44)
    trashButton.frame = CGRect(x: 312, y: 10, width: 66, height: 44)
  }

  func configure(with task: Task) {
    titleLabel.text = task.title
    doneButton.isSelected = task.isDone
    starButton.isSelected = task.isStarred
  }

  @objc private func toggleDone() {
    delegate?.taskCellDidToggle(self)
  }

  @objc private func toggleStar() {
    delegate?.taskCellDidStar(self)
  }

  @objc private func askForDeletion() {
    delegate?.taskCellDidAskForDeletion(self)
  }
}
