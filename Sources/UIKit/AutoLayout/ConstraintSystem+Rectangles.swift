import Foundation

extension ConstraintSystem {
  /// Requests layout of the superviews of views with new rectangles.
  func noteChanges() {
    guard !isFitting else { return }
    for (index, view) in views.enumerated() {
      guard let variables = variables[ObjectIdentifier(view)] else { continue }
      let rectangle = rectangle(variables)
      guard rectangle != solved[index] else { continue }
      solved[index] = rectangle
      root.engine.application.layoutPass.rectangleChanges += 1
      view.parent?.markNeedsLayout()
    }
    for view in scrollViews where contentSize(of: view) != view.contentSize { view.markNeedsLayout() }
  }

  /// The rectangle of variables, with its edges on pixels. Source: measurements of UIKit's frames on 2x and 3x screens [O]; that the
  /// edges are rounded, and not the size, is inferred [I].
  func rectangle(_ variables: LayoutVariables) -> CGRect {
    let scale = root.engine.screen.scale
    func rounded(_ value: Double) -> CGFloat { CGFloat((value * scale).rounded() / scale) }
    let (x, y) = (solver.value(of: variables.minX), solver.value(of: variables.minY))
    let (left, top) = (rounded(x), rounded(y))
    return CGRect(
      x: left, y: top, width: rounded(x + solver.value(of: variables.width)) - left,
      height: rounded(y + solver.value(of: variables.height)) - top)
  }

  /// The content size of a scroll view whose content constraints decide.
  func contentSize(of view: UIScrollView) -> CGSize {
    guard let variables = contentVariables[ObjectIdentifier(view)] else { return view.contentSize }
    return CGSize(width: solver.value(of: variables.width), height: solver.value(of: variables.height))
  }

  /// Gives the subviews of a view the rectangles of the solution.
  func place(subviewsOf view: UIView) {
    updateIfNeeded()
    guard !variables.isEmpty || !contentVariables.isEmpty else { return }
    for child in view.children {
      guard let variables = variables[ObjectIdentifier(child)] else { continue }
      child.place(in: rectangle(variables))
    }
    if contentVariables[ObjectIdentifier(view)] != nil, let scrollView = view as? UIScrollView {
      let size = contentSize(of: scrollView)
      if scrollView.contentSize != size, !isContentAmbiguous(scrollView) {
        scrollView.engine.effects.withoutPlaces { scrollView.contentSize = size }
      }
    }
  }

  func solvedRectangle(of guide: UILayoutGuide) -> CGRect {
    updateIfNeeded()
    return variables[ObjectIdentifier(guide)].map(rectangle) ?? .zero
  }

  /// Whether the constraints of a view or a guide allow several rectangles.
  func isAmbiguous(_ item: AnyObject) -> Bool {
    updateIfNeeded()
    return variables[ObjectIdentifier(item)].map(isAmbiguous) ?? false
  }
}
