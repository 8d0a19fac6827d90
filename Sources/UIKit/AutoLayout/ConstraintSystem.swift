import Foundation

/// The constraints of one tree of views and their solution.
///
/// After constraints were activated or deactivated, or views were added or removed, the system is built again. Changes of
/// constants, of known rectangles and of the size of content change the present solution.
@MainActor
final class ConstraintSystem {
  typealias Axis = NSLayoutConstraint.Axis

  struct Record {
    let constraint: NSLayoutConstraint
    /// `nil` for a constraint that contradicts others and was left out.
    let handle: PrioritySolver.Handle?
    var expression: LinearExpression
  }

  /// The equations of a view's intrinsic size on an axis.
  struct Content {
    let view: UIView
    let axis: Axis
    var length: CGFloat
    let hugging: PrioritySolver.Handle
    let resistance: PrioritySolver.Handle
  }

  unowned let root: UIView
  /// Whether the size of the root is a result. Otherwise it is known.
  let isFitting: Bool
  var solver = PrioritySolver()
  var records: [Record] = []
  var contents: [Content] = []
  /// The views whose widths and heights required constraints state.
  var statedLengths: (widths: Set<ObjectIdentifier>, heights: Set<ObjectIdentifier>) = ([], [])
  /// The views with variables.
  var views: [UIView] = []
  var scrollViews: [UIScrollView] = []
  var variables: [ObjectIdentifier: LayoutVariables] = [:]
  var contentVariables: [ObjectIdentifier: (width: Int32, height: Int32)] = [:]
  /// The rectangles of ``views`` for which layout was requested.
  var solved: [CGRect] = []

  private var needsBuild = true
  private var needsUpdate = true
  private var needsSolution = false
  var invalidContents: [ObjectIdentifier] = []
  private var isUpdating = false
  /// The variables that the constraints do not determine; `nil` if it is not known.
  var ambiguous: Set<Int32>?
  /// Whether the present solution was searched for ambiguous frames.
  var hasNotedAmbiguity = false
  /// The conflicts of the present solution.
  private var conflicts: [ConstraintConflict] = []
  private var reportedConflicts: Set<String> = []
  /// Whether the next layout pass brings the solution up to date. Only the systems of lists' elements wait there; that of a window is always
  /// brought up to date.
  var isWaiting = false

  init(_ root: UIView, isFitting: Bool = false) { (self.root, self.isFitting) = (root, isFitting) }

  // MARK: What has changed

  func setNeedsBuild() {
    needsBuild = true
    // A removed view must not live until the next layout.
    forget()
    requestLayoutPass()
  }

  func setNeedsUpdate() {
    needsUpdate = true
    requestLayoutPass()
  }

  private func requestLayoutPass() {
    if root.isListElement { root.engine.application.layoutPass.add(self) }
    root.engine.requestLayoutPass(in: root)
  }

  func constantDidChange(_ constraint: NSLayoutConstraint) {
    guard !needsBuild, records.indices.contains(constraint.record),
      records[constraint.record].constraint === constraint, let handle = records[constraint.record].handle
    else { return setNeedsBuild() }
    let constant = ConstraintLowering(system: self).expression(of: constraint)?.constant
    guard let constant, !needsUpdate else { return setNeedsUpdate() }
    solver.addToConstant(of: handle, constant - records[constraint.record].expression.constant)
    records[constraint.record].expression.constant = constant
    needsSolution = true
    requestLayoutPass()
  }

  func contentDidChange(of view: UIView) {
    guard variables[ObjectIdentifier(view)] != nil else { return }
    invalidContents.append(ObjectIdentifier(view))
    // Baselines follow the content.
    needsUpdate = true
    requestLayoutPass()
  }

  /// Searches the solution again for ambiguous frames after a view was shown.
  func visibilityDidChange() {
    guard ambiguous?.isEmpty != true else { return }
    hasNotedAmbiguity = false
    requestLayoutPass()
  }

  /// The first constraints of a list's element make the tree around it use Auto Layout.
  func elementDidChange() {
    if records.isEmpty, !needsBuild { setNeedsBuild() }
  }

  /// Whether the views of the tree still have their constraints here.
  var isInUse: Bool { root.layoutItem.constraintSystem === self && root.layoutRootOfConstraints === root }

  // MARK: The solution

  /// Whether something has changed since the last solution.
  var isOutdated: Bool { needsBuild || needsUpdate || needsSolution || !invalidContents.isEmpty }

  /// Brings the solution up to date. The superviews of views whose rectangles have changed need layout.
  func updateIfNeeded() {
    guard !isUpdating, isOutdated else { return }
    isUpdating = true
    defer { isUpdating = false }
    if needsBuild {
      build()
    } else {
      if needsUpdate && !updateConstants() || !updateContents() || !solver.solve() { build() }
    }
    wrapContents()
    needsSolution = false
    (ambiguous, hasNotedAmbiguity) = (nil, false)
    decideOpenFrames()
    noteChanges()
  }

  func build() {
    build(inOrderOfCreation: false)
    if conflicts.contains(where: { $0.breaksLastCreated && !$0.hasBrokenLastCreated }) {
      build(inOrderOfCreation: true)
    }
  }

  /// Of constraints that contradict each other the one that is added last is left out.
  private func build(inOrderOfCreation: Bool) {
    updateArrangements(root)
    (needsBuild, needsUpdate, needsSolution) = (false, false, false)
    invalidContents = []
    solver = PrioritySolver()
    forget()
    var constraints: [NSLayoutConstraint] = []
    collect(root, into: &constraints)
    // A tree without constraints does not use Auto Layout.
    guard !constraints.isEmpty || isFitting || root.isListElement || Self.hasConstraints(below: root) else {
      return forget()
    }
    constraints.sort { inOrderOfCreation ? $0.creation < $1.creation : $0.order < $1.order }
    let lowering = ConstraintLowering(system: self)
    // What is required comes first, so that nothing needs to be optimized before the end.
    for isRequired in [true, false] {
      for constraint in constraints where (constraint.priority >= .required) == isRequired {
        add(constraint, lowering)
      }
      // Views that only appear in constraints have a size, too. More of them cannot appear here.
      for view in views { addContent(of: view, isRequired: isRequired) }
    }
    _ = solver.solve()
  }

  private func updateArrangements(_ view: UIView) {
    if let stack = view as? UIStackView { stack.updateArrangement() }
    for child in view.children where !child.hasOwnConstraints { updateArrangements(child) }
  }

  /// The constraints of a tree, and variables for all its views that need them.
  private func collect(_ view: UIView, into constraints: inout [NSLayoutConstraint]) {
    constraints += view.constraints
    _ = variables(of: view)
    for child in view.children where !child.hasOwnConstraints { collect(child, into: &constraints) }
  }

  /// Whether a view below another one holds constraints, also in elements of lists.
  private static func hasConstraints(below view: UIView) -> Bool {
    view.children.contains { $0.storedLooks?.layoutItem?.constraints.isEmpty == false || hasConstraints(below: $0) }
  }

  func forget() {
    (records, contents, views, scrollViews, solved, variables, contentVariables) = ([], [], [], [], [], [:], [:])
    (statedLengths, conflicts) = (([], []), [])
  }

  private func add(_ constraint: NSLayoutConstraint, _ lowering: ConstraintLowering) {
    guard let expression = lowering.expression(of: constraint) else {
      return Unmodelled.note(
        "an item of the constraint \(ConstraintText(constraint).line) is gone, or has no place in it")
    }
    let relation: PrioritySolver.Relation =
      switch constraint.relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    if !isFitting { constraint.record = records.count }
    do {
      let handle = try solver.add(expression, relation, priority: constraint.priority.rawValue)
      records.append(Record(constraint: constraint, handle: handle, expression: expression))
      noteStatedLength(constraint)
    } catch {
      records.append(Record(constraint: constraint, handle: nil, expression: expression))
      note(error, constraint)
    }
  }

  /// Reports the conflicts that the layout has left. A frame that the layout itself changes can contradict constraints for a moment, such as
  /// the height of a row before its content is measured.
  func reportConflicts() {
    for conflict in conflicts where reportedConflicts.insert(ConstraintText(conflict.broken).line).inserted {
      conflict.report()
    }
  }

  private func note(_ failure: PrioritySolver.Failure, _ broken: NSLayoutConstraint) {
    guard case .contradiction(let markers) = failure else { return }
    let set = Set(markers)
    let others = records.filter { record in record.handle.map { set.contains($0.marker) } ?? false }
    conflicts.append(ConstraintConflict(constraints: others.map(\.constraint) + [broken], broken: broken))
  }

  // MARK: Constants

  /// Changes the constants that known rectangles decide. Returns false if the system must be built again.
  private func updateConstants() -> Bool {
    needsUpdate = false
    let lowering = ConstraintLowering(system: self)
    for index in records.indices {
      guard let handle = records[index].handle else { return false }
      guard let expression = lowering.expression(of: records[index].constraint),
        expression.terms == records[index].expression.terms
      else { return false }
      let difference = expression.constant - records[index].expression.constant
      guard difference != 0 else { continue }
      solver.addToConstant(of: handle, difference)
      records[index].expression.constant = expression.constant
    }
    return true
  }
}
