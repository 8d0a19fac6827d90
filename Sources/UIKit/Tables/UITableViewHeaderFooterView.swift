public import Foundation

/// The view above or below a section's rows.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// Identifies interchangeable views; `nil` for a view that is not reused.
  public private(set) final var reuseIdentifier: String?

  /// The superview of an app's own views; it fills the view.
  public final let contentView: UIView

  /// Creates a view with a reuse identifier.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    contentView = UIView(frame: .zero)
    contentView.className = "_UITableViewHeaderFooterContentView"
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Creates a view that is not reused.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Decoding is not supported; always returns `nil`.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Runs before the view is reused.
  open func prepareForReuse() {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }

  /// The size of the content for the constraints of its views.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }
}
