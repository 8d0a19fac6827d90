package import Foundation
package import JSONText

/// The description of a view in a scene file. `nil` means the default of the class.
package struct ViewDescription: Sendable {
  /// The line of the file at which the view starts.
  package internal(set) var line: Int

  /// The column at which the view starts.
  package internal(set) var column: Int

  /// The view's name in results, unique in the scene.
  package internal(set) var id: String?

  /// The class name in the scene. Default: `UIWindow` for a window, else `UIView`.
  package internal(set) var className: String

  /// The superclass name in the scene.
  package internal(set) var superclassName: String?

  /// ``className`` if the registry has it, else the nearest known superclass.
  package internal(set) var knownClassName: String

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
  package internal(set) var frame: CGRect?

  /// The point that the transform leaves in place, in units of the view's size.
  package internal(set) var anchorPoint: CGPoint?

  /// `a`, `b`, `c`, `d`, `tx` and `ty` of the affine transform.
  package internal(set) var transform: [Double]?

  /// The origin of the view's own coordinates.
  package internal(set) var boundsOrigin: CGPoint?

  /// The opacity, 0 to 1.
  package internal(set) var alpha: Double?

  package internal(set) var isHidden: Bool?

  /// Whether the view and its subviews receive touches.
  package internal(set) var isUserInteractionEnabled: Bool?

  /// Whether the view receives more than one touch at a time.
  package internal(set) var isMultipleTouchEnabled: Bool?

  /// Whether other views of the window receive no touches while this one has any.
  package internal(set) var isExclusiveTouch: Bool?

  /// Whether subviews are drawn only inside the view.
  package internal(set) var clipsToBounds: Bool?

  package internal(set) var tag: Int?

  package internal(set) var windowLevel: Double?

  /// Whether the view is marked as pass-through.
  package internal(set) var passThrough = false

  /// The id of the touch delegate, which the delegate strategy calls.
  package internal(set) var touchDelegate: String?

  /// Whether the view's class has a touch delegate, set or not.
  package internal(set) var hasTouchDelegate = false

  /// Whether this is its window's root view, around which a profile may insert wrapper views.
  package internal(set) var isRootView = false

  package internal(set) var isEnabled: Bool?

  package internal(set) var isSelected: Bool?

  /// The values of the properties of the rows of the view's class and its ancestors, sorted by name.
  var properties: [ViewPropertyValue] = []

  package internal(set) var title: String?

  /// The actions, sorted by control event.
  package internal(set) var actions: [ActionDescription] = []

  /// The gesture recognizers in the order in which they are added.
  package internal(set) var gestureRecognizers: [GestureRecognizerDescription] = []

  package internal(set) var contentSize: CGSize?

  /// The point of the content at the scroll view's top left corner.
  package internal(set) var contentOffset: CGPoint?

  package internal(set) var contentInset: InsetsDescription?

  /// Whether the user can scroll.
  package internal(set) var isScrollEnabled: Bool?

  /// Whether scrolling goes past the edges of the content and back.
  package internal(set) var bounces: Bool?

  /// Whether the scroll view bounces vertically even if the content is not higher than the view.
  package internal(set) var alwaysBounceVertical: Bool?

  /// Whether the scroll view bounces horizontally even if the content is not wider than the view.
  package internal(set) var alwaysBounceHorizontal: Bool?

  /// Whether scrolling stops at multiples of the view's size.
  package internal(set) var isPagingEnabled: Bool?

  /// Whether a drag scrolls along one axis only.
  package internal(set) var isDirectionalLockEnabled: Bool?

  /// Whether the scroll view delays touches until it has determined whether they scroll.
  package internal(set) var delaysContentTouches: Bool?

  /// Whether scrolling may cancel touches in the content.
  package internal(set) var canCancelContentTouches: Bool?

  /// The deceleration after the finger is lifted.
  package internal(set) var decelerationRate: DecelerationRateDescription?

  package internal(set) var minimumZoomScale: Double?

  package internal(set) var maximumZoomScale: Double?

  package internal(set) var zoomScale: Double?

  /// The id of the view that zooms.
  package internal(set) var zoomView: String?

  /// How the safe area is added to the content inset.
  package internal(set) var contentInsetAdjustmentBehavior: ScrollInsetAdjustment?

  /// Whether scrolling may also cancel touches in controls.
  package internal(set) var touchesShouldCancelInControls = false

  /// The configuration of the scroll view's own pan.
  @Boxed package internal(set) var panGestureRecognizer: GestureRecognizerDescription?

  /// The configuration of the scroll view's own pinch.
  @Boxed package internal(set) var pinchGestureRecognizer: GestureRecognizerDescription?

  /// Whether rows or items of the table or collection view can be selected.
  package internal(set) var allowsSelection: Bool?

  /// Whether more than one row or item can be selected at a time.
  package internal(set) var allowsMultipleSelection: Bool?

  /// The table's own part of the description. `nil` for other views.
  @Boxed package internal(set) var table: TableDescription?

  /// The cell's own part of the description. `nil` for other views.
  @Boxed package internal(set) var cell: CellDescription?

  @Boxed package internal(set) var rootViewController: ControllerDescription?

  /// The background colour for pictures: `#RGB`, `#RRGGBB`, `#RRGGBBAA` or a name.
  package internal(set) var backgroundColor: String?

  /// The text for pictures and reports.
  package internal(set) var text: String?

  /// The subviews, back to front.
  package internal(set) var subviews: [ViewDescription] = []
}

extension ViewDescription {
  /// The value of a property of a row. `nil` if the scene has none.
  package subscript(name: String) -> JSONValue? { properties.first { $0.name == name }?.value }
}
