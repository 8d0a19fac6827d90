import Foundation

/// The constraints of one tree of views and their solution.
///
/// After constraints were activated or deactivated, or views were added or removed, the system is built again. Changes of
/// constants, of known rectangles and of the size of content change the present solution.
@MainActor
final class ConstraintSystem {
  typealias Axis = NSLayoutConstraint.Axis

  private struct Record {
    let constraint: NSLayoutConstraint
    /// `nil` for a constraint that contradicts others and was left out.
    let handle: PrioritySolver.Handle?
    var expression: LinearExpression
  }

  /// The equations of a view's intrinsic size on an axis.
  private struct Content {
    let view: UIView
    let axis: Axis
    var length: CGFloat
    let hugging: PrioritySolver.Handle
    let resistance: PrioritySolver.Handle
  }

  unowned let root: UIView
  /// Whether the size of the root is a result. Otherwise it is known.
  private let isFitting: Bool
  private var solver = PrioritySolver()
  private var records: [Record] = []
  private var contents: [Content] = []
  /// The views with variables.
  private var views: [UIView] = []
  private var scrollViews: [UIScrollView] = []
  private var variables: [ObjectIdentifier: LayoutVariables] = [:]
  private var contentVariables: [ObjectIdentifier: (width: Int32, height: Int32)] = [:]
  /// The rectangles of ``views`` for which layout was requested.
  private var solved: [CGRect] = []

  private var needsBuild = true
  private var needsUpdate = true
  private var needsSolution = false
  private var invalidContents: [ObjectIdentifier] = []
  private var isUpdating = false
  /// The variables that the constraints do not determine; `nil` if it is not known.
  private var ambiguous: Set<Int32>?
  private var reportedConflicts: Set<ObjectIdentifier> = []

  init(_ root: UIView, isFitting: Bool = false) { (self.root, self.isFitting) = (root, isFitting) }

  // MARK: What has changed

  func setNeedsBuild() {
    needsBuild = true
    // A removed view must not live until the next layout.
    forget()
    root.engine.requestLayoutPass(in: root)
  }

  func setNeedsUpdate() {
    needsUpdate = true
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
    root.engine.requestLayoutPass(in: root)
  }

  func contentDidChange(of view: UIView) {
    guard variables[ObjectIdentifier(view)] != nil else { return }
    invalidContents.append(ObjectIdentifier(view))
    // Baselines follow the content.
    needsUpdate = true
    root.engine.requestLayoutPass(in: root)
  }

  // MARK: The solution

  /// Brings the solution up to date. The superviews of views whose rectangles have changed need layout.
  func updateIfNeeded() {
    guard !isUpdating, needsBuild || needsUpdate || needsSolution || !invalidContents.isEmpty else { return }
    isUpdating = true
    defer { isUpdating = false }
    if needsBuild {
      build()
    } else {
      if needsUpdate && !updateConstants() || !updateContents() || !solver.solve() { build() }
    }
    wrapContents()
    needsSolution = false
    ambiguous = nil
    noteChanges()
  }

  private func build() {
    updateArrangements(root)
    (needsBuild, needsUpdate, needsSolution) = (false, false, false)
    invalidContents = []
    solver = PrioritySolver()
    forget()
    var constraints: [NSLayoutConstraint] = []
    collect(root, into: &constraints)
    // A tree without constraints does not use Auto Layout.
    guard !constraints.isEmpty || isFitting else { return forget() }
    constraints.sort { $0.order < $1.order }
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
    for child in view.children { updateArrangements(child) }
  }

  /// The constraints of a tree, and variables for all its views that need them.
  private func collect(_ view: UIView, into constraints: inout [NSLayoutConstraint]) {
    constraints += view.constraints
    _ = variables(of: view)
    for child in view.children { collect(child, into: &constraints) }
  }

  private func forget() {
    (records, contents, views, scrollViews, solved, variables, contentVariables) = ([], [], [], [], [], [:], [:])
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
    } catch {
      records.append(Record(constraint: constraint, handle: nil, expression: expression))
      report(error, constraint)
    }
  }

  private func report(_ failure: PrioritySolver.Failure, _ broken: NSLayoutConstraint) {
    guard reportedConflicts.insert(ObjectIdentifier(broken)).inserted else { return }
    guard case .contradiction(let markers) = failure else { return }
    let set = Set(markers)
    let others = records.filter { record in record.handle.map { set.contains($0.marker) } ?? false }
    ConstraintConflict(constraints: others.map(\.constraint) + [broken], broken: broken).report()
  }

  // MARK: Variables

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
    let new = makeVariables(size: guide.isDistance ? .free : .nonNegative)
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

  private func makeVariables(size: PrioritySolver.Kind = .nonNegative) -> LayoutVariables {
    LayoutVariables(
      minX: solver.makeVariable(), minY: solver.makeVariable(), width: solver.makeVariable(size),
      height: solver.makeVariable(size))
  }

  // MARK: The size of content

  private func addContent(of view: UIView, isRequired: Bool) {
    guard let variables = variables[ObjectIdentifier(view)] else { return }
    let size = contentSizeInConstraints(of: view)
    if !isRequired { noteUnknownContent(of: view, size) }
    for axis in [Axis.horizontal, .vertical] {
      let length = axis == .horizontal ? size.width : size.height
      guard length != UIView.noIntrinsicMetric, length.isFinite else { continue }
      let hugging = view.contentHuggingPriority(for: axis)
      let resistance = view.contentCompressionResistancePriority(for: axis)
      guard (hugging >= .required && resistance >= .required) == isRequired else { continue }
      let expression = LinearExpression(variables.size(axis)) + Double(-length)
      do {
        contents.append(
          Content(
            view: view, axis: axis, length: length,
            hugging: try solver.add(expression, .lessThanOrEqual, priority: min(hugging.rawValue, 1_000)),
            resistance: try solver.add(expression, .greaterThanOrEqual, priority: min(resistance.rawValue, 1_000))))
      } catch {
        Unmodelled.note(
          "the size of the content of \(view.nameInResults) is required and contradicts constraints, and which of them UIKit "
            + "breaks is not known")
      }
    }
  }

  /// Reports a control in a stack whose size UIKit knows and this engine does not.
  private func noteUnknownContent(of view: UIView, _ size: CGSize) {
    guard size.width == UIView.noIntrinsicMetric, size.height == UIView.noIntrinsicMetric, view.parent is UIStackView,
      view is UIControl || view is UIActivityIndicatorView, String(reflecting: type(of: view)).hasPrefix("UIKit.")
    else { return }
    let sizes = records.map(\.constraint).filter { $0.firstItem === view }.map(\.firstAttribute)
    guard !sizes.contains(.width) || !sizes.contains(.height) else { return }
    Unmodelled.note("a stack view arranges \(view.nameInResults), and sizes of \(type(of: view)) are not modelled")
  }

  /// The size of a view's content; none while the view's own fitting size is calculated from it.
  private func contentSizeInConstraints(of view: UIView) -> CGSize {
    let none = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    guard isFitting, view === root else { return view.intrinsicContentSize }
    let item = view.layoutItem
    guard !item.isReadingContent else { return none }
    item.isReadingContent = true
    defer { item.isReadingContent = false }
    return view.intrinsicContentSize
  }

  /// Changes the sizes of views whose content has changed. Returns false if the system must be built again.
  private func updateContents() -> Bool {
    guard !invalidContents.isEmpty else { return true }
    let invalid = Set(invalidContents)
    invalidContents = []
    for view in views where invalid.contains(ObjectIdentifier(view)) {
      let size = view.intrinsicContentSize
      for axis in [Axis.horizontal, .vertical]
      where !setLength(axis == .horizontal ? size.width : size.height, of: view, axis) {
        return false
      }
    }
    return true
  }

  private func setLength(_ length: CGFloat, of view: UIView, _ axis: Axis) -> Bool {
    let isKnown = length != UIView.noIntrinsicMetric && length.isFinite
    guard let index = contents.firstIndex(where: { $0.view === view && $0.axis == axis }) else { return !isKnown }
    guard isKnown else { return false }
    let difference = Double(contents[index].length - length)
    guard difference != 0 else { return true }
    contents[index].length = length
    solver.addToConstant(of: contents[index].hugging, difference)
    solver.addToConstant(of: contents[index].resistance, difference)
    return true
  }

  /// Gives views whose height depends on their width, such as labels of several lines, the height for the solved width.
  private func wrapContents() {
    var hasChanged = false
    for view in views {
      guard let variables = variables[ObjectIdentifier(view)],
        let height = view.intrinsicHeight(forWidth: CGFloat(solver.value(of: variables.width)))
      else { continue }
      let known = contents.first { $0.view === view && $0.axis == .vertical }?.length
      guard let known, known != height else { continue }
      hasChanged = setLength(height, of: view, .vertical) || hasChanged
    }
    if hasChanged, !solver.solve() { setNeedsBuild() }
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

  // MARK: Rectangles

  /// Requests layout of the superviews of views with new rectangles.
  private func noteChanges() {
    guard !isFitting else { return }
    for (index, view) in views.enumerated() {
      guard let variables = variables[ObjectIdentifier(view)] else { continue }
      let rectangle = rectangle(variables)
      guard rectangle != solved[index] else { continue }
      solved[index] = rectangle
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
  private func contentSize(of view: UIScrollView) -> CGSize {
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
      noteAmbiguity(of: child, variables)
    }
    if contentVariables[ObjectIdentifier(view)] != nil, let scrollView = view as? UIScrollView {
      let size = contentSize(of: scrollView)
      if isContentAmbiguous(scrollView) {
        Unmodelled.note("the size of the content of \(view.nameInResults) is ambiguous: its constraints allow several")
      } else if scrollView.contentSize != size {
        scrollView.contentSize = size
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

  // MARK: Ambiguity

  private func isAmbiguous(_ variables: LayoutVariables) -> Bool {
    let set = ambiguous ?? solver.ambiguousVariables()
    ambiguous = set
    return [variables.minX, variables.minY, variables.width, variables.height].contains(where: set.contains)
  }

  private func isContentAmbiguous(_ view: UIScrollView) -> Bool {
    guard let variables = contentVariables[ObjectIdentifier(view)] else { return false }
    let set = ambiguous ?? solver.ambiguousVariables()
    ambiguous = set
    return set.contains(variables.width) || set.contains(variables.height)
  }

  private func noteAmbiguity(of view: UIView, _ variables: LayoutVariables) {
    guard view.enclosingWindow != nil, !view.isBelowHiddenView, isAmbiguous(variables) else { return }
    Unmodelled.note(
      "the layout of \(view.nameInResults) is ambiguous: its constraints allow several frames, and which one UIKit chooses is not "
        + "known")
  }

  /// The constraints that name an item, on an axis.
  func constraints(of item: AnyObject, _ axis: Axis) -> [NSLayoutConstraint] {
    updateIfNeeded()
    return records.map(\.constraint).filter {
      ($0.firstItem === item || $0.secondItem === item)
        && ConstraintText.isVertical($0.firstAttribute) == (axis == .vertical)
    }
  }

  // MARK: Fitting sizes

  /// The size of the root that satisfies its constraints and is nearest to a target, rounded up to pixels.
  func fittingSize(_ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
    build()
    guard let variables = variables[ObjectIdentifier(root)] else { return target }
    for (variable, length, priority) in [
      (variables.minX, 0, UILayoutPriority.required), (variables.minY, 0, .required),
      (variables.width, target.width, horizontal), (variables.height, target.height, vertical),
    ] {
      let expression = LinearExpression(variable) + Double(-length)
      if (try? solver.add(expression, .equal, priority: min(priority.rawValue, 1_000))) == nil {
        // The constraints demand another size.
        _ = try? solver.add(expression, .equal, priority: UILayoutPriority.required.rawValue - 1)
      }
    }
    _ = solver.solve()
    wrapContents()
    let scale = root.engine.screen.scale
    func rounded(_ variable: Int32) -> CGFloat {
      CGFloat((solver.value(of: variable) * scale - PrioritySolver.tolerance).rounded(.up) / scale)
    }
    return CGSize(width: rounded(variables.width), height: rounded(variables.height))
  }
}
