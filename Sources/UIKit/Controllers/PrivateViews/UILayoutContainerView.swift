public import Foundation

/// The private view of a navigation or tab bar controller that contains its content and its bar: an ordinary view.
@preconcurrency @MainActor
@_spi(Instrumentation) open class UILayoutContainerView: UIView {
  final weak var container: UIViewController?

  /// Creates a view that resizes with its superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Decoding is not supported; always returns `nil`.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Lets the controller lay out its views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    container?.layOutViews()
  }
}
