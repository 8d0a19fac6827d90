import UIKit

/// The constraints of the views of a scene.
@MainActor
final class SceneConstraints {
  private var waiting: [(view: UIView, descriptions: [ConstraintDescription])] = []
  private var active: [ObjectIdentifier: [NSLayoutConstraint]] = [:]

  /// Gives a view other constraints: at once if it is in a tree with the views that they name, else as soon as it is.
  func set(_ descriptions: [ConstraintDescription], of view: UIView, in builder: SceneBuilder) {
    waiting.removeAll { $0.view === view }
    waiting.append((view, descriptions))
    if view.window != nil { resolve(in: builder) }
  }

  /// Activates constraints whose views exist and have a common ancestor. Others wait for the next call.
  func resolve(in builder: SceneBuilder) {
    guard !waiting.isEmpty else { return }
    var rest: [(view: UIView, descriptions: [ConstraintDescription])] = []
    for (view, descriptions) in waiting {
      let constraints = descriptions.compactMap { constraint($0, of: view, in: builder) }
      guard constraints.count == descriptions.count else {
        rest.append((view, descriptions))
        continue
      }
      view.translatesAutoresizingMaskIntoConstraints = descriptions.isEmpty
      NSLayoutConstraint.deactivate(active[ObjectIdentifier(view)] ?? [])
      active[ObjectIdentifier(view)] = constraints
      NSLayoutConstraint.activate(constraints)
      // A change in an animation moves the view in it.
      if UIView.inheritedAnimationDuration > 0 { view.superview?.layoutIfNeeded() }
    }
    waiting = rest
  }

  /// The first view in a window that waits for a view of another window, and the id of that view.
  func unrelatedViews(in builder: SceneBuilder) -> (view: UIView, other: String)? {
    for (view, descriptions) in waiting where view.window != nil {
      for id in descriptions.compactMap({ $0.other?.view }) {
        guard let other = builder.view(id), other.window != nil, !Self.haveCommonAncestor(view, other) else { continue }
        return (view, id)
      }
    }
    return nil
  }

  private func constraint(
    _ description: ConstraintDescription, of view: UIView, in builder: SceneBuilder
  ) -> NSLayoutConstraint? {
    var item: AnyObject?
    if let other = description.other {
      guard let target = other.view.map(builder.view) ?? view.superview, Self.haveCommonAncestor(view, target) else {
        return nil
      }
      item = Self.item(target, other.guide)
    }
    let constraint = NSLayoutConstraint(
      item: view, attribute: description.attribute, relatedBy: description.relation, toItem: item,
      attribute: description.other?.attribute ?? .notAnAttribute, multiplier: description.multiplier,
      constant: description.constant)
    constraint.priority = UILayoutPriority(description.priority)
    return constraint
  }

  private static func haveCommonAncestor(_ one: UIView, _ other: UIView) -> Bool {
    func top(_ view: UIView) -> UIView { view.superview.map(top) ?? view }
    return top(one) === top(other)
  }

  private static func item(_ view: UIView, _ guide: ConstraintDescription.Guide?) -> AnyObject {
    switch guide {
    case nil: view
    case .safeArea: view.safeAreaLayoutGuide
    case .margins: view.layoutMarginsGuide
    case .readableContent: view.readableContentGuide
    case .keyboard: view.keyboardLayoutGuide
    case .content: (view as? UIScrollView)?.contentLayoutGuide ?? view
    case .frame: (view as? UIScrollView)?.frameLayoutGuide ?? view
    }
  }
}
