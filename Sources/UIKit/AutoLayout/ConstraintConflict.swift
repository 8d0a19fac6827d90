import Foundation

/// Required constraints that contradict each other.
@MainActor
struct ConstraintConflict {
  let constraints: [NSLayoutConstraint]
  /// The one that is left out.
  let broken: NSLayoutConstraint

  /// Whether it is known that the constraint is left out that was created last: of equations that the app made for one view, relative to one
  /// given place, since iOS 26.
  ///
  /// Source: three families of contradicting equations in all orders of activation, iOS 26.1 (Vercantez/openuikit) [M]. Of an inequality
  /// with two equations another one is left out. What applies to several views or given places was not tried.
  var breaksLastCreated: Bool {
    guard broken.space.map({ $0.engine.systemVersion >= 26 }) == true else { return false }
    let places = Set(constraints.flatMap { $0.items(areGiven: true) })
    let views = Set(constraints.flatMap { $0.items(areGiven: false) }.map(\.item))
    return places.count <= 1 && views.count == 1
      && constraints.allSatisfy { $0.relation == .equal && $0.identifier?.hasPrefix("UISV-") != true }
  }

  var hasBrokenLastCreated: Bool { !constraints.contains { $0.creation > broken.creation } }

  /// Prints the constraints as UIKit does, on the standard error. Where it is not known which constraint UIKit breaks, the outcomes that
  /// follow are unknown.
  func report() {
    var lines = ["Unable to simultaneously satisfy constraints.", "("]
    lines += constraints.map { "    \(ConstraintText($0).line)" }
    lines += [")", "Will attempt to recover by breaking constraint", ConstraintText(broken).line]
    FileHandle.standardError.write(Data((lines.joined(separator: "\n") + "\n").utf8))
    if breaksLastCreated, hasBrokenLastCreated { return }
    Unmodelled.note(
      "constraints contradict each other (\(ConstraintText(broken).line) is left out), and which of them UIKit breaks is not known"
    )
  }
}

extension NSLayoutConstraint {
  fileprivate struct Place: Hashable {
    let item: ObjectIdentifier
    let attribute: Attribute
  }

  /// The attributes of the items whose rectangles frames give, or of those that constraints place.
  fileprivate final func items(areGiven: Bool) -> [Place] {
    [(firstItem, firstAttribute), (secondItem, secondAttribute)].compactMap { item, attribute in
      guard let item, attribute != .notAnAttribute else { return nil }
      let isGiven = (item as? UIView).map(\.translatesAutoresizingMaskIntoConstraints) ?? true
      return isGiven == areGiven ? Place(item: ObjectIdentifier(item), attribute: attribute) : nil
    }
  }
}
