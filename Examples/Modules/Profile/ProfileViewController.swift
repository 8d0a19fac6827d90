import UIKit

final class ProfileViewController: UIViewController {
  private var profile = Profile.sample
  private let scrollView = UIScrollView()
  private let stackView = UIStackView()
  private let headerView = ProfileHeaderView()
  private lazy var notificationRow = SettingRow(title: "Notifications", control: makeNotificationSwitch())

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Profile"
    view.backgroundColor = .systemGroupedBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .edit, target: self, action: #selector(edit))

    setUpScrollView()
    headerView.onTap = { [weak self] in self?.chooseAvatar() }
    stackView.addArrangedSubview(headerView)
    stackView.addArrangedSubview(SettingsSection(title: "General", rows: makeGeneralRows()))
    stackView.addArrangedSubview(SettingsSection(title: "Appearance", rows: makeAppearanceRows()))
    stackView.addArrangedSubview(makeMoreButton())
    stackView.addArrangedSubview(makeDeleteButton())
    update()
  }

  private func setUpScrollView() {
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.alwaysBounceVertical = true
    view.addSubview(scrollView)
    stackView.axis = .vertical
    stackView.spacing = 24
    stackView.isLayoutMarginsRelativeArrangement = true
    stackView.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 20, bottom: 32, trailing: 20)
    stackView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(stackView)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      stackView.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      stackView.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      stackView.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      stackView.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      stackView.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
  }

  private func makeNotificationSwitch() -> UISwitch {
    let control = UISwitch()
    control.isOn = profile.allowsNotifications
    control.addAction(
      UIAction { [weak self] action in
        guard let control = action.sender as? UISwitch else { return }
        self?.profile.allowsNotifications = control.isOn
      }, for: .valueChanged)
    return control
  }

  private func makeGeneralRows() -> [UIView] {
    let stepper = UIStepper()
    stepper.minimumValue = 1
    stepper.maximumValue = 10
    stepper.value = Double(profile.devices)
    let devices = SettingRow(title: "Devices", control: stepper)
    stepper.addAction(
      UIAction { [weak self, weak devices] action in
        guard let stepper = action.sender as? UIStepper else { return }
        self?.profile.devices = Int(stepper.value)
        devices?.detail = "\(Int(stepper.value))"
      }, for: .valueChanged)
    devices.detail = "\(profile.devices)"
    return [notificationRow, devices]
  }

  private func makeAppearanceRows() -> [UIView] {
    let slider = UISlider()
    slider.minimumValueImage = UIImage(systemName: "textformat.size.smaller")
    slider.maximumValueImage = UIImage(systemName: "textformat.size.larger")
    slider.value = profile.textScale
    slider.addTarget(self, action: #selector(textScaleChanged(_:)), for: .valueChanged)
    let segments = UISegmentedControl(items: Profile.Theme.allCases.map(\.title))
    segments.selectedSegmentIndex = profile.theme.rawValue
    segments.addTarget(self, action: #selector(themeChanged(_:)), for: .valueChanged)
    return [segments, slider]
  }

  private func makeMoreButton() -> UIButton {
    let button = UIButton(configuration: .gray())
    button.configuration?.title = "More"
    button.configuration?.image = UIImage(systemName: "ellipsis.circle")
    button.configuration?.imagePadding = 6
    button.showsMenuAsPrimaryAction = true
    button.menu = UIMenu(children: [
      UIAction(title: "Export", image: UIImage(systemName: "square.and.arrow.up")) { [weak self] _ in self?.export() },
      UIAction(title: "Log Out", attributes: .destructive) { [weak self] _ in self?.navigationController?.popToRootViewController(animated: true) },
    ])
    return button
  }

  private func makeDeleteButton() -> UIButton {
    var configuration = UIButton.Configuration.tinted()
    configuration.title = "Delete Account"
    configuration.baseForegroundColor = .systemRed
    configuration.baseBackgroundColor = .systemRed
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 14, leading: 20, bottom: 14, trailing: 20)
    return UIButton(configuration: configuration, primaryAction: UIAction { [weak self] _ in self?.confirmDeletion() })
  }

  private func update() {
    headerView.configure(with: profile)
  }

  @objc private func textScaleChanged(_ sender: UISlider) {
    profile.textScale = sender.value
  }

  @objc private func themeChanged(_ sender: UISegmentedControl) {
    profile.theme = Profile.Theme(rawValue: sender.selectedSegmentIndex) ?? .system
    view.window?.overrideUserInterfaceStyle = profile.theme.interfaceStyle
  }

  @objc private func edit() {
    let editor = ProfileEditorViewController(profile: profile)
    editor.onSave = { [weak self] profile in
      self?.profile = profile
      self?.update()
    }
    present(UINavigationController(rootViewController: editor), animated: true)
  }
}

extension ProfileViewController {
  private func export() {
    let progress = ExportProgressViewController()
    progress.modalPresentationStyle = .overFullScreen
    progress.modalTransitionStyle = .crossDissolve
    present(progress, animated: true)
  }

  private func chooseAvatar() {
    let sheet = UIAlertController(title: nil, message: "Choose a picture", preferredStyle: .actionSheet)
    for avatar in Profile.avatars {
      sheet.addAction(
        UIAlertAction(title: avatar.title, style: .default) { [weak self] _ in
          self?.profile.avatarName = avatar.symbolName
          self?.update()
        })
    }
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(sheet, animated: true)
  }

  private func confirmDeletion() {
    let alert = UIAlertController(
      title: "Delete account?", message: "All data of \(profile.name) will be lost.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
        self?.profile = .empty
        self?.update()
      })
    present(alert, animated: true)
  }
}
