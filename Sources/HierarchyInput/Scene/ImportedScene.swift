/// An imported hierarchy as a scene: the views with their classes and ids, and what the report says about them.
public struct ImportedScene: Sendable {
  /// The name of the scene.
  public var name: String
  /// A sentence on the purpose of the scene.
  public var about: String?
  /// The word for the format.
  public let format: String
  /// How far the scene can be relied on.
  public internal(set) var fidelity: ImportFidelity
  /// What the source does not carry and the class table does not fill.
  public internal(set) var lacks: [ImportedFact]
  /// What was left out or is not certain.
  public internal(set) var notes: [ImportNote]
  /// The windows, back to front.
  public internal(set) var windows: [SceneView]
  public let screenSize: ImportedSize
  public let screenScale: Double?
  public let safeAreaInsets: [Double]?
  /// The number of views, the windows included.
  public internal(set) var viewCount = 0
  /// The number of views with an inexact frame.
  public internal(set) var inexactCount = 0
  /// The classes that UIKit lacks here, with the number of their views, sorted by name.
  public internal(set) var ownClasses: [(name: String, superclass: String, count: Int)] = []
  /// The classes with rules of their own according to the class table, sorted.
  public internal(set) var classesWithRules: [String] = []
  /// The values that the class table filled.
  public internal(set) var filledCount = 0

  /// The number of views with an address.
  public func count(ofAddress address: String) -> Int {
    let address = address.lowercased()
    var count = 0
    visit { view, _ in if view.source.address?.lowercased() == address { count += 1 } }
    return count
  }

  /// Assigns an id to the first view with an address.
  ///
  /// - Returns: Whether there is such a view.
  public mutating func assign(id: String, toAddress address: String) -> Bool {
    let address = address.lowercased()
    func assign(_ views: inout [SceneView]) -> Bool {
      for index in views.indices {
        if views[index].source.address?.lowercased() == address {
          views[index].id = id
          return true
        }
        if assign(&views[index].contentView) || assign(&views[index].subviews) { return true }
      }
      return false
    }
    return assign(&windows)
  }

  /// The ids of the views, in the order of the text.
  public var ids: [String] {
    var ids: [String] = []
    visit { view, _ in if let id = view.id { ids.append(id) } }
    return ids
  }

  /// Calls `body` for every view, with its superviews from the window on.
  public func visit(_ body: (SceneView, [SceneView]) -> Void) {
    var path: [SceneView] = []
    func visit(_ view: SceneView) {
      body(view, path)
      path.append(view)
      for child in view.contentView + view.subviews { visit(child) }
      path.removeLast()
    }
    for window in windows { visit(window) }
  }
}
