public import Foundation

/// A rectangle that takes part in Auto Layout, which is not modelled.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  open internal(set) weak var owningView: UIView?
  open var identifier = ""
  public override nonisolated init() {}

  /// The rectangle in the owning view. It is not modelled: empty, and the outcomes that follow are unknown.
  open var layoutFrame: CGRect {
    if let place { return place() }
    Unmodelled.note("the frame of a layout guide was read, and Auto Layout is not modelled")
    return .zero
  }
  /// The rectangle of a guide of the system.
  final var place: (@MainActor () -> CGRect)?
}

extension UILayoutGuide {
  public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

extension UIView {
  public final var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  public final var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  public final var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  public final var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  public final var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  public final var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  public final var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  public final var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  public final var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  public final var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
  public final var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  public final var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

  /// A guide with the view's safe area.
  public final var safeAreaLayoutGuide: UILayoutGuide { guide { $0.bounds.inset(by: $0.safeAreaInsets) } }
  /// A guide with the view's bounds within its margins.
  public final var layoutMarginsGuide: UILayoutGuide { guide { $0.bounds.inset(by: $0.layoutMargins) } }
  /// A guide with the width at which text can be read. Its frame is not modelled.
  public final var readableContentGuide: UILayoutGuide {
    let guide = UILayoutGuide()
    guide.owningView = self
    return guide
  }

  private final func guide(_ place: @escaping @MainActor (UIView) -> CGRect) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.owningView = self
    guide.place = { [weak self] in self.map(place) ?? .zero }
    return guide
  }

  public final var layoutGuides: [UILayoutGuide] { storedLooks?.layoutGuides ?? [] }

  public final func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    looks.layoutGuides.append(layoutGuide)
  }

  public final func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    looks.layoutGuides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// The constraints that were added with ``addConstraint(_:)``.
  public final var constraints: [NSLayoutConstraint] { storedLooks?.constraints ?? [] }

  public final func addConstraint(_ constraint: NSLayoutConstraint) { addConstraints([constraint]) }

  public final func addConstraints(_ constraints: [NSLayoutConstraint]) {
    looks.constraints += constraints
    NSLayoutConstraint.activate(constraints)
  }

  public final func removeConstraint(_ constraint: NSLayoutConstraint) { removeConstraints([constraint]) }

  public final func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    looks.constraints.removeAll { constraint in constraints.contains { $0 === constraint } }
    NSLayoutConstraint.deactivate(constraints)
  }

  public final func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
  public final func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
}
