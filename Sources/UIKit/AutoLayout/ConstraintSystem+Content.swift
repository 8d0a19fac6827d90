import Foundation

extension ConstraintSystem {
  func addContent(of view: UIView, isRequired: Bool) {
    guard let variables = variables[ObjectIdentifier(view)], !hasStatedSize(view) else { return }
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

  /// Whether required constraints state both lengths of a view, so that the size of its content decides nothing and is not asked for.
  func hasStatedSize(_ view: UIView) -> Bool {
    let id = ObjectIdentifier(view)
    guard statedLengths.widths.contains(id), statedLengths.heights.contains(id) else { return false }
    return [Axis.horizontal, .vertical].allSatisfy {
      view.contentHuggingPriority(for: $0) < .required && view.contentCompressionResistancePriority(for: $0) < .required
    }
  }

  /// Notes a required constraint that states a length of a view.
  func noteStatedLength(_ constraint: NSLayoutConstraint) {
    guard constraint.priority >= .required, constraint.relation == .equal, constraint.secondItem == nil,
      let item = constraint.firstItem
    else { return }
    switch constraint.firstAttribute {
    case .width: statedLengths.widths.insert(ObjectIdentifier(item))
    case .height: statedLengths.heights.insert(ObjectIdentifier(item))
    default: break
    }
  }

  /// Reports a view in a stack whose size UIKit knows and this engine does not.
  private func noteUnknownContent(of view: UIView, _ size: CGSize) {
    guard size.width == UIView.noIntrinsicMetric, size.height == UIView.noIntrinsicMetric, view.parent is UIStackView,
      let name = view.classOfUnknownSize
    else { return }
    let sizes = records.map(\.constraint).filter { $0.firstItem === view }.map(\.firstAttribute)
    guard !sizes.contains(.width) || !sizes.contains(.height) else { return }
    Unmodelled.note("a stack view arranges \(view.nameInResults), and sizes of \(name) are not modelled")
  }

  /// The size of a view's content; none while the view's own fitting size is calculated from it.
  func contentSizeInConstraints(of view: UIView) -> CGSize {
    let none = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    // The size of SwiftUI content is not known: constraints that do not state the frame leave it ambiguous, which is reported.
    if let host = view as? HostingView {
      if isFitting { host.noteUnknownSize() }
      return none
    }
    guard isFitting, view === root else { return view.intrinsicContentSize }
    let item = view.layoutItem
    guard !item.isReadingContent else { return none }
    item.isReadingContent = true
    defer { item.isReadingContent = false }
    return view.intrinsicContentSize
  }

  /// Changes the sizes of views whose content has changed. Returns false if the system must be built again.
  func updateContents() -> Bool {
    guard !invalidContents.isEmpty else { return true }
    let invalid = Set(invalidContents)
    invalidContents = []
    for view in views where invalid.contains(ObjectIdentifier(view)) && !hasStatedSize(view) {
      let size = contentSizeInConstraints(of: view)
      for axis in [Axis.horizontal, .vertical]
      where !setLength(axis == .horizontal ? size.width : size.height, of: view, axis) {
        return false
      }
    }
    return true
  }

  func setLength(_ length: CGFloat, of view: UIView, _ axis: Axis) -> Bool {
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
  func wrapContents() {
    var hasChanged = false
    for view in views {
      guard let variables = variables[ObjectIdentifier(view)], !hasStatedSize(view),
        let height = view.intrinsicHeight(forWidth: CGFloat(solver.value(of: variables.width)))
      else { continue }
      let known = contents.first { $0.view === view && $0.axis == .vertical }?.length
      guard let known, known != height else { continue }
      hasChanged = setLength(height, of: view, .vertical) || hasChanged
    }
    if hasChanged, !solver.solve() { setNeedsBuild() }
  }
}

extension UIView {
  /// The class of UIKit that gives the view its content, if the size of that content is not modelled.
  fileprivate final var classOfUnknownSize: String? {
    var ownClass: AnyClass? = type(of: self)
    while let known = ownClass, !String(reflecting: known).hasPrefix("UIKit.") { ownClass = _getSuperclass(known) }
    guard let ownClass, ownClass != UIControl.self else { return nil }
    let isUnknown =
      self is UIControl || self is UIActivityIndicatorView || self is UIProgressView || self is UINavigationBar
      || self is UITabBar || self is UISearchBar
    return isUnknown ? String(describing: ownClass) : nil
  }
}
