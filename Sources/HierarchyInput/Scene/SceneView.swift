/// A view of an imported hierarchy with the class and the id that it has in the scene.
public struct SceneView: Sendable {
  /// The view of the source.
  public var source: ImportedView

  /// The class in the scene.
  public var className: String

  /// The class that the view is made from. ``className`` if it is known.
  public var knownClassName: String

  /// The name of the view, unique in the scene.
  public var id: String?

  public var isMultipleTouchEnabled: Bool?
  public var isExclusiveTouch: Bool?
  public var passThrough: Bool?

  /// The contents of a cell's content view, in the place of the content view itself.
  public var contentView: [SceneView] = []

  /// The subviews, back to front.
  public var subviews: [SceneView] = []
}
