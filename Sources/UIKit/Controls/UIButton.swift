/// A control that does one thing when tapped.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// How a button looks.
  public enum ButtonType: Int, Sendable {
    /// As its app draws it.
    case custom = 0
    /// As the system draws it.
    case system = 1
    /// A disclosure mark.
    case detailDisclosure = 2
    /// An information mark.
    case infoLight = 3
    /// An information mark for light backgrounds.
    case infoDark = 4
    /// A plus sign.
    case contactAdd = 5
    /// A cross.
    case close = 7
  }

  /// How the button looks.
  open private(set) var buttonType = ButtonType.custom

  /// How the button looks; `nil` for one that its app draws.
  open var configuration: Configuration?

  private var titles: [State.RawValue: String] = [:]

  /// Makes a button of no size at the origin.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// The title for the state the button is in, else that for the normal state, else the configuration's.
  open var currentTitle: String? { title(for: state) ?? title(for: .normal) ?? configuration?.title }

  /// Sets the title for a state; for pictures.
  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
  }

  /// The title set for exactly that state.
  open func title(for state: State) -> String? {
    titles[state.rawValue]
  }

  /// `primaryActionTriggered` follows `touchUpInside`.
  /// Source: once for each tap, Hammer's tests on real UIKit [T]; the order is inferred [I].
  override func sendPrimaryAction() {
    send(.primaryActionTriggered)
  }

  /// No to the single tap of a view above.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !gestureRecognizer.isSingleTap(above: self) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}
