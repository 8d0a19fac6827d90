import Foundation

/// The variables of a rectangle. Those of a view are in its superview's coordinates, those of a guide in its owning view's.
struct LayoutVariables {
  let minX, minY, width, height: Int32

  func minimum(_ axis: NSLayoutConstraint.Axis) -> Int32 { axis == .horizontal ? minX : minY }
  func size(_ axis: NSLayoutConstraint.Axis) -> Int32 { axis == .horizontal ? width : height }
}

/// What a view has in Auto Layout.
@MainActor
final class LayoutItem {
  /// The active constraints that the view holds.
  var constraints: [NSLayoutConstraint] = []
  var guides: [UILayoutGuide] = []
  /// The guides of the system, which are made when they are used.
  var systemGuides: [UILayoutGuide.Source: UILayoutGuide] = [:]
  var contentHugging = (horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow)
  var compressionResistance = (horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh)
  /// Whether constraints read the rectangle, the margins or the scroll position of the view.
  var isRead = false
  /// Whether the size of the content is read for the view's own fitting size.
  var isReadingContent = false
  /// The constraints of the tree whose topmost view this is.
  var constraintSystem: ConstraintSystem?
  /// Whether a constraint relates a view inside an element of a list to one outside of it, so that they have one system.
  var isRelatedToOutside = false
  /// Whether a constraint of the view was deactivated. What the solver of UIKit keeps then is not known.
  var hasLostConstraints = false
}

extension UIView {
  /// The state in Auto Layout, created by the first access.
  final var layoutItem: LayoutItem {
    let looks = looks
    if let item = looks.layoutItem { return item }
    let item = LayoutItem()
    looks.layoutItem = item
    return item
  }

  /// The view in whose tree an item of a constraint is: a view itself, the owning view of a guide, or the first view of a
  /// distance.
  final class func layoutView(of item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView ?? (item as? AnchorDistance)?.views.first
      ?? (item as? SafeAreaSupport)?.view
  }

  /// The view that has the system of the view's constraints: the topmost one of the tree, or the nearest element of a list.
  final var layoutRootOfConstraints: UIView {
    var view = self
    while !view.hasOwnConstraints, let parent = view.parent { view = parent }
    return view
  }

  /// Whether the constraints inside the view depend on nothing outside but the view's rectangle, so that they have a system of their own.
  /// A list gives its elements their rectangles.
  final var hasOwnConstraints: Bool {
    isListElement && translatesAutoresizingMaskIntoConstraints && storedLooks?.layoutItem?.isRelatedToOutside != true
  }

  /// Gives the elements of lists that a constraint reaches into or out of the system of the view that holds it.
  final func joinConstraints(of constraint: NSLayoutConstraint) {
    for item in constraint.views {
      var view = item
      while view !== self {
        if view.hasOwnConstraints {
          view.layoutItem.isRelatedToOutside = true
          view.layoutItem.constraintSystem = nil
        }
        guard let parent = view.parent else { break }
        view = parent
      }
    }
  }

  /// The system of the tree; `nil` while no constraint was activated.
  final var constraintSystem: ConstraintSystem? {
    guard engine.activatedConstraints > 0 else { return nil }
    let root = layoutRootOfConstraints
    let item = root.layoutItem
    if let system = item.constraintSystem { return system }
    let system = ConstraintSystem(root)
    item.constraintSystem = system
    if root.isListElement { engine.application.layoutPass.add(system) }
    return system
  }

  /// Requests a new solution after constraints were activated, deactivated or moved to another tree.
  final func constraintsDidChange() {
    guard let system = constraintSystem else { return }
    system.setNeedsBuild()
    var root = system.root
    while root.isListElement, let parent = root.parent {
      root = parent.layoutRootOfConstraints
      root.storedLooks?.layoutItem?.constraintSystem?.elementDidChange()
    }
  }

  /// Requests a new solution after the view's rectangle, its margins or the scroll position changed, if constraints read it.
  final func noteGeometry() {
    guard let item = storedLooks?.layoutItem, item.isRead else { return }
    layoutRootOfConstraints.storedLooks?.layoutItem?.constraintSystem?.setNeedsUpdate()
  }

  /// Ends the constraints between a subview that is removed and the views that stay. Source: Apple's page of removeFromSuperview() [D].
  final func endConstraints(of subview: UIView) {
    var ancestor: UIView? = self
    while let known = ancestor {
      for constraint in known.storedLooks?.layoutItem?.constraints ?? []
      where constraint.views.contains(where: { $0.isDescendant(of: subview) }) {
        constraint.deactivate()
      }
      ancestor = known.parent
    }
    if !subview.hasOwnConstraints { layoutRootOfConstraints.storedLooks?.layoutItem?.constraintSystem?.setNeedsBuild() }
  }

  /// Takes a new subview and its constraints into the tree's system.
  final func adoptConstraints(of subview: UIView) {
    if !subview.hasOwnConstraints {
      subview.storedLooks?.layoutItem?.constraintSystem = nil
      constraintSystem?.setNeedsBuild()
    }
    let pass = engine.application.layoutPass
    if enclosingWindow != nil { (pass.needsConstraints, pass.isPending) = (true, true) }
  }

  /// Arranges a stack again, and reports ambiguous frames that are visible now.
  final func constrainedVisibilityDidChange() {
    if let stack = parent as? UIStackView {
      stack.setNeedsArrangement(stack.arrangedSubviews.contains { $0 === self })
    }
    guard !isHidden else { return }
    constraintSystem?.visibilityDidChange()
    if engine.application.layoutPass.hasWaitingSystems { engine.requestLayoutPass(in: self) }
  }

  /// Whether the view or one above it is hidden.
  final var isBelowHiddenView: Bool {
    var view: UIView? = self
    while let known = view {
      if known.isHidden { return true }
      view = known.parent
    }
    return false
  }

  /// Gives the subviews the rectangles that their constraints demand.
  final func placeSubviewsByConstraints() { constraintSystem?.place(subviewsOf: self) }

  /// Gives the view the rectangle of its constraints, which ends at its alignment rectangle.
  final func place(in alignmentRect: CGRect) {
    let rectangle = frame(forAlignmentRect: alignmentRect)
    engine.effects.withoutPlaces {
      if bounds.size != rectangle.size { bounds.size = rectangle.size }
      let position = CGPoint(
        x: rectangle.minX + storedAnchorPoint.x * rectangle.width,
        y: rectangle.minY + storedAnchorPoint.y * rectangle.height)
      if center != position { center = position }
    }
  }

  /// The size of the view's content by its constraints.
  final func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
    updateConstraintsIfNeeded()
    return ConstraintSystem(self, isFitting: true).fittingSize(target, horizontal: horizontal, vertical: vertical)
  }
}
