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
