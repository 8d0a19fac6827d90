import Foundation

/// Required constraints that contradict each other.
@MainActor
struct ConstraintConflict {
  let constraints: [NSLayoutConstraint]
  /// The one that is left out.
  let broken: NSLayoutConstraint

  /// Whether it is known that the constraint is left out that was created last: of equations that fix a view relative to one place.
  ///
  /// Source: three families of contradicting equations in all orders of activation, iOS 26.1 (Vercantez/openuikit) [M]. Of an inequality
  /// with two equations another one is left out. What applies if several given places take part was not tried.
  var breaksLastCreated: Bool {
    let places = Set(constraints.flatMap(\.givenPlaces))
    return places.count <= 1 && constraints.allSatisfy { $0.relation == .equal }
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
  /// A place or length that no constraint decides.
  fileprivate struct GivenPlace: Hashable {
    let item: ObjectIdentifier
    let attribute: Attribute
  }

  /// The attributes of items whose rectangles are given by frames.
  fileprivate final var givenPlaces: [GivenPlace] {
    [(firstItem, firstAttribute), (secondItem, secondAttribute)].compactMap { item, attribute in
      guard let item, attribute != .notAnAttribute else { return nil }
      let view = item as? UIView ?? (item as? UILayoutGuide)?.owningView
      guard item is UILayoutGuide || view?.translatesAutoresizingMaskIntoConstraints != false else { return nil }
      return GivenPlace(item: ObjectIdentifier(item), attribute: attribute)
    }
  }
}
