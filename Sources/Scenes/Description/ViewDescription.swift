package import Foundation
package import UIKit

/// The description of a view in a scene file. `nil` means the default of the class.
///
/// Values that only set a property are in ``values``; the others are also decoded into the properties below.
package struct ViewDescription: KeyedDescription {
  package typealias Subject = UIView

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

  /// The constraints that decide the frame in its place.
  package internal(set) var constraints: [ConstraintDescription] = []
  /// Whether the view or one in it has constraints.
  var hasConstraints: Bool { !constraints.isEmpty || subviews.contains(where: \.hasConstraints) }

  /// Whether the view is marked as pass-through.
  package internal(set) var passThrough = false

  /// The id of the touch delegate, which the delegate strategy calls.
  package internal(set) var touchDelegate: String?

  /// Whether the view's class has a touch delegate, set or not.
  package internal(set) var hasTouchDelegate = false

  /// Whether this is its window's root view, around which a profile may insert wrapper views.
  package internal(set) var isRootView = false

  package var values: [ClassKeyValue<ViewDescription>] = []

  package internal(set) var title: String?

  /// The actions, sorted by control event.
  package internal(set) var actions: [ActionDescription] = []

  /// The gesture recognizers in the order in which they are added.
  package internal(set) var gestureRecognizers: [GestureRecognizerDescription] = []

  /// The id of the view that zooms.
  package internal(set) var zoomView: String?

  /// The configuration of the scroll view's own pan.
  @Boxed package internal(set) var panGestureRecognizer: GestureRecognizerDescription?

  /// The configuration of the scroll view's own pinch.
  @Boxed package internal(set) var pinchGestureRecognizer: GestureRecognizerDescription?

  /// The table's own part of the description. `nil` for other views.
  @Boxed package internal(set) var table: TableDescription?

  /// The content that a hosting view draws. `nil` for a view that states none.
  @Boxed package internal(set) var hostedContent: [HostedContent]?

  /// The collection view's own part of the description. `nil` for other views.
  @Boxed package internal(set) var collection: CollectionDescription?

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
