public import Foundation

/// What a scene looks like from outside: an outline for each view, in the order in which they are drawn.
///
/// All coordinates are points of the screen.
public struct ScenePicture: Hashable, Sendable {
  /// A picture has no more outlines than this; views beyond it are counted in ``omittedViews``.
  public static let viewLimit = 3_000

  /// One view.
  public struct Shape: Hashable, Sendable {
    /// The view's name in results.
    public var name: String
    public var className: String
    /// Whether the scene gives it an id, so that ``name`` is one word and not a path.
    public var isIdentified: Bool
    /// The corners of its bounds: top left, top right, bottom right and bottom left before any transform.
    public var corners: [CGPoint]
    /// The part of the bounds that ancestors with `clipsToBounds` leave; empty when they leave nothing.
    public var outline: [CGPoint]
    /// The colour that the scene gives it, as the scene spells it.
    public var backgroundColor: String?
    /// The text or title that the scene gives it.
    public var text: String?
    /// Whether the view or one of its ancestors is hidden.
    public var isHidden: Bool
    /// The opacity of the view and its ancestors together, 0 to 1.
    public var alpha: Double
    /// Whether it is a control that is disabled, or the view or one of its ancestors has user interaction disabled.
    public var isDisabled: Bool
    /// Whether the scene marks it as one that lets touches through.
    public var isMarked: Bool
    /// The id of the view that the delegate strategy asks in its place.
    public var touchDelegate: String?
  }

  public var sceneName: String
  /// The size of the screen.
  public var screen: CGSize
  /// The views, back to front: windows by level, then each view before its subviews.
  public var shapes: [Shape]
  /// How many views have no outline here: beyond ``viewLimit``, or too far away to be drawn.
  public var omittedViews: Int

  /// The outline of a view of that name.
  public func shape(named name: String) -> Shape? { shapes.first { $0.name == name } }
}
