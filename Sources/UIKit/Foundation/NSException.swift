public import Foundation

/// The name of an exception.
public struct NSExceptionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let genericException = NSExceptionName("NSGenericException")
  public static let invalidArgumentException = NSExceptionName("NSInvalidArgumentException")
  public static let internalInconsistencyException = NSExceptionName("NSInternalInconsistencyException")
  public static let rangeException = NSExceptionName("NSRangeException")
}

/// An exception of Objective-C, which Linux does not have. Raising it ends the program, as an exception that nothing catches does.
public final class NSException: NSObject, @unchecked Sendable {
  public let name: NSExceptionName
  public let reason: String?
  public let userInfo: [AnyHashable: Any]?

  public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
    (name, reason, userInfo) = (aName, aReason, aUserInfo)
  }

  public func raise() -> Never { fatalError("\(name.rawValue): \(reason ?? "")") }
  public static func raise(_ name: NSExceptionName, format: String, arguments: CVaListPointer) -> Never {
    NSException(name: name, reason: NSString(format: format, arguments: arguments) as String).raise()
  }
}
