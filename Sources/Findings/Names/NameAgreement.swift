/// How well a view of a replay agrees with a recorded one, by the rungs of their names.
///
/// | strength | what agrees |
/// |---|---|
/// | ``Strength/identifierAndMore`` | the identifier, and the property or the place |
/// | ``Strength/propertyAndPlace`` | the property of the same owner, and the place |
/// | ``Strength/name`` | the identifier, or the property of the same owner |
/// | ``Strength/renamed`` | the place, with a property that only the replay has in place of one that only the recording has; or with the same property of another owner, because the owner has another class, another name or no longer the property |
/// | ``Strength/place`` | the place, with classes that agree; neither side has another view's property or identifier |
/// | ``Strength/contents`` | the contents of the row, and the place in it |
///
/// Views of different classes of UIKit agree by an identifier only.
package struct NameAgreement: Hashable, Sendable {
  package enum Strength: Int, Comparable, Sendable {
    case contents, place, renamed, name, propertyAndPlace, identifierAndMore

    package static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
  }

  package let strength: Strength
  /// Whether siblings fit as well by their places.
  package let isTied: Bool
  /// Whether the place agrees.
  package let hasPlace: Bool
  private let holding: Holding

  /// How the properties that hold two views correspond.
  private enum Holding: Hashable, Sendable {
    /// At least one view is held by no property.
    case unknown
    case same
    /// The property is the same, of objects of one class that have no names of their own.
    case alike(NameHolder, NameHolder)
    case renamed(NameHolder, NameHolder)
    case ownerRenamed(NameHolder, NameHolder)
    case moved(NameHolder, NameHolder)
    /// The property is another one.
    case different

    var isConsistent: Bool { self != .different }

    var isSame: Bool {
      switch self {
      case .same, .alike: true
      case .unknown, .renamed, .ownerRenamed, .moved, .different: false
      }
    }

    var isRenamed: Bool {
      switch self {
      case .renamed, .ownerRenamed, .moved: true
      case .unknown, .same, .alike, .different: false
      }
    }
  }

  /// Compares two views; `nil` if they are not the same view.
  package init?(_ recorded: NameRungs, _ replayed: NameRungs, in scene: NamedScene) {
    let isSameIdentifier = recorded.identifier != nil && recorded.identifier == replayed.identifier
    holding = Self.holding(recorded, replayed, scene)
    let place = recorded.place(isKeptBy: replayed)
    isTied = if case .tied = place { true } else { false }
    hasPlace = place != .absent
    let isOtherIdentifier =
      recorded.identifier != nil && replayed.identifier != nil && !isSameIdentifier
    let hasClass = recorded.hasClass(of: replayed, in: scene)
    guard recorded.kind == replayed.kind else {
      guard isSameIdentifier else { return nil }
      strength = .contents
      return
    }
    if let row = recorded.row, let other = replayed.row, row.place != other.place {
      guard row.contents != nil, row.contents == other.contents, row.list == other.list,
        recorded.places == replayed.places,
        holding.isConsistent || Self.isInCell(recorded, replayed)
      else { return nil }
      strength = .contents
    } else if isSameIdentifier {
      strength = holding == .same || hasPlace && holding.isConsistent ? .identifierAndMore : .name
    } else if holding.isSame, hasPlace, hasClass || !isOtherIdentifier {
      strength = .propertyAndPlace
    } else if holding == .same, !isOtherIdentifier {
      strength = .name
    } else if holding.isRenamed, hasPlace, !isOtherIdentifier || recorded.text == replayed.text {
      // With another property, another identifier and another text, only the place is left.
      strength = .renamed
    } else if holding == .unknown, hasPlace, hasClass,
      !isOtherIdentifier || recorded.text == replayed.text && !scene.hasIdentifier(recorded.identifier ?? "")
    {
      strength = .place
    } else {
      return nil
    }
  }

  /// Whether the agreement is weaker, or as strong with other siblings that fit as well.
  func isLess(than other: NameAgreement) -> Bool {
    strength == other.strength ? isTied && !other.isTied : strength < other.strength
  }

  /// Whether the same property of two cells holds two views.
  private static func isInCell(_ recorded: NameRungs, _ replayed: NameRungs) -> Bool {
    recorded.holders.contains { one in
      replayed.holders.contains { $0.property == one.property && $0.ownerClass == one.ownerClass }
    }
  }

  private static func holding(_ recorded: NameRungs, _ replayed: NameRungs, _ scene: NamedScene) -> Holding {
    guard !recorded.holders.isEmpty, !replayed.holders.isEmpty else { return .unknown }
    var best = Holding.different
    for one in recorded.holders {
      for other in replayed.holders {
        switch holding(one, other, scene) {
        case .same: return .same
        case .different, .unknown: break
        case let found: if best == .different { best = found }
        }
      }
    }
    return best
  }

  private static func holding(_ one: NameHolder, _ other: NameHolder, _ scene: NamedScene) -> Holding {
    if one.isOfPath || other.isOfPath, one.property == other.property, one.ownerClass == other.ownerClass {
      return .alike(one, other)
    }
    let isSameOwner =
      one.owner == other.owner && (one.ownerClass == other.ownerClass || !scene.hasClass(one.ownerClass))
    // An object of the class under another name, where nothing has the old one.
    let isOtherName =
      one.ownerClass == other.ownerClass && !scene.hasOwner(named: one.owner) && !scene.declaresOwner(named: one.owner)
    let isOtherClass =
      !scene.hasClass(one.ownerClass)
      && (one.owner == other.owner || one.property == other.property || one.sharesProperties(with: other))
    if one.property == other.property {
      if isSameOwner, one.ownerClass == other.ownerClass { return .same }
      if isSameOwner || isOtherClass { return .ownerRenamed(one, other) }
      if isOtherName || !scene.hasProperty(of: one) { return .moved(one, other) }
      return .different
    }
    guard isSameOwner || isOtherName || isOtherClass, !other.declares(one), !one.declares(other) else {
      return .different
    }
    return .renamed(one, other)
  }

  /// The path of the view up to which two paths are the same, without their last steps.
  private static func common(_ one: String, _ other: String) -> String {
    let steps = zip(one.split(separator: "/").dropLast(), other.split(separator: "/").dropLast())
    return steps.prefix { $0 == $1 }.map { String($0.0) }.joined(separator: "/")
  }

  /// What has changed of the name of the view, `name` in the recording.
  package func changes(_ name: String, _ recorded: NameRungs, _ candidate: NameCandidate) -> [NameChange] {
    let replayed = candidate.rungs
    var changes: [NameChange] = []
    if recorded.identifier != replayed.identifier {
      changes.append(NameChange(.identifier, recorded.identifier, replayed.identifier))
    }
    if recorded.className != replayed.className {
      changes.append(NameChange(.class, recorded.className, replayed.className))
    }
    if let one = recorded.controllerClass, let other = replayed.controllerClass, one != other {
      changes.append(NameChange(.class, one, other))
    }
    if let row = recorded.row, let other = replayed.row, row.place != other.place {
      return changes + [NameChange(.row, row.cell, other.cell)]
    }
    switch holding {
    case .same, .different: break
    case .alike(let one, let other):
      if one.isOfPath != other.isOfPath { changes.append(NameChange(from: one.owner, to: other.owner, .owner)) }
    case .unknown:
      let (one, other) = (recorded.holders.first, replayed.holders.first)
      if one != nil || other != nil { changes.append(NameChange(.property, one?.text, other?.text)) }
    case .renamed(let one, let other): changes.append(NameChange(.property, one.text, other.text))
    case .ownerRenamed(let one, let other): changes.append(NameChange(.class, one.ownerClass, other.ownerClass))
    case .moved(let one, let other): changes.append(NameChange(from: one.owner, to: other.owner, .owner))
    }
    if !changes.isEmpty { return changes }
    if let one = recorded.container, let other = replayed.container, one != other {
      return [NameChange(from: one, to: other)]
    }
    if let change = NameChange(stepOf: name, candidate.name) { return [change] }
    let isWrapped = recorded.path != replayed.path && recorded.essentialPath == replayed.essentialPath
    let place =
      isWrapped
      ? Self.common(recorded.path, replayed.path) : Self.common(recorded.essentialPath, replayed.essentialPath)
    return [NameChange(isWrapped ? .wrapper : .place, place, place)]
  }
}

/// A rung of a name that has changed.
package struct NameChange: Hashable, Sendable {
  package let rung: NameRung
  package let from: String?
  package let to: String?

  init(_ rung: NameRung, _ from: String?, _ to: String?) { (self.rung, self.from, self.to) = (rung, from, to) }

  /// The change of the name of an owner or of the nearest named view, without the end that both names have.
  init(from: String, to: String, _ rung: NameRung? = nil) {
    let (one, other) = (Self.parts(from), Self.parts(to))
    let common = min(zip(one.reversed(), other.reversed()).prefix { $0 == $1 }.count, one.count - 1, other.count - 1)
    self.init(
      rung ?? (common > 0 ? .owner : .container), one.dropLast(common).joined(), other.dropLast(common).joined())
  }

  /// The change of a class in the paths of two views, if it is the only one.
  init?(stepOf one: String, _ other: String) {
    let (steps, others) = (one.split(separator: "/"), other.split(separator: "/"))
    guard steps.count == others.count, let (step, changed) = zip(steps, others).first(where: { $0 != $1 }) else {
      return nil
    }
    let (from, to) = (step.prefix { $0 != "[" }, changed.prefix { $0 != "[" })
    guard from != to, step.contains("["), changed.contains("[") else { return nil }
    self.init(.class, String(from), String(to))
  }

  /// A name in pieces, of which each but the first begins with its separator.
  private static func parts(_ name: String) -> [String] {
    var parts = [""]
    for character in name {
      if character == "/" || character == "." { parts.append("") }
      parts[parts.count - 1].append(character)
    }
    return parts
  }
}

extension NameHolder {
  /// Whether at least half of the properties have the same names.
  fileprivate func sharesProperties(with other: NameHolder) -> Bool {
    let common = Set(declared).intersection(other.declared).count
    return common > 0 && 2 * common >= max(declared.count, other.declared.count)
  }

  fileprivate var text: String { "\(ownerClass).\(property)" }
}

extension NameRungs {
  /// Whether the classes of two views are the same, or the class has another name, or a class was put between it and its superclass.
  fileprivate func hasClass(of other: NameRungs, in scene: NamedScene) -> Bool {
    className == other.className || classes.count > 1 && !scene.hasClass(className) || other.classes.contains(className)
      || classes.contains(other.className)
  }

  /// Whether a view of a replay is at the same place, if siblings were inserted or removed.
  fileprivate func place(isKeptBy other: NameRungs) -> SiblingAlignment.Partner {
    guard let own = places.last, let others = other.places.last else { return path == other.path ? .at(0) : .absent }
    // Below one named view the siblings of each level decide; numbers in paths can be those of other views.
    let isSameParent =
      container == other.container && places.count == other.places.count
      ? zip(places, other.places).dropLast().allSatisfy { Self.partner($0, $1).mayBe(at: $1.index) }
      : Self.parent(of: path) == Self.parent(of: other.path)
        || Self.parent(of: essentialPath) == Self.parent(of: other.essentialPath)
    guard isSameParent, row?.place == other.row?.place else { return .absent }
    let partner = Self.partner(own, others)
    return partner.mayBe(at: others.index) ? partner : .absent
  }

  private static func partner(_ one: SiblingPlace, _ other: SiblingPlace) -> SiblingAlignment.Partner {
    // Almost always nothing has changed.
    one == other ? .at(one.index) : SiblingAlignment(one, other).partner(of: one.index)
  }

  private static func parent(of path: String) -> Substring { path[..<(path.lastIndex(of: "/") ?? path.startIndex)] }
}
