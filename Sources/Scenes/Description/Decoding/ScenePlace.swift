/// The place of an object in a scene file, for messages, and its nesting depth.
package struct ScenePlace {
  private struct Step {
    var name: String
    var index: Int?
  }

  private var steps: [Step] = []

  /// The number of enclosing views and controllers, including the object itself if it is one.
  var depth = 0

  /// The top level of the file.
  package static let file = ScenePlace()

  /// The place of a view or a controller under a key.
  package func view(_ key: String, _ index: Int? = nil) -> ScenePlace {
    var place = part(key, index)
    place.depth += 1
    return place
  }

  /// The place of an element of the list at this place.
  func element(_ index: Int) -> ScenePlace {
    var place = self
    place.steps[place.steps.count - 1].index = index
    return place
  }

  /// The place of another object under a key.
  package func part(_ key: String, _ index: Int? = nil) -> ScenePlace {
    var place = self
    place.steps.append(Step(name: key, index: index))
    return place
  }
}

extension ScenePlace: CustomStringConvertible {
  /// The path of keys: `windows[0].subviews[2]`.
  package var description: String {
    steps.map { step in step.index.map { "\(step.name)[\($0)]" } ?? step.name }.joined(separator: ".")
  }
}
