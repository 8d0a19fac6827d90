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

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// The title for the current state, else for the normal state, else the configuration's.
  open var currentTitle: String? { title(for: state) ?? title(for: .normal) ?? configuration?.title }

  /// Sets the title for a state, for pictures.
  open func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
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
