import UIKit

/// A panel at the bottom that a finger pulls up and down.
final class PanelViewController: UIViewController {
  private enum Position: CaseIterable {
    case collapsed, expanded

    var height: CGFloat { self == .collapsed ? 64 : 280 }
  }

  private let grabber = UIView()
  private let titleLabel = UILabel()
  private let columnsControl = UISegmentedControl(items: ["2", "3", "4"])
  private let brightnessSlider = UISlider()
  private let captionSwitch = UISwitch()
  private var position = Position.collapsed
  private var heightConstraint: NSLayoutConstraint!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    view.layer.cornerRadius = 16
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    view.clipsToBounds = true
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = 2.5
    titleLabel.text = "Display"
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    columnsControl.selectedSegmentIndex = 1
    brightnessSlider.value = 0.7

    let captionLabel = UILabel()
    captionLabel.text = "Show captions"
    let captionRow = UIStackView(arrangedSubviews: [captionLabel, captionSwitch])
    let stackView = UIStackView(arrangedSubviews: [titleLabel, columnsControl, brightnessSlider, captionRow])
    stackView.axis = .vertical
    stackView.spacing = 20
    stackView.setCustomSpacing(28, after: titleLabel)

    [grabber, stackView].forEach {
      $0.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview($0)
    }
    heightConstraint = view.heightAnchor.constraint(equalToConstant: position.height)
    NSLayoutConstraint.activate([
      heightConstraint,
      grabber.topAnchor.constraint(equalTo: view.topAnchor, constant: 6),
      grabber.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      grabber.widthAnchor.constraint(equalToConstant: 36),
      grabber.heightAnchor.constraint(equalToConstant: 5),
      stackView.topAnchor.constraint(equalTo: grabber.bottomAnchor, constant: 12),
      stackView.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      stackView.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
    ])
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(panned(_:))))
    let tap = UITapGestureRecognizer(target: self, action: #selector(titleTapped))
    titleLabel.isUserInteractionEnabled = true
    titleLabel.addGestureRecognizer(tap)
  }

  func attach(to bottomAnchor: NSLayoutYAxisAnchor) {
    view.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
  }

  @objc private func titleTapped() {
    move(to: position == .collapsed ? .expanded : .collapsed, velocity: 0)
  }

  @objc private func panned(_ recognizer: UIPanGestureRecognizer) {
    let translation = recognizer.translation(in: view.superview).y
    switch recognizer.state {
    case .changed:
      let height = position.height - translation
      heightConstraint.constant = min(max(height, Position.collapsed.height), Position.expanded.height + 40)
    case .ended:
      let velocity = recognizer.velocity(in: view.superview).y
      let projected = heightConstraint.constant - velocity * 0.2
      let middle = (Position.collapsed.height + Position.expanded.height) / 2
      move(to: projected > middle ? .expanded : .collapsed, velocity: velocity)
    case .cancelled, .failed:
      move(to: position, velocity: 0)
    default:
      break
    }
  }

  private func move(to newPosition: Position, velocity: CGFloat) {
    let distance = newPosition.height - heightConstraint.constant
    let initial = CGVector(dx: 0, dy: distance == 0 ? 0 : abs(velocity / distance))
    position = newPosition
    heightConstraint.constant = newPosition.height
    let timing = UISpringTimingParameters(dampingRatio: 0.85, initialVelocity: initial)
    let animator = UIViewPropertyAnimator(duration: 0.4, timingParameters: timing)
    animator.addAnimations { self.view.superview?.layoutIfNeeded() }
    animator.startAnimation()
  }
}
