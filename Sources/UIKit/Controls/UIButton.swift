public import Foundation

/// A control that performs an action when tapped.
@preconcurrency @MainActor
open class UIButton: UIControl {
  override func effectValue(of kind: EffectKind) -> EffectValue? {
    switch kind {
    case .title: currentTitle.map { .text($0) }
    case .image: shownImage?.effectName.map { .text($0) }
    case .subtitle: configuration?.subtitle.map { .text($0) }
    case .spinner: .flag(configuration?.showsActivityIndicator == true)
    case .menu: menu.map { .texts($0.textsInEffects) }
    default: super.effectValue(of: kind)
    }
  }

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
  open var configuration: Configuration? {
    willSet {
      engine.effects.willChange(self, .title)
      engine.effects.willChange(self, .image)
      engine.effects.lookWillChange(self, .subtitle)
      engine.effects.lookWillChange(self, .spinner)
    }
    didSet {
      contentDidChange()
      // The first one is updated before the button is displayed.
      if oldValue == nil, configuration != nil { setNeedsUpdateConfiguration() }
    }
  }
  /// Runs when the configuration is updated, after ``updateConfiguration()``.
  public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void
  /// Changes the configuration for the button's state; setting it requests an update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// Stored without effect: a configuration does not depend on the state here. Default: true.
  open var automaticallyUpdatesConfiguration = true
  private var needsUpdateOfConfiguration = false
  /// Requests an update of the configuration at the next layout in a window, as changes of the state do. Source: Apple's page of this
  /// method [D].
  open func setNeedsUpdateConfiguration() {
    needsUpdateOfConfiguration = true
    setNeedsLayout()
  }
  /// Changes the configuration for the button's state. Called by the system only.
  open func updateConfiguration() {}
  private func stateDidChange() {
    if configuration != nil || configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
  }
  open override var isEnabled: Bool { didSet { if oldValue != isEnabled { stateDidChange() } } }
  open override var isSelected: Bool { didSet { if oldValue != isSelected { stateDidChange() } } }
  open override var isHighlighted: Bool { didSet { if oldValue != isHighlighted { stateDidChange() } } }
  /// Performs a requested update.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard needsUpdateOfConfiguration, window != nil else { return }
    needsUpdateOfConfiguration = false
    updateConfiguration()
    configurationUpdateHandler?(self)
  }

  private var titles: [State.RawValue: String] = [:]
  private var attributedTitles: [State.RawValue: NSAttributedString] = [:]
  private var titleColors: [State.RawValue: UIColor] = [:]
  private var images: [State.RawValue: UIImage] = [:]
  private var backgroundImages: [State.RawValue: UIImage] = [:]

  /// The label of the title, whose text is ``currentTitle``. Its place is not modelled: it has an empty frame.
  open var titleLabel: UILabel? {
    if let existingTitleLabel { return existingTitleLabel }
    let label = UILabel()
    existingTitleLabel = label
    label.font = defaultTitleFont
    label.lineBreakMode = .byTruncatingMiddle
    if configuration != nil { label.numberOfLines = 0 }
    updateTitleLabel()
    addSubview(label)
    return label
  }
  /// The label of the title, if code has asked for it.
  final private(set) var existingTitleLabel: UILabel?
  /// The view of the image. Its place is not modelled: it has an empty frame.
  open private(set) lazy var imageView: UIImageView? = {
    let view = UIImageView(frame: .zero)
    view.image = currentImage
    addSubview(view)
    return view
  }()

  /// The distance of the content from the edges, which takes part in the button's size.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { invalidateIntrinsicContentSize() } }
  }
  // The following have no effect on sizes and touches. Source: Apple's pages of the insets [D].
  open var titleEdgeInsets = UIEdgeInsets.zero
  open var imageEdgeInsets = UIEdgeInsets.zero
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open var showsTouchWhenHighlighted = false
  open var reversesTitleShadowWhenHighlighted = false
  open var isPointerInteractionEnabled = false
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  open var role = Role.normal
  private var shadowColors: [State.RawValue: UIColor] = [:]
  private var symbolConfigurations: [State.RawValue: UIImage.SymbolConfiguration] = [:]
  open func setTitleShadowColor(_ color: UIColor?, for state: State) { shadowColors[state.rawValue] = color }
  open func titleShadowColor(for state: State) -> UIColor? { shadowColors[state.rawValue] }
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) { symbolConfigurations[state.rawValue] = configuration }
  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
    symbolConfigurations[state.rawValue]
  }
  /// The menu, which is not modelled: a touch on a button with one is unknown.
  open var menu: UIMenu? { willSet { engine.effects.lookWillChange(self, .menu) } }
  open var showsMenuAsPrimaryAction = false
  open var changesSelectionAsPrimaryAction = false
  open var preferredMenuElementOrder = UIContextMenuConfigurationElementOrder.automatic
  open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state.rawValue] = color }
  open func titleColor(for state: State) -> UIColor? { titleColors[state.rawValue] }
  open var currentTitleColor: UIColor {
    titleColor(for: state) ?? titleColor(for: .normal) ?? (buttonType == .custom ? .white : tintColor)
  }
  open func setImage(_ image: UIImage?, for state: State) {
    engine.effects.willChange(self, .image)
    images[state.rawValue] = image
    contentDidChange()
  }
  open func image(for state: State) -> UIImage? { images[state.rawValue] }
  open var currentImage: UIImage? { image(for: state) ?? image(for: .normal) }
  /// The image that a person sees. Sessions of older vocabularies do not have that of the configuration.
  private var shownImage: UIImage? {
    currentImage ?? (engine.effects.extent >= .looks ? configuration?.image : nil)
  }
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state.rawValue] = image
    contentDidChange()
  }
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state.rawValue] }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) ?? backgroundImage(for: .normal) }
  /// Sets a title with attributes, which replaces the title of the state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    engine.effects.willChange(self, .title)
    attributedTitles[state.rawValue] = title.map { NSAttributedString(attributedString: $0) }
    contentDidChange()
  }
  open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state.rawValue] }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) ?? attributedTitle(for: .normal) }

  /// The size of title and image with their insets.
  ///
  /// Source: Apple's pages of titleEdgeInsets and imageEdgeInsets, which take no part [D].
  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize(width: size.width) }
  /// The size of title and image with their insets.
  open override var intrinsicContentSize: CGSize { contentSize(width: 0) }

  /// The rectangle of image and title.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { contentSpace(in: bounds) }
  /// The rectangle of the title in that of the content.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { placedContent(in: contentRect).title }
  /// The rectangle of the image in that of the content.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { placedContent(in: contentRect).image }

  /// The rectangle of the background.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }
  /// Creates a button with the title and image of an action, which its `primaryActionTriggered` event performs.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.buttonType = buttonType
  }

  /// The title for the current state, else for the normal state, else the configuration's.
  open var currentTitle: String? {
    title(for: state) ?? title(for: .normal) ?? configuration?.title ?? currentAttributedTitle?.string
  }

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) {
    engine.effects.willChange(self, .title)
    titles[state.rawValue] = title
    contentDidChange()
  }

  private func contentDidChange() {
    updateTitleLabel()
    invalidateIntrinsicContentSize()
  }

  private func updateTitleLabel() {
    guard let label = existingTitleLabel else { return }
    if let currentAttributedTitle {
      label.attributedText = currentAttributedTitle
    } else {
      label.text = currentTitle
    }
  }

  /// The title set for exactly that state.
  open func title(for state: State) -> String? {
    titles[state.rawValue]
  }

  /// When the touch that is tracked began.
  private final var pressTime = 0.0

  override func didBegin(_ touch: UITouch) {
    pressTime = touch.timestamp
    super.didBegin(touch)
    if menu != nil { openPrimaryMenu() }
  }

  /// Changes the selection of a button that shows one, before the actions that may read it.
  /// Source: Apple's page of changesSelectionAsPrimaryAction [D]; that it is changed before the actions run is inferred [I].
  override func didEnd(inside: Bool) {
    if menu != nil {
      noteLongPress(since: pressTime)
    } else if inside, changesSelectionAsPrimaryAction {
      isSelected.toggle()
    }
    super.didEnd(inside: inside)
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

/// How a control of a Mac behaves. It has no effect here.
public enum UIBehavioralStyle: UInt, Sendable {
  case automatic, pad, mac
}
