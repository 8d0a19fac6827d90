public import Foundation
package import JSONText

/// What a scene file says about one view; nil means that it says nothing and the class's own default holds.
public struct ViewDescription: Sendable {
  /// The line of the file on which the view starts.
  public internal(set) var line: Int

  /// The column in which it starts.
  public internal(set) var column: Int

  /// The view's name in results, unique in the scene.
  public internal(set) var id: String?

  /// The class name as the scene gives it, or the default: `UIWindow` for a window, else `UIView`.
  public internal(set) var className: String

  /// The superclass as the scene gives it.
  public internal(set) var superclassName: String?

  /// ``className`` where the registry knows it, else the known class that the view is made from.
  public internal(set) var knownClassName: String

  /// A view of a class that a registry has, with the defaults of the class.
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

  /// Where the untransformed view stands in its superview's space.
  public internal(set) var frame: CGRect?

  /// The point of the view, in units of its size, that stays in place under its transform.
  public internal(set) var anchorPoint: CGPoint?

  /// `a`, `b`, `c`, `d`, `tx` and `ty` of the affine transform.
  public internal(set) var transform: [Double]?

  /// The origin of the view's own space.
  public internal(set) var boundsOrigin: CGPoint?

  /// The opacity, 0 to 1.
  public internal(set) var alpha: Double?

  /// Whether the view is hidden.
  public internal(set) var isHidden: Bool?

  /// Whether the view and its subviews take touches.
  public internal(set) var isUserInteractionEnabled: Bool?

  /// Whether the view takes more than one touch at a time.
  public internal(set) var isMultipleTouchEnabled: Bool?

  /// Whether no other view of the window gets touches while this one has some.
  public internal(set) var isExclusiveTouch: Bool?

  /// Whether subviews are drawn only inside the view.
  public internal(set) var clipsToBounds: Bool?

  public internal(set) var tag: Int?

  public internal(set) var windowLevel: Double?

  /// Whether the view is marked as one that lets touches through.
  public internal(set) var passThrough = false

  /// The id of the view that the delegate strategy asks.
  public internal(set) var touchDelegate: String?

  /// Whether the view is of a class that asks, with a view to ask or none yet.
  public internal(set) var hasTouchDelegate = false

  /// Whether this is its window's content view, around which a profile may put its wrapper views.
  public internal(set) var isRootView = false

  /// Whether the control is enabled.
  public internal(set) var isEnabled: Bool?

  /// Whether the control is selected.
  public internal(set) var isSelected: Bool?

  /// The values of the properties that the rows of the view's class and its ancestors have, sorted by name.
  var properties: [ViewPropertyValue] = []

  /// The control's title.
  public internal(set) var title: String?

  /// The names of the actions by control event, sorted by the event's name.
  public internal(set) var actions: [ActionDescription] = []

  /// The gesture recognizers, in the order in which they are added.
  public internal(set) var gestureRecognizers: [GestureRecognizerDescription] = []

  /// The size of the scroll view's content.
  public internal(set) var contentSize: CGSize?

  /// The content's point at the scroll view's top left corner.
  public internal(set) var contentOffset: CGPoint?

  /// The room around the scroll view's content.
  public internal(set) var contentInset: InsetsDescription?

  /// Whether the user can scroll.
  public internal(set) var isScrollEnabled: Bool?

  /// Whether scrolling goes past the content's edges and back.
  public internal(set) var bounces: Bool?

  /// Whether it does so vertically even where the content is no higher than the view.
  public internal(set) var alwaysBounceVertical: Bool?

  /// Whether it does so horizontally even where the content is no wider than the view.
  public internal(set) var alwaysBounceHorizontal: Bool?

  /// Whether scrolling stops at multiples of the view's size.
  public internal(set) var isPagingEnabled: Bool?

  /// Whether a drag scrolls along one axis only.
  public internal(set) var isDirectionalLockEnabled: Bool?

  /// Whether the scroll view holds touches back until it knows whether they scroll.
  public internal(set) var delaysContentTouches: Bool?

  /// Whether a scroll may take touches away from the content.
  public internal(set) var canCancelContentTouches: Bool?

  /// How fast scrolling slows down after the finger is lifted.
  public internal(set) var decelerationRate: DecelerationRateDescription?

  /// The smallest scale of the scroll view's content.
  public internal(set) var minimumZoomScale: Double?

  /// The largest scale of the scroll view's content.
  public internal(set) var maximumZoomScale: Double?

  /// The scale of the scroll view's content.
  public internal(set) var zoomScale: Double?

  /// The id of the view that zooms.
  public internal(set) var zoomView: String?

  /// How the safe area adds to the content inset.
  public internal(set) var contentInsetAdjustmentBehavior: ScrollInsetAdjustment?

  /// Whether a scroll may take touches from controls, too.
  public internal(set) var touchesShouldCancelInControls = false

  /// What is said of the scroll view's own pan.
  @Boxed public internal(set) var panGestureRecognizer: GestureRecognizerDescription?

  /// What is said of the scroll view's own pinch.
  @Boxed public internal(set) var pinchGestureRecognizer: GestureRecognizerDescription?

  /// Whether rows or items of the table or collection view can be selected.
  public internal(set) var allowsSelection: Bool?

  /// Whether more than one row or item can be selected at a time.
  public internal(set) var allowsMultipleSelection: Bool?

  /// What a table view has beyond a scroll view; nil for other views.
  @Boxed public internal(set) var table: TableDescription?

  /// What a table view's cell has beyond a view; nil for other views.
  @Boxed public internal(set) var cell: CellDescription?

  /// The window's root view controller.
  @Boxed public internal(set) var rootViewController: ControllerDescription?

  /// The colour for pictures: `#RGB`, `#RRGGBB`, `#RRGGBBAA` or a name.
  public internal(set) var backgroundColor: String?

  /// The text for pictures and reports.
  public internal(set) var text: String?

  /// The subviews, back to front.
  public internal(set) var subviews: [ViewDescription] = []
}

extension ViewDescription {
  /// The value of a property that a row has; `nil` where the scene gives none.
  package subscript(name: String) -> JSONValue? { properties.first { $0.name == name }?.value }
}
