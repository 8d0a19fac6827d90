public import Foundation

/// A control that performs an action when tapped.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The appearance of a button.
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7
  }

  open private(set) var buttonType = ButtonType.custom

  /// The appearance; `nil` for a button that its app draws.
  open var configuration: Configuration?

  private var titles: [State.RawValue: String] = [:]
  private var titleColors: [State.RawValue: UIColor] = [:]
  private var images: [State.RawValue: UIImage] = [:]
  private var backgroundImages: [State.RawValue: UIImage] = [:]

  /// The label of the title, whose text is ``currentTitle``. Its place is not modelled: it has an empty frame.
  open var titleLabel: UILabel? {
    if let madeTitleLabel { return madeTitleLabel }
    let label = UILabel()
    madeTitleLabel = label
    label.text = currentTitle
    addSubview(label)
    return label
  }
  private var madeTitleLabel: UILabel?
  /// The view of the image. Its place is not modelled: it has an empty frame.
  open private(set) lazy var imageView: UIImageView? = {
    let view = UIImageView(frame: .zero)
    view.image = currentImage
    addSubview(view)
    return view
  }()

  // The following have no effect on touches.
  open var contentEdgeInsets = UIEdgeInsets.zero
  open var titleEdgeInsets = UIEdgeInsets.zero
  open var imageEdgeInsets = UIEdgeInsets.zero
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open var showsTouchWhenHighlighted = false
  open var reversesTitleShadowWhenHighlighted = false
  open var isPointerInteractionEnabled = false
  open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state.rawValue] = color }
  open func titleColor(for state: State) -> UIColor? { titleColors[state.rawValue] }
  open var currentTitleColor: UIColor {
    titleColor(for: state) ?? titleColor(for: .normal) ?? (buttonType == .custom ? .white : tintColor)
  }
  open func setImage(_ image: UIImage?, for state: State) { images[state.rawValue] = image }
  open func image(for state: State) -> UIImage? { images[state.rawValue] }
  open var currentImage: UIImage? { image(for: state) ?? image(for: .normal) }
  open func setBackgroundImage(_ image: UIImage?, for state: State) { backgroundImages[state.rawValue] = image }
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state.rawValue] }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) { setTitle(title?.string, for: state) }
  open func attributedTitle(for state: State) -> NSAttributedString? {
    title(for: state).map { NSAttributedString(string: $0) }
  }

  /// Not modelled: the present size, and the outcomes that follow are unknown.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    Unmodelled.note("the size of a button's content was read, and sizes of text are not modelled")
    return bounds.size
  }
  /// Not modelled: the present size, and the outcomes that follow are unknown.
  open override var intrinsicContentSize: CGSize { sizeThatFits(bounds.size) }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// The title for the current state, else for the normal state, else the configuration's.
  open var currentTitle: String? { title(for: state) ?? title(for: .normal) ?? configuration?.title }

  /// Sets the title for a state, for pictures.
  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    madeTitleLabel?.text = currentTitle
  }

  /// The title set for exactly that state.
  open func title(for state: State) -> String? {
    titles[state.rawValue]
  }

  /// Sends `primaryActionTriggered` after `touchUpInside`.
  /// Source: once for each tap, Hammer's tests on real UIKit [T]; the order is inferred [I].
  override func sendPrimaryAction() {
    send(.primaryActionTriggered)
  }

  /// False for the single tap of a recognizer of an ancestor.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !gestureRecognizer.isSingleTap(above: self) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}
