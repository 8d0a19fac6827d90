import Foundation

/// The private window of the keyboard, in front of all others. It covers only the keyboard, so that touches beside it reach the
/// windows behind.
///
/// Source: dumps of the windows of apps with a keyboard: the classes and the level [O]; that the window has the keyboard's size is a
/// simplification [I].
@preconcurrency @MainActor
final class UIRemoteKeyboardWindow: UIWindow {
  let host = UIInputSetHostView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    windowLevel = Level(10_000_000)
    addSubview(host)
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeKey: Bool { false }
}

/// The view of the keyboard. Its keys are not modelled: they have no effect without a text that has the focus, and an unknown one
/// with it.
@preconcurrency @MainActor
final class UIInputSetHostView: UIView, UnmodelledTouches {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .lightGray
  }

  required init?(coder: NSCoder) { nil }

  var unmodelledTouches: String? { engine.application.firstResponder?.editsText == true ? "the keys" : nil }
}
