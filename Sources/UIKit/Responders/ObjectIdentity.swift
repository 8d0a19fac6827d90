/// What Apple's classes get from NSObject: equal means the same object.
///
/// The engine's classes do not derive from Foundation's NSObject, whose initializer belongs to no actor
/// (Documentation/Decisions/0002-no-nsobject.md).
public protocol ObjectIdentity: AnyObject, Hashable {}

extension ObjectIdentity {
  /// Whether both are the same object.
  public nonisolated static func == (one: Self, other: Self) -> Bool { one === other }

  /// Feeds the object's identity, not its state.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  /// Whether `other` is this object.
  public nonisolated func isEqual(_ other: Any?) -> Bool {
    (other as AnyObject?) === self
  }

  /// Whether the object is of a class or of one that derives from it.
  public nonisolated func isKind(of aClass: AnyClass) -> Bool {
    var candidate: AnyClass? = type(of: self)
    while let known = candidate {
      if known == aClass { return true }
      candidate = _getSuperclass(known)
    }
    return false
  }

  /// Whether the object is of exactly this class.
  public nonisolated func isMember(of aClass: AnyClass) -> Bool {
    type(of: self) == aClass
  }
}
