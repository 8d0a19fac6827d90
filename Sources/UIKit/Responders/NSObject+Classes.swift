#if !canImport(Darwin)
  public import Foundation

  extension NSObject {
    /// Whether the object's class is `aClass` or a subclass. Linux's Foundation does not have this method.
    public func isKind(of aClass: AnyClass) -> Bool {
      var candidate: AnyClass? = type(of: self)
      while let known = candidate {
        if known == aClass { return true }
        candidate = _getSuperclass(known)
      }
      return false
    }

    /// Whether the object's class is exactly `aClass`. Linux's Foundation does not have this method.
    public func isMember(of aClass: AnyClass) -> Bool {
      type(of: self) == aClass
    }
  }
#endif
