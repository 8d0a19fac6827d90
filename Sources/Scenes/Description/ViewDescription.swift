public import Foundation
package import JSONText

/// The description of a view in a scene file. `nil` means the default of the class.
public struct ViewDescription: Sendable {
  /// The line of the file at which the view starts.
  public internal(set) var line: Int

  /// The column at which the view starts.
  public internal(set) var column: Int

  /// The view's name in results, unique in the scene.
  public internal(set) var id: String?

  /// The class name in the scene. Default: `UIWindow` for a window, else `UIView`.
  public internal(set) var className: String

  /// The superclass name in the scene.
  public internal(set) var superclassName: String?

  /// ``className`` if the registry has it, else the nearest known superclass.
  public internal(set) var knownClassName: String

  /// Creates a description of a view of a registered class, with the defaults of the class.
  init(className: String) {
    self.init(line: 0, column: 0, id: nil, className: className, superclassName: nil, knownClassName: className)
  }

  init(line: Int, column: Int, id: String?, className: String, superclassName: String?, knownClassName: String) {
    self.line = line
    self.column = column
    self.id = id
    self.className = className
    self.superclassName = superclassName
    self.knownClassName = knownClassName
  }

  /// The frame of the untransformed view in its superview's coordinates.
  public internal(set) var frame: CGRect?

  /// The point that the transform leaves in place, in units of the view's size.
  public internal(set) var anchorPoint: CGPoint?

  /// `a`, `b`, `c`, `d`, `tx` and `ty` of the affine transform.
  public internal(set) var transform: [Double]?

  /// The origin of the view's own coordinates.
  public internal(set) var boundsOrigin: CGPoint?

  /// The opacity, 0 to 1.
  public internal(set) var alpha: Double?

  public internal(set) var isHidden: Bool?

  /// Whether the view and its subviews receive touches.
  public internal(set) var isUserInteractionEnabled: Bool?

  /// Whether the view receives more than one touch at a time.
  public internal(set) var isMultipleTouchEnabled: Bool?

  /// Whether other views of the window receive no touches while this one has any.
  public internal(set) var isExclusiveTouch: Bool?

  /// Whether subviews are drawn only inside the view.
  public internal(set) var clipsToBounds: Bool?

  public internal(set) var tag: Int?

  public internal(set) var windowLevel: Double?

  /// Whether the view is marked as pass-through.
  public internal(set) var passThrough = false

  /// The id of the touch delegate, which the delegate strategy calls.
  public internal(set) var touchDelegate: String?

  /// Whether the view's class has a touch delegate, set or not.
  public internal(set) var hasTouchDelegate = false

  /// Whether this is its window's root view, around which a profile may insert wrapper views.
  public internal(set) var isRootView = false

  public internal(set) var isEnabled: Bool?

  public internal(set) var isSelected: Bool?

  /// The values of the properties of the rows of the view's class and its ancestors, sorted by name.
  var properties: [ViewPropertyValue] = []

  public internal(set) var title: String?

  /// The actions, sorted by control event.
  public internal(set) var actions: [ActionDescription] = []

  /// The gesture recognizers in the order in which they are added.
  public internal(set) var gestureRecognizers: [GestureRecognizerDescription] = []

  public internal(set) var contentSize: CGSize?

  /// The point of the content at the scroll view's top left corner.
  public internal(set) var contentOffset: CGPoint?

  public internal(set) var contentInset: InsetsDescription?

  /// Whether the user can scroll.
  public internal(set) var isScrollEnabled: Bool?

  /// Whether scrolling goes past the edges of the content and back.
  public internal(set) var bounces: Bool?

  /// Whether the scroll view bounces vertically even if the content is not higher than the view.
  public internal(set) var alwaysBounceVertical: Bool?

  /// Whether the scroll view bounces horizontally even if the content is not wider than the view.
  public internal(set) var alwaysBounceHorizontal: Bool?

  /// Whether scrolling stops at multiples of the view's size.
  public internal(set) var isPagingEnabled: Bool?

  /// Whether a drag scrolls along one axis only.
  public internal(set) var isDirectionalLockEnabled: Bool?

  /// Whether the scroll view delays touches until it has determined whether they scroll.
  public internal(set) var delaysContentTouches: Bool?

  /// Whether scrolling may cancel touches in the content.
  public internal(set) var canCancelContentTouches: Bool?

  /// The deceleration after the finger is lifted.
  public internal(set) var decelerationRate: DecelerationRateDescription?

  public internal(set) var minimumZoomScale: Double?

  public internal(set) var maximumZoomScale: Double?

  public internal(set) var zoomScale: Double?

  /// The id of the view that zooms.
  public internal(set) var zoomView: String?

  /// How the safe area is added to the content inset.
  public internal(set) var contentInsetAdjustmentBehavior: ScrollInsetAdjustment?

  /// Whether scrolling may also cancel touches in controls.
  public internal(set) var touchesShouldCancelInControls = false

  /// The configuration of the scroll view's own pan.
  @Boxed public internal(set) var panGestureRecognizer: GestureRecognizerDescription?

  /// The configuration of the scroll view's own pinch.
  @Boxed public internal(set) var pinchGestureRecognizer: GestureRecognizerDescription?

  /// Whether rows or items of the table or collection view can be selected.
  public internal(set) var allowsSelection: Bool?

  /// Whether more than one row or item can be selected at a time.
  public internal(set) var allowsMultipleSelection: Bool?

  /// The table's own part of the description. `nil` for other views.
  @Boxed public internal(set) var table: TableDescription?

  /// The cell's own part of the description. `nil` for other views.
  @Boxed public internal(set) var cell: CellDescription?

  @Boxed public internal(set) var rootViewController: ControllerDescription?

  /// The background colour for pictures: `#RGB`, `#RRGGBB`, `#RRGGBBAA` or a name.
  public internal(set) var backgroundColor: String?

  /// The text for pictures and reports.
  public internal(set) var text: String?

  /// The subviews, back to front.
  public internal(set) var subviews: [ViewDescription] = []
}

extension ViewDescription {
  /// The value of a property of a row. `nil` if the scene has none.
  package subscript(name: String) -> JSONValue? { properties.first { $0.name == name }?.value }
}
