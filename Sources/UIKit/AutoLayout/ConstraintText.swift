import Foundation

/// A constraint as text, in the manner of the visual format or of an equation.
@MainActor
struct ConstraintText {
  private let constraint: NSLayoutConstraint

  init(_ constraint: NSLayoutConstraint) { self.constraint = constraint }

  /// `<NSLayoutConstraint 'name' label.width == 44 @750>`
  var line: String {
    let name = constraint.identifier.map { " '\($0)'" } ?? ""
    let priority = constraint.priority == .required ? "" : " @\(Self.text(CGFloat(constraint.priority.rawValue)))"
    return "<NSLayoutConstraint\(name) \(equation)\(priority)>"
  }

  private var equation: String {
    let left = "\(Self.name(of: constraint.firstItem)).\(Self.name(of: constraint.firstAttribute))"
    let relation =
      switch constraint.relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    var right = ""
    if constraint.secondAttribute != .notAnAttribute {
      right = "\(Self.name(of: constraint.secondItem)).\(Self.name(of: constraint.secondAttribute))"
      if constraint.multiplier != 1 { right = "\(Self.text(constraint.multiplier)) * \(right)" }
      if constraint.constant != 0 {
        right += constraint.constant < 0 ? " - " : " + "
        right += Self.text(abs(constraint.constant))
      }
    } else {
      right = Self.text(constraint.constant)
    }
    return "\(left) \(relation) \(right)"
  }

  private static func text(_ number: CGFloat) -> String {
    number == number.rounded() && abs(number) < 1e9 ? String(Int(number)) : String(Double(number))
  }

  private static func name(of item: AnyObject?) -> String {
    switch item {
    case let view as UIView: name(of: view)
    case let guide as UILayoutGuide:
      (guide.owningView.map { name(of: $0) } ?? "-") + "."
        + (guide.identifier.isEmpty ? "layoutGuide" : guide.identifier)
    case nil: "nil"
    default: "object"
    }
  }

  private static func name(of view: UIView) -> String {
    view.givenPath == nil ? view.accessibilityIdentifier ?? view.nameInResults : view.nameInResults
  }

  static func name(of attribute: NSLayoutConstraint.Attribute) -> String {
    attribute == .notAnAttribute ? "" : "\(attribute)"
  }

  /// Whether an attribute is on the vertical axis.
  static func isVertical(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
    switch attribute {
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      true
    default: false
    }
  }
}
