package import UIKit

/// The description of a view controller in a scene file. `nil` means UIKit's default.
///
/// Values that only set a property are in ``values``; the others are also decoded into the properties below.
package struct ControllerDescription: KeyedDescription {
  package typealias Subject = UIViewController

  package enum PresentationStyle: String, Sendable, CaseIterable {
    case automatic, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext,
      popover
  }

  /// The line of the file at which the controller starts.
  package internal(set) var line: Int

  /// The column at which the controller starts.
  package internal(set) var column: Int

  /// The controller's name in results and changes, unique among the controllers of the scene.
  package internal(set) var id: String?

  /// The class name in the scene. Default: `UIViewController`.
  package internal(set) var className: String

  /// The superclass name in the scene.
  package internal(set) var superclassName: String?

  /// ``className`` if the registry has it, else the nearest known superclass.
  package internal(set) var knownClassName: String

  package var values: [ClassKeyValue<ControllerDescription>] = []

  /// Whether the controller is under `children`, or has a name and so may be placed there.
  var isChild = false

  @Boxed package internal(set) var view: ViewDescription?

  /// For a child: the id of the view of the parent to which the child's view is added. `nil` for the parent's own view.
  package internal(set) var superview: String?

  /// The embedded child controllers.
  package internal(set) var children: [ControllerDescription] = []

  /// The stack of a navigation controller, the root and cards of a card stack, or the tabs of a tab bar controller.
  package internal(set) var viewControllers: [ControllerDescription] = []

  /// The configuration of the interactive pop recognizer.
  @Boxed package internal(set) var interactivePopGestureRecognizer: GestureRecognizerDescription?

  package internal(set) var modalPresentationStyle: PresentationStyle?

  /// The sheet of the controller's presentation.
  @Boxed package internal(set) var sheet: SheetDescription?

  /// The controller that this one presents.
  @Boxed package internal(set) var presented: ControllerDescription?

  /// The data that systems have decoded.
  var parts: [any ControllerPart] = []

  init(line: Int, column: Int, id: String?, className: String, superclassName: String?, knownClassName: String) {
    self.line = line
    self.column = column
    self.id = id
    self.className = className
    self.superclassName = superclassName
    self.knownClassName = knownClassName
  }
}
