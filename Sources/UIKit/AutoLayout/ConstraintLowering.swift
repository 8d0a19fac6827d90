import Foundation

/// Expresses attributes of views and guides by the variables of a system.
///
/// A view has variables if its autoresizing mask is not translated into constraints. The rectangle of any other view is known: it
/// is what code has set, and follows the size of the superview as the mask says.
@MainActor
struct ConstraintLowering {
  typealias Axis = NSLayoutConstraint.Axis
  typealias Expression = LinearExpression

  /// A range on an axis.
  struct Range {
    var minimum: Expression
    var size: Expression

    var maximum: Expression { minimum + size }
    var center: Expression { minimum + size * (1 / 2) }

    /// The range without parts at both ends.
    func inset(_ start: CGFloat, _ end: CGFloat) -> Range {
      start == 0 && end == 0 ? self : Range(minimum: minimum + Double(start), size: size + Double(-start - end))
    }
  }

  let system: ConstraintSystem

  /// `first − multiplier × second − constant`; `nil` if an item is gone.
  ///
  /// From the right to the left, places count in the other direction, so that constants and inequalities keep their meaning. The
  /// direction is that of the nearest common superview of the items. Source: Stevia's tests, which run on Apple's UIKit [T].
  func expression(of constraint: NSLayoutConstraint) -> Expression? {
    guard let space = constraint.space, let first = constraint.firstItem else { return nil }
    let isMirrored =
      (constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional)
      && space.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let direction: Double = isMirrored ? -1 : 1
    guard var result = value(constraint.firstAttribute, of: first, in: space, isMirrored) else { return nil }
    result.multiply(by: direction)
    if constraint.relatesItems {
      guard let second = constraint.secondItem,
        let other = value(constraint.secondAttribute, of: second, in: space, isMirrored)
      else { return nil }
      result.add(other, times: -Double(constraint.multiplier) * direction)
    }
    result.constant -= Double(constraint.constant)
    return result
  }

  /// An attribute in the coordinates of a view that contains the item, or is it.
  private func value(
    _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject, in space: UIView, _ isMirrored: Bool
  ) -> Expression? {
    let axis = ConstraintText.isVertical(attribute) ? Axis.vertical : .horizontal
    if item === space, let scrollView = item as? UIScrollView, attribute.isSizeOrCenter {
      // Within a scroll view, only its edges are those of its content.
      let size = frameRange(of: scrollView, axis).size
      return [.width, .height].contains(attribute) ? size : size * (1 / 2)
    }
    if let distance = item as? AnchorDistance { return length(of: distance, in: space) }
    if attribute == .firstBaseline || attribute == .lastBaseline {
      return baseline(attribute, of: item, in: space)
    }
    guard var range = range(of: item, axis, in: space) else { return nil }
    let view = item as? UIView
    switch attribute {
    case .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins:
      let margins = view.map(margins) ?? .zero
      range = range.inset(margins.left, margins.right)
    case .topMargin, .bottomMargin, .centerYWithinMargins:
      let margins = view.map(margins) ?? .zero
      range = range.inset(margins.top, margins.bottom)
    default: break
    }
    switch attribute {
    case .left, .leftMargin, .top, .topMargin: return range.minimum
    case .right, .rightMargin, .bottom, .bottomMargin: return range.maximum
    case .leading, .leadingMargin: return isMirrored ? range.maximum : range.minimum
    case .trailing, .trailingMargin: return isMirrored ? range.minimum : range.maximum
    case .width, .height: return range.size
    case .centerX, .centerXWithinMargins, .centerY, .centerYWithinMargins: return range.center
    case .firstBaseline, .lastBaseline, .notAnAttribute: return nil
    }
  }

  /// The distance in the direction of reading if its anchors follow that direction, else to the right or downwards.
  private func length(of distance: AnchorDistance, in space: UIView) -> Expression? {
    guard let first = distance.first, let second = distance.second else { return nil }
    let isMirrored =
      (distance.start.isDirectional || distance.end.isDirectional)
      && space.effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard let start = value(distance.start, of: first, in: space, isMirrored),
      var length = value(distance.end, of: second, in: space, isMirrored)
    else { return nil }
    length.add(start, times: -1)
    if isMirrored { length.multiply(by: -1) }
    return length
  }

  /// A baseline of a view, which can be that of a view in it. Without text it is the edge.
  private func baseline(
    _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject, in space: UIView
  ) -> Expression? {
    let isFirst = attribute == .firstBaseline
    guard let view = item as? UIView else {
      return range(of: item, .vertical, in: space).map { isFirst ? $0.minimum : $0.maximum }
    }
    let source = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    guard source === view || source.isDescendant(of: space) else { return nil }
    guard let range = range(of: source, .vertical, in: space) else { return nil }
    guard let (baselines, height) = baselines(of: source) else { return isFirst ? range.minimum : range.maximum }
    if (source as? UILabel).map({ $0.numberOfLines != 1 }) ?? false {
      // The height of several lines is that of the text.
      return isFirst ? range.minimum + Double(baselines.fromTop) : range.maximum + Double(-baselines.fromBottom)
    }
    return range.center + Double(isFirst ? baselines.fromTop - height / 2 : height / 2 - baselines.fromBottom)
  }

  /// The baselines of a view's text at a height. The text stays in the middle of any other height.
  private func baselines(of view: UIView) -> (TextBaselines, height: CGFloat)? {
    view.layoutItem.isRead = true
    let content = view.intrinsicContentSize
    let size = content.width > 0 && content.height > 0 ? content : view.bounds.size
    return view.textBaselines(in: size).map { ($0, size.height) }
  }

  private func margins(of view: UIView) -> UIEdgeInsets {
    view.layoutItem.isRead = true
    return view.layoutMargins
  }

  // MARK: Ranges

  private func range(of item: AnyObject, _ axis: Axis, in space: UIView) -> Range? {
    if let view = item as? UIView {
      if view === space { return inside(view, axis) }
      guard let superview = view.parent, view.isDescendant(of: space) else { return nil }
      var range = alignmentRange(of: view, axis)
      range.minimum.add(offset(of: superview, axis, in: space), times: 1)
      return range
    }
    if let support = item as? SafeAreaSupport, let owner = support.view, owner.isDescendant(of: space) {
      var range = self.range(of: support, in: owner, axis)
      range.minimum.add(offset(of: owner, axis, in: space), times: 1)
      return range
    }
    guard let guide = item as? UILayoutGuide, let owner = guide.owningView, owner.isDescendant(of: space) else {
      return nil
    }
    var range = range(of: guide, in: owner, axis)
    range.minimum.add(offset(of: owner, axis, in: space), times: 1)
    return range
  }

  /// The range of a view in its own coordinates. The edges of a scroll view are those of its content.
  ///
  /// Source: Apple's technical note TN2154 [D]; that the center counts from the content's edge is inferred [I].
  private func inside(_ view: UIView, _ axis: Axis) -> Range {
    if let view = view as? UIScrollView { return contentRange(of: view, axis) }
    let insets = view.alignmentRectInsets.ends(axis)
    let origin = axis == .horizontal ? view.storedBounds.minX : view.storedBounds.minY
    if origin != 0 { view.layoutItem.isRead = true }
    return Range(minimum: Expression(constant: Double(origin)), size: frameRange(of: view, axis).size)
      .inset(insets.start, insets.end)
  }

  /// The content of a scroll view.
  private func contentRange(of view: UIScrollView, _ axis: Axis) -> Range {
    Range(minimum: Expression(), size: Expression(system.contentSize(of: view, axis)))
  }

  /// The corner of a view's coordinates in those of a view above it.
  private func offset(of view: UIView, _ axis: Axis, in space: UIView) -> Expression {
    var sum = Expression()
    var current = view
    while current !== space, let superview = current.parent {
      let origin = axis == .horizontal ? current.storedBounds.minX : current.storedBounds.minY
      if current is UIScrollView || origin != 0 { current.layoutItem.isRead = true }
      sum.add(frameRange(of: current, axis).minimum, times: 1)
      sum.constant -= Double(origin)
      current = superview
    }
    return sum
  }

  /// The alignment rectangle of a view in its superview's coordinates.
  func alignmentRange(of view: UIView, _ axis: Axis) -> Range {
    if let variables = system.variables(of: view) {
      return Range(minimum: Expression(variables.minimum(axis)), size: Expression(variables.size(axis)))
    }
    let insets = view.alignmentRectInsets.ends(axis)
    return frameRange(of: view, axis).inset(insets.start, insets.end)
  }

  /// The frame of a view in its superview's coordinates.
  private func frameRange(of view: UIView, _ axis: Axis) -> Range {
    if let variables = system.variables(of: view) {
      let insets = view.alignmentRectInsets.ends(axis)
      return Range(minimum: Expression(variables.minimum(axis)), size: Expression(variables.size(axis)))
        .inset(-insets.start, -insets.end)
    }
    view.layoutItem.isRead = true
    let frame = view.untransformedFrame
    let (start, length) = axis == .horizontal ? (frame.minX, frame.width) : (frame.minY, frame.height)
    var range = Range(minimum: Expression(constant: Double(start)), size: Expression(constant: Double(length)))
    guard view !== system.root, let superview = view.parent, superview.autoresizesSubviews else { return range }
    let size = frameRange(of: superview, axis).size
    guard !size.terms.isEmpty else { return range }
    // A view that follows the size of its superview, which is not known yet.
    let known = axis == .horizontal ? superview.storedBounds.width : superview.storedBounds.height
    let (startShare, lengthShare) = view.autoresizingMask.shares(axis, start, length, of: known)
    let growth = size + Double(-known)
    range.minimum.add(growth, times: Double(startShare))
    range.size.add(growth, times: Double(lengthShare))
    return range
  }

  /// The range of a part beside the safe area in the coordinates of its view, whose left edge it is at.
  private func range(of support: SafeAreaSupport, in owner: UIView, _ axis: Axis) -> Range {
    owner.layoutItem.isRead = true
    let origin = axis == .horizontal ? owner.storedBounds.minX : owner.storedBounds.minY
    let whole = Range(minimum: Expression(constant: Double(origin)), size: frameRange(of: owner, axis).size)
    guard axis == .vertical else { return Range(minimum: whole.minimum, size: Expression()) }
    let length = Double(support.length)
    let minimum = support.isTop ? whole.minimum : whole.maximum + -length
    return Range(minimum: minimum, size: Expression(constant: length))
  }

  /// The range of a guide in its owning view's coordinates.
  private func range(of guide: UILayoutGuide, in owner: UIView, _ axis: Axis) -> Range {
    guard guide.source != .constraints else {
      let variables = system.variables(of: guide)
      return Range(minimum: Expression(variables.minimum(axis)), size: Expression(variables.size(axis)))
    }
    if guide.source == .content, let owner = owner as? UIScrollView { return contentRange(of: owner, axis) }
    owner.layoutItem.isRead = true
    let origin = axis == .horizontal ? owner.storedBounds.minX : owner.storedBounds.minY
    let insets = guide.insets(in: owner).ends(axis)
    return Range(minimum: Expression(constant: Double(origin)), size: frameRange(of: owner, axis).size)
      .inset(insets.start, insets.end)
  }
}

extension UIEdgeInsets {
  /// The insets at the ends of an axis.
  func ends(_ axis: NSLayoutConstraint.Axis) -> (start: CGFloat, end: CGFloat) {
    axis == .horizontal ? (left, right) : (top, bottom)
  }
}

extension UIView.AutoresizingMask {
  /// The parts of a growth of the superview that the beginning and the length of a view take.
  func shares(
    _ axis: NSLayoutConstraint.Axis, _ start: CGFloat, _ length: CGFloat, of whole: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    let flags: [AutoresizingMask] =
      axis == .horizontal
      ? [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
      : [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
    let parts = [start, length, whole - start - length]
    let flexible = flags.map(contains)
    let count = flexible.count { $0 }
    guard count > 0 else { return (0, 0) }
    let total = zip(parts, flexible).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
    func share(_ index: Int) -> CGFloat {
      guard flexible[index] else { return 0 }
      return total != 0 ? parts[index] / total : 1 / CGFloat(count)
    }
    return (share(0), share(1))
  }
  private typealias AutoresizingMask = UIView.AutoresizingMask
}

extension NSLayoutConstraint.Attribute {
  /// Whether the direction of the language decides which edge it is.
  fileprivate var isDirectional: Bool {
    [.leading, .trailing, .leadingMargin, .trailingMargin].contains(self)
  }

  fileprivate var isSizeOrCenter: Bool { [.width, .height, .centerX, .centerY].contains(self) }
}
