public import Foundation

/// A view that places its arranged subviews along an axis, by constraints.
@preconcurrency @MainActor
open class UIStackView: UIView {
  override func effectValue(of kind: EffectKind) -> EffectValue? {
    kind == .arrangement ? arrangementInEffects : super.effectValue(of: kind)
  }

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

  /// The space of ``spacing`` after a view.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// The system's space after a view.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  open var axis = NSLayoutConstraint.Axis.horizontal {
    willSet { arrangementWillChange() }
    didSet { setNeedsArrangement(axis != oldValue) }
  }
  open var distribution = Distribution.fill {
    willSet { arrangementWillChange() }
    didSet { setNeedsArrangement(distribution != oldValue) }
  }
  open var alignment = Alignment.fill {
    willSet { arrangementWillChange() }
    didSet { setNeedsArrangement(alignment != oldValue) }
  }
  /// The space between views, in points.
  open var spacing: CGFloat = 0 {
    willSet { arrangementWillChange() }
    didSet { setNeedsArrangement(spacing != oldValue) }
  }
  open var isBaselineRelativeArrangement = false {
    didSet { setNeedsArrangement(isBaselineRelativeArrangement != oldValue) }
  }
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { setNeedsArrangement(isLayoutMarginsRelativeArrangement != oldValue) }
  }
  open private(set) var arrangedSubviews: [UIView] = []

  private final var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private final var arrangement: [NSLayoutConstraint] = []
  private final var gaps: [UILayoutGuide] = []
  private final var needsArrangement = true

  public override init(frame: CGRect) { super.init(frame: frame) }

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Makes an empty stack view: archives of views are not read. In UIKit, too, this one cannot fail.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    Unmodelled.note("a stack view is read from an archive, and archives of views are not modelled")
  }

  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Inserts a view, whose rectangle the stack decides from now on. A view that is arranged is moved.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    placeWillChange(of: view)
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    setNeedsArrangement(true)
  }

  /// Removes the view from the arranged ones. It stays a subview. Source: Apple's page of this method [D].
  open func removeArrangedSubview(_ view: UIView) {
    placeWillChange(of: view)
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    setNeedsArrangement(true)
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    setNeedsArrangement(true)
  }

  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setNeedsArrangement(isLayoutMarginsRelativeArrangement && distribution == .fillProportionally)
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  open override var forFirstBaselineLayout: UIView { baselineView(\.first)?.forFirstBaselineLayout ?? self }
  open override var forLastBaselineLayout: UIView { baselineView(\.last)?.forLastBaselineLayout ?? self }

  /// The view whose baseline is that of the stack: the first or last one of a vertical stack, the tallest of a horizontal one.
  private final func baselineView(_ end: KeyPath<[UIView], UIView?>) -> UIView? {
    let views = shownViews
    guard axis == .horizontal else { return views[keyPath: end] }
    return views.max { $0.bounds.height < $1.bounds.height }
  }

  // MARK: The arrangement

  /// The arranged views that are not hidden.
  final var shownViews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  /// Requests new constraints for the arranged views.
  final func setNeedsArrangement(_ hasChanged: Bool) {
    guard hasChanged else { return }
    needsArrangement = true
    // A stack needs a system of constraints even if it is the only one that makes them.
    engine.activatedConstraints += 1
    constraintsDidChange()
  }

  /// Replaces the constraints of the arranged views.
  final func updateArrangement() {
    guard needsArrangement else { return }
    needsArrangement = false
    engine.effects.arrange {
      for guide in gaps { removeLayoutGuide(guide) }
      NSLayoutConstraint.deactivate(arrangement)
      let new = StackArrangement(self)
      gaps = new.gaps
      arrangement = new.constraints
      NSLayoutConstraint.activate(arrangement)
    }
  }

  /// The space after an arranged view.
  final func space(after view: UIView) -> CGFloat {
    let custom = customSpacings[ObjectIdentifier(view)] ?? spacing
    return custom == Self.spacingUseSystem ? standardSpacing : custom
  }
}
