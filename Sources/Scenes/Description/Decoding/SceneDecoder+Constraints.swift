import JSONText

extension SceneDecoder {
  /// Decodes the constraints of a view. The views that they name must be in the scene.
  mutating func constraints(_ list: JSONValue, of object: SceneObject) throws(SceneError) -> [ConstraintDescription] {
    var constraints: [ConstraintDescription] = []
    for value in list.array ?? [] {
      let constraint: ConstraintDescription
      do {
        constraint = try ConstraintReader.read(value.string ?? "")
      } catch {
        throw object.error(.invalidValue, error.message, at: value, key: "constraints", remedy: error.remedy)
      }
      if let id = constraint.other?.view {
        guard template == nil else {
          throw object.error(
            .misplacedKey, "a constraint of a view in a row can only name its superview", at: value, key: "constraints",
            remedy: "give the view a 'frame', or make the row of a class of your own")
        }
        names.refer(to: id, [.view], at: value, key: "constraints", in: object)
      }
      constraints.append(constraint)
    }
    return constraints
  }
}
