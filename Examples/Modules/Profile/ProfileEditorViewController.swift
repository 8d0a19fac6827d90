import UIKit

final class ProfileEditorViewController: UIViewController {
  var onSave: ((Profile) -> Void)?

  private var profile: Profile
  private let nameField = UITextField()
  private let emailField = UITextField()
  private let bioView = UITextView()
  private lazy var saveItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))

  init(profile: Profile) {
    self.profile = profile
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Edit"
    view.backgroundColor = .systemBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    navigationItem.rightBarButtonItem = saveItem
    isModalInPresentation = true

    configure(nameField, placeholder: "Name", text: profile.name)
    nameField.textContentType = .name
    nameField.returnKeyType = .next
    configure(emailField, placeholder: "Email", text: profile.email)
    emailField.keyboardType = .emailAddress
    emailField.autocapitalizationType = .none
    bioView.text = profile.bio
    bioView.font = .preferredFont(forTextStyle: .body)
    bioView.layer.borderColor = UIColor.separator.cgColor
    bioView.layer.borderWidth = 1
    bioView.layer.cornerRadius = 6

    let stackView = UIStackView(arrangedSubviews: [nameField, emailField, bioView, makeToolbar()])
    stackView.axis = .vertical
    stackView.spacing = 12
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView)
    NSLayoutConstraint.activate([
      stackView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      stackView.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stackView.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      bioView.heightAnchor.constraint(equalToConstant: 120),
    ])

    let tap = UITapGestureRecognizer(target: view, action: #selector(UIView.endEditing(_:)))
    tap.cancelsTouchesInView = false
    view.addGestureRecognizer(tap)
    validate()
  }

  private func configure(_ field: UITextField, placeholder: String, text: String) {
    field.placeholder = placeholder
    field.text = text
    field.borderStyle = .roundedRect
    field.clearButtonMode = .whileEditing
    field.font = .preferredFont(forTextStyle: .body)
    field.delegate = self
    field.addTarget(self, action: #selector(textChanged), for: .editingChanged)
  }

  private func makeToolbar() -> UIToolbar {
    let toolbar = UIToolbar()
    toolbar.items = [
      UIBarButtonItem(image: UIImage(systemName: "bold"), style: .plain, target: self, action: #selector(makeBold)),
      UIBarButtonItem(systemItem: .flexibleSpace),
      UIBarButtonItem(title: "Clear", style: .plain, target: self, action: #selector(clear)),
    ]
    return toolbar
  }

  private func validate() {
    saveItem.isEnabled = nameField.text?.isEmpty == false && emailField.text?.contains("@") == true
  }

  @objc private func textChanged() {
    validate()
  }

  @objc private func makeBold() {
    bioView.font = .preferredFont(forTextStyle: .headline)
  }

  @objc private func clear() {
    nameField.text = ""
    emailField.text = ""
    bioView.text = ""
    validate()
  }

  @objc private func cancel() {
    view.endEditing(true)
    dismiss(animated: true)
  }

  @objc private func save() {
    profile.name = nameField.text ?? ""
    profile.email = emailField.text ?? ""
    profile.bio = bioView.text
    onSave?(profile)
    dismiss(animated: true)
  }
}

extension ProfileEditorViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === nameField {
      emailField.becomeFirstResponder()
    } else {
      textField.resignFirstResponder()
    }
    return true
  }
}
