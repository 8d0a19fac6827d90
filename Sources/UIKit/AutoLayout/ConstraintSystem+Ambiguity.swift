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

  /// Reports the views of a window whose frames the solution does not determine, once for each solution. A hidden view is
  /// reported when it is shown.
  func noteAmbiguity() {
    guard !hasNotedAmbiguity, !isFitting, root.enclosingWindow != nil else { return }
    hasNotedAmbiguity = true
    let ambiguous = ambiguousVariables
    guard !ambiguous.isEmpty else { return }
    for view in views {
      guard let variables = variables[ObjectIdentifier(view)], isAmbiguous(variables), !view.isBelowHiddenView else {
        continue
      }
      Unmodelled.note(
        "the layout of \(view.nameInResults) is ambiguous: its constraints allow several frames, and which one UIKit chooses is "
          + "not known")
    }
    for view in scrollViews where isContentAmbiguous(view) && !view.isBelowHiddenView {
      Unmodelled.note("the size of the content of \(view.nameInResults) is ambiguous: its constraints allow several")
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
