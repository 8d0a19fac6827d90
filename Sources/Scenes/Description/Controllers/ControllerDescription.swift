package import Foundation

/// The description of a view controller in a scene file. `nil` means UIKit's default.
package struct ControllerDescription: Sendable {
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

  package internal(set) var title: String?

  @Boxed package internal(set) var view: ViewDescription?

  /// For a child: the id of the view of the parent to which the child's view is added. `nil` for the parent's own view.
  package internal(set) var superview: String?

  /// The embedded child controllers.
  package internal(set) var children: [ControllerDescription] = []

  /// The stack of a navigation controller, the root and cards of a card stack, or the tabs of a tab bar controller.
  package internal(set) var viewControllers: [ControllerDescription] = []

  /// The index of the selected tab.
  package internal(set) var selectedIndex: Int?

  package internal(set) var isNavigationBarHidden: Bool?

  /// The configuration of the interactive pop recognizer.
  @Boxed package internal(set) var interactivePopGestureRecognizer: GestureRecognizerDescription?

  package internal(set) var modalPresentationStyle: PresentationStyle?

  /// Whether the user cannot dismiss the controller.
  package internal(set) var isModalInPresentation: Bool?

  /// Whether presentations in the current context cover this controller.
  package internal(set) var definesPresentationContext: Bool?

  package internal(set) var preferredContentSize: CGSize?

  /// The sheet of the controller's presentation.
  @Boxed package internal(set) var sheet: SheetDescription?

  /// The controller that this one presents.
  @Boxed package internal(set) var presented: ControllerDescription?

  /// Whether the back button is hidden while the controller is on top of a navigation controller.
  package internal(set) var hidesBackButton: Bool?

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
