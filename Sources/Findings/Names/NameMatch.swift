/// How a name of a recording was found in a scene: what has changed of the view's name, or which path is the same.
package enum NameRung: String, Sendable, CaseIterable {
  /// The view has the name: an id, an identifier, a property, a row or a path.
  case name
  /// The identifier was added, removed or changed.
  case identifier
  /// The property that holds the view has another name.
  case property
  /// Another object has the property.
  case owner
  /// The class of the view, or of the object whose property holds it, has another name.
  case `class`
  /// The nearest view above with a name has another one.
  case container
  /// A view was put around the view, or around its siblings, or was removed there.
  case wrapper = "wrapper view"
  /// Siblings were inserted, removed or reordered.
  case place
  /// The same content is in another row.
  case row
  /// The view has a name by a property now, and its path from the nearest identified view is the recorded one.
  case path
  /// The paths are equal without the private views that the profiles put around the content of a window.
  case pathWithoutWrappers = "path without wrapper views"
  /// Several views fit equally well, so that none was taken.
  case ambiguous

  /// Whether the rung states what has changed of the name in the code or in the scene.
  package var isChange: Bool {
    switch self {
    case .identifier, .property, .owner, .class, .container, .wrapper, .place, .row: true
    case .name, .path, .pathWithoutWrappers, .ambiguous: false
    }
  }
}

/// A view that was found by a name other than its own, or that could not be distinguished from others.
package struct NameMatch: Hashable, Sendable {
  /// The name in the recording.
  package let recorded: String
  /// The name in the replay; if several views fit equally well, all of their names.
  package let replayed: String
  package let rung: NameRung
  /// What has changed, as in the recording. `nil` if it was added, or if nothing is known. For ``NameRung/place`` and
  /// ``NameRung/wrapper`` the path of the view in which other views are.
  package let from: String?
  /// What has changed, as in the replay. `nil` if it was removed, or if nothing is known.
  package let to: String?

  package init(recorded: String, replayed: String, rung: NameRung, from: String? = nil, to: String? = nil) {
    (self.recorded, self.replayed, self.rung, self.from, self.to) = (recorded, replayed, rung, from, to)
  }

  /// Whether another match is due to the same change, such as that of a class whose properties hold both views.
  package func hasSameCause(as other: NameMatch) -> Bool {
    guard let from, let to, let cause = other.from else { return self == other }
    if rung == .place || rung == .wrapper {
      return rung == other.rung && ("\(from)/".hasPrefix("\(cause)/") || "\(cause)/".hasPrefix("\(from)/"))
    }
    return from == cause && to == other.to
  }

  /// The match as a sentence, without a final period.
  package var sentence: String {
    let both = "'\(recorded)' is now '\(replayed)'"
    func change(_ what: String) -> String {
      switch (from, to) {
      case (let from?, let to?): "\(both): the \(what) '\(from)' is now '\(to)'"
      case (nil, let to?): "\(both): the \(what) '\(to)' was added"
      case (let from?, nil): "\(both): the \(what) '\(from)' was removed"
      case (nil, nil): "\(both): the \(what) changed"
      }
    }
    switch rung {
    case .identifier, .property, .owner, .class: return change(rung.rawValue)
    case .container: return change("named view around it")
    case .row: return change("row")
    case .wrapper: return "\(both): there are other views around it, of the same geometry"
    case .place: return "\(both): the views beside it or above it changed"
    case .name, .path, .pathWithoutWrappers: return "found \(recorded) as \(replayed), by \(rung.rawValue)"
    case .ambiguous: return "'\(recorded)' can be \(replayed), which fit equally well: only an equal name counts"
    }
  }
}
