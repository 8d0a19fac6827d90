public import Foundation

/// A view that places its arranged subviews by Auto Layout, which is not modelled: as soon as it has one, the outcomes that
/// follow are unknown.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// How the views fill the stack along its axis.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// How the views are aligned across the axis.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  open var axis = NSLayoutConstraint.Axis.horizontal
  open var distribution = Distribution.fill
  open var alignment = Alignment.fill
  open var spacing: CGFloat = 0
  open var isBaselineRelativeArrangement = false
  open var isLayoutMarginsRelativeArrangement = false
  open private(set) var arrangedSubviews: [UIView] = []

  public override init(frame: CGRect) { super.init(frame: frame) }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Decoding is not supported; always returns `nil`.
  public required init?(coder: NSCoder) { return nil }

  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    Unmodelled.note("a UIStackView has arranged subviews, and Auto Layout is not modelled")
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    if view.superview !== self { addSubview(view) }
  }

  /// Removes the view from the arranged ones. It stays a subview.
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat { .greatestFiniteMagnitude }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    arrangedSubviews.removeAll { $0 === subview }
  }
}
