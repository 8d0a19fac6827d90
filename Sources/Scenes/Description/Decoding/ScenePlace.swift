/// Where an object stands in a scene file, for messages, and how deep.
package struct ScenePlace {
  private struct Step {
    var name: String
    var index: Int?
  }

  private var steps: [Step] = []

  /// How many views and controllers the object stands in, itself included where it is one.
  var depth = 0

  /// The file itself.
  package static let file = ScenePlace()

  /// The place of a view or a controller that stands here under a key.
  package func view(_ key: String, _ index: Int? = nil) -> ScenePlace {
    var place = part(key, index)
    place.depth += 1
    return place
  }

  /// The place of an element of the list that stands here.
  func element(_ index: Int) -> ScenePlace {
    var place = self
    place.steps[place.steps.count - 1].index = index
    return place
  }

  /// The place of an object under a key that is no view.
  package func part(_ key: String, _ index: Int? = nil) -> ScenePlace {
    var place = self
    place.steps.append(Step(name: key, index: index))
    return place
  }
}

extension ScenePlace: CustomStringConvertible {
  /// The keys on the way: `windows[0].subviews[2]`.
  package var description: String {
    steps.map { step in step.index.map { "\(step.name)[\($0)]" } ?? step.name }.joined(separator: ".")
  }
}
