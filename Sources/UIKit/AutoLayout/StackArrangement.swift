import Foundation

/// The constraints of a stack view. Their identifiers are those that UIKit prints.
///
/// Sources: Apple's page of UIStackView and of its distributions and alignments [D]; the identifiers, priorities and guides are those
/// of constraints that UIKit prints [O].
@MainActor
struct StackArrangement {
  private typealias Attribute = NSLayoutConstraint.Attribute

  private(set) var constraints: [NSLayoutConstraint] = []
  /// The guides between views, for equal distances.
  private(set) var gaps: [UILayoutGuide] = []

  private let stack: UIStackView
  private let views: [UIView]
  private let isHorizontal: Bool

  init(_ stack: UIStackView) {
    self.stack = stack
    views = stack.shownViews
    isHorizontal = stack.axis == .horizontal
    for view in stack.arrangedSubviews where view.isHidden {
      // It has no part in the arrangement, and its own constraints may demand another size.
      add(view, size, .equal, nil, .notAnAttribute, priority: 999, "UISV-hiding")
    }
    guard let first = views.first, let last = views.last else { return }
    add(first, start, .equal, stack, canvasStart, "UISV-canvas-connection")
    add(stack, canvasEnd, .equal, last, end, "UISV-canvas-connection")
    distribute()
    for view in views { align(view) }
    if stack.alignment != .fill {
      add(stack, crossSize, .equal, nil, .notAnAttribute, priority: 49, "UISV-canvas-fit")
    }
  }

  // MARK: Attributes

  private var start: Attribute { isHorizontal ? .leading : .top }
  private var end: Attribute { isHorizontal ? .trailing : .bottom }
  private var size: Attribute { isHorizontal ? .width : .height }
  private var center: Attribute { isHorizontal ? .centerX : .centerY }
  private var crossStart: Attribute { isHorizontal ? .top : .leading }
  private var crossEnd: Attribute { isHorizontal ? .bottom : .trailing }
  private var crossSize: Attribute { isHorizontal ? .height : .width }
  private var crossCenter: Attribute { isHorizontal ? .centerY : .centerX }

  private var canvasStart: Attribute { margin(start) }
  private var canvasEnd: Attribute { margin(end) }

  /// The edge of the stack that views reach.
  private func margin(_ edge: Attribute) -> Attribute {
    guard stack.isLayoutMarginsRelativeArrangement else { return edge }
    switch edge {
    case .leading: return .leadingMargin
    case .trailing: return .trailingMargin
    case .top: return .topMargin
    case .bottom: return .bottomMargin
    case .centerX: return .centerXWithinMargins
    case .centerY: return .centerYWithinMargins
    default: return edge
    }
  }

  private mutating func add(
    _ first: AnyObject, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation, _ second: AnyObject?,
    _ other: Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0, priority: Float = 1_000, _ identifier: String
  ) {
    let constraint = NSLayoutConstraint(
      item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other, multiplier: multiplier,
      constant: constant)
    constraint.priority = UILayoutPriority(priority)
    constraint.identifier = identifier
    constraints.append(constraint)
  }

  // MARK: Along the axis

  private mutating func distribute() {
    switch stack.distribution {
    case .fill: addSpaces(.equal)
    case .fillEqually:
      addSpaces(.equal)
      for view in views.dropFirst() { add(view, size, .equal, views[0], size, "UISV-fill-equally") }
    case .fillProportionally:
      addSpaces(.equal)
      addProportions()
    case .equalSpacing:
      addSpaces(.greaterThanOrEqual)
      addGaps(from: end, to: start, priority: 1_000)
    case .equalCentering:
      addSpaces(.greaterThanOrEqual)
      addGaps(from: center, to: center, priority: 150)
    }
  }

  /// The distances of consecutive views. Equal distributions ignore the space after a single view.
  private mutating func addSpaces(_ relation: NSLayoutConstraint.Relation) {
    let isBetweenBaselines = stack.isBaselineRelativeArrangement && !isHorizontal
    for (view, next) in zip(views, views.dropFirst()) {
      add(
        next, isBetweenBaselines ? .firstBaseline : start, relation, view, isBetweenBaselines ? .lastBaseline : end,
        constant: stack.space(after: view), "UISV-spacing")
    }
  }

  private mutating func addGaps(from first: Attribute, to second: Attribute, priority: Float) {
    for (index, (view, next)) in zip(views, views.dropFirst()).enumerated() {
      let gap = UILayoutGuide()
      gap.identifier = "UISV-distributing"
      stack.addLayoutGuide(gap)
      add(gap, start, .equal, view, first, "UISV-distributing-edge")
      add(gap, end, .equal, next, second, "UISV-distributing-edge")
      if let known = gaps.first {
        add(
          gap, size, .equal, known, size, priority: priority - (priority < 1_000 ? Float(index) : 0),
          "UISV-fill-equally")
      }
      gaps.append(gap)
    }
  }

  /// Sizes in proportion to those of the contents.
  private mutating func addProportions() {
    let lengths = views.map { view in
      let size = view.intrinsicContentSize
      return max(isHorizontal ? size.width : size.height, 0)
    }
    let total = lengths.reduce(0, +)
    guard total > 0 else { return }
    var spaces = views.dropLast().reduce(0) { $0 + stack.space(after: $1) }
    if stack.isLayoutMarginsRelativeArrangement {
      let margins = stack.layoutMargins.ends(stack.axis)
      spaces += margins.start + margins.end
    }
    for (view, length) in zip(views, lengths) where length > 0 {
      add(
        view, size, .equal, stack, size, multiplier: length / total, constant: -spaces * length / total, priority: 999,
        "UISV-fill-proportionally")
    }
  }

  // MARK: Across the axis

  private mutating func align(_ view: UIView) {
    let (canvasStart, canvasEnd) = (margin(crossStart), margin(crossEnd))
    switch stack.alignment {
    case .fill:
      add(view, crossStart, .equal, stack, canvasStart, "UISV-alignment")
      add(view, crossEnd, .equal, stack, canvasEnd, "UISV-alignment")
      return
    case .leading: add(view, crossStart, .equal, stack, canvasStart, "UISV-alignment")
    case .trailing: add(view, crossEnd, .equal, stack, canvasEnd, "UISV-alignment")
    case .center: add(view, crossCenter, .equal, stack, margin(crossCenter), "UISV-alignment")
    case .firstBaseline, .lastBaseline:
      let baseline = stack.alignment == .firstBaseline ? Attribute.firstBaseline : .lastBaseline
      if view !== views[0] { add(view, baseline, .equal, views[0], baseline, "UISV-alignment") }
      add(view, crossStart, .equal, stack, canvasStart, priority: 48, "UISV-canvas-fit")
    }
    add(view, crossStart, .greaterThanOrEqual, stack, canvasStart, "UISV-spanning-boundary")
    add(view, crossEnd, .lessThanOrEqual, stack, canvasEnd, "UISV-spanning-boundary")
  }
}
