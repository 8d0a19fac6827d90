package import Foundation
package import HitTestTerms

/// A drawing of a scene: an outline for each view, in drawing order.
///
/// It decides what is drawn, and the live page, the player, reports and pictures paint it: where a view is, what clips and covers
/// it, its color and text, and with ``captions(unit:)`` where its name stands. All coordinates are points of the screen.
package struct ScenePicture: Hashable, Sendable {
  /// The maximum number of outlines of a picture. Further views are counted in ``omittedViews``.
  package static let viewLimit = 3_000

  /// The text that a view shows.
  package struct Title: Hashable, Sendable {
    package var text: String
    /// Whether it is the view's id in place of a missing text.
    package var isName: Bool
    /// Whether it stands at the center of the view and not at the leading edge.
    package var isCentered: Bool

    package init(text: String, isName: Bool, isCentered: Bool) {
      self.text = text
      self.isName = isName
      self.isCentered = isCentered
    }
  }

  package struct Shape: Hashable, Sendable {
    package var view: ViewID
    /// The name of ``view``.
    package var name: String
    package var className: String
    /// Whether the scene gives the view an id, so that ``name`` is one word and not a path.
    package var isIdentified: Bool
    package var isWindow = false
    /// The corners of the transformed bounds: originally top left, top right, bottom right and bottom left.
    package var corners: [CGPoint]
    /// The part of the bounds that is not clipped by ancestors with `clipsToBounds`. Empty if all is clipped.
    package var outline: [CGPoint]
    /// The background color, as `#rrggbb` or `#rrggbbaa`.
    package var backgroundColor: String?
    /// The view's text or title.
    package var text: String?
    /// What is written in the view. `nil` for nothing.
    package var title: Title?
    /// Whether the view or one of its ancestors is hidden.
    package var isHidden: Bool
    /// The product of the opacities of the view and its ancestors, 0 to 1.
    package var alpha: Double
    /// Whether the view is a disabled control, or user interaction is disabled for it or an ancestor.
    package var isDisabled: Bool
    /// Whether nothing behind the view can be seen.
    package var isOpaque = false
    /// Whether the scene marks the view as pass-through.
    package var isMarked: Bool
    /// The id of the view's touch delegate.
    package var touchDelegate: String?

    package init(
      view: ViewID, name: String, className: String, isIdentified: Bool, isWindow: Bool = false, corners: [CGPoint],
      outline: [CGPoint], backgroundColor: String? = nil, text: String? = nil, title: Title? = nil, isHidden: Bool,
      alpha: Double, isDisabled: Bool, isOpaque: Bool = false, isMarked: Bool, touchDelegate: String? = nil
    ) {
      self.view = view
      self.name = name
      self.className = className
      self.isIdentified = isIdentified
      self.isWindow = isWindow
      self.corners = corners
      self.outline = outline
      self.backgroundColor = backgroundColor
      self.text = text
      self.title = title
      self.isHidden = isHidden
      self.alpha = alpha
      self.isDisabled = isDisabled
      self.isOpaque = isOpaque
      self.isMarked = isMarked
      self.touchDelegate = touchDelegate
    }
  }

  package var sceneName: String
  package var screen: CGSize
  /// The views in drawing order: windows by level, then each view before its subviews.
  package var shapes: [Shape]
  /// The number of views without an outline: beyond ``viewLimit``, or too far away.
  package var omittedViews: Int

  package init(sceneName: String, screen: CGSize, shapes: [Shape], omittedViews: Int) {
    self.sceneName = sceneName
    self.screen = screen
    self.shapes = shapes
    self.omittedViews = omittedViews
  }

  /// The outline of the view with a name.
  package func shape(named name: String) -> Shape? { shapes.first { $0.name == name } }
}
