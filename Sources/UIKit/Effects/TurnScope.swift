/// What entered and left in one turn.
@MainActor
struct TurnScope {
  private var entering: Set<ObjectIdentifier> = []
  private var leaving: Set<ObjectIdentifier> = []
  /// Windows that are shown from this turn on.
  private var appearing: Set<ObjectIdentifier> = []
  /// Views that moved within their window.
  private var staying: Set<ObjectIdentifier> = []
  /// Views that have another superview.
  private var transferred: Set<ObjectIdentifier> = []
  /// What layers had when the turn began, of those whose sublayers were changed.
  private var sublayers: [ObjectIdentifier: EffectValue?] = [:]

  init(_ changes: [EffectLog.Change]) {
    for change in changes where change.property.kind == .isHidden && change.value == .flag(true) {
      if let window = change.object as? UIWindow, !window.isHidden { appearing.insert(change.property.object) }
    }
    for change in changes where change.property.kind == .window {
      let isThere = (change.object as? UIView)?.isThere ?? false
      if isThere, !change.wasThere { entering.insert(change.property.object) }
      if !isThere, change.wasThere { leaving.insert(change.property.object) }
      if isThere, change.wasThere { staying.insert(change.property.object) }
    }
    for change in changes {
      switch change.property.kind {
      case .superview:
        guard case .object(let old) = change.value, let view = change.object as? UIView,
          case .object(let new) = view.effectValue(of: .superview), old.first != new.first
        else { break }
        transferred.insert(change.property.object)
      case .layers: sublayers[change.property.object] = change.value
      default: break
      }
    }
  }

  /// Whether the view has another superview than at the beginning of the turn.
  func hasOtherSuperview(_ view: UIView) -> Bool { transferred.contains(ObjectIdentifier(view)) }

  /// Whether the layer, or one that contains it, was added in this turn.
  func hasAdded(_ layer: CALayer) -> Bool {
    if sublayers.isEmpty { return false }
    for known in sequence(first: layer, next: \.holder) {
      guard let holder = known.holder, let before = sublayers[ObjectIdentifier(holder)] else { continue }
      if !LayerIdentities.contains(ObjectIdentifier(known), in: before) { return true }
    }
    return false
  }

  /// Whether the window of the view appeared in this turn.
  func hasAppeared(around view: UIView) -> Bool {
    view.enclosingWindow.map { appearing.contains(ObjectIdentifier($0)) } ?? false
  }

  /// Whether the view or one of its superviews entered in this turn.
  func hasEntered(_ view: UIView) -> Bool {
    if entering.isEmpty { return false }
    for known in sequence(first: view, next: \.parent) {
      if staying.contains(ObjectIdentifier(known)) { return false }
      if entering.contains(ObjectIdentifier(known)) { return true }
    }
    return false
  }

  /// Whether a superview of the view entered in this turn.
  func hasEntering(above view: UIView) -> Bool { view.parent.map(hasEntered) ?? false }

  /// Whether a superview that the view had left in this turn.
  func hasLeaving(above change: EffectLog.Change) -> Bool { !leaving.isDisjoint(with: change.ancestors) }
}
