import Foundation

extension ConstraintSystem {
  /// The variables of a view; `nil` if its rectangle is known.
  func variables(of view: UIView) -> LayoutVariables? {
    let isRoot = view === root
    guard isRoot ? isFitting : !view.translatesAutoresizingMaskIntoConstraints else { return nil }
    if let known = variables[ObjectIdentifier(view)] { return known }
    let new = makeVariables()
    variables[ObjectIdentifier(view)] = new
    views.append(view)
    solved.append(view.alignmentRect(forFrame: view.untransformedFrame))
    return new
  }

  func variables(of guide: UILayoutGuide) -> LayoutVariables {
    if let known = variables[ObjectIdentifier(guide)] { return known }
    let new = makeVariables()
    variables[ObjectIdentifier(guide)] = new
    return new
  }

  /// The variable of the size of a scroll view's content.
  func contentSize(of view: UIScrollView, _ axis: Axis) -> Int32 {
    if let known = contentVariables[ObjectIdentifier(view)] { return axis == .horizontal ? known.width : known.height }
    let new = (width: solver.makeVariable(.nonNegative), height: solver.makeVariable(.nonNegative))
    contentVariables[ObjectIdentifier(view)] = new
    scrollViews.append(view)
    return axis == .horizontal ? new.width : new.height
  }

  func makeVariables() -> LayoutVariables {
    LayoutVariables(
      minX: solver.makeVariable(), minY: solver.makeVariable(), width: solver.makeVariable(.nonNegative),
      height: solver.makeVariable(.nonNegative))
  }
}
