public import Foundation

/// A string of Core Foundation.
public typealias CFString = NSString

/// A font of Core Graphics: its name. It draws nothing.
public final class CGFont: NSObject, @unchecked Sendable {
  public let postScriptName: CFString?

  /// A font with a PostScript name.
  public init?(_ name: CFString) { postScriptName = name }
}
