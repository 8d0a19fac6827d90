public import JSONText

/// One view of an imported hierarchy. `nil` is a property that the source does not state.
///
/// The names are UIKit's. Lengths are points; the geometry is that of the scene format.
public struct ImportedView: Hashable, Sendable {
  /// The line of the source, from 1.
  public var line: Int

  /// The class as the source names it, with or without its module.
  public var className: String

  /// The nearest class of UIKit that the source states.
  public var baseClassName: String?

  /// The `accessibilityIdentifier`.
  public var identifier: String?

  /// The address of the object. It finds a view within one text, and is never written.
  public var address: String?

  /// The frame of the untransformed view, in the coordinate space of its superview.
  public var frame: ImportedFrame

  public var anchorPoint: [Double]?

  /// The components a, b, c, d, tx, ty; `nil` is the identity.
  public var transform: [Double]?

  /// The origin of the coordinate space of the subviews: the content offset of a scroll view.
  public var boundsOrigin: [Double]?

  public var contentSize: ImportedSize?

  /// The adjusted content inset of a scroll view: top, left, bottom, right.
  public var adjustedContentInset: [Double]?

  public var isHidden: Bool?
  public var alpha: Double?
  public var isUserInteractionEnabled: Bool?
  public var clipsToBounds: Bool?
  public var isEnabled: Bool?
  public var tag: Int?
  public var windowLevel: Double?

  /// Whether the class of the view has a hit test of its own, if the source states it.
  public var overridesHitTest: Bool?

  /// A text that the view shows. It is written only if the person asks for texts.
  public var text: String?

  /// Further members of the view in the scene format, such as `gestureRecognizers`, written as they are.
  public var members: [ImportedMember] = []

  /// Whether the frame is not exact.
  public var isInexact = false

  /// The subviews, back to front.
  public var subviews: [ImportedView] = []

  /// Creates a view.
  public init(line: Int, className: String, frame: ImportedFrame) {
    (self.line, self.className, self.frame) = (line, className, frame)
  }
}

/// A frame in points.
public struct ImportedFrame: Hashable, Sendable {
  public var x: Double
  public var y: Double
  /// Not below 0.
  public var width: Double
  /// Not below 0.
  public var height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }
}

/// A key of the scene format with its value as JSON text.
public struct ImportedMember: Hashable, Sendable {
  public var key: String
  public var json: String

  /// Creates a member; `json` is a complete JSON value.
  public init(key: String, json: String) { (self.key, self.json) = (key, json) }

  /// Creates a member from a value of the source.
  public init(key: String, _ value: JSONValue) { self.init(key: key, json: value.canonicalText()) }
}

extension ImportedView: TreeNode {
  mutating func append(child: ImportedView) { subviews.append(child) }
}
