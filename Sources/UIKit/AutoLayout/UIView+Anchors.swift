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

  final var guideOfSafeArea: UILayoutGuide { systemGuide(.safeArea, "UIViewSafeAreaLayoutGuide") }
  /// A guide with the view's bounds within its margins.
  public final var layoutMarginsGuide: UILayoutGuide { systemGuide(.margins, "UIViewLayoutMarginsGuide") }
  /// A guide with the width at which text can be read.
  public final var readableContentGuide: UILayoutGuide { systemGuide(.readableContent, "UIViewReadableContentGuide") }
  /// A guide with the place of the keyboard.
  public final var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let known = layoutItem.systemGuides[.keyboard] as? UIKeyboardLayoutGuide { return known }
    let guide = UIKeyboardLayoutGuide()
    return adopt(guide, .keyboard, "UIKeyboardLayoutGuide")
  }

  final func systemGuide(_ source: UILayoutGuide.Source, _ identifier: String) -> UILayoutGuide {
    layoutItem.systemGuides[source] ?? adopt(UILayoutGuide(), source, identifier)
  }

  private final func adopt<Guide: UILayoutGuide>(
    _ guide: Guide, _ source: UILayoutGuide.Source, _ identifier: String
  ) -> Guide {
    guide.owningView = self
    guide.source = source
    guide.identifier = identifier
    layoutItem.systemGuides[source] = guide
    return guide
  }

  public final var layoutGuides: [UILayoutGuide] { storedLooks?.layoutItem?.guides ?? [] }

  public final func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    layoutItem.guides.append(layoutGuide)
  }

  public final func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    var ancestor: UIView? = self
    while let known = ancestor {
      for constraint in known.constraints
      where constraint.firstItem === layoutGuide || constraint.secondItem === layoutGuide {
        constraint.deactivate()
      }
      ancestor = known.parent
    }
    layoutItem.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// The active constraints that the view holds.
  public final var constraints: [NSLayoutConstraint] { storedLooks?.layoutItem?.constraints ?? [] }

  final func storedContentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let priorities = storedLooks?.layoutItem?.contentHugging ?? (.defaultLow, .defaultLow)
    return axis == .horizontal ? priorities.horizontal : priorities.vertical
  }

  final func storeContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    if axis == .horizontal {
      layoutItem.contentHugging.horizontal = priority
    } else {
      layoutItem.contentHugging.vertical = priority
    }
    constraintsDidChange()
  }

  final func storedCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    let priorities = storedLooks?.layoutItem?.compressionResistance ?? (.defaultHigh, .defaultHigh)
    return axis == .horizontal ? priorities.horizontal : priorities.vertical
  }

  final func storeCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    if axis == .horizontal {
      layoutItem.compressionResistance.horizontal = priority
    } else {
      layoutItem.compressionResistance.vertical = priority
    }
    constraintsDidChange()
  }

  /// Whether the constraints allow several positions or sizes of the view.
  public final var hasAmbiguousLayout: Bool { constraintSystem?.isAmbiguous(self) ?? false }

  /// The active constraints that name the view, on an axis.
  public final func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    constraintSystem?.constraints(of: self, axis) ?? []
  }

  /// Has no effect: which of several positions UIKit shows next is not known.
  public final func exerciseAmbiguityInLayout() {}
}

extension UIScrollView {
  /// The rectangle of the content, whose size constraints can decide.
  public final var contentLayoutGuide: UILayoutGuide { systemGuide(.content, "UIScrollView-contentLayoutGuide") }
  /// The scroll view's frame, in whose place it stays while the content scrolls.
  public final var frameLayoutGuide: UILayoutGuide { systemGuide(.frame, "UIScrollView-frameLayoutGuide") }
}
