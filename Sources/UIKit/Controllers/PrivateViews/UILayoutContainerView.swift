public import Foundation

/// The private view of a navigation or tab bar controller, which holds its content and its bar: an ordinary view.
@preconcurrency @MainActor
open class UILayoutContainerView: UIView {
  final weak var container: UIViewController?

  /// Makes a view that follows the size of what it is in.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Views are made by code here.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Lets the container place its views.
  open override func layoutSubviews() {
    super.layoutSubviews()
    container?.layOutViews()
  }
}
