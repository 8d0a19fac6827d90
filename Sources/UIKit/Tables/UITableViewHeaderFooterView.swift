public import Foundation

/// The view above or below a section's rows.
@MainActor
open class UITableViewHeaderFooterView: UIView {
  /// Names the views that can stand in for each other; `nil` for one that is not reused.
  public private(set) final var reuseIdentifier: String?

  /// What an app puts its own views into: it fills the view.
  public final let contentView: UIView

  /// Makes a view that is reused under a name.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    contentView = UIView(frame: .zero)
    contentView.className = "_UITableViewHeaderFooterContentView"
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Makes a view at `frame` that is not reused.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Made by code here.
  public required init?(coder: NSCoder) {
    return nil
  }

  /// Runs before the view is used again.
  open func prepareForReuse() {}

  /// Lets the content view fill the view.
  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
  }
}
