import Foundation

/// Where a view is in a scene, from which its name is made: a given name, or a step below another path.
///
/// All names of views in results are made by ``name``, when they are written or printed.
public final class ViewPath: Sendable {
  private enum Form: Sendable {
    case named(String)
    case below(ViewPath, className: String, number: Int)
  }

  private let form: Form
  /// The name of a path below another one, once it was made. Guarded by ``lock``.
  private nonisolated(unsafe) var madeName: String?
  private static let lock = NSLock()

  /// The path of a view to which the scene gives a name.
  public init(named name: String) { form = .named(name) }

  /// The path of a subview. `number` counts its siblings of the same class from 0, back to front.
  public init(below parent: ViewPath, className: String, number: Int) {
    form = .below(parent, className: className, number: number)
  }

  /// The given name, or the path from the nearest view with one. A step of the path is `/Class[n]`.
  public var name: String {
    switch form {
    case .named(let name): return name
    case .below(let parent, let className, let number):
      if let name = Self.lock.withLock({ madeName }) { return name }
      let name = "\(parent.name)/\(className)[\(number)]"
      Self.lock.withLock { madeName = name }
      return name
    }
  }

  /// A hash of the name that is the same in every run: FNV-1a of 64 bits.
  public var key: UInt64 {
    switch form {
    case .named(let name): Self.key(of: name, after: 0xcbf2_9ce4_8422_2325)
    case .below(let parent, let className, let number):
      Self.key(below: parent.key, className: className, number: number)
    }
  }

  /// The key of a name that extends the name with the key `parent`.
  public static func key(below parent: UInt64, className: String, number: Int) -> UInt64 {
    key(of: "[\(number)]", after: key(of: className, after: key(of: "/", after: parent)))
  }

  /// The key of a text that follows a text with the key `start`.
  public static func key(of text: String, after start: UInt64) -> UInt64 {
    var (text, key) = (text, start)
    text.withUTF8 { bytes in
      // An index instead of an iterator: unoptimised builds are an order of magnitude quicker with it.
      var index = 0
      while index < bytes.count {
        key = (key ^ UInt64(bytes[index])) &* 0x100_0000_01b3
        index += 1
      }
    }
    return key
  }
}

/// Counts siblings by class, for the numbers in their names.
public struct SiblingNumbers {
  private var counts: [String: Int] = [:]

  public init() {}

  /// The number of the next sibling of a class, from 0.
  public mutating func next(_ className: String) -> Int {
    let number = counts[className, default: 0]
    counts[className] = number + 1
    return number
  }
}
