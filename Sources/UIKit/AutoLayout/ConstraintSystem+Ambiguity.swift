extension ConstraintSystem {
  /// The variables that the present solution does not determine.
  private var ambiguousVariables: Set<Int32> {
    let known = ambiguous ?? solver.ambiguousVariables()
    ambiguous = known
    return known
  }

  func isAmbiguous(_ variables: LayoutVariables) -> Bool {
    [variables.minX, variables.minY, variables.width, variables.height].contains(where: ambiguousVariables.contains)
  }

  func isContentAmbiguous(_ view: UIScrollView) -> Bool {
    guard let variables = contentVariables[ObjectIdentifier(view)] else { return false }
    return ambiguousVariables.contains(variables.width) || ambiguousVariables.contains(variables.height)
  }

  /// Gives what the constraints leave open smaller or larger values in an app whose ``Engine/lengths`` say so: between the stated value
  /// and 0 or twice the screen.
  func decideOpenFrames() {
    closeUnusedSizes()
    let position = root.engine.lengths.reading(of: .ambiguousLayouts).position
    guard position != 0, !isFitting, !ambiguousVariables.isEmpty else { return }
    let screen = root.engine.screen.bounds
    let end = position < 0 ? 0 : 2 * Double(max(screen.width, screen.height))
    let values = orderedVariables.map { variable in
      let stated = solver.value(of: variable)
      return (variable, stated + abs(position) * (end - stated))
    }
    for (variable, value) in values where ambiguousVariables.contains(variable) {
      // Less than any priority of an app. What a length decided before is not changed.
      _ = try? solver.add(LinearExpression(variable) + -value, .equal, priority: 0.25)
      if !solver.solve() { return setNeedsBuild() }
      ambiguous = nil
    }
  }

  /// Gives a view the width or the height 0 where no constraint has anything to do with it.
  ///
  /// Source: PureLayout#241 and five others: such a view is seen, because it does not clip, and takes no touches [O].
  private func closeUnusedSizes() {
    guard !isFitting, !ambiguousVariables.isEmpty else { return }
    let open = ambiguousVariables
    let unused = views.flatMap { view in
      guard let own = variables[ObjectIdentifier(view)] else { return [Int32]() }
      return [(own.width, Axis.horizontal), (own.height, .vertical)].filter { size, axis in
        open.contains(size) && isSizeUnused(of: view, axis)
      }.map(\.0)
    }
    guard !unused.isEmpty else { return }
    // Less than any priority of an app.
    for size in unused { _ = try? solver.add(LinearExpression(size), .equal, priority: 0.25) }
    if !solver.solve() { return setNeedsBuild() }
    ambiguous = nil
  }

  /// Whether all constraints that name a view on an axis name the same one of its lines.
  ///
  /// A hosting view has the size of its content, which is not known.
  private func isSizeUnused(of view: UIView, _ axis: Axis) -> Bool {
    guard !(view is HostingView) else { return false }
    let flexible: UIView.AutoresizingMask =
      axis == .horizontal
      ? [.flexibleWidth, .flexibleLeftMargin, .flexibleRightMargin]
      : [.flexibleHeight, .flexibleTopMargin, .flexibleBottomMargin]
    let isUsedBySubview = view.children.contains {
      $0.translatesAutoresizingMaskIntoConstraints && !$0.autoresizingMask.isDisjoint(with: flexible)
    }
    guard view.layoutGuides.isEmpty, !isUsedBySubview, !view.layoutItem.hasLostConstraints else { return false }
    let lines = Set(
      records.map(\.constraint).flatMap { constraint in
        [
          constraint.firstItem === view ? constraint.firstAttribute : nil,
          constraint.secondItem === view ? constraint.secondAttribute : nil,
        ].compactMap(\.self)
      }.filter { ConstraintText.isVertical($0) == (axis == .vertical) })
    return lines.count == 1 && lines.isSubset(of: Self.lines)
  }

  /// The lines of a view whose place says nothing of its size.
  private static let lines: Set<NSLayoutConstraint.Attribute> = [
    .left, .right, .top, .bottom, .leading, .trailing, .centerX, .centerY,
  ]

  /// The variables of all views, in their order.
  private var orderedVariables: [Int32] {
    views.compactMap { variables[ObjectIdentifier($0)] }.flatMap { [$0.width, $0.height, $0.minX, $0.minY] }
      + scrollViews.compactMap { contentVariables[ObjectIdentifier($0)] }.flatMap { [$0.width, $0.height] }
  }

  /// Notes the views of a window whose frames the solution does not determine, once for each solution. A hidden view is
  /// noted when it is shown.
  func noteAmbiguity() {
    guard !hasNotedAmbiguity, !isFitting, root.enclosingWindow != nil else { return }
    hasNotedAmbiguity = true
    reportConflicts()
    let ambiguous = ambiguousVariables
    guard !ambiguous.isEmpty else { return }
    for view in views {
      guard let variables = variables[ObjectIdentifier(view)], isAmbiguous(variables), !view.isBelowHiddenView else {
        continue
      }
      root.engine.noteOpenFrame(of: view)
    }
    for view in scrollViews where isContentAmbiguous(view) && !view.isBelowHiddenView {
      root.engine.noteOpenFrame(of: view)
    }
  }

  /// The constraints that name an item, on an axis.
  func constraints(of item: AnyObject, _ axis: Axis) -> [NSLayoutConstraint] {
    updateIfNeeded()
    return records.map(\.constraint).filter {
      ($0.firstItem === item || $0.secondItem === item)
        && ConstraintText.isVertical($0.firstAttribute) == (axis == .vertical)
    }
  }
}
