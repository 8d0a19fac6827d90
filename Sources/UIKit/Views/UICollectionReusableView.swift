public import Foundation

/// A view of a collection view. Collection views are not modelled, but their cells can be used as views.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  open var reuseIdentifier: String? { nil }
  open func prepareForReuse() {}
}

/// A cell of a collection view. Collection views are not modelled, but their cells can be used as views.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The view of the content, which fills the cell.
  public final let contentView = UIView()
  open var isSelected = false
  open var isHighlighted = false
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      backgroundView.frame = bounds
      insertSubview(backgroundView, at: 0)
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Decoding is not supported; always returns `nil`.
  public required init?(coder: NSCoder) { return nil }
}
