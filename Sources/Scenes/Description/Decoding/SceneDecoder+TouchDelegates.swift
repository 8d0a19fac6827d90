import JSONText

extension SceneDecoder {
  /// Decodes the view of a row's content configuration.
  mutating func contentConfiguration(of cell: SceneObject) throws(SceneError) -> ViewDescription? {
    guard let value = cell["contentConfiguration"] else { return nil }
    if let views = cell["contentView"] {
      throw cell.error(
        .misplacedKey, "the view of 'contentConfiguration' takes the place of the content view", at: views,
        key: "contentView", remedy: "put the views into its 'subviews'")
    }
    let view = try self.view(value, at: cell.place.view("contentConfiguration"), as: .contentView)
    guard view.knownClassName == "UIView" else {
      throw cell.error(
        .wrongClass, "the view of 'contentConfiguration' is a \(view.className); it must be a view of an own class",
        at: value["class"] ?? value, key: "contentConfiguration",
        remedy: "put the \(view.className) into its 'subviews'")
    }
    return view
  }

  /// Records that a view has a touch delegate or may get one.
  mutating func noteTouchDelegate(of object: SceneObject, id: String?) throws(SceneError) {
    guard object["touchDelegate"] != nil else { return }
    try noteReference(to: .view, key: "touchDelegate", in: object)
    guard let id else { return }
    for id in template?.texts(id) ?? [id] { delegatingViews.insert(id) }
  }

  /// Throws if a change sets a touch delegate on a view whose class does not have one.
  func checkTouchDelegates() throws(SceneError) {
    for (id, member, object) in setDelegates where !delegatingViews.contains(id) {
      throw object.error(
        .misplacedKey, "'\(id)' is not of a class that uses a touch delegate", atKeyOf: member,
        remedy: "give the view a 'touchDelegate', which may be false")
    }
  }
}
