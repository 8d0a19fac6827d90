import UIKit

/// A mailbox whose buttons each show a toast with an undo.
final class InboxViewController: UIViewController {
  private let toasts = ToastQueue()
  private let countLabel = UILabel()
  private let archiveButton = UIButton(type: .system)
  private let deleteButton = UIButton(type: .system)
  private let muteButton = UIButton(type: .system)
  private let snoozeButton = UIButton(type: .system)

  private var messages = 12 {
    didSet { countLabel.text = "\(messages) messages" }
  }
  private var isMuted = false
  private var isSnoozed = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    countLabel.frame = CGRect(x: 20, y: 80, width: 350, height: 30)
    countLabel.text = "\(messages) messages"
    view.addSubview(countLabel)

    archiveButton.frame = CGRect(x: 20, y: 140, width: 350, height: 50)
    archiveButton.setTitle("Archive", for: .normal)
    view.addSubview(archiveButton)

    deleteButton.frame = CGRect(x: 20, y: 200, width: 350, height: 50)
    deleteButton.setTitle("Delete", for: .normal)
    view.addSubview(deleteButton)

    muteButton.frame = CGRect(x: 20, y: 260, width: 350, height: 50)
    muteButton.setTitle("Mute", for: .normal)
    view.addSubview(muteButton)

    snoozeButton.frame = CGRect(x: 20, y: 320, width: 350, height: 50)
    snoozeButton.setTitle("Snooze", for: .normal)
    view.addSubview(snoozeButton)

    addActions()
  }

  private func addActions() {
    archiveButton.addTarget(self, action: #selector(archive), for: .touchUpInside)
    deleteButton.addTarget(self, action: #selector(deleteMessage), for: .touchUpInside)
    let mute = UIAction(title: "Mute", identifier: UIAction.Identifier("com.example.mute")) { [weak self] _ in
      self?.mute()
    }
    muteButton.addAction(mute, for: .primaryActionTriggered)
    snoozeButton.addAction(UIAction { [weak self] _ in self?.snooze() }, for: .touchUpInside)
  }

  @objc private func archive() {
    messages -= 1
    toasts.show(Toast(text: "Archived") { [weak self] in self?.messages += 1 })
  }

  @objc private func deleteMessage() {
    messages -= 1
    toasts.show(Toast(text: "Deleted") { [weak self] in self?.messages += 1 })
  }

  private func mute() {
    isMuted = true
    toasts.show(Toast(text: "Muted") { [weak self] in self?.isMuted = false })
  }

  private func snooze() {
    isSnoozed = true
    toasts.show(Toast(text: "Snoozed") { [weak self] in self?.isSnoozed = false })
  }

  private func wake() {
    isSnoozed = false
    toasts.show(Toast(text: "Awake") { [weak self] in self?.isSnoozed = true })
  }
}
